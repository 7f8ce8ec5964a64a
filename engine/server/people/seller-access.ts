import { type SellerPart, sellerParts } from "#engine/contract/person.ts";
import type { Actor, SellerAccess } from "../context.ts";
import type { Reader, Transaction } from "../data/client.ts";
import { forgetSessions } from "../http/kept/kept-sessions.ts";

/** The parts of a seller's work that somebody may do: all for a seller, the granted ones for a member of a team. */
export function sellerPartsOf({
  roles,
  sellerAccess,
}: Pick<Actor, "roles" | "sellerAccess">): readonly SellerPart[] {
  return roles.includes("seller") ? sellerParts : (sellerAccess?.parts ?? []);
}

/** Whether the caller is this seller, or works for the seller in one of these parts. */
export function mayActFor(actor: Actor, sellerProfileId: number, parts: readonly SellerPart[]): boolean {
  if (actor.profileId === sellerProfileId) return true;
  const { sellerAccess } = actor;
  return (
    sellerAccess?.sellerProfileId === sellerProfileId &&
    parts.some((part) => sellerAccess.parts.includes(part))
  );
}

/** For whom a person works; undefined for most. */
export async function findSellerAccess(reader: Reader, profileId: number): Promise<SellerAccess | undefined> {
  const row = await reader
    .selectFrom("seller_access")
    .select(["seller_profile_id", "parts"])
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row && { sellerProfileId: row.seller_profile_id, parts: row.parts as SellerPart[] };
}

interface Granted extends SellerAccess {
  readonly profileId: number;
  readonly at: Date;
}

/** Lets a person into a seller's work from the next call on; false when the person works for somebody already. */
export async function grantSellerAccess(transaction: Transaction, granted: Granted): Promise<boolean> {
  const made = await transaction
    .insertInto("seller_access")
    .values({
      profile_id: granted.profileId,
      seller_profile_id: granted.sellerProfileId,
      parts: [...granted.parts],
      granted_at: granted.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  forgetSessions(transaction);
  return made.numInsertedOrUpdatedRows === 1n;
}

/** Changes what a person may do for this seller, if the person works there. */
export async function changeSellerAccess(
  transaction: Transaction,
  changed: Omit<Granted, "at">,
): Promise<void> {
  await transaction
    .updateTable("seller_access")
    .set({ parts: [...changed.parts] })
    .where("profile_id", "=", changed.profileId)
    .where("seller_profile_id", "=", changed.sellerProfileId)
    .execute();
  forgetSessions(transaction);
}

/** Ends whatever a person may do for another seller. */
export async function endSellerAccess(transaction: Transaction, profileId: number): Promise<void> {
  await transaction.deleteFrom("seller_access").where("profile_id", "=", profileId).execute();
  forgetSessions(transaction);
}

/** Ends what a person may do for this seller, also in sessions that are open. */
export async function revokeSellerAccess(
  transaction: Transaction,
  { profileId, sellerProfileId }: Pick<Granted, "profileId" | "sellerProfileId">,
): Promise<void> {
  await transaction
    .deleteFrom("seller_access")
    .where("profile_id", "=", profileId)
    .where("seller_profile_id", "=", sellerProfileId)
    .execute();
  forgetSessions(transaction);
}
