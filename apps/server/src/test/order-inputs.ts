import type { ObjectKind } from "../permissions.table.ts";
import { type Input, type MakeInput, nothing, orderParams, ownerOf } from "./inputs.ts";
import { anOwnListing } from "./offers.ts";
import { anUnpaidAttempt } from "./online-payments.ts";
import type { Somebody, World } from "./permission-world.ts";
import { receivedOrder } from "./received-order.ts";

const masterParams = (world: World, caller: Somebody, kind: ObjectKind) => ({
  params: { masterId: kind === "missing" ? "9-9" : ownerOf(world, caller, kind).order.masterId },
});

/** An order that this person's business has received; another's is one of the seller of the test's product. */
const received = async (world: World, caller: Somebody, kind: ObjectKind) =>
  kind === "own"
    ? { params: { orderId: await receivedOrder(world.app, caller.profileId) } }
    : orderParams(world, caller, kind);

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

/** What is sent to the calls about orders and what is paid for them. */
export const orderInputs: Readonly<Record<string, MakeInput>> = {
  "orders/read-order": (world, caller, kind) => {
    const { order } = ownerOf(world, caller, kind);
    const [orderId] = order.orderIds;
    return [
      { params: { orderId: kind === "missing" ? "9-9" : orderId }, query: { isMasterOrder: "false" } },
      { params: { orderId: kind === "missing" ? "9" : order.masterId }, query: { isMasterOrder: "true" } },
    ];
  },
  "orders/read-order-status": (world, caller, kind) => [
    { params: { orderId: kind === "missing" ? "9-9" : ownerOf(world, caller, kind).order.orderIds[0] } },
  ],
  "orders/act-on-order": (...asked) => [{ ...orderParams(...asked), query: { action: "CLOSE" } }],
  "orders/list-seller-orders": () => [{}, { query: { group: "new", number: "26" } }],
  "orders/read-seller-order": async (...asked) => [await received(...asked)],
  "orders/move-seller-order": async (...asked) => [
    { ...(await received(...asked)), body: { action: "ACCEPT", from: "ORD_PLACED" } },
  ],
  "orders/confirm-cash": async (...asked) => [await received(...asked)],
  "orders/list-refunds": nothing,
  "orders/read-refundable": (...asked) => [orderParams(...asked)],
  "orders/move-refund": () => [{ params: { refundId: 999_999 }, body: { action: "APPROVE" } }],
  "settlements/list-settlements": nothing,
  "settlements/move-settlement": (...asked) => [
    { ...orderParams(...asked), body: { action: "APPROVE_SETTLEMENT" } },
  ],
  "settlements/find-sellers": () => [{ query: { find: "Kakatiya" } }, { query: { find: "90000" } }],
  "settlements/pay-back-credit": () => [
    {
      params: { sellerId: 999_999 },
      body: { creditInPaise: 1_00, paidInPaise: 1_00, reference: "412345678902" },
    },
  ],
  "settlements/receive-from-seller": () => [
    { params: { sellerId: 999_999 }, body: { amountInPaise: 1_00, reference: "412345678901" } },
  ],
  "settlements/read-own-debt": nothing,
  "selling/read-own-business": nothing,
  "selling/rename-town": async ({ app }, { profileId }) => {
    await anOwnListing(app, profileId);
    return [{ body: { town: "Narsampet", townTe: "నర్సంపేట" } }];
  },
  "payments/list-transfers": nothing,
  "payments/list-unpaid-cash": nothing,
  "payments/confirm-cash": (...asked) => [
    { ...orderParams(...asked), body: { receivedInPaise: 1_00, reason: "Receipt 7" } },
  ],
  "payments/decide-cash-claim": () => [{ params: { claimId: 999_999 }, body: { isReceived: true } }],
  "payments/decide-cash-claim-for-seller": () => [
    { params: { claimId: 999_999 }, body: { isReceived: true, reason: "Receipt 7" } },
  ],
  "payments/receive-for-order": (world, caller, kind) => {
    payments += 1;
    const body = { amountInPaise: 1_00, reference: `51234567${payments}` };
    return [{ ...orderParams(world, caller, kind), body }];
  },
  "payments/decide-transfer": (...asked) => [
    {
      ...masterParams(...asked),
      body: { reference: "412345678901", claimId: 1, isReceived: false, seenInPaise: 1_00 },
    },
  ],
  "orders/list-orders": () => [{}, { query: { type: "dummy" } }],
  "earnings/read-earnings": () => [{}, { query: { type: "dummy" } }],
  "earnings/list-accounts": () => [{ body: {} }],
  "earnings/list-pending-payments": () => [{}, { query: { limit: 5 } }],
  "payments/read-payment": (world, caller, kind) => [orderParams(world, caller, kind)],
  "payments/read-transfer": (world, caller, kind) => [masterParams(world, caller, kind)],
  "payments/claim-transfer": (world, caller, kind) => [
    { ...masterParams(world, caller, kind), body: { utr: "412345678901" } },
  ],
  "payments/record-payment": (world, caller, kind) => {
    payments += 1;
    const body = { amountInPaise: 100, paidThrough: "UPI", reference: `UPI71000${payments}` };
    return [{ ...orderParams(world, caller, kind), body }];
  },
  "payments/start-payment": (world, caller, kind) => [{ ...masterParams(world, caller, kind), body: {} }],
  "payments/give-up-payment": (world, caller, kind) => [masterParams(world, caller, kind)],
  "payments/read-open-payment": nothing,
  "payments/read-online-payment": onlinePaymentParams,
  "payments/check-payment": onlinePaymentParams,
  "payments/list-refunds": (world, caller, kind) => [orderParams(world, caller, kind)],
  "payments/refund-order": (world, caller, kind) => [
    { ...orderParams(world, caller, kind), body: { amountInPaise: 90_000_000, reason: "Short weight" } },
  ],
  "payments/receive-twice-refund": () => [
    { params: { token: "R1" }, body: { amountInPaise: 1_00, reference: "412345678903" } },
  ],
  "payments/move-payment": () => [{ params: { txnid: "T1" }, body: { action: "ASK" } }],
  "payments/move-provider-refund": () => [{ params: { token: "R1" }, body: { action: "ASK" } }],
  "payments/list-open-payments": nothing,
  "payments/list-gateway-settlements": nothing,
  "payments/note-gateway-settlement": () => {
    payments += 1;
    const sums = { receivedInPaise: 1_00, feesInPaise: 0, taxInPaise: 0 };
    const days = { receivedOn: "2026-01-03", paidUntil: "2026-01-01" };
    return [{ body: { ...sums, ...days, reference: `UTR71000${payments}` } }];
  },
  "payments/take-back-gateway-settlement": () => [
    { params: { settlementId: 999_999 }, body: { reason: "Mistyped" } },
  ],
  "payments/return-after-success": () => [{ form: "status=success&hash=forged" }],
  "payments/return-after-failure": () => [{ form: "status=failure&hash=forged" }],
  "payments/take-report": () => [{ form: "status=success&hash=forged" }],
  "payments/take-refund-report": () => [{ query: { secret: "forged" }, form: "token=R1&status=success" }],
};
