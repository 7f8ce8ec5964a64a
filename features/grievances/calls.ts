import { type Calls, type Input, missingId, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { raiseGrievance } from "./contract.ts";

const aGrievance = { subject: "refund", orderNumber: null, text: "The money did not come back." } as const;

/** A new grievance of the person. */
async function grievanceParams(world: World, caller: Somebody, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { grievanceId: missingId } };
  const as = await sessionFor(world.app, ownerOf(world, caller, kind));
  const { data } = await world.app.call(raiseGrievance, { body: aGrievance }, { as });
  return { params: { grievanceId: data.grievanceId } };
}

/** What the calls of grievances answer, and what is sent to them. */
export const calls: Calls = {
  "grievances/list-grievances": { own: 200 },
  "grievances/raise-grievance": { own: 201, sends: () => [{ body: aGrievance }] },
  "grievances/add-to-grievance": {
    own: 201,
    others: 404,
    missing: 404,
    sends: async (world, caller, kind) => [
      { ...(await grievanceParams(world, caller, kind)), body: { text: "One thing more." } },
    ],
  },
  "grievances/list-for-support": { own: 200, sends: () => [{}, { query: { state: "settled" } }] },
  "grievances/acknowledge-grievance": {
    own: 200,
    missing: 404,
    note: "support answers everybody's",
    sends: async (world, caller, kind) => [await grievanceParams(world, caller, kind)],
  },
  "grievances/answer-grievance": {
    own: 201,
    missing: 404,
    note: "support answers everybody's",
    sends: async (world, caller, kind) => [
      { ...(await grievanceParams(world, caller, kind)), body: { text: "It is paid.", isSettled: false } },
    ],
  },
};
