import type { ObjectKind } from "../permissions.table.ts";
import { type Input, type MakeInput, orderParams } from "./inputs.ts";
import type { Somebody, World } from "./permission-world.ts";
import { receivedOrder } from "./received-order.ts";

/** A pack of the order, with a reason that is not told. */
const somePacks = (world: World, caller: Somebody, kind: ObjectKind): Input => ({
  ...orderParams(world, caller, kind),
  body: { lines: [{ listingId: world.product.listingId, quantity: 1 }], reasonCode: "other", note: "" },
});

/** What is sent to the calls about packs that a buyer cancels or gives back. */
export const requestInputs: Readonly<Record<string, MakeInput>> = {
  "orders/list-requests": (...asked) => [orderParams(...asked)],
  "orders/preview-removal": (...asked) => [somePacks(...asked)],
  "orders/cancel-lines": (...asked) => [somePacks(...asked)],
  "orders/request-return": (...asked) => [somePacks(...asked)],
  "orders/dispute-request": (...asked) => [
    { params: { ...orderParams(...asked).params, requestId: 999_999 } },
  ],
  "orders/decide-request": async (world, caller, kind) => {
    const params =
      kind === "own"
        ? { orderId: await receivedOrder(world.app, caller.profileId) }
        : orderParams(world, caller, kind).params;
    return [{ params, body: { requestId: 999_999, lines: [{ listingId: 1, isAccepted: true }] } }];
  },
};
