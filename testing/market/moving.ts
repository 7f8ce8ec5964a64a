import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import {
  cancelLines,
  disputeRequest,
  listRequests,
  requestReturn,
} from "#features/orders/contract/order-requests.ts";
import { decidingActions, movesOf, type OrderState } from "#features/orders/contract/order-states.ts";
import {
  decideRequest,
  moveSellerOrder,
  readSellerOrder,
  type SellerMove,
} from "#features/orders/contract/seller-orders.ts";
import { deliveryCodeOf } from "#features/orders/server/states/delivery-code.ts";
import { anyOrder, ask, type KnownOrder, type Luck, type Market } from "./market.ts";

interface OrderNow {
  readonly state: OrderState;
  readonly isCancelled: boolean;
  readonly deliveryCode: string;
  readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
}

async function look({ app }: Market, orderId: string): Promise<OrderNow> {
  const order = await app.platform.database
    .selectFrom("orders")
    .select(["state", "is_cancelled", "delivery_round"])
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const lines = await app.platform.database
    .selectFrom("order_lines")
    .select(["listing_id as listingId", "quantity"])
    .where("order_id", "=", orderId)
    .execute();
  return {
    state: order.state as OrderState,
    isCancelled: order.is_cancelled,
    deliveryCode: deliveryCodeOf(app.platform.secret, { orderId, round: order.delivery_round }),
    lines,
  };
}

const onward = ["ACCEPT", "PACK", "DISPATCH", "SEND_OUT", "DELIVER"];

/** The seller moves an order on, mostly the ordinary way; of two who move it at once one wins. */
export async function moveAsSeller(market: Market, luck: Luck): Promise<void> {
  const order = anyOrder(market, luck);
  if (!order) return;
  const { orderId, seller } = order;
  const now = await look(market, orderId);
  // He does not see an order before it is paid.
  if (now.state === "PAYMENT_PENDING" && luck.percent(90)) return;
  if (now.state.endsWith("_REQUESTED") && luck.percent(90)) return decideAsSeller(market, luck, order);
  const open = movesOf(now.state, "seller", now.isCancelled)
    .map(({ action }) => action)
    .filter((action) => !decidingActions.includes(action));
  const ordinary = open.find((action) => onward.includes(action));
  const action = ordinary && luck.percent(93) ? ordinary : luck.of(open.length > 0 ? open : onward);
  const body = bodyOf(luck, action, now);
  await ask(market, moveSellerOrder, { params: { orderId }, body }, seller);
}

/** What the buyer asks for is accepted or refused, each line by itself. */
async function decideAsSeller(market: Market, luck: Luck, { orderId, seller }: KnownOrder): Promise<void> {
  const seen = await ask(market, readSellerOrder, { params: { orderId } }, seller);
  const request = seen.data?.request;
  const lines = (request?.lines ?? []).map(({ listingId }) => ({
    listingId,
    isAccepted: luck.percent(70),
    isSellable: luck.percent(70),
  }));
  if (!request) return;
  const body = { requestId: request.requestId, lines, reason: "As agreed on the phone" };
  await ask(market, decideRequest, { params: { orderId }, body }, seller);
}

function bodyOf(luck: Luck, action: string, { state: from, deliveryCode, lines }: OrderNow): SellerMove {
  const parts = {
    PACK: {
      batches: lines.map(({ listingId }) => ({ listingId, batchNumber: "L7", expiresOn: "2031-03-31" })),
    },
    DISPATCH: { carrier: "Speed Post", trackingNumber: "EA123456789IN" },
    DELIVER: { code: luck.percent(95) ? deliveryCode : "0000" },
  } as const;
  const reason = "As agreed on the phone";
  const isSellable = luck.percent(70);
  return { action, from, reason, isSellable, ...parts[action as keyof typeof parts] } as SellerMove;
}

/** The buyer does one of the things that he is offered, or takes packs out, or asks to give packs back. */
export async function moveAsBuyer(market: Market, luck: Luck): Promise<void> {
  const order = anyOrder(market, luck);
  if (!order) return;
  const { orderId, buyer } = order;
  const { state, isCancelled, lines } = await look(market, orderId);
  const body = { lines: someOf(luck, lines), reasonCode: "mind-changed" as const };
  if (luck.percent(10)) return dispute(market, order);
  if (state === "DELIVERED" && luck.percent(85)) {
    await ask(market, requestReturn, { params: { orderId }, body }, buyer);
  } else if (luck.percent(55)) {
    await ask(market, cancelLines, { params: { orderId }, body }, buyer);
  } else {
    const offered = movesOf(state, "buyer", isCancelled).map(({ action }) => action);
    const action = luck.of(offered.length > 0 ? offered : ["CANCEL_ORDER"]);
    await ask(market, actOnOrder, { params: { orderId }, query: { action } }, buyer);
  }
}

/** What the seller has refused is put to support. */
async function dispute(market: Market, { orderId, buyer }: KnownOrder): Promise<void> {
  const { data } = await ask(market, listRequests, { params: { orderId } }, buyer);
  const requestId = data?.disputable[0];
  if (requestId !== undefined) await ask(market, disputeRequest, { params: { orderId, requestId } }, buyer);
}

function someOf(luck: Luck, lines: OrderNow["lines"]) {
  const line = luck.of(lines);
  return [{ listingId: line?.listingId ?? 1, quantity: 1 + luck.upTo((line?.quantity ?? 1) - 1) }];
}

export type { KnownOrder };
