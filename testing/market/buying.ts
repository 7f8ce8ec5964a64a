import { inTransaction } from "#engine/server/data/transaction.ts";
import { addToCart } from "#features/cart/contract";
import {
  chooseAddress,
  chooseCoupon,
  type PaymentMode,
  placeOrder,
  readCheckout,
} from "#features/checkout/contract/checkout.ts";
import { chooseAssist } from "#features/checkout/contract/checkout-assist.ts";
import { listRewardCoupons } from "#features/coupons/contract";
import { giveCoupon } from "#features/coupons/server";
import {
  checkPayment,
  giveUpPayment,
  readOpenPayment,
  startPayment,
} from "#features/payments/contract/online-payments.ts";
import { claimTransfer } from "#features/payments/contract/payments.ts";
import { aPerson } from "../shop/builders.ts";
import { pay } from "../shop/online-payments.ts";
import { farmersAddress } from "../shop/shopping.ts";
import { ask, count, type Luck, type Market, newReference, type Trader } from "./market.ts";

/** Somebody fills his cart and orders, now and then with a coupon, with margins of his own, or for practice. */
export async function buy(market: Market, luck: Luck, buyer: Trader): Promise<void> {
  const isAgent = market.agents.includes(buyer);
  const isPractice = isAgent && luck.percent(15);
  const lines = [luck.of(market.listings), luck.of(market.listings)].slice(0, 1 + luck.upTo(1));
  for (const { listingId } of lines) {
    await ask(market, addToCart, { body: { listingId, quantity: 1 + luck.upTo(3) } }, buyer);
  }
  await ask(market, chooseAddress, { body: farmersAddress }, buyer);
  if (isAgent && luck.percent(60)) await chooseMargins(market, luck, buyer, lines);
  if (luck.percent(40)) await putCouponOn(market, buyer);
  const paymentMode = luck.of(["COD", "COD", "Bank Transfer", "Online", "Online"] as const);
  await place(market, luck, buyer, { paymentMode, isPractice });
}

async function chooseMargins(
  market: Market,
  luck: Luck,
  buyer: Trader,
  lines: readonly { readonly listingId: number }[],
): Promise<void> {
  const margins = lines.map(({ listingId }) => ({ listingId, marginInPaise: luck.upTo(70_00) }));
  const farmer = luck.percent(50) ? { firstName: "Somulu", mobileNo: farmersAddress.phone } : null;
  const body = { farmer, margins, agentHandlingInPaise: luck.upTo(20_00) };
  await ask(market, chooseAssist, { body }, buyer);
}

async function putCouponOn(market: Market, buyer: Trader): Promise<void> {
  const { data } = await ask(market, listRewardCoupons, { query: { type: "UNUSED" } }, buyer);
  const [coupon] = data ?? [];
  if (coupon) await ask(market, chooseCoupon, { body: { couponCode: coupon.couponCode } }, buyer);
}

interface Wish {
  readonly paymentMode: PaymentMode;
  readonly isPractice: boolean;
}

async function place(
  market: Market,
  luck: Luck,
  buyer: Trader,
  { paymentMode, isPractice }: Wish,
): Promise<void> {
  const { data: shown } = await ask(market, readCheckout, {}, buyer);
  const isPaidByCustomer =
    paymentMode !== "Bank Transfer" && market.agents.includes(buyer) && luck.percent(80);
  const body = { paymentMode, isPractice, isPaidByCustomer, fingerprint: shown?.fingerprint ?? "" };
  const answer = await ask(market, placeOrder, { body }, buyer);
  if (answer.code === "cart/locked") return giveUp(market, buyer);
  if (answer.status !== 201) return;
  count(market.done, isPractice ? "practice" : paymentMode);
  if (isPractice) return;
  const { masterId, orderIds } = answer.data;
  for (const orderId of orderIds)
    market.orders.push({ orderId, masterId, buyer, seller: await sellerOf(market, orderId) });
  if (paymentMode === "Online" && luck.percent(85)) await payOnline(market, luck, buyer, masterId);
  if (paymentMode === "Bank Transfer" && luck.percent(70)) {
    const claim = { params: { masterId }, body: { utr: newReference(market) } };
    await ask(market, claimTransfer, claim, buyer);
  }
}

async function sellerOf({ app, listings }: Market, orderId: string): Promise<Trader> {
  const { profile_id } = await app.platform.database
    .selectFrom("orders")
    .innerJoin("sellers", "sellers.id", "orders.seller_id")
    .select("profile_id")
    .where("orders.id", "=", orderId)
    .executeTakeFirstOrThrow();
  const found = listings.find(({ seller }) => seller.profileId === profile_id);
  if (!found) throw new Error(`order ${orderId} has a strange seller`);
  return found.seller;
}

/** One try at the provider, with what can go wrong on the way of its reports. */
export async function payOnline(market: Market, luck: Luck, buyer: Trader, masterId: string): Promise<void> {
  const started = await ask(market, startPayment, { params: { masterId }, body: {} }, buyer);
  if (started.status !== 201) return;
  const { txnid, fields } = started.data;
  const outcome = luck.of([
    "success",
    "success",
    "success",
    "success",
    "failure",
    "cancel",
    "late",
    "pending",
  ] as const);
  const fault = luck.of(["none", "none", "replay", "drop", "duplicate"] as const);
  await pay(market.app, fields, outcome, { fault, refunds: luck.percent(20) ? "fail" : "" });
  count(market.done, `online ${outcome}`);
  if (luck.percent(70)) await ask(market, checkPayment, { params: { txnid } }, buyer);
}

/** A cart that waits for an online payment is paid again or given up. */
async function giveUp(market: Market, buyer: Trader): Promise<void> {
  const { data } = await ask(market, readOpenPayment, {}, buyer);
  if (data) await ask(market, giveUpPayment, { params: { masterId: data.masterId } }, buyer);
}

/** A friend's joining earns somebody a coupon. */
export async function earnCoupon({ app, agents, farmers, done }: Market, luck: Luck): Promise<void> {
  const { profileId: friendProfileId } = await aPerson(app);
  const { profileId: holderProfileId } = luck.of([...agents, ...farmers]);
  const reward = { rewardType: "REFERRAL_COUPON", holderProfileId, friendProfileId } as const;
  await inTransaction(app.platform, (transaction) => giveCoupon(app.platform, transaction, reward));
  count(done, "coupon earned");
}
