import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { deliverEvent } from "#engine/server/jobs/events.ts";
import type { PayuFields } from "#engine/server/outside/payment/payu-hash.ts";
import { chooseCoupon, placeOrder, removeCoupon } from "#features/checkout/contract/checkout.ts";
import { cancelLines } from "#features/orders/contract/order-requests.ts";
import { checkPayment, startPayment } from "#features/payments/contract/online-payments.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aReferralCoupon } from "#testing/shop/coupons.ts";
import { pay, runJob } from "#testing/shop/online-payments.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { type CouponList, listRewardCoupons, mostCouponsAtOnce } from "../contract.ts";

/** The long run takes 25,000. */
const steps = Math.ceil(Number(process.env["SANTHA_RANDOM_STEPS"] ?? 2000) / 4);
/** Of how many coupons and orders a buyer chooses: the latest, else a long run would try ever more that are over. */
const chosenFrom = 6;
const minute = 60_000;
const day = 24 * 60 * minute;

interface Buyer {
  readonly profileId: number;
  readonly profileKey: string;
  /** His session; days end it. */
  as: string;
  /** Orders that he may cancel. */
  readonly placed: { orderId: string; listingId: number }[];
  /** His order waits for this payment. */
  waiting: { readonly txnid: string; readonly fields: PayuFields; readonly orderIds: string[] } | null;
}

let app: TestApp;
let listings: number[];
let buyers: Buyer[];
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "checkout/place-order": 1_000_000 } });
  const goods = { priceInPaise: 1_200_00, commissionInPaise: 0, onHand: 1_000_000 };
  listings = [(await aProduct(app, goods)).listingId, (await aProduct(app, goods)).listingId];
  buyers = [];
  for (let made = 0; made < 3; made += 1) {
    const { profileId, profileKey, cookie } = await aPerson(app);
    buyers.push({ profileId, profileKey, as: cookie, placed: [], waiting: null });
  }
});
afterAll(() => app.close());

async function earn({ profileId }: Buyer): Promise<void> {
  const { profileId: friendProfileId } = await aPerson(app);
  await aReferralCoupon(app, { holderProfileId: profileId, friendProfileId });
}

const codesOf = async ({ profileId }: Buyer) =>
  app.platform.database
    .selectFrom("coupons")
    .select("code")
    .where("holder_profile_id", "=", profileId)
    .orderBy("id")
    .execute();

async function apply(buyer: Buyer, luck: number): Promise<void> {
  const codes = (await codesOf(buyer)).slice(-chosenFrom);
  const couponCode = codes[luck % codes.length]?.code ?? "NONE";
  expect((await app.call(chooseCoupon, { body: { couponCode } }, { as: buyer.as })).status).toBeLessThan(500);
}

const remove = async ({ as }: Buyer) => {
  expect((await app.call(removeCoupon, {}, { as })).status).toBe(200);
};

/** Places the cart, of one seller or of two, with the coupon that stands on it. */
async function place(buyer: Buyer, luck: number): Promise<void> {
  if (buyer.waiting) return;
  const lines = listings.slice(luck % 2).map((listingId) => ({ listingId, quantity: 1 }));
  const { fingerprint } = await readyToPlace(app, { as: buyer.as, lines });
  const paymentMode = luck % 3 === 0 ? "COD" : "Online";
  const { status, data } = await app.call(
    placeOrder,
    { body: { paymentMode, fingerprint } },
    { as: buyer.as },
  );
  expect(status).toBeLessThan(500);
  if (status !== 201) return;
  if (paymentMode === "COD") return enter(buyer, data.orderIds);
  const params = { masterId: data.masterId };
  const begun = (await app.call(startPayment, { params, body: {} }, { as: buyer.as })).data;
  buyer.waiting = { txnid: begun.txnid, fields: begun.fields, orderIds: data.orderIds };
}

/** Keeps of placed orders what was ordered. */
async function enter(buyer: Buyer, orderIds: readonly string[]): Promise<void> {
  const lines = await app.platform.database
    .selectFrom("order_lines")
    .select(["order_id as orderId", "listing_id as listingId"])
    .where("order_id", "in", [...orderIds])
    .execute();
  buyer.placed.push(...lines);
}

async function settle(buyer: Buyer, outcome: "success" | "failure"): Promise<void> {
  const { waiting } = buyer;
  if (!waiting) return;
  await pay(app, waiting.fields, outcome);
  const { txnid } = waiting;
  const { data } = await app.call(checkPayment, { params: { txnid } }, { as: buyer.as });
  expect(data.outcome).toBe(outcome === "success" ? "paid" : "failed");
  buyer.waiting = null;
  if (outcome === "success") await enter(buyer, waiting.orderIds);
}

