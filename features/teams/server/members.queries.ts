import type { Transaction } from "#engine/server/data/client.ts";
import type { MemberRole } from "../contract.ts";

/** A member or an invitation, held until the transaction ends. */
export interface HeldMember {
  readonly id: number;
  readonly teamId: number;
  readonly sellerProfileId: number;
  readonly mobileNo: string;
  /** Null until the person has accepted. */
  readonly profileId: number | null;
  readonly roles: readonly MemberRole[];
}

const columns = [
  "id",
  "team_id as teamId",
  "seller_profile_id as sellerProfileId",
  "mobile_no as mobileNo",
  "profile_id as profileId",
  "roles",
] as const;

/** Keeps an invitation; undefined where the number has one of this seller or is a member. */
export async function insertInvitation(
  transaction: Transaction,
  invitation: Omit<HeldMember, "id" | "profileId"> & { readonly at: Date },
): Promise<number | undefined> {
  const row = await transaction
    .insertInto("team_members")
    .values({
      team_id: invitation.teamId,
      seller_profile_id: invitation.sellerProfileId,
      mobile_no: invitation.mobileNo,
      roles: [...invitation.roles],
      invited_at: invitation.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** A member or an invitation of this seller. */
export async function lockMember(
  transaction: Transaction,
  asked: { readonly sellerProfileId: number; readonly memberId: number },
): Promise<HeldMember | undefined> {
  return transaction
    .selectFrom("team_members")
    .select(columns)
    .$castTo<HeldMember>()
    .where("id", "=", asked.memberId)
    .where("seller_profile_id", "=", asked.sellerProfileId)
    .forUpdate()
    .executeTakeFirst();
}

/** An invitation to this number that waits. */
export async function lockInvitation(
  transaction: Transaction,
  asked: { readonly memberId: number; readonly mobileNo: string },
): Promise<HeldMember | undefined> {
  return transaction
    .selectFrom("team_members")
    .select(columns)
    .$castTo<HeldMember>()
    .where("id", "=", asked.memberId)
    .where("mobile_no", "=", asked.mobileNo)
    .where("profile_id", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** The membership of a person. */
export async function lockMembershipOf(
  transaction: Transaction,
  profileId: number,
): Promise<HeldMember | undefined> {
  return transaction
    .selectFrom("team_members")
    .select(columns)
    .$castTo<HeldMember>()
    .where("profile_id", "=", profileId)
    .forUpdate()
    .executeTakeFirst();
}

/** Makes a member of an invitation that is held. */
export async function joinTeam(
  transaction: Transaction,
  joined: { readonly memberId: number; readonly profileId: number; readonly at: Date },
): Promise<void> {
  await transaction
    .updateTable("team_members")
    .set({ profile_id: joined.profileId, joined_at: joined.at })
    .where("id", "=", joined.memberId)
    .execute();
}

/** Writes the roles of a member who is held. */
export async function updateRoles(
  transaction: Transaction,
  memberId: number,
  roles: readonly MemberRole[],
): Promise<void> {
  await transaction
    .updateTable("team_members")
    .set({ roles: [...roles] })
    .where("id", "=", memberId)
    .execute();
}

/** Deletes a member or an invitation that is held. */
export async function deleteMember(transaction: Transaction, memberId: number): Promise<void> {
  await transaction.deleteFrom("team_members").where("id", "=", memberId).execute();
}
