import { forgetAnswers } from "./kept-answers.ts";
import { knownSession } from "./session.ts";
import { showUnsent } from "./unsent.ts";
import { editing } from "./unsent-locks.ts";
import { isOpen, type UnsentRecord } from "./unsent-record.ts";
import { unsentStore } from "./unsent-store.ts";

/**
 * Writes a change, in place of others; false when the device keeps nothing more. Answers that can be asked for again
 * and receipts make room for it.
 */
export async function keep(
  owner: string,
  record: UnsentRecord,
  inPlaceOf: readonly UnsentRecord[] = [],
): Promise<boolean> {
  const keys = inPlaceOf.map(({ id }) => id);
  const write = () => unsentStore.write(owner, record.id, record, keys).then(...isDone);
  return (await write()) || ((await makeRoom(owner)) && (await write()));
}

const isDone = [() => true, () => false] as const;

async function makeRoom(owner: string): Promise<boolean> {
  await forgetAnswers();
  const records = (await unsentStore.list(owner).catch(() => [])).map(([, record]) => record);
  const receipts = records.filter((record) => !isOpen(record));
  return Promise.all(receipts.map(({ id }) => unsentStore.remove(owner, id))).then(...isDone);
}

/**
 * Writes where a change stands after a try, unless the person has deleted it meanwhile: then it is not to be tried
 * again. What the full device cannot note stands as it stood, and is tried again under the same key.
 */
export async function keepAfterTry(owner: string, record: UnsentRecord): Promise<void> {
  await editing(owner, async () => {
    if (await isThere(owner, record)) await keep(owner, record);
  });
}

/**
 * Writes that the server has it. A person who has deleted it meanwhile reads that it was sent all the same; of one who
 * has left the phone nothing is written. On a full device the change goes without a receipt.
 */
export async function keepReceipt(owner: string, record: UnsentRecord): Promise<void> {
  await editing(owner, async () => {
    const isTold = knownSession()?.profileKey === owner || (await isThere(owner, record));
    if (isTold && !(await keep(owner, record))) await unsentStore.remove(owner, record.id);
  });
}

export async function isThere(owner: string, { id }: Pick<UnsentRecord, "id">): Promise<boolean> {
  return (await unsentStore.read(owner, id)) !== undefined;
}

/** Takes a change off the phone, and shows that. */
export async function remove(owner: string, id: string): Promise<void> {
  await editing(owner, () => unsentStore.remove(owner, id));
  await showUnsent(owner);
}
