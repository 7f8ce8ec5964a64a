import type { SessionAnswer } from "@santha/contract/auth";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError, request } from "./api-client.ts";
import { queryClient } from "./query-client.ts";

/** Who is signed in, as much as every screen needs. */
export type Session = SessionAnswer;

const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: readSession,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Whether asking is worth a round trip: the server sets this cookie with every session, lets it live longer, and
 * takes both away together. It proves nothing.
 */
function mayBeSignedIn(): boolean {
  return /(?:^|; )userId=/.test(document.cookie);
}

async function readSession({ signal }: { readonly signal: AbortSignal }): Promise<Session | null> {
  if (!mayBeSignedIn()) return null;
  try {
    return await request<Session>({ method: "GET", path: "/v2/session", signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in: null when nobody is, or while that is not known yet. */
export function useSession(): Session | null {
  return useQuery(sessionQuery).data ?? null;
}

/** Whether the signed-in person sees and earns margin. */
export function useIsAgent(): boolean {
  return useSession()?.roles.includes("agent") ?? false;
}

/** Asks the server once who is signed in. Throws NetworkError when it cannot be asked. */
export function loadSession(): Promise<Session | null> {
  return queryClient.ensureQueryData(sessionQuery);
}

/** Who is signed in as far as it is known at this moment. */
export function knownSession(): Session | null {
  return queryClient.getQueryData<Session | null>(sessionQuery.queryKey) ?? null;
}

/** Takes the answer of a sign-in call as the new session; answers kept for another person are dropped. */
export function beginSession(session: Session): void {
  replaceSession(session);
}

/** Shows at once what the person has changed of himself. */
export function changeSession(
  change: Partial<Pick<Session, "firstName" | "profilePicUrl" | "language">>,
): void {
  queryClient.setQueryData<Session | null>(
    sessionQuery.queryKey,
    (known) => known && { ...known, ...change },
  );
}

/** Ends the session on the server, then forgets it and every private answer here. Throws what `request` throws. */
export async function signOut(): Promise<void> {
  await request({ method: "POST", path: "/v2/auth/sign-out" });
  forgetSession();
}

/** Forgets the session and every answer kept for it. */
export function forgetSession(): void {
  replaceSession(null);
}

/** The shell is keyed by the person, so every screen asks again instead of showing what another person was told. */
function replaceSession(session: Session | null): void {
  queryClient.setQueryData(sessionQuery.queryKey, session);
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
}
