import {
  confirmCashOfOrder,
  listSellerOrders,
  readSellerOrder,
} from "#features/orders/contract/seller-orders.ts";
import {
  confirmCashForSeller,
  decideCashClaim,
  decideCashClaimForSeller,
} from "#features/payments/contract/cash-of-sellers.ts";
import { recordPayment } from "#features/payments/contract/payments.ts";
import { listUnpaidCash } from "#features/payments/contract/received-money.ts";
import { anyOrder, ask, count, type KnownOrder, type Luck, type Market } from "./market.ts";

/** A payment came that leaves something due. */
const cashInPart = "cash in part";

/** The buyer says that he has paid a part of what he owes in cash, or all of it. */
export async function sayPaidInCash(
  market: Market,
  luck: Luck,
  { orderId, buyer }: KnownOrder,
  dueInPaise: number,
): Promise<void> {
  const amountInPaise = luck.percent(30) ? dueInPaise : 1 + luck.upTo(dueInPaise - 1);
  const body = { amountInPaise, paidThrough: "Cash" as const, reference: `Receipt ${luck.upTo(999_999)}` };
  const { status } = await ask(market, recordPayment, { params: { orderId }, body }, buyer);
  if (status === 201) count(market.done, "cash claimed");
}

/** The seller says what cash he has, or of one payment that the buyer has entered whether it came. */
export async function takeCash(market: Market, luck: Luck): Promise<void> {
  const order = luck.percent(50) ? anyOrder(market, luck) : await askedForCash(market, luck);
  if (!order) return;
  const { orderId, seller } = order;
  const { data } = await ask(market, readSellerOrder, { params: { orderId } }, seller);
  const claim = luck.of(data?.cashClaims ?? []);
  if (claim && luck.percent(75)) {
    const isReceived = luck.percent(70);
    const { claimId, amountInPaise } = claim;
    const asked = { params: { claimId }, body: { isReceived } };
    const { status } = await ask(market, decideCashClaim, asked, seller);
    if (status === 201 && isReceived && amountInPaise < data.balanceInPaise)
      count(market.done, "cash in part");
    return;
  }
  const choice = luck.of(data?.cashChoicesInPaise ?? []);
  const body = choice === undefined || luck.percent(50) ? {} : { receivedInPaise: choice };
  await ask(market, confirmCashOfOrder, { params: { orderId }, body }, seller);
}

/** One of the orders of which a seller is asked for the cash. */
async function askedForCash(
  market: Market,
  luck: Luck,
): Promise<Pick<KnownOrder, "orderId" | "seller"> | undefined> {
  const { seller } = luck.of(market.listings);
  const { data } = await ask(market, listSellerOrders, { query: { group: "cash" } }, seller);
  const open = luck.of(data.orders);
  return open && { orderId: open.orderId, seller };
}

const reason = "Receipt of the buyer";

/** Finance says for a seller what cash he has: of a payment that was entered, of all that is owed, or a little more. */
export async function noteCash(market: Market, luck: Luck): Promise<void> {
  const { data } = await ask(market, listUnpaidCash, { query: { limit: 50 } }, market.finance);
  const open = luck.of(data.orders);
  if (!open) return;
  const { orderId, balanceInPaise, saidPaidInPaise } = open;
  const claim = luck.of(open.claims);
  if (claim && luck.percent(60)) {
    const { claimId, amountInPaise } = claim;
    const isReceived = luck.percent(60);
    const asked = { params: { claimId }, body: { isReceived, reason } };
    const { status } = await ask(market, decideCashClaimForSeller, asked, market.finance);
    if (status === 201 && isReceived && amountInPaise < balanceInPaise) count(market.done, cashInPart);
    return;
  }
  const most = Math.max(balanceInPaise, saidPaidInPaise);
  const receivedInPaise = luck.percent(85) ? most : most + luck.upTo(50_00);
  const asked = { params: { orderId }, body: { receivedInPaise, reason } };
  await ask(market, confirmCashForSeller, asked, market.finance);
}
