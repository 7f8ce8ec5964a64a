import { ownerNow, showUnsent, unsentStore } from "./unsent.ts";
import { drain, drainLater, failed, send } from "./unsent-drain.ts";
import { editing } from "./unsent-locks.ts";
import { type NewRecord, newRecord, type UnsentRecord } from "./unsent-record.ts";
import { isBehind, outcomeOf, replaceable, taken } from "./unsent-rules.ts";
import { tellAll } from "./unsent-telling.ts";

/** A change in the making: it is told the earlier ones whose place it may take, and says which it takes. */
interface Change {
  readonly subject: string;
  readonly make: (earlier: readonly UnsentRecord[]) => {
    readonly record: NewRecord;
    readonly replaced: readonly UnsentRecord[];
  };
}

type Submitted = { readonly isSent: true; readonly answer: unknown } | { readonly isSent: false };

/** Keeps a change and sends it; see `submit` in queueable.ts. */
export async function putAndSend(change: Change): Promise<Submitted> {
  const owner = ownerNow();
  const { record, isKept } = await put(owner, change);
  await tellAll(owner, []);
  if (record.attempts === 0) {
    void drain();
    return { isSent: false };
  }
  try {
    return await sendWaitedFor(owner, record, isKept);
  } finally {
    await tellAll(owner, []);
    drainLater(owner);
  }
}

/** The person waits for the answer: a refusal is told by the page, so nothing of it stays. */
async function sendWaitedFor(owner: string, record: UnsentRecord, isKept: boolean): Promise<Submitted> {
  try {
    const answer = await send(record);
    await unsentStore.remove(owner, record.id);
    return { isSent: true, answer };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === "refused" || outcome === "fault") await unsentStore.remove(owner, record.id);
    else if (isKept) await unsentStore.write(owner, record.id, failed(record, error));
    const isWaiting = isKept && (outcome === "unreachable" || outcome === "later");
    if (!isWaiting) throw error;
    return { isSent: false };
  }
}

/** Writes the change before it is sent, so that it outlives the page; it is taken unless something stands before it. */
function put(owner: string, { subject, make }: Change) {
  return editing(owner, async () => {
    const before = await showUnsent(owner);
    const { record: made, replaced } = make(replaceable(before, subject));
    const fresh = newRecord(made);
    const rest = before.filter((record) => !replaced.includes(record));
    const sending = taken(fresh, Date.now());
    // Offline it need not be tried: what is not begun can still be joined with the next wish.
    const record = isBehind(rest, fresh) || !navigator.onLine ? fresh : sending;
    const isKept = await unsentStore.write(owner, record.id, record).then(
      () => true,
      () => false,
    );
    if (isKept) for (const { id } of replaced) await unsentStore.remove(owner, id);
    // A full device keeps nothing: then it is sent now or not at all, and the page says which.
    return { record: isKept ? record : sending, isKept };
  });
}
