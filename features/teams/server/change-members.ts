import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { audit } from "#engine/server/data/audit.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { changeSellerAccess, revokeSellerAccess } from "#engine/server/people/seller-access.ts";
import { findProfileByMobile } from "#features/profiles/server";
import {
  changeMember as changeEndpoint,
  inviteMember as inviteEndpoint,
  mostMembers,
  removeMember as removeEndpoint,
  type Teams,
} from "../contract.ts";
import { teamsOf } from "./list-teams.ts";
import { deleteMember, insertInvitation, lockMember, updateRoles } from "./members.queries.ts";
import { areSame, inOrder, partsOf } from "./parts.ts";
import { lockTeam } from "./queries.ts";
import { tellInvited, tellMember } from "./tell-people.ts";

/** Invites a number. Who it belongs to, or that it belongs to nobody, is not told before somebody accepts. */
export async function inviteMember(
  context: SellerContext,
  { params: { teamId }, body: { mobileNo, roles } }: CheckedOf<typeof inviteEndpoint>,
): Promise<Teams> {
  const { sellerProfileId, actor, clock } = context;
  return inTransaction(context, async (transaction) => {
    const team = await lockTeam(transaction, { sellerProfileId, teamId });
    if (!team) return refuse(inviteEndpoint, "teams/team-not-found");
    const person = await findProfileByMobile(transaction, mobileNo);
    if (person && [sellerProfileId, actor.profileId].includes(person.profileId))
      return refuse(inviteEndpoint, "teams/own-number", { fields: { mobileNo: "teams/own-number" } });
    if (team.memberCount >= mostMembers)
      return refuse(inviteEndpoint, "teams/too-many-members", { values: { most: mostMembers } });
    const invitation = { teamId, sellerProfileId, mobileNo, roles: inOrder(roles) };
    const memberId = await insertInvitation(transaction, { ...invitation, at: clock.now() });
    if (memberId === undefined)
      return refuse(inviteEndpoint, "teams/already-invited", {
        fields: { mobileNo: "teams/already-invited" },
      });
    if (person) await tellInvited(context, transaction, { person, memberId });
    await audit(context, transaction, {
      action: "teams/member-invited",
      subject: `team member ${memberId}`,
      detail: { teamId, sellerProfileId, roles: invitation.roles.join() },
    });
    return teamsOf(context, transaction);
  });
}

/** Changes the roles of a member, or of an invitation, that are still as the caller saw them. */
export async function changeMember(
  context: SellerContext,
  { params: { memberId }, body }: CheckedOf<typeof changeEndpoint>,
): Promise<Teams> {
  const { sellerProfileId } = context;
  return inTransaction(context, async (transaction) => {
    const member = await lockMember(transaction, { sellerProfileId, memberId });
    if (!member) return refuse(changeEndpoint, "teams/member-not-found");
    if (!areSame(member.roles, body.seenRoles)) return refuse(changeEndpoint, "teams/changed");
    const roles = inOrder(body.roles);
    const { profileId } = member;
    await updateRoles(transaction, memberId, roles);
    if (profileId !== null) {
      await changeSellerAccess(transaction, { profileId, sellerProfileId, parts: partsOf(roles) });
      const occasion = `${memberId}/${context.requestId}`;
      await tellMember(context, transaction, { profileId, occasion, what: "changed" });
    }
    await audit(context, transaction, {
      action: "teams/member-changed",
      subject: `team member ${memberId}`,
      detail: { roles: roles.join(), rolesBefore: member.roles.join() },
    });
    return teamsOf(context, transaction);
  });
}

/** Takes a member out, who is refused from the next call on, or an invitation back. */
export async function removeMember(
  context: SellerContext,
  { params: { memberId } }: CheckedOf<typeof removeEndpoint>,
): Promise<Teams> {
  const { sellerProfileId } = context;
  return inTransaction(context, async (transaction) => {
    const member = await lockMember(transaction, { sellerProfileId, memberId });
    if (!member) return refuse(removeEndpoint, "teams/member-not-found");
    const { profileId } = member;
    await deleteMember(transaction, memberId);
    if (profileId !== null) {
      await revokeSellerAccess(transaction, { profileId, sellerProfileId });
      await tellMember(context, transaction, { profileId, occasion: String(memberId), what: "removed" });
    }
    await audit(context, transaction, {
      action: "teams/member-removed",
      subject: `team member ${memberId}`,
      detail: { teamId: member.teamId, profileId, rolesBefore: member.roles.join() },
    });
    return teamsOf(context, transaction);
  });
}
