import { disputeRequest, listRequests, requestReturn } from "#features/orders/contract/order-requests.ts";
import { returnWindowInDays } from "#features/orders/contract/order-states.ts";
import { decideRequest, readSellerOrder } from "#features/orders/contract/seller-orders.ts";
import { checkPayment, refundOrder, startPayment } from "#features/payments/contract/online-payments.ts";
import { makeBatch, markPaid, readDesk, saveAccount } from "#features/payouts/contract";
import { type MoveName, moves, type OrderOnItsWay } from "./course-moves.ts";
import type { DemoApp } from "./demo-app.ts";
import { type DemoTrade, shopperOf } from "./shopping.ts";

const day = 86_400_000;
const hour = 3_600_000;
const financePhone = "9000000009";
const delivered = ["accept", "pack", "dispatch", "sendOut", "deliver"] as const;

/**
 * What happens with money besides the ordinary way: some packs given back, a refusal put to support, money refunded
 * without packs in each of its states, and margins of customers who paid online, paid out and with the bank.
 */
export async function makeMoneyCases(app: DemoApp, trade: DemoTrade, sellerPhone: string): Promise<void> {
  const desk = { app, trade, sellerPhone };
  await givenBackInPart(desk, 140, true);
  await givenBackInPart(desk, 141, false);
  await refundedMoney(desk, 150, []);
  await refundedMoney(desk, 151, ["sendRefund"]);
  await refundedMoney(desk, 152, ["sendRefund", "failRefund"]);
  await refundedMoney(desk, 153, ["sendRefund", "confirmRefund"]);
  await paidOut(desk, { agentAt: 1, seed: 160, daysAgo: 20, isPaid: true });
  await paidOut(desk, { agentAt: 2, seed: 161, daysAgo: 12, isPaid: false });
  app.clock.set(trade.end);
}

interface Desk {
  readonly app: DemoApp;
  readonly trade: DemoTrade;
  readonly sellerPhone: string;
}

/** An order of the second or third agent, brought to its farmer and paid at the door. */
async function deliveredOrder(
  { app, trade, sellerPhone }: Desk,
  seed: number,
  daysAgo: number,
): Promise<OrderOnItsWay> {
  const shopAs = await shopperOf(app, trade, { agentAt: 1 + (seed % 2), seed });
  const { orderIds, cookie } = await shopAs(daysAgo, { sellerId: trade.village.sellerIds[0] ?? 0 });
  const order = {
    ...{ orderId: orderIds[0] ?? "", placedAt: app.clock.now(), buyer: cookie },
    ...{ seller: await app.signIn(sellerPhone), finance: await app.signIn(financePhone) },
  };
  await take(app, order, [...delivered, "takeCash"]);
  return order;
}

async function take(app: DemoApp, order: OrderOnItsWay, names: readonly MoveName[]): Promise<void> {
  for (const name of names) {
    app.clock.advance(2 * hour);
    await moves[name](app, order);
  }
}

/** One pack is given back and taken, or refused and put to support. */
async function givenBackInPart(desk: Desk, seed: number, isAccepted: boolean): Promise<void> {
  const { app } = desk;
  const order = await deliveredOrder(desk, seed, 3);
  const params = { orderId: order.orderId };
  const { askable } = await app.call(listRequests, { params }, order.buyer);
  const listingId = askable?.lines[0]?.listingId ?? 0;
  const lines = [{ listingId, quantity: 1 }];
  const body = { lines, reasonCode: "damaged" as const, note: "The bag is torn" };
  await app.call(requestReturn, { params, body }, order.buyer);
  app.clock.advance(3 * hour);
  const { request } = await app.call(readSellerOrder, { params }, order.seller);
  const requestId = request?.requestId ?? 0;
  const decision = {
    ...{ requestId, lines: [{ listingId, isAccepted }] },
    ...(!isAccepted && { reason: "The seal was opened" }),
  };
  await app.call(decideRequest, { params, body: decision }, order.seller);
  if (isAccepted) return;
  app.clock.advance(hour);
  await app.call(disputeRequest, { params: { ...params, requestId } }, order.buyer);
}

/** Finance refunds some money without packs, and so far it has come. */
async function refundedMoney(desk: Desk, seed: number, names: readonly MoveName[]): Promise<void> {
  const order = await deliveredOrder(desk, seed, 5);
  const params = { orderId: order.orderId };
  const body = { amountInPaise: 40_00, reason: "One bag weighed less than it says" };
  await desk.app.call(refundOrder, { params, body }, order.finance);
  await take(desk.app, order, names);
}

/** An agent whose customers have paid his margins online; his payout is paid, or still with the bank. */
async function paidOut(
  { app, trade, sellerPhone }: Desk,
  {
    agentAt,
    seed,
    daysAgo,
    isPaid,
  }: {
    readonly agentAt: number;
    readonly seed: number;
    readonly daysAgo: number;
    readonly isPaid: boolean;
  },
): Promise<void> {
  const shopAs = await shopperOf(app, trade, { agentAt, seed });
  const finance = await app.signIn(financePhone);
  const sellerId = trade.village.sellerIds[0] ?? 0;
  let agent = "";
  for (let count = 0; count < 3; count += 1) {
    const wish = { sellerId, paymentMode: "Online", isPaidByCustomer: true } as const;
    const { masterId, orderIds, cookie } = await shopAs(daysAgo - count, wish);
    agent = cookie;
    const { txnid, fields } = await app.call(startPayment, { params: { masterId }, body: {} }, cookie);
    await app.platform.fakePayu?.choose(fields, "success", "UPI", false);
    await app.call(checkPayment, { params: { txnid } }, cookie);
    const seller = await app.signIn(sellerPhone);
    const order = { orderId: orderIds[0] ?? "", placedAt: app.clock.now(), buyer: cookie, seller, finance };
    await take(app, order, delivered);
  }
  const holder = trade.village.agents[agentAt]?.person.name ?? "";
  await app.call(saveAccount, { body: { kind: "upi", holder, upiId: `agent${agentAt}@bank` } }, agent);
  // The days for returns pass first.
  app.clock.advance((returnWindowInDays + 1) * day);
  const payer = await app.signIn(financePhone);
  const { fingerprint } = await app.call(readDesk, {}, payer);
  const desk = await app.call(makeBatch, { body: { fingerprint } }, payer);
  const payout = desk.batches[0]?.payouts[0];
  if (!payout) throw new Error("no payout was made");
  app.clock.advance(day);
  const body = { bankReference: `UTR26071${agentAt}4711` };
  if (isPaid) await app.call(markPaid, { params: { payoutId: payout.payoutId }, body }, payer);
}
