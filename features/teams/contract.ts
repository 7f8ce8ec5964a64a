import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText, nameText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { mobileNo } from "#engine/contract/person.ts";
import { oneLine } from "#engine/contract/typed-text.ts";

export const memberRoles = ["owner", "catalogue", "orders", "accounts"] as const;
export type MemberRole = (typeof memberRoles)[number];

export const longestTeamName = 60;
export const mostTeams = 20;
export const mostMembers = 30;
/** ₹100,00,00,000 a month. */
const mostPaise = 100_00_00_000_00;

const chosenRoles = z.array(z.enum(memberRoles)).check(z.minLength(1), z.maxLength(memberRoles.length));

/** A member of a team as the seller sees it. Until the person accepts, only the typed number is known. */
const member = z.object({
  memberId: z.int(),
  mobileNo: z.string(),
  name: z.nullable(nameText),
  roles: z.array(z.enum(memberRoles)),
  /** Epoch milliseconds: when the person joined, or was invited. */
  since: z.int(),
  isJoined: z.boolean(),
});
export type TeamMember = z.output<typeof member>;

const team = z.object({
  teamId: z.int(),
  name: z.string(),
  targetInPaise: z.nullable(z.int()),
  /** Orders that members have accepted since the month began, and since they joined, as far as they still stand. */
  acceptedInPaise: z.int(),
  members: z.array(member),
});
export type Team = z.output<typeof team>;

const teams = z.object({ teams: z.array(team) });
export type Teams = z.output<typeof teams>;

const teamTerms = z.object({
  name: oneLine(1, longestTeamName),
  /** A month's target; null: none. */
  targetInPaise: z.nullable(paise.check(z.minimum(100), z.maximum(mostPaise))),
});
const teamId = z.object({ teamId: z.coerce.number().check(z.int(), z.positive()) });
const memberId = z.object({ memberId: z.coerce.number().check(z.int(), z.positive()) });

export const listTeams = endpoint({
  name: "teams/list-teams",
  summary: "The teams of the caller's business with their members, the oldest first.",
  method: "GET",
  path: "/v2/selling/teams",
  permission: "seller",
  sellerPart: "team",
  answer: teams,
  errors: {},
});

export const createTeam = endpoint({
  name: "teams/create-team",
  summary: "Makes a team without members; answers all teams.",
  method: "POST",
  path: "/v2/selling/teams",
  permission: "seller",
  sellerPart: "team",
  body: teamTerms,
  answer: teams,
  success: "CREATED",
  errors: { "teams/name-taken": 409, "teams/too-many-teams": 409 },
});

export const changeTeam = endpoint({
  name: "teams/change-team",
  summary:
    "Changes name and target of a team; answers all teams. `seen` is what the caller saw: where it is another by now, nothing is changed.",
  method: "PUT",
  path: "/v2/selling/teams/{teamId}",
  permission: "seller",
  sellerPart: "team",
  params: teamId,
  body: z.extend(teamTerms, { seen: teamTerms }),
  answer: teams,
  errors: { "teams/team-not-found": 404, "teams/name-taken": 409, "teams/changed": 409 },
});

export const deleteTeam = endpoint({
  name: "teams/delete-team",
  summary: "Deletes a team that has no members; answers the others.",
  method: "DELETE",
  path: "/v2/selling/teams/{teamId}",
  permission: "seller",
  sellerPart: "team",
  params: teamId,
  answer: teams,
  errors: { "teams/team-not-found": 404, "teams/not-empty": 409 },
});

export const inviteMember = endpoint({
  name: "teams/invite-member",
  summary:
    "Invites the person with this number into a team; the answer is the same for unknown numbers. Answers all teams.",
  method: "POST",
  path: "/v2/selling/teams/{teamId}/members",
  permission: "seller",
  sellerPart: "team",
  params: teamId,
  body: z.object({ mobileNo, roles: chosenRoles }),
  answer: teams,
  success: "CREATED",
  errors: {
    "teams/team-not-found": 404,
    "teams/own-number": 422,
    "teams/already-invited": 409,
    "teams/too-many-members": 409,
  },
  limit: { hits: 30, windowInMinutes: 1440 },
});

export const changeMember = endpoint({
  name: "teams/change-member",
  summary:
    "Changes what a member may do, from the member's next call on; answers all teams. `seenRoles` is what the caller saw.",
  method: "PUT",
  path: "/v2/selling/team-members/{memberId}",
  permission: "seller",
  sellerPart: "team",
  params: memberId,
  body: z.object({ roles: chosenRoles, seenRoles: chosenRoles }),
  answer: teams,
  errors: { "teams/member-not-found": 404, "teams/changed": 409 },
});

export const removeMember = endpoint({
  name: "teams/remove-member",
  summary: "Takes a member out of the team at once, or an invitation back; answers all teams.",
  method: "DELETE",
  path: "/v2/selling/team-members/{memberId}",
  permission: "seller",
  sellerPart: "team",
  params: memberId,
  answer: teams,
  errors: { "teams/member-not-found": 404 },
});

/** A team as somebody sees it who works there or is invited. */
const ownPlace = z.object({
  memberId: z.int(),
  sellerName: localizedText,
  teamName: z.string(),
  roles: z.array(z.enum(memberRoles)),
  /** Epoch milliseconds: when the person joined, or was invited. */
  since: z.int(),
});
export type OwnPlace = z.output<typeof ownPlace>;

const ownTeam = z.object({
  /** Where the caller works; null: nowhere. */
  membership: z.nullable(ownPlace),
  invitations: z.array(ownPlace),
});
export type OwnTeam = z.output<typeof ownTeam>;

export const readOwnTeam = endpoint({
  name: "teams/read-own-team",
  summary: "For which seller the caller works, and the invitations that wait for an answer.",
  method: "GET",
  path: "/v2/own-team",
  permission: "member",
  answer: ownTeam,
  errors: {},
});

export const answerInvitation = endpoint({
  name: "teams/answer-invitation",
  summary: "Accepts or declines an invitation to the caller's own number.",
  method: "POST",
  path: "/v2/team-invitations/{memberId}/answer",
  permission: "member",
  params: memberId,
  body: z.object({ isAccepted: z.boolean() }),
  answer: ownTeam,
  errors: {
    "teams/invitation-not-found": 404,
    "teams/already-member": 409,
    "teams/sells-already": 409,
  },
});

export const leaveTeam = endpoint({
  name: "teams/leave-team",
  summary: "Ends the caller's own membership at once; whoever has none stays as is.",
  method: "DELETE",
  path: "/v2/own-team",
  permission: "member",
  answer: ownTeam,
  errors: {},
});
