import { NetworkError, newIdempotencyKey, request } from "../data/api-client.ts";
import { knownSession } from "../data/session.ts";
import {
  announce,
  dropFiles,
  editingEntry,
  editOutbox,
  hearOtherTabs,
  loadOutbox,
  noteSending,
  outboxNow,
  outboxStore,
  ownerNow,
  reloadOutbox,
  sayQueued,
  takeWaiter,
} from "./outbox.ts";
import {
  afterFailure,
  failureOf,
  isLimitOfField,
  nextDue,
  nextWakeAt,
  type OutboxEntry,
  withoutOldReceipts,
} from "./outbox-entry.ts";
import { withAnswers } from "./outbox-steps.ts";

const shortestPauseMs = 1000;
const decidedListeners = new Set<(decided: OutboxEntry) => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | undefined;
let isWanted = false;
/** Changes that screens wait for; what is still waiting when the sender ends is queued. */
const watched = new Set<string>();
/** Nobody could be asked: epoch milliseconds of the next try. */
let pausedUntil = 0;

/** Calls the listener when the server has taken or refused a change that waited. Returns what ends that. */
export function onDecided(listener: (decided: OutboxEntry) => void): () => void {
  decidedListeners.add(listener);
  return () => decidedListeners.delete(listener);
}

/** Sends as long as the person is signed in: at once, when the network or the page comes back, and by time. */
export function startSender(owner: string): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  addEventListener("online", () => void sendNow(), { signal });
  const look = (): void => void (document.visibilityState === "visible" && send());
  document.addEventListener("visibilitychange", look, { signal });
  hearOtherTabs(owner, signal);
  void loadOutbox().then(async (entries) => {
    const left = withoutOldReceipts(entries, Date.now());
    if (left.length < entries.length)
      await editOutbox(owner, (now) => withoutOldReceipts(now, Date.now())).catch(() => {});
    await send();
  });
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/** Sends all that waits, now; `id` is a change that a screen waits for. */
export function sendNow(id?: string): Promise<void> {
  isWanted = true;
  if (id !== undefined) watched.add(id);
  return send();
}

/** Sends a refused change again under a new key, as the old one has its answer. Pressed twice it is one change. */
export async function sendAgain({ id }: OutboxEntry): Promise<void> {
  const anew = newIdempotencyKey();
  await editOutbox(
    ownerNow(),
    editingEntry(id, (entry) => ({
      ...entry,
      id: anew,
      state: "waiting",
      answers: [],
      attempts: 0,
      nextTryAt: 0,
    })),
  );
  announce(ownerNow(), []);
  await send();
}

/** Sends what is due, oldest first, one tab of a browser at a time. */
function send(): Promise<void> {
  sending ??= sendRounds()
    // A device that neither reads nor writes: what is kept there stays, and is tried again later.
    .catch(() => {})
    .finally(() => {
      sending = undefined;
      sayQueued([...watched]);
      watched.clear();
      planNext();
    });
  return sending;
}

function planNext(): void {
  clearTimeout(timer);
  const now = Date.now();
  const at = nextWakeAt(outboxNow(), now);
  if (at === null || !navigator.onLine) return;
  timer = setTimeout(() => void send(), Math.max(shortestPauseMs, Math.max(at, pausedUntil) - now));
}

async function sendRounds(): Promise<void> {
  do {
    const isNow = isWanted;
    isWanted = false;
    const owner = knownSession()?.profileKey;
    if (!owner || !navigator.onLine || (!isNow && Date.now() < pausedUntil)) return;
    await asOneSender(owner, () => sendRound(owner, isNow));
  } while (isWanted);
}

/** A tab that dies gives the lock back, and what it was sending is sent again under its key. */
async function asOneSender(owner: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  await (locks ? locks.request(`santha-outbox-${owner}`, work) : work());
}

async function sendRound(owner: string, isNow: boolean): Promise<void> {
  const tried = new Set<string>();
  await reloadOutbox(owner);
  const next = () => nextDue(outboxNow(), isNow ? Number.MAX_SAFE_INTEGER : Date.now(), tried);
  for (let entry = next(); entry; entry = next()) {
    tried.add(entry.id);
    noteSending(entry.id);
    const canGoOn = await sendOne(owner, entry).finally(() => noteSending(undefined));
    if (!canGoOn) return;
  }
}