async function cancel(buyer: Buyer, luck: number): Promise<void> {
  const [order] = buyer.placed.splice(-1 - (luck % chosenFrom), 1);
  if (!order) return;
  const lines = [{ listingId: order.listingId, quantity: 1 }];
  const { orderId } = order;
  const body = { lines, reasonCode: "found-cheaper" } as const;
  expect((await app.call(cancelLines, { params: { orderId }, body }, { as: buyer.as })).status).toBe(201);
}

/** Money of cancelled orders goes back. */
async function refund(): Promise<void> {
  app.clock.advance(minute);
  await runJob(app, "payments/reconcile");
}

/** What waits for its payment expires; now and then days pass, in which coupons end. */
async function expire(buyer: Buyer, luck: number): Promise<void> {
  app.clock.advance(luck % 4 === 0 ? 9 * day : 31 * minute);
  await runJob(app, "payments/expire-online");
  for (const each of buyers) Object.assign(each, { waiting: null, as: await sessionFor(app, each) });
  if (luck % 4 === 0) await earn(buyer);
}

const acts: readonly ((buyer: Buyer, luck: number) => Promise<void>)[] = [
  ...[apply, apply, remove, place, place, cancel, cancel, refund, expire],
  ...[(buyer: Buyer) => settle(buyer, "success"), (buyer: Buyer) => settle(buyer, "failure")],
];

let told = 0;
/** Tells the coupons of all moves of orders since the last time, the later ones first when `isLate`. */
async function deliver(isLate: boolean): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from events where id > ${told} order by id`.execute(app.platform.database);
  told = rows.at(-1)?.id ?? told;
  for (const { id: eventId } of isLate ? rows.toReversed() : rows) {
    const { name } = await app.platform.database
      .selectFrom("events")
      .select("name")
      .where("id", "=", eventId)
      .executeTakeFirstOrThrow();
    if (name !== "orders/state-changed") continue;
    await inTransaction(app.platform, (transaction) =>
      deliverEvent(app.platform, transaction, { eventId, listeners: ["coupons/follow-order"] }),
    );
  }
}

/** No coupon is used by another order than the one that lives by it. */
async function expectTrue(): Promise<void> {
  const { rows } = await sql`
    with alive as (
      select coupon_code as code, array_agg(master.id) as masters from master_orders master
      where coupon_code is not null and exists (
        select from orders part
        where part.master_id = master.id and not part.is_cancelled
          and part.state not in ('ORD_EXPIRED', 'PAYMENT_FAILED'))
      group by coupon_code)
    select code, used_by_master_id as holder, masters as living from coupons left join alive using (code)
    where masters is distinct from case when used_by_master_id is not null then array[used_by_master_id] end
    `.execute(app.platform.database);
  expect(rows).toEqual([]);
}

async function listed({ as }: Buyer, type: CouponList): Promise<string[]> {
  const codes: string[] = [];
  for (let after: number | undefined; ; ) {
    const { data } = await app.call(listRewardCoupons, { query: { type, after } }, { as });
    codes.push(...data.map(({ couponCode }) => couponCode));
    if (data.length < mostCouponsAtOnce) return codes;
    after = data.at(-1)?.couponId;
  }
}

async function expectListedOnce(buyer: Buyer): Promise<void> {
  const all = [...(await listed(buyer, "UNUSED")), ...(await listed(buyer, "USED_OR_EXPIRED"))];
  expect(all.toSorted()).toEqual((await codesOf(buyer)).map(({ code }) => code).toSorted());
}

async function usedCodes(): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from coupons where used_by_master_id is not null`.execute(app.platform.database);
  return new Set(rows.map(({ code }) => code));
}

test("[R6] after any steps of applying, removing, paying, failing, cancelling, refunding and expiring a coupon is used exactly when one order lives by it, and nobody has it both unused and used", async () => {
  for (const buyer of buyers) for (let given = 0; given < 3; given += 1) await earn(buyer);
  const step = fc.record({ act: fc.nat(acts.length - 1), who: fc.nat(2), luck: fc.nat(1000) });
  let before = await usedCodes();
  let taken = 0;
  let givenBack = 0;
  for (const { act, who, luck } of fc.sample(step, { numRuns: steps, seed: 20_261_121 })) {
    const buyer = buyers[who] as Buyer;
    await acts[act]?.(buyer, luck);
    await deliver(luck % 2 === 0);
    await expectTrue();
    await expectListedOnce(buyer);
    const now = await usedCodes();
    taken += now.difference(before).size;
    givenBack += before.difference(now).size;
    before = now;
  }
  // Else the steps would have proved nothing.
  expect(taken).toBeGreaterThan(steps / 100);
  expect(givenBack).toBeGreaterThan(steps / 100);
}, 1_800_000);
