import { hashPassword, setPasswordHash } from "#features/auth/server";
import { type Calls, missingId, type ObjectKind } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { aPerson } from "#testing/shop/people.ts";
import { askForPerson } from "./contract/privacy.ts";

const password = "erra nela 7";

/** The caller with a password that he can give again. */
async function proof({ app: { platform } }: World, { profileId }: Somebody) {
  const passwordHash = await hashPassword(platform, password);
  await setPasswordHash(platform, platform.database, { profileId, passwordHash });
  return { body: { password } };
}

/** A copy of the caller's data that is ready. */
async function aCopy({ app }: World, { mobileNo }: Somebody): Promise<void> {
  const { cookie: as } = await aPerson(app, { roles: ["platform-admin"] });
  const body = { mobileNo, kind: "export", reason: "asked by letter" } as const;
  await app.call(askForPerson, { body }, { as });
  await runJob(app, "privacy/do-what-is-due");
}

/** An erasure of somebody that waits. */
async function waiting({ app }: World, kind: ObjectKind) {
  if (kind === "missing") return { params: { requestId: missingId } };
  const { mobileNo } = await aPerson(app);
  const { cookie: as } = await aPerson(app, { roles: ["platform-admin"] });
  const body = { mobileNo, kind: "erasure", reason: "asked by letter" } as const;
  return { params: { requestId: (await app.call(askForPerson, { body }, { as })).data.requestId } };
}

const everybodys = "admins carry out everybody's";

/** What the calls of privacy answer, and what is sent to them. */
export const calls: Calls = {
  "privacy/read-own": { own: 200 },
  "privacy/ask-for-export": { own: 200, sends: async (world, caller) => [await proof(world, caller)] },
  "privacy/read-export": {
    own: 200,
    sends: async (world, caller) => {
      await aCopy(world, caller);
      return [{}];
    },
  },
  "privacy/ask-for-erasure": {
    own: 409,
    note: "an order of the caller is open",
    sends: async (world, caller) => [await proof(world, caller)],
  },
  "privacy/take-back-erasure": { own: 409, note: "none waits" },
  "privacy/list-requests": { own: 200, sends: () => [{}, { query: { state: "ended" } }] },
  "privacy/ask-for-person": {
    own: 201,
    missing: 404,
    note: everybodys,
    sends: async ({ app }, _, kind) => {
      const mobileNo = kind === "missing" ? "6000000001" : (await aPerson(app)).mobileNo;
      return [{ body: { mobileNo, kind: "export", reason: "asked by letter" } }];
    },
  },
  "privacy/carry-out": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: async (world, _, kind) => [await waiting(world, kind)],
  },
  "privacy/refuse-erasure": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: async (world, _, kind) => [
      { ...(await waiting(world, kind)), body: { reason: "not the person" } },
    ],
  },
};
