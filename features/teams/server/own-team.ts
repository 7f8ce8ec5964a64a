import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { platformRefusal, refuse } from "#engine/server/http/answers/errors.ts";
import { selectRolesOf } from "#engine/server/people/roles.ts";
import { endSellerAccess, grantSellerAccess } from "#engine/server/people/seller-access.ts";
import { findPerson, type Person } from "#features/profiles/server";
import { answerInvitation as answerEndpoint, type OwnTeam } from "../contract.ts";
import {
  deleteMember,
  type HeldMember,
  joinTeam,
  lockInvitation,
  lockMembershipOf,
} from "./members.queries.ts";
import { partsOf } from "./parts.ts";
import { selectOwnPlaces } from "./queries.ts";
import { tellMember, tellSeller } from "./tell-people.ts";

/** Reads for whom the caller works and who invites the caller. */
export async function readOwnTeam(context: MemberContext): Promise<OwnTeam> {
  return ownTeamOf(context.database, await callerOf(context, context.database));
}

const auditedAs = {
  accepted: "teams/invitation-accepted",
  declined: "teams/invitation-declined",
} as const;

/** Accepts an invitation, or declines it, which takes it away. Nobody works for two sellers. */
export async function answerInvitation(
  context: MemberContext,
  { params: { memberId }, body: { isAccepted } }: CheckedOf<typeof answerEndpoint>,
): Promise<OwnTeam> {
  return inTransaction(context, async (transaction) => {
    const person = await callerOf(context, transaction);
    const invitation = await lockInvitation(transaction, { memberId, mobileNo: person.mobileNo });
    if (!invitation) return refuse(answerEndpoint, "teams/invitation-not-found");
    if (isAccepted) await accept(context, transaction, invitation);
    else await deleteMember(transaction, memberId);
    const outcome = isAccepted ? "accepted" : "declined";
    await tellSeller(context, transaction, { ...invitation, person, what: outcome });
    await audit(context, transaction, {
      action: auditedAs[outcome],
      subject: `team member ${memberId}`,
      detail: { teamId: invitation.teamId, roles: invitation.roles.join() },
    });
    return ownTeamOf(transaction, person);
  });
}

async function accept(
  context: MemberContext,
  transaction: Transaction,
  { id, roles, sellerProfileId }: HeldMember,
): Promise<void> {
  const { profileId } = context.actor;
  const at = context.clock.now();
  // A seller may have been erased, or lost the right, since the invitation.
  if (!(await selectRolesOf(transaction, sellerProfileId)).includes("seller"))
    return refuse(answerEndpoint, "teams/invitation-not-found");
  if (context.actor.roles.includes("seller")) return refuse(answerEndpoint, "teams/sells-already");
  const granted = { profileId, sellerProfileId, parts: partsOf(roles), at };
  if (!(await grantSellerAccess(transaction, granted))) {
    if (await lockMembershipOf(transaction, profileId)) return refuse(answerEndpoint, "teams/already-member");
    // Access whose membership is gone must not keep somebody out of every other team.
    await endSellerAccess(transaction, profileId);
    await grantSellerAccess(transaction, granted);
  }
  await joinTeam(transaction, { memberId: id, profileId, at });
}

/** Ends the caller's own membership. */
export async function leaveTeam(context: MemberContext): Promise<OwnTeam> {
  return inTransaction(context, async (transaction) => {
    const person = await callerOf(context, transaction);
    await endMembership(context, transaction, person);
    return ownTeamOf(transaction, person);
  });
}

/** Ends the membership of somebody who now sells, in the transaction that makes the seller; both sides hear of it. */
export async function endMembershipOfSeller(
  context: MemberContext,
  transaction: Transaction,
  profileId: number,
): Promise<void> {
  const person = await findPerson(transaction, profileId);
  const ended = person && (await endMembership(context, transaction, person));
  if (!ended) return;
  await tellMember(context, transaction, { profileId, occasion: String(ended.id), what: "sells" });
}

/** Access goes in any case, so that none outlives its membership. */
async function endMembership(
  context: MemberContext,
  transaction: Transaction,
  person: Person,
): Promise<HeldMember | undefined> {
  const member = await lockMembershipOf(transaction, person.profileId);
  await endSellerAccess(transaction, person.profileId);
  if (!member) return undefined;
  await deleteMember(transaction, member.id);
  await tellSeller(context, transaction, { ...member, person, what: "left" });
  await audit(context, transaction, {
    action: "teams/member-left",
    subject: `team member ${member.id}`,
    detail: { teamId: member.teamId, rolesBefore: member.roles.join() },
  });
  return member;
}

async function callerOf({ actor }: MemberContext, reader: Reader): Promise<Person> {
  const person = await findPerson(reader, actor.profileId);
  if (!person) throw platformRefusal("platform/sign-in-needed");
  return person;
}

async function ownTeamOf(reader: Reader, person: Person): Promise<OwnTeam> {
  const rows = await selectOwnPlaces(reader, person);
  const places = rows.map(({ isJoined, ...place }) => ({ isJoined, place }));
  return {
    membership: places.find(({ isJoined }) => isJoined)?.place ?? null,
    invitations: places.filter(({ isJoined }) => !isJoined).map(({ place }) => place),
  };
}
