import type { Transaction } from "#engine/server/data/client.ts";
import { type Licence, upsertLicences } from "./queries.ts";

/** A seller with the person who is told of it. */
export interface LockedSeller {
  readonly sellerId: number;
  readonly profileId: number;
}

/** Keeps licences and standing of a seller from changing until the transaction ends; undefined for none. */
export function lockSeller(transaction: Transaction, sellerId: number): Promise<LockedSeller | undefined> {
  return transaction
    .selectFrom("sellers")
    .select(["id as sellerId", "profile_id as profileId"])
    .where("id", "=", sellerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Writes a licence in place of the seller's earlier one of its kind. */
export async function renewLicence(
  transaction: Transaction,
  sellerId: number,
  licence: Licence,
): Promise<void> {
  await upsertLicences(transaction, sellerId, [licence]);
}
