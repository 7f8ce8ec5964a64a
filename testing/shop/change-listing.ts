import type { Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import { changeListings } from "#features/catalogue/server";

type Changes = Parameters<typeof changeListings>[1];

/** Changes one listing in the caller's transaction. @throws AppError with the code of the refusal. */
export async function changeListing(
  transaction: Transaction,
  { sellerId, changedAt, ...change }: Omit<Changes, "changes"> & Changes["changes"][number],
): Promise<void> {
  const [outcome] = await changeListings(transaction, { sellerId, changedAt, changes: [change] });
  if (outcome && "refusal" in outcome) throw new AppError({ ...outcome.refusal, fields: {}, status: 409 });
}
