import { type Calls, type Input, type ObjectKind, orderParams, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { receivedOrder } from "#testing/shop/received-order.ts";

/** An order that this person's business has received; another's is one of the seller of the test's product. */
const received = async (world: World, caller: Somebody, kind: ObjectKind) =>
  kind === "own"
    ? { params: { orderId: await receivedOrder(world.app, caller.profileId) } }
    : orderParams(world, caller, kind);

/** A pack of the order, with a reason that is not told. */
const somePacks = (world: World, caller: Somebody, kind: ObjectKind): Input => ({
  ...orderParams(world, caller, kind),
  body: { lines: [{ listingId: world.product.listingId, quantity: 1 }], reasonCode: "other", note: "" },
});

/** What the calls of orders answer, and what is sent to them. */
export const calls: Calls = {
  "orders/read-order": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => {
      const { order } = ownerOf(world, caller, kind);
      const [orderId] = order.orderIds;
      return [
        { params: { orderId: kind === "missing" ? "9-9" : orderId }, query: { isMasterOrder: "false" } },
        { params: { orderId: kind === "missing" ? "9" : order.masterId }, query: { isMasterOrder: "true" } },
      ];
    },
  },
  "orders/read-order-status": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => [
      { params: { orderId: kind === "missing" ? "9-9" : ownerOf(world, caller, kind).order.orderIds[0] } },
    ],
  },
  "orders/list-orders": {
    own: 200,
    sends: () => [
      {},
      { query: { type: "dummy" } },
      { query: { q: "ramulu", state: "open" } },
      { query: { latest: "living" } },
    ],
  },
  "orders/act-on-order": {
    own: 409,
    others: 404,
    missing: 404,
    note: "the order's buyer; 409: the action sent is not one that the order lists",
    sends: (...asked) => [{ ...orderParams(...asked), query: { action: "CLOSE" } }],
  },
  "orders/list-requests": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (...asked) => [orderParams(...asked)],
  },
  "orders/preview-removal": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (...asked) => [somePacks(...asked)],
  },
  "orders/cancel-lines": {
    own: 422,
    others: 404,
    missing: 404,
    note: "422: no reason",
    sends: (...asked) => [somePacks(...asked)],
  },
  "orders/request-return": {
    own: 409,
    others: 404,
    missing: 404,
    note: "409: not delivered",
    sends: (...asked) => [somePacks(...asked)],
  },
  "orders/dispute-request": {
    own: 404,
    others: 404,
    missing: 404,
    note: "the order's buyer; 404: nothing was refused",
    sends: (...asked) => [{ params: { ...orderParams(...asked).params, requestId: 999_999 } }],
  },
  "orders/list-seller-orders": {
    own: 200,
    note: "of the caller's own business",
    sends: () => [{}, { query: { group: "new", number: "26" } }],
  },
  "orders/read-seller-day": { own: 200, note: "of the caller's own business" },
  "orders/list-day-orders": {
    own: 200,
    note: "of the caller's own business",
    sends: () => [{ query: { stage: "accept" } }, { query: { stage: "handOver", limit: 5 } }],
  },
  "orders/move-day-orders": {
    own: 200,
    note: "each order of the caller's own business; of any other the answer says that there is none",
    sends: async (world, caller) => [
      {
        body: {
          action: "ACCEPT",
          orders: [{ orderId: await receivedOrder(world.app, caller.profileId) }, { orderId: "9-9" }],
        },
      },
    ],
  },
  "orders/read-packing-slips": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (world, caller, kind) => {
      const { orderId = "" } = (await received(world, caller, kind)).params;
      if (kind === "own")
        await world.app.platform.database
          .updateTable("orders")
          .set({ state: "SELLER_ACCEPTED" })
          .where("id", "=", orderId)
          .execute();
      return [{ query: { orders: orderId } }];
    },
  },
  "orders/read-day-list": { own: 200, note: "of the caller's own business" },
  "orders/read-seller-order": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (...asked) => [await received(...asked)],
  },
  "orders/move-seller-order": {
    own: 201,
    others: 404,
    missing: 404,
    sends: async (...asked) => [
      { ...(await received(...asked)), body: { action: "ACCEPT", from: "ORD_PLACED" } },
    ],
  },
  "orders/decide-request": {
    own: 409,
    others: 404,
    missing: 404,
    note: "409: nothing was asked",
    sends: async (world, caller, kind) => {
      const params =
        kind === "own"
          ? { orderId: await receivedOrder(world.app, caller.profileId) }
          : orderParams(world, caller, kind).params;
      return [{ params, body: { requestId: 999_999, lines: [{ listingId: 1, isAccepted: true }] } }];
    },
  },
  "orders/confirm-cash": {
    own: 409,
    others: 404,
    missing: 404,
    note: "409: not handed over",
    sends: async (...asked) => [await received(...asked)],
  },
  "orders/list-support-cases": { own: 200 },
  "orders/decide-for-support": {
    own: 409,
    missing: 404,
    note: "409: nothing was asked",
    sends: (...asked) => [
      {
        ...orderParams(...asked),
        body: { requestId: 999_999, lines: [{ listingId: 1, isAccepted: true }] },
      },
    ],
  },
  "orders/list-stuck-orders": { own: 200 },
  "orders/find-orders": {
    own: 200,
    note: "everybody's orders",
    sends: (_, { mobileNo }) => [{ query: { q: mobileNo } }, { query: { q: "#26-1" } }],
  },
  "orders/read-for-support": {
    own: 200,
    missing: 404,
    note: "everybody's orders",
    sends: (...asked) => [orderParams(...asked)],
  },
  "orders/list-for-admin": {
    own: 200,
    note: "everybody's orders",
    sends: (_, { mobileNo }) => [{ query: { find: mobileNo } }, { query: { state: "ORD_PLACED" } }],
  },
  "orders/read-for-admin": {
    own: 200,
    missing: 404,
    note: "everybody's orders",
    sends: (...asked) => [orderParams(...asked)],
  },
  "orders/move-for-support": {
    own: 409,
    missing: 404,
    note: "409: not where it was seen",
    sends: (...asked) => [
      { ...orderParams(...asked), body: { action: "SEND_OUT", from: "DELIVERY_FAILED" } },
    ],
  },
  "orders/retry-refund": {
    own: 404,
    missing: 404,
    note: "404: there is no refund",
    sends: () => [{ params: { refundId: 999_999 } }],
  },
  "orders/list-refunds": { own: 200 },
  "orders/read-refund-desk": { own: 200 },
  "orders/preview-refunds": {
    own: 200,
    note: "finance decides about everybody's refunds",
    sends: () => [{ body: { action: "APPROVE", refundIds: [999_999] } }],
  },
  "orders/move-refunds": {
    own: 409,
    note: "409: not what was previewed",
    sends: () => [{ body: { action: "APPROVE", refundIds: [999_999], fingerprint: "seen" } }],
  },
  "orders/refuse-grant": {
    own: 404,
    missing: 404,
    note: "404: there is no refund",
    sends: () => [{ params: { refundId: 999_999 }, body: { reason: "Wrong order" } }],
  },
  "orders/take-back-approval": {
    own: 404,
    missing: 404,
    note: "404: there is no refund",
    sends: () => [{ params: { refundId: 999_999 }, body: { reason: "Wrong sum" } }],
  },
  "orders/read-refundable": {
    own: 200,
    missing: 404,
    note: "finance reads everybody's orders",
    sends: (...asked) => [orderParams(...asked)],
  },
  "orders/move-refund": {
    own: 404,
    missing: 404,
    note: "404: there is no refund",
    sends: () => [{ params: { refundId: 999_999 }, body: { action: "APPROVE" } }],
  },
};
