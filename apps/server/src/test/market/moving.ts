import { actOnOrder, cancelLines, requestReturn } from "@santha/contract/order-actions";
import { movesOf, type OrderState } from "@santha/contract/order-states";
import { confirmCashOfOrder, moveSellerOrder, type SellerMove } from "@santha/contract/seller-orders";
import { anyOrder, ask, type KnownOrder, type Luck, type Market } from "./market.ts";

interface OrderNow {
  readonly state: OrderState;
  readonly isCancelled: boolean;
  readonly deliveryCode: string | null;
  readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
}

async function look({ app }: Market, orderId: string): Promise<OrderNow> {
  const order = await app.platform.database
    .selectFrom("orders")
    .select(["state", "is_cancelled", "delivery_code"])
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
    deliveryCode: order.delivery_code,
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
  const open = movesOf(now.state, "seller", now.isCancelled).map(({ action }) => action);
  const ordinary = open.find((action) => onward.includes(action));
  const action = ordinary && luck.percent(93) ? ordinary : luck.of(open.length > 0 ? open : onward);
  const body = bodyOf(luck, action, now);
  await ask(market, moveSellerOrder, { params: { orderId }, body }, seller);
}

function bodyOf(luck: Luck, action: string, { state: from, deliveryCode, lines }: OrderNow): SellerMove {
  const parts = {
    PACK: {
      batches: lines.map(({ listingId }) => ({ listingId, batchNumber: "L7", expiresOn: "2031-03-31" })),
    },
    DISPATCH: { carrier: "Speed Post", trackingNumber: "EA123456789IN" },
    DELIVER: { code: luck.percent(95) ? (deliveryCode ?? "0000") : "0000" },
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
  const body = { lines: someOf(luck, lines), reason: "More than the field needs" };
  if (state === "DELIVERED" && luck.percent(60)) {
    await ask(market, requestReturn, { params: { orderId }, body }, buyer);
  } else if (luck.percent(55)) {
    await ask(market, cancelLines, { params: { orderId }, body }, buyer);
  } else {
    const offered = movesOf(state, "buyer", isCancelled).map(({ action }) => action);
    const action = luck.of(offered.length > 0 ? offered : ["CANCEL_ORDER"]);
    await ask(market, actOnOrder, { params: { orderId }, query: { action } }, buyer);
  }
}

function someOf(luck: Luck, lines: OrderNow["lines"]) {
  const line = luck.of(lines);
  return [{ listingId: line?.listingId ?? 1, quantity: 1 + luck.upTo((line?.quantity ?? 1) - 1) }];
}

/** The seller says that he has the cash. */
export async function takeCash(market: Market, luck: Luck): Promise<void> {
  const order = anyOrder(market, luck);
  if (!order) return;
  await ask(market, confirmCashOfOrder, { params: { orderId: order.orderId } }, order.seller);
}

export type { KnownOrder };
