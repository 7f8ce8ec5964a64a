import { dayInIndia } from "#engine/server/clock.ts";
import { type Calls, missingId } from "#testing/calls/calls.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { anAgentToBePaid, aPaidPayout, aPayout } from "#testing/shop/payouts.ts";
import { readDesk } from "./contract.ts";

let references = 7_100_000_000;

/** What the calls of payouts answer, and what is sent to them. */
export const calls: Calls = {
  "payouts/read-own-payouts": { own: 200 },
  "payouts/save-account": {
    own: 200,
    sends: () => [{ body: { kind: "upi", holder: "Padma", upiId: "padma@bank" } }],
  },
  "payouts/read-statement": {
    own: 200,
    missing: 422,
    note: "the caller's own; missing: a month to come",
    sends: (_, __, kind) => [{ params: { month: kind === "missing" ? "2099-12" : "2026-07" } }],
  },
  "payouts/read-desk": { own: 200 },
  "payouts/preview-batch": {
    own: 200,
    note: "finance pays everybody",
    sends: () => [{ body: { mobileNos: ["9000099999"] } }],
  },
  "payouts/take-back-approval": {
    own: 409,
    note: "409: nothing was approved",
    sends: () => [{ body: { mobileNo: "9000099999", reason: "Wrong sum" } }],
  },
  "payouts/make-batch": {
    own: 201,
    sends: async ({ app }) => {
      await anAgentToBePaid(app);
      const { cookie: as } = await aPerson(app, { roles: ["finance"] });
      const { fingerprint } = (await app.call(readDesk, {}, { as })).data;
      return [{ body: { fingerprint } }];
    },
  },
  "payouts/read-bank-file": {
    own: 200,
    missing: 404,
    note: "finance pays everybody",
    sends: async (world, _, kind) => [
      { params: { batchId: kind === "missing" ? missingId : (await aPayout(world.app)).batchId } },
    ],
  },
  "payouts/mark-paid": {
    own: 200,
    missing: 404,
    note: "finance pays everybody",
    sends: async (world, _, kind) => {
      references += 1;
      const payoutId = kind === "missing" ? missingId : (await aPayout(world.app)).payoutId;
      return [{ params: { payoutId }, body: { bankReference: `UTR${references}` } }];
    },
  },
  "payouts/mark-returned": {
    own: 200,
    missing: 404,
    note: "finance pays everybody",
    sends: async ({ app }, _, kind) => {
      references += 1;
      const payoutId = kind === "missing" ? missingId : await aPaidPayout(app);
      const returnedOn = dayInIndia(app.clock.now());
      return [{ params: { payoutId }, body: { reference: `UTR${references}`, returnedOn } }];
    },
  },
  "payouts/mark-failed": {
    own: 200,
    missing: 404,
    note: "finance pays everybody",
    sends: async (world, _, kind) => {
      const payoutId = kind === "missing" ? missingId : (await aPayout(world.app)).payoutId;
      return [{ params: { payoutId }, body: { because: "account closed" } }];
    },
  },
};