/** Sends one change; false when nobody can be asked, so that the others need not try. */
async function sendOne(owner: string, { id }: OutboxEntry): Promise<boolean> {
  const taken = await take(owner, id);
  if (!taken) return true;
  try {
    const answer = await sendSteps(owner, taken);
    pausedUntil = 0;
    await keepSent(owner, taken, answer);
    return true;
  } catch (error) {
    const failure = failureOf(error);
    await keepFailed(owner, taken, error);
    return failure !== "unreachable" && failure !== "paused";
  }
}

/** Notes the try, after which the server may know of the change; undefined when it is gone or decided. */
async function take(owner: string, id: string): Promise<OutboxEntry | undefined> {
  let taken: OutboxEntry | undefined;
  const edit = editingEntry(id, (entry) => {
    taken = entry.state === "waiting" ? { ...entry, attempts: entry.attempts + 1 } : undefined;
    return taken ?? entry;
  });
  // On a full device it is tried all the same: the key lets it have its effect once.
  await editOutbox(owner, (entries) => {
    taken = undefined;
    return edit(entries);
  }).catch(() => {});
  return taken;
}

/** Sends the steps that are left, and keeps each answer, so that a change that is cut off goes on from there. */
async function sendSteps(owner: string, { id, steps, ...entry }: OutboxEntry): Promise<unknown> {
  const answers = [...entry.answers];
  for (const [at, { file, body, ...step }] of [...steps.entries()].slice(answers.length)) {
    if (knownSession()?.profileKey !== owner) throw new NetworkError("the person has left");
    const sent = file === undefined ? withAnswers(body, answers) : await outboxStore.read(owner, file);
    const isLast = at === steps.length - 1;
    answers.push(await request({ ...step, body: sent, ...(isLast ? { idempotencyKey: id } : {}) }));
    if (!isLast)
      await editOutbox(
        owner,
        editingEntry(id, (now) => ({ ...now, answers: [...answers] })),
      );
  }
  return answers.at(-1);
}

/** A screen that waits takes the answer itself; a change that nobody waits for leaves a receipt. */
async function keepSent(owner: string, entry: OutboxEntry, answer: unknown): Promise<void> {
  const waiter = takeWaiter(entry.id);
  const receipt: OutboxEntry = { ...entry, state: "sent", decidedAt: Date.now() };
  waiter?.onSent(answer);
  const isWritten = editOutbox(
    owner,
    editingEntry(entry.id, () => (waiter ? null : receipt)),
  );
  waiter?.resolve({ state: "sent", answer });
  // What cannot be noted is sent again under its key, which changes nothing.
  await isWritten.then(() => dropFiles(owner, entry.steps)).catch(() => {});
  announce(owner, entry.refreshes, waiter ? [] : entry.refreshes);
  if (!waiter) tellDecided(receipt);
}

/** A refusal is told by the screen that waits, and nothing stays; else it stays with the server's reason. */
async function keepFailed(owner: string, entry: OutboxEntry, error: unknown): Promise<void> {
  const failure = failureOf(error);
  const waiter = takeWaiter(entry.id);
  const isFaultOfThis = failure === "fault" || isLimitOfField(error);
  const isFinal = failure === "refused" || (isFaultOfThis && waiter !== undefined);
  const isTold = isFinal && waiter !== undefined && !waiter.holdsSaved;
  const after = afterFailure(entry, error, { now: Date.now(), chance: Math.random() });
  if (failure === "unreachable") pausedUntil = after.nextTryAt;
  const keep = ({ answers }: OutboxEntry): OutboxEntry | null => (isTold ? null : { ...after, answers });
  await editOutbox(owner, editingEntry(entry.id, keep)).catch(() => {});
  if (isTold) await dropFiles(owner, entry.steps).catch(() => {});
  if (isFinal || failure === "paused") waiter?.reject(error);
  else waiter?.resolve({ state: "queued" });
  announce(owner, isFinal ? entry.refreshes : [], isFinal && !isTold ? entry.refreshes : []);
  if (after.state === "refused" && !isTold) tellDecided(after);
}

function tellDecided(entry: OutboxEntry): void {
  for (const listener of decidedListeners) listener(entry);
}
