import { type Calls, type MakeInput, missingId } from "#testing/calls/calls.ts";
import { aPerson } from "#testing/shop/builders.ts";

const terms = { name: "Warangal", targetInPaise: null };
type World = Parameters<MakeInput>[0];
type Kind = Parameters<MakeInput>[2];

let made = 0;

/** Rows of teams, not calls: whoever asks may not be a seller. */
async function rowsOf(world: World, sellerProfileId: number, mobileNo?: string) {
  const { database, clock } = world.app.platform;
  const { id: teamId } = await database
    .insertInto("teams")
    .values({ seller_profile_id: sellerProfileId, name: `Team ${++made}`, created_at: clock.now() })
    .returning(["id"])
    .executeTakeFirstOrThrow();
  const team = { teamId, name: `Team ${made}` };
  if (mobileNo === undefined) return { ...team, memberId: 0 };
  const { id: memberId } = await database
    .insertInto("team_members")
    .values({
      ...{ team_id: teamId, seller_profile_id: sellerProfileId, mobile_no: mobileNo },
      ...{ roles: ["orders"], invited_at: clock.now() },
    })
    .returning(["id"])
    .executeTakeFirstOrThrow();
  return { ...team, memberId };
}

const freshNumber = () => String(7_000_000_000 + ++made);

async function ownerOf(world: World, caller: { readonly profileId: number }, kind: Kind): Promise<number> {
  return kind === "own" ? caller.profileId : (await aPerson(world.app, { roles: ["seller"] })).profileId;
}

const ofTeam =
  (body?: (name: string) => object): MakeInput =>
  async (world, caller, kind) => {
    const { teamId, name } = await rowsOf(world, await ownerOf(world, caller, kind));
    const params = { teamId: kind === "missing" ? missingId : teamId };
    return [{ params, ...(body && { body: body(name) }) }];
  };

const ofMember =
  (body?: object): MakeInput =>
  async (world, caller, kind) => {
    const { memberId } = await rowsOf(world, await ownerOf(world, caller, kind), freshNumber());
    return [{ params: { memberId: kind === "missing" ? missingId : memberId }, ...(body && { body }) }];
  };

/** What the calls of teams answer, and what is sent to them. */
export const calls: Calls = {
  "teams/list-teams": { own: 200 },
  "teams/create-team": { own: 201, sends: () => [{ body: { ...terms, name: `Made ${++made}` } }] },
  "teams/change-team": {
    ...{ own: 200, others: 404, missing: 404 },
    sends: ofTeam((name) => ({
      ...{ name: `${name} anew`, targetInPaise: 5_000_00 },
      seen: { ...terms, name },
    })),
  },
  "teams/delete-team": { own: 200, others: 404, missing: 404, sends: ofTeam() },
  "teams/invite-member": {
    ...{ own: 201, others: 404, missing: 404 },
    sends: ofTeam(() => ({ mobileNo: freshNumber(), roles: ["orders"] })),
  },
  "teams/change-member": {
    ...{ own: 200, others: 404, missing: 404 },
    sends: ofMember({ roles: ["catalogue"], seenRoles: ["orders"] }),
  },
  "teams/remove-member": { own: 200, others: 404, missing: 404, sends: ofMember() },
  "teams/read-own-team": { own: 200 },
  "teams/answer-invitation": {
    ...{ own: 200, others: 404, missing: 404 },
    note: "own: an invitation to the caller's number",
    sends: async (world, { mobileNo }, kind) => {
      const seller = await ownerOf(world, world.stranger, "others");
      const { memberId } = await rowsOf(world, seller, kind === "own" ? mobileNo : freshNumber());
      const params = { memberId: kind === "missing" ? missingId : memberId };
      return [{ params, body: { isAccepted: false } }];
    },
  },
  "teams/leave-team": { own: 200 },
};
