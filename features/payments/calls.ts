import { type Calls, type Input, type ObjectKind, orderParams, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { anUnpaidAttempt } from "#testing/shop/online-payments.ts";

const masterParams = (world: World, caller: Somebody, kind: ObjectKind) => ({
  params: { masterId: kind === "missing" ? "9-9" : ownerOf(world, caller, kind).order.masterId },
});

let payments = 0;

/** A try to pay online that nobody has paid; its order was paid in cash since. */
async function onlinePaymentParams(
  { app, stranger }: World,
  caller: Somebody,
  kind: ObjectKind,
): Promise<Input[]> {
  if (kind === "missing") return [{ params: { txnid: "9T9" } }];
  const owner = kind === "others" ? stranger : caller;
  return [{ params: { txnid: await anUnpaidAttempt(app, owner) } }];
}

/** What the calls of payments answer, and what is sent to them. */
export const calls: Calls = {
  "payments/list-transfers": { own: 200 },
  "payments/list-unpaid-cash": { own: 200 },
  "payments/read-transfer-desk": { own: 200, note: "finance finds everybody's transfers" },
  "payments/preview-transfers": {
    own: 200,
    note: "finance finds everybody's transfers",
    sends: () => [{ body: { claimIds: [999_999] } }],
  },
  "payments/receive-transfers": {
    own: 409,
    note: "409: not what was previewed",
    sends: () => [{ body: { claimIds: [999_999], fingerprint: "seen" } }],
  },
  "payments/receive-for-order": {
    own: 201,
    missing: 404,
    note: "finance books everybody's orders",
    sends: (world, caller, kind) => {
      payments += 1;
      const body = { amountInPaise: 1_00, reference: `51234567${payments}` };
      return [{ ...orderParams(world, caller, kind), body }];
    },
  },
  "payments/decide-cash-claim": {
    own: 404,
    others: 404,
    missing: 404,
    note: "404: nothing was entered; another business's is not there for him",
    sends: () => [{ params: { claimId: 999_999 }, body: { isReceived: true } }],
  },
  "payments/decide-cash-claim-for-seller": {
    own: 404,
    missing: 404,
    note: "404: nothing was entered; finance speaks for every seller",
    sends: () => [{ params: { claimId: 999_999 }, body: { isReceived: true, reason: "Receipt 7" } }],
  },
  "payments/decide-transfer": {
    own: 404,
    missing: 404,
    note: "404: nothing was entered",
    sends: (...asked) => [
      {
        ...masterParams(...asked),
        body: { reference: "412345678901", claimId: 1, isReceived: false, seenInPaise: 1_00 },
      },
    ],
  },
  "payments/read-payment": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => [orderParams(world, caller, kind)],
  },
  "payments/read-transfer": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => [masterParams(world, caller, kind)],
  },
  "payments/claim-transfer": {
    own: 409,
    others: 404,
    missing: 404,
    note: "409: the order named is paid in cash",
    sends: (world, caller, kind) => [{ ...masterParams(world, caller, kind), body: { utr: "412345678901" } }],
  },
  "payments/record-payment": {
    own: 201,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => {
      payments += 1;
      const body = { amountInPaise: 100, paidThrough: "UPI", reference: `UPI71000${payments}` };
      return [{ ...orderParams(world, caller, kind), body }];
    },
  },
  "payments/start-payment": {
    own: 409,
    others: 404,
    missing: 404,
    note: "409: the order named is paid in cash",
    sends: (world, caller, kind) => [{ ...masterParams(world, caller, kind), body: {} }],
  },
  "payments/give-up-payment": {
    own: 409,
    others: 404,
    missing: 404,
    note: "409: the order named is paid in cash",
    sends: (world, caller, kind) => [masterParams(world, caller, kind)],
  },
  "payments/read-open-payment": { own: 200, note: "of the caller's own cart" },
  "payments/read-online-payment": { own: 200, others: 404, missing: 404, sends: onlinePaymentParams },
  "payments/check-payment": { own: 200, others: 404, missing: 404, sends: onlinePaymentParams },
  "payments/list-refunds": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => [orderParams(world, caller, kind)],
  },
  "payments/refund-order": {
    own: 409,
    missing: 404,
    note: "409: less was paid for the order named; finance refunds everybody's orders",
    sends: (world, caller, kind) => [
      { ...orderParams(world, caller, kind), body: { amountInPaise: 90_000_000, reason: "Short weight" } },
    ],
  },
  "payments/move-payment": {
    own: 404,
    missing: 404,
    note: "404: there is no such online payment; finance settles everybody's",
    sends: () => [{ params: { txnid: "T1" }, body: { action: "ASK" } }],
  },
  "payments/move-provider-refund": {
    own: 404,
    missing: 404,
    note: "404: there is no refund at the provider",
    sends: () => [{ params: { token: "R1" }, body: { action: "ASK" } }],
  },
  "payments/receive-twice-refund": {
    own: 404,
    missing: 404,
    note: "404: there is no refund at the provider",
    sends: () => [{ params: { token: "R1" }, body: { amountInPaise: 1_00, reference: "412345678903" } }],
  },
  "payments/list-open-payments": { own: 200 },
  "payments/list-gateway-settlements": { own: 200 },
  "payments/note-gateway-settlement": {
    own: 201,
    sends: () => {
      payments += 1;
      const sums = { receivedInPaise: 1_00, feesInPaise: 0, taxInPaise: 0 };
      const days = { receivedOn: "2026-01-03", paidUntil: "2026-01-01" };
      return [{ body: { ...sums, ...days, reference: `UTR71000${payments}` } }];
    },
  },
  "payments/confirm-cash": {
    own: 409,
    missing: 404,
    note: "409: it is not handed over; finance speaks for every seller",
    sends: (...asked) => [{ ...orderParams(...asked), body: { receivedInPaise: 1_00, reason: "Receipt 7" } }],
  },
  "payments/take-back-gateway-settlement": {
    own: 404,
    missing: 404,
    note: "404: no such payout was noted",
    sends: () => [{ params: { settlementId: 999_999 }, body: { reason: "Mistyped" } }],
  },
  "payments/return-after-success": {
    own: 303,
    note: "callback: proved by its hash",
    sends: () => [{ form: "status=success&hash=forged" }],
  },
  "payments/return-after-failure": {
    own: 303,
    note: "callback: proved by its hash",
    sends: () => [{ form: "status=failure&hash=forged" }],
  },
  "payments/take-report": {
    own: 403,
    note: "callback: proved by its hash; 403: forged",
    sends: () => [{ form: "status=success&hash=forged" }],
  },
  "payments/take-refund-report": {
    own: 403,
    note: "callback: proved by its secret; 403: forged",
    sends: () => [{ query: { secret: "forged" }, form: "token=R1&status=success" }],
  },
};
