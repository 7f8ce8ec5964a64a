import type { Transaction } from "#engine/server/data/client.ts";
import type { PollDraft } from "../../contract/poll.ts";
import { changeUnvoted, findWritten, writePoll } from "./polls.queries.ts";

/**
 * Changes the poll of an own update, which is locked, and answers its options before and after; refuses where it is
 * out and somebody has voted, it is closed, or it had none. Left out, the poll stays as it is.
 */
export async function changePoll(
  transaction: Transaction,
  {
    updateId,
    isOut,
    poll,
    now,
    refuse,
  }: {
    readonly updateId: number;
    readonly isOut: boolean;
    readonly poll: PollDraft | null | undefined;
    readonly now: Date;
    readonly refuse: () => never;
  },
): Promise<{ readonly before: readonly string[]; readonly after: readonly string[] }> {
  const written = await findWritten(transaction, updateId);
  const before = written?.options ?? [];
  const after = poll === undefined ? before : (poll?.options ?? []);
  const isSame = before.length === after.length && before.every((option, at) => option === after[at]);
  if (!isOut && poll !== undefined) await writePoll(transaction, updateId, poll);
  if (!isOut || isSame) return { before, after };
  const options = after.length === 0 ? null : after;
  return (await changeUnvoted(transaction, updateId, { options, now })) ? { before, after } : refuse();
}
