import { type Calls, missingId, type ObjectKind } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { agentFacts, anApplication, sellerFacts } from "#testing/shop/applications.ts";
import { aPerson } from "#testing/shop/people.ts";
import { readApplication, saveDraft, withdrawApplication } from "./contract/applications.ts";
import type { ApplicationFacts } from "./contract/facts.ts";

/** What the person is not yet, with nothing of it open. */
async function draftOf(
  world: World,
  caller: Somebody,
): Promise<{
  readonly params: { readonly kind: "agent" | "seller" };
  readonly body: ApplicationFacts;
  readonly as: string;
}> {
  const isAgent = caller === world.stranger || caller === world.people.get("agent");
  const params = { kind: isAgent ? "seller" : "agent" } as const;
  const as = await sessionFor(world.app, caller);
  await world.app.call(withdrawApplication, { params }, { as });
  return { params, body: isAgent ? sellerFacts() : agentFacts(), as };
}

/** An application that waits, as an admin sees it. */
async function waiting({ app }: World, kind: ObjectKind) {
  if (kind === "missing") return { params: { applicationId: missingId }, body: { revision: 1 } };
  const { applicationId } = (await anApplication(app, "agent")).application;
  const { cookie: as } = await aPerson(app, { roles: ["platform-admin"] });
  const { revision } = (await app.call(readApplication, { params: { applicationId } }, { as })).data;
  return { params: { applicationId }, body: { revision } };
}

const everybodys = "admins check everybody's";

/** What the calls of applications answer, and what is sent to them. */
export const calls: Calls = {
  "applications/read-own-applications": { own: 200 },
  "applications/save-draft": {
    own: 200,
    missing: 404,
    note: "the caller's own; missing: a kind that is none",
    sends: async (world, caller, kind) => {
      if (kind === "missing") return [{ params: { kind: "none" }, body: {} }];
      const { params, body } = await draftOf(world, caller);
      return [{ params, body }];
    },
  },
  "applications/send-application": {
    own: 200,
    missing: 404,
    note: "the caller's own; missing: a kind that is none",
    sends: async (world, caller, kind) => {
      if (kind === "missing") return [{ params: { kind: "none" }, body: {} }];
      const { params, body, as } = await draftOf(world, caller);
      await world.app.call(saveDraft, { params, body }, { as });
      return [{ params }];
    },
  },
  "applications/withdraw-application": {
    own: 200,
    missing: 404,
    note: "the caller's own; missing: a kind that is none",
    sends: async (world, caller, kind) => {
      if (kind === "missing") return [{ params: { kind: "none" }, body: {} }];
      const { params, body, as } = await draftOf(world, caller);
      await world.app.call(saveDraft, { params, body }, { as });
      return [{ params }];
    },
  },
  "applications/list-applications": {
    own: 200,
    sends: () => [{}, { query: { state: "refused", q: "Seeds" } }],
  },
  "applications/read-application": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: async (world, _, kind) => [{ params: (await waiting(world, kind)).params }],
  },
  "applications/approve-application": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: async (world, _, kind) => [await waiting(world, kind)],
  },
  "applications/ask-for-more": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: async (world, _, kind) => {
      const { params, body } = await waiting(world, kind);
      return [{ params, body: { ...body, reason: "The photo is blurred." } }];
    },
  },
  "applications/refuse-application": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: async (world, _, kind) => {
      const { params, body } = await waiting(world, kind);
      return [{ params, body: { ...body, reason: "The licence is of somebody else." } }];
    },
  },
};
