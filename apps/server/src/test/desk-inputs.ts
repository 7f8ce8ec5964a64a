import { raiseGrievance } from "@santha/contract/grievances";
import { readDesk } from "@santha/contract/payouts";
import { dayInIndia } from "#platform/clock";
import type { ObjectKind } from "../permissions.table.ts";
import { sessionFor } from "./app.ts";
import { aPerson } from "./builders.ts";
import { aDocument } from "./documents.ts";
import { type Input, type MakeInput, missingId, nothing, orderParams, ownerOf } from "./inputs.ts";
import { anAgentToBePaid, aPaidPayout, aPayout } from "./payouts.ts";
import type { Somebody, World } from "./permission-world.ts";

let references = 7_100_000_000;

const aGrievance = { subject: "refund", orderNumber: null, text: "The money did not come back." } as const;

/** A new grievance of the person. */
async function grievanceParams(world: World, caller: Somebody, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { grievanceId: missingId } };
  const as = await sessionFor(world.app, ownerOf(world, caller, kind));
  const { data } = await world.app.call(raiseGrievance, { body: aGrievance }, { as });
  return { params: { grievanceId: data.grievanceId } };
}

/** A document of the person's order, issued as at its dispatch. */
async function documentParams({ app, stranger }: World, caller: Somebody, kind: ObjectKind) {
  const orderId = (kind === "own" ? caller : stranger).order.orderIds[0] ?? "";
  if (kind === "missing") return { params: { orderId, documentId: missingId } };
  return { params: { orderId, documentId: await aDocument(app, orderId) } };
}

/** What is sent to the calls of documents, grievances and payouts, and of the desks that work them. */
export const deskInputs: Readonly<Record<string, MakeInput>> = {
  "invoices/list-documents": (world, caller, kind) => [orderParams(world, caller, kind)],
  "invoices/read-invoice": (world, caller, kind) => [orderParams(world, caller, kind)],
  "invoices/read-document": async (world, caller, kind) => [await documentParams(world, caller, kind)],
  "admin/validate-admin": nothing,
  "grievances/list-grievances": nothing,
  "grievances/raise-grievance": () => [{ body: aGrievance }],
  "grievances/add-to-grievance": async (world, caller, kind) => [
    { ...(await grievanceParams(world, caller, kind)), body: { text: "One thing more." } },
  ],
  "grievances/list-for-support": () => [{}, { query: { state: "settled" } }],
  "grievances/acknowledge-grievance": async (world, caller, kind) => [
    await grievanceParams(world, caller, kind),
  ],
  "grievances/answer-grievance": async (world, caller, kind) => [
    { ...(await grievanceParams(world, caller, kind)), body: { text: "It is paid.", isSettled: false } },
  ],
  "payouts/read-own-payouts": nothing,
  "payouts/save-account": () => [{ body: { kind: "upi", holder: "Padma", upiId: "padma@bank" } }],
  "payouts/read-statement": (_, __, kind) => [
    { params: { month: kind === "missing" ? "2099-12" : "2026-07" } },
  ],
  "withholding/read-own-withheld": nothing,
  "withholding/list-deposits": nothing,
  "withholding/pay-deposit": () => [
    {
      params: { month: "2026-06", levy: "gst-tcs" },
      body: { dueInPaise: 1_00, challan: "CHALLAN-1", paidOn: "2026-07-01" },
    },
  ],
  "withholding/receive-refund": () => [
    {
      params: { month: "2026-06", levy: "income-tax-sales" },
      body: { claimInPaise: 1_00, reference: "412345678904", refundedOn: "2026-07-01" },
    },
  ],
  "withholding/take-back-deposit": () => [
    {
      params: { month: "2026-06", levy: "gst-tcs" },
      body: { reference: "CHALLAN-1", reason: "Mistyped" },
    },
  ],
  "withholding/read-withheld": () => [{ params: { month: "2026-07" } }],
  "payouts/read-desk": nothing,
  "payouts/make-batch": async ({ app }) => {
    await anAgentToBePaid(app);
    const { cookie: as } = await aPerson(app, { roles: ["finance"] });
    const { fingerprint } = (await app.call(readDesk, {}, { as })).data;
    return [{ body: { fingerprint } }];
  },
  "payouts/read-bank-file": async (world, _, kind) => [
    { params: { batchId: kind === "missing" ? missingId : (await aPayout(world.app)).batchId } },
  ],
  "payouts/mark-paid": async (world, _, kind) => {
    references += 1;
    const payoutId = kind === "missing" ? missingId : (await aPayout(world.app)).payoutId;
    return [{ params: { payoutId }, body: { bankReference: `UTR${references}` } }];
  },
  "payouts/mark-returned": async ({ app }, _, kind) => {
    references += 1;
    const payoutId = kind === "missing" ? missingId : await aPaidPayout(app);
    const returnedOn = dayInIndia(app.clock.now());
    return [{ params: { payoutId }, body: { reference: `UTR${references}`, returnedOn } }];
  },
  "payouts/mark-failed": async (world, _, kind) => {
    const payoutId = kind === "missing" ? missingId : (await aPayout(world.app)).payoutId;
    return [{ params: { payoutId }, body: { because: "account closed" } }];
  },
};
