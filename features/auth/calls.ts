import { type Calls, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import { knownPassword, type Somebody, type World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { lastSms } from "#testing/process/sms.ts";
import { signUp } from "./contract/auth.ts";
import { beginSecondFactor } from "./contract/second-factor.ts";

let numbers = 7_100_000_000;

async function requestId({ app }: World, kind: ObjectKind): Promise<{ mobileNo: string; requestId: string }> {
  numbers += 1;
  const mobileNo = String(numbers);
  if (kind === "missing") return { mobileNo, requestId: "no-such-request" };
  const body = { firstName: "New", mobileNo, password: knownPassword, language: "en" } as const;
  return { mobileNo, requestId: (await app.call(signUp, { body }, {})).data.requestId };
}

/** The id of one more session of the person whose it is. */
async function sessionId(world: World, caller: Somebody, kind: ObjectKind): Promise<number> {
  const owner = ownerOf(world, caller, kind);
  await sessionFor(world.app, owner);
  const newest = await world.app.platform.database
    .selectFrom("sessions")
    .select("id")
    .where("profile_id", "=", owner.profileId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return newest.id;
}

async function codeSentTo({ app }: World, mobileNo: string): Promise<string> {
  return /\b\d{6}\b/.exec(await lastSms(app, { to: mobileNo }))?.[0] ?? "000000";
}

/** What the calls of auth answer, and what is sent to them. */
export const calls: Calls = {
  "auth/sign-in": { own: 200, sends: (_, { mobileNo }) => [{ body: { mobileNo, password: knownPassword } }] },
  "auth/sign-out": { own: 200 },
  "auth/read-session": { own: 200 },
  "auth/sign-up": {
    own: 200,
    sends: async (world) => {
      const { mobileNo } = await requestId(world, "missing");
      return [{ body: { firstName: "New", mobileNo, password: knownPassword, language: "te" } }];
    },
  },
  "auth/request-reset": {
    own: 200,
    missing: 200,
    note: "an unknown number answers like a known one",
    sends: (_, { mobileNo }, kind) => [{ body: { mobileNo: kind === "missing" ? "6000000001" : mobileNo } }],
  },
  "auth/request-sign-in-code": {
    own: 200,
    missing: 200,
    note: "an unknown number answers like a known one",
    sends: (_, { mobileNo }, kind) => [{ body: { mobileNo: kind === "missing" ? "6000000001" : mobileNo } }],
  },
  "auth/resend-code": {
    own: 200,
    missing: 422,
    note: "whoever holds the request's id",
    sends: async (world, _, kind) => {
      const asked = await requestId(world, kind);
      world.app.clock.advance(31_000);
      return [{ body: { requestId: asked.requestId } }];
    },
  },
  "auth/verify-code": {
    own: 200,
    missing: 422,
    note: "whoever holds the request's id and the code",
    sends: async (world, _, kind) => {
      const request = await requestId(world, kind);
      return [{ body: { requestId: request.requestId, code: await codeSentTo(world, request.mobileNo) } }];
    },
  },
  "auth/change-password": {
    own: 200,
    note: "against the old one",
    sends: () => [{ body: { oldPassword: knownPassword, newPassword: knownPassword } }],
  },
  "auth/list-sessions": { own: 200 },
  "auth/end-session": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (world, caller, kind) => [
      { params: { sessionId: kind === "missing" ? 2_000_000_000 : await sessionId(world, caller, kind) } },
    ],
  },
  "auth/end-other-sessions": { own: 200 },
  "auth/read-second-factor": { own: 200 },
  "auth/begin-second-factor": { own: 200, note: "of the caller's own account", sends: () => [{ body: {} }] },
  "auth/confirm-second-factor": {
    own: 422,
    note: "of the caller's own account; the code is wrong here",
    sends: async ({ app }, somebody) => {
      const as = await sessionFor(app, somebody);
      await app.call(beginSecondFactor, { body: {} }, { as });
      return [{ body: { code: "000000" } }];
    },
  },
};
