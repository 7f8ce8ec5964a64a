import { dayInIndia } from "#engine/server/clock.ts";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { listOrders, type OrderTile } from "#features/orders/contract/orders.ts";
import { listRefunds, moveRefund, type RefundAction } from "#features/orders/contract/refunds.ts";
import {
  confirmCashOfOrder,
  decideRequest,
  moveSellerOrder,
  readSellerOrder,
  type SellerMove,
} from "#features/orders/contract/seller-orders.ts";
import { listSettlements, moveSettlement } from "#features/settlements/contract";
import type { DemoApp } from "./demo-app.ts";

/** An order on its way, with the cookies of those who move it. */
export interface OrderOnItsWay {
  readonly orderId: string;
  readonly placedAt: Date;
  readonly buyer: string;
  readonly seller: string;
  readonly finance: string;
}
type SettledOrder = Pick<OrderOnItsWay, "orderId" | "finance">;
type Move = (app: DemoApp, order: OrderOnItsWay) => Promise<unknown>;

const sellerDoes =
  (body: SellerMove): Move =>
  (app, { orderId, seller }) =>
    app.call(moveSellerOrder, { params: { orderId }, body }, seller);
const buyerDoes =
  (action: string): Move =>
  (app, { orderId, buyer }) =>
    app.call(actOnOrder, { params: { orderId }, query: { action } }, buyer);
const financeRefunds =
  (action: RefundAction): Move =>
  async (app, { orderId, finance }) => {
    const { refunds } = await app.call(listRefunds, { query: {} }, finance);
    const refundId = refunds.find((refund) => refund.orderId === orderId)?.refundId ?? 0;
    const reference = action === "SEND" ? { reference: `N${orderId}` } : {};
    await app.call(moveRefund, { params: { refundId }, body: { action, ...reference } }, finance);
  };

/** A year and two months: what is packed today can be used for two seasons. */
const shelfLife = 425 * 86_400_000;

const pack: Move = async (app, { orderId, seller }) => {
  const { lines } = await app.call(readSellerOrder, { params: { orderId } }, seller);
  const expiresOn = dayInIndia(new Date(app.clock.now().getTime() + shelfLife));
  const batches = lines.map(({ listingId, bed }) => ({
    listingId,
    batchNumber: `L${orderId.slice(-4)}`,
    expiresOn: bed === "tool" ? null : expiresOn,
  }));
  const body = { action: "PACK", from: "SELLER_ACCEPTED", batches } as const;
  return app.call(moveSellerOrder, { params: { orderId }, body }, seller);
};

/** An order among those that its buyer placed on that day. @throws Error when it is not there. */
export async function tileOf(
  app: DemoApp,
  { orderId, placedAt, buyer }: Pick<OrderOnItsWay, "orderId" | "placedAt" | "buyer">,
): Promise<OrderTile> {
  const day = dayInIndia(placedAt).replaceAll("-", "/");
  const query = { fromDate: day, toDate: day, limit: 50 };
  const { orders } = await app.call(listOrders, { query }, buyer);
  const tile = orders.find((order) => order.orderId === orderId);
  if (!tile) throw new Error(`order ${orderId} is not listed`);
  return tile;
}

/** The buyer tells the code at the door. */
const deliver: Move = async (app, order) => {
  const { deliveryCode } = await tileOf(app, order);
  const body = { action: "DELIVER", from: "OUT_FOR_DELIVERY", code: deliveryCode ?? "" } as const;
  return app.call(moveSellerOrder, { params: { orderId: order.orderId }, body }, order.seller);
};

/** The seller takes back all that was asked for. */
const acceptReturn: Move = async (app, { orderId, seller }) => {
  const { request } = await app.call(readSellerOrder, { params: { orderId } }, seller);
  const lines = request?.lines.map(({ listingId }) => ({ listingId, isAccepted: true })) ?? [];
  const body = { requestId: request?.requestId ?? 0, lines };
  return app.call(decideRequest, { params: { orderId }, body }, seller);
};

/** Finance approves what the seller of a delivered order gets, or has paid it. */
export const settle = {
  approve: (app: DemoApp, { orderId, finance }: SettledOrder) =>
    app.call(moveSettlement, { params: { orderId }, body: { action: "APPROVE_SETTLEMENT" } }, finance),
  /** Where the seller has the cash, nothing is to be paid. */
  payOut: async (app: DemoApp, { orderId, finance }: SettledOrder) => {
    const { settlements } = await app.call(listSettlements, { query: {} }, finance);
    const due = settlements.find((settlement) => settlement.orderId === orderId)?.dueInPaise ?? 0;
    const body =
      due > 0
        ? ({ action: "PAY_OUT", reference: `S${orderId}`, dueInPaise: due, paidInPaise: due } as const)
        : ({ action: "CLOSE_SETTLEMENT" } as const);
    return app.call(moveSettlement, { params: { orderId }, body }, finance);
  },
};

/** What can happen to an order, each through the call of the one who does it. */
export const moves = {
  accept: sellerDoes({ action: "ACCEPT", from: "ORD_PLACED" }),
  reject: sellerDoes({ action: "REJECT", from: "ORD_PLACED", reason: "The last bags were damp" }),
  pack,
  dispatch: sellerDoes({
    action: "DISPATCH",
    from: "PACKED",
    carrier: "Kakatiya Road Lines",
    trackingNumber: "KRL-204711",
  }),
  sendOut: sellerDoes({ action: "SEND_OUT", from: "DISPATCHED" }),
  deliver,
  takeCash: (app, { orderId, seller }) =>
    app.call(confirmCashOfOrder, { params: { orderId }, body: {} }, seller),
  failDelivery: sellerDoes({
    action: "FAIL_DELIVERY",
    from: "OUT_FOR_DELIVERY",
    reason: "Nobody was at home",
  }),
  takeBack: sellerDoes({ action: "TAKE_BACK", from: "DELIVERY_FAILED", isSellable: true }),
  cancel: buyerDoes("CANCEL_ORDER"),
  askReturn: buyerDoes("REQUEST_RETURN"),
  acceptReturn,
  approveRefund: financeRefunds("APPROVE"),
  sendRefund: financeRefunds("SEND"),
  failRefund: financeRefunds("FAIL"),
  confirmRefund: financeRefunds("CONFIRM"),
} as const satisfies Readonly<Record<string, Move>>;
export type MoveName = keyof typeof moves;
