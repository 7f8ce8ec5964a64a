import { NetworkError } from "./api-client.ts";
import { thisPage } from "./presses.ts";
import { knownSession } from "./session.ts";
import { showUnsent } from "./unsent.ts";
import { drain, drainLater, failed, send, watchedMs } from "./unsent-drain.ts";
import { keep, keepAfterTry, remove } from "./unsent-keeping.ts";
import { editing } from "./unsent-locks.ts";
import { type NewRecord, newRecord, type UnsentRecord } from "./unsent-record.ts";
import { isBehind, momentAfter, outcomeOf, replaceable, taken } from "./unsent-rules.ts";
import { tellAll } from "./unsent-telling.ts";

/** A change in the making: it is told the earlier ones whose place it may take, and says which it takes. */
interface Change {
  /** Whose change it is. */
  readonly owner: string;
  readonly subject: string;
  readonly make: (earlier: readonly UnsentRecord[]) => {
    readonly record: NewRecord;
    readonly replaced: readonly UnsentRecord[];
  };
  /** Called as soon as the device has it. */
  readonly onKept: () => void;
}

type Submitted = { readonly isSent: true; readonly answer: unknown } | { readonly isSent: false };

/** Keeps a change and sends it; see `submit` in queueable.ts. */
export async function putAndSend(change: Change): Promise<Submitted> {
  const { owner } = change;
  // He has left the phone, and the next one must not find the change made.
  if (owner !== knownSession()?.profileKey) throw new NetworkError("its person has left");
  const { record, isKept, holdsOthers } = await put(change);
  await tellAll(owner, []);
  if (record.attempts === 0) {
    void drain();
    return { isSent: false };
  }
  let refreshes: UnsentRecord["refreshes"] = [];
  try {
    const submitted = await sendWaitedFor(owner, record, { isKept, holdsOthers });
    if (submitted.isSent) ({ refreshes } = record);
    return submitted;
  } finally {
    // The page that waits takes the answer itself; the other tabs ask.
    await tellAll(owner, refreshes, []);
    drainLater(owner);
  }
}

interface Kept {
  readonly isKept: boolean;
  /** It took the place of changes that waited: without it they would be lost too. */
  readonly holdsOthers: boolean;
}

/** The person waits for the answer: a refusal is told by the page, so nothing stays of what was made just now. */
async function sendWaitedFor(owner: string, record: UnsentRecord, kept: Kept): Promise<Submitted> {
  let answer: unknown;
  try {
    answer = await send(owner, record, kept.isKept ? watchedMs : undefined);
  } catch (error) {
    const outcome = outcomeOf(error);
    const isFinal = outcome === "refused" || (outcome === "fault" && !kept.holdsOthers);
    if (isFinal && !kept.holdsOthers) await remove(owner, record.id);
    else if (kept.isKept) await keepAfterTry(owner, failed(record, error));
    if (isFinal || outcome === "paused" || !kept.isKept) throw error;
    return { isSent: false };
  }
  // What cannot be taken away is sent again under its key, which changes nothing.
  await remove(owner, record.id).catch(() => {});
  return { isSent: true, answer };
}

/** Writes the change before it is sent, so that it outlives the page; it is taken unless something stands before it. */
function put({ owner, subject, make, onKept }: Change) {
  return editing(owner, async () => {
    const before = await showUnsent(owner);
    const { record: made, replaced } = make(replaceable(before, subject));
    const fresh = newRecord({ ...made, savedAt: momentAfter(before, made.savedAt) });
    const rest = before.filter((record) => !replaced.includes(record));
    const sending = { ...taken(fresh, Date.now()), takenBy: thisPage };
    // Offline it need not be tried: what is not begun can still be joined with the next wish.
    const record = isBehind(rest, fresh) || !navigator.onLine ? fresh : sending;
    const isKept = await keep(owner, record, replaced);
    if (isKept) onKept();
    // A full device keeps nothing: then it is sent now or not at all, and the page says which. Never ahead of one that
    // waits, which would undo it, nor with one in it that stays.
    if (!isKept && isBehind(before, fresh)) throw new NetworkError("the device keeps nothing more");
    const holdsOthers = isKept && replaced.some(({ state }) => state === "waiting");
    return { record: isKept ? record : sending, isKept, holdsOthers };
  });
}
