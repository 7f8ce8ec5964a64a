import { useSyncExternalStore } from "react";
import type { SessionAnswer } from "#features/auth/contract/auth.ts";
import { ApiError, callFor, onNotAllowed, request } from "./api-client.ts";
import { notedLeaving, noteLeaving, tidyTab } from "./private-storage.ts";

/** Who is signed in, as much as every screen needs. */
export type Session = SessionAnswer;

/** Undefined until the server was asked or a sign-in answered. Kept outside the query library, which comes after sign-in. */
let known: Session | null | undefined;
let asking: Promise<Session | null> | undefined;
let visits = 0;
const listeners = new Set<() => void>();
const replacementListeners = new Set<() => void>();
const sellerWorkListeners = new Set<() => void>();
const waitsBeforeTriesMs = [1000, 2000];
const storageKey = "santha.session";
/** A start waits so long for the server; then the app opens for the person who was here last. */
const patienceMs = 500;

function keep(session: Session | null | undefined): void {
  const before = known;
  known = session;
  callFor(session?.profileKey);
  if (session !== undefined) tidyTab(session?.profileKey ?? null);
  try {
    // The number stays out of what scripts and the next holder of the phone could read; the server tells it again.
    if (session) localStorage.setItem(storageKey, JSON.stringify({ ...session, mobileNo: "" }));
    else if (session === null) localStorage.removeItem(storageKey);
  } catch {
    // Where nothing can be stored the app opens with a connection only.
  }
  for (const listener of listeners) listener();
  const isSame = before && session && before.profileKey === session.profileKey;
  if (isSame && sellerWorkOf(before) !== sellerWorkOf(session))
    for (const listener of sellerWorkListeners) listener();
}

/** What the person may do for a seller, to compare: answers kept under other rights are not shown. */
export function sellerWorkOf(session: Session | null): string {
  return session?.sellerParts?.join() ?? "";
}

/** Calls the listener when the signed-in person may do other work for a seller than before: removed, left, changed. */
export function onSellerWorkChanged(listener: () => void): void {
  sellerWorkListeners.add(listener);
}

/** Who was here last, as the server said then; null when the cookie names nobody or somebody else. */
function keptSession(): Session | null {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? "null") as Session | null;
    return kept?.sellerParts && document.cookie.includes(`userId=${kept.profileKey}`) ? kept : null;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether asking is worth a round trip: the server sets this cookie with every session, lets it live longer, and
 * takes both away together. It proves nothing.
 */
export function mayBeSignedIn(): boolean {
  return /(?:^|; )userId=/.test(document.cookie);
}

/** Asks until an answer comes, three times at most: a refusal is final, a broken connection or server may mend. */
async function readSession(): Promise<Session | null> {
  for (const waitMs of waitsBeforeTriesMs) {
    try {
      return await askSession();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return askSession();
}

async function askSession(): Promise<Session | null> {
  return mayBeSignedIn() ? askServer() : null;
}

/** Asks again when somebody logs out in another tab meanwhile: the answer may be of before, and would undo his note. */
async function askServer(): Promise<Session | null> {
  const leaving = notedLeaving();
  try {
    const session = await request<Session>({ method: "GET", path: "/v2/session" });
    return notedLeaving() === leaving ? session : await askServer();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in: null when nobody is, or while that is not known yet. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, knownSession);
}

/** Whether the signed-in person sees and earns margin, and may order for others: an agent or a seller. */
export function useIsAgent(): boolean {
  const roles = useSession()?.roles;
  return roles !== undefined && (roles.includes("agent") || roles.includes("seller"));
}

/**
 * Asks the server once who is signed in. Without a connection, or when it is slow, that is who was here last, until
 * the server says otherwise. Throws NetworkError when it cannot be asked and nobody was here.
 */
export function loadSession(): Promise<Session | null> {
  if (known !== undefined) return Promise.resolve(known);
  asking ??= loadOnce();
  return asking;
}

async function loadOnce(): Promise<Session | null> {
  const visit = visits;
  const kept = keptSession();
  const answered = readSession().then((session) => {
    // Whoever signed in meanwhile knows better.
    if (visit === visits && (known === undefined || known === kept)) keep(session);
  });
  try {
    if (kept) {
      const patience = new Promise((resolve) => setTimeout(resolve, navigator.onLine ? patienceMs : 0));
      await Promise.race([patience, answered.catch(() => {})]);
      if (visit === visits && known === undefined) keep(kept);
    } else await answered;
  } finally {
    if (visit === visits) asking = undefined;
  }
  return visit === visits ? (known ?? null) : null;
}

/** Asks again who is signed in, after something of him changed on the server; what is known stays when no answer comes. */
export async function reloadSession(): Promise<void> {
  const before = known;
  if (!before) return;
  try {
    const session = await askServer();
    if (known === before) keep(session);
  } catch {
    // The next visit asks again.
  }
}

/** A refused team member may have been removed from the team meanwhile. */
onNotAllowed(() => {
  if (sellerWorkOf(knownSession()) !== "") void reloadSession();
});

/** Who is signed in as far as it is known at this moment. */
export function knownSession(): Session | null {
  return known ?? null;
}

/** Who is signed in, or was here last while that is not known yet. */
export function expectedSession(): Session | null {
  return known === undefined ? keptSession() : known;
}

/** Forgets even that it was asked, as a new visit of the browser does. */
export function beginVisit(): void {
  visits++;
  asking = undefined;
  keep(undefined);
}

/** Calls the listener when another person, or nobody, is signed in: what was kept for the one before must go. */
export function onSessionReplaced(listener: () => void): () => void {
  replacementListeners.add(listener);
  return () => replacementListeners.delete(listener);
}

/** Takes the answer of a sign-in call as the new session; answers kept for another person are dropped. */
export function beginSession(session: Session): void {
  replaceSession(session);
}

/** Shows at once what the person has changed of himself. */
export function changeSession(
  change: Partial<Pick<Session, "firstName" | "firstNameTe" | "profilePicUrl" | "language">>,
): void {
  if (known) keep({ ...known, ...change });
}

/** Ends the session on the server, then forgets it and every private answer here. Throws what `request` throws. */
export async function signOut(): Promise<void> {
  await request({ method: "POST", path: "/v2/auth/sign-out" });
  forgetSession();
  noteLeaving();
}

/** Forgets the session and every answer kept for it. */
export function forgetSession(): void {
  replaceSession(null);
}

/** The shell is keyed by the person, so every screen asks again instead of showing what another person was told. */
function replaceSession(session: Session | null): void {
  keep(session);
  for (const listener of replacementListeners) listener();
}
