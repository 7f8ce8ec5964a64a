import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { SuspendableSeller } from "../../contract.ts";
import { suspensionOf } from "../own-business.queries.ts";

export interface SellerRow extends SuspendableSeller {
  readonly sellerId: number;
  readonly profileId: number;
}

/** The business of a person who is named by his key; undefined for none. */
export async function findSeller(reader: Reader, profileKey: string): Promise<SellerRow | undefined> {
  const { rows } = await sql<{
    sellerId: number;
    profileId: number;
    en: string;
    te: string;
    gstin: string;
    suspended_at: Date | null;
    suspension_reason: string | null;
  }>`
    select sellers.id as "sellerId", sellers.profile_id as "profileId", sellers.business_name as en, sellers.business_name_te as te,
      sellers.gstin, suspended_at, suspension_reason
    from sellers join published.profiles on profiles.id = sellers.profile_id
    where profiles.profile_key = ${profileKey}`.execute(reader);
  const [row] = rows;
  if (!row) return undefined;
  const { sellerId, profileId, en, te, gstin } = row;
  return { sellerId, profileId, profileKey, name: { en, te }, gstin, suspension: suspensionOf(row) };
}

/** Suspends a seller; false when he is suspended already. */
export async function markSuspended(
  transaction: Transaction,
  { sellerId, reason, at }: { readonly sellerId: number; readonly reason: string; readonly at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sellers set suspended_at = ${at}, suspension_reason = ${reason}
    where id = ${sellerId} and suspended_at is null`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Ends a suspension; false when there is none. */
export async function markReinstated(transaction: Transaction, sellerId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sellers set suspended_at = null, suspension_reason = null
    where id = ${sellerId} and suspended_at is not null`.execute(transaction);
  return numAffectedRows === 1n;
}
