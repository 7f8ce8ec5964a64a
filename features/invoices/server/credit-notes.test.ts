import { expect, test } from "vitest";
import { creditDeskOfFile, moved } from "#testing/files/credit-notes.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { orderWithCoupon } from "#testing/shop/shopping.ts";
import type { Ordered } from "#testing/shop/trade.ts";

const here = creditDeskOfFile();

test("packs given back get a credit note of the seller and of the agent; the rest follows when the order comes back", async () => {
  const order = await here.desk.aPaidOrder();
  const { one, two } = order;
  await here.desk.tell(order, [moved("DISPATCHED"), moved("DELIVERED")]);
  await here.desk.giveBack(order, one, 1);
  await here.desk.tell(order, await here.desk.removed(order));
  expect(await here.desk.kindsOf(order)).toEqual([
    ["tax-invoice", 1_340_00],
    ["agent-receipt", 60_00],
    ["credit-note", 500_00],
    ["agent-credit-note", 25_00],
  ]);
  await here.desk.giveBack(order, two, 1);
  await here.desk.giveBack(order, one, 1);
  await here.desk.tell(order, [
    ...(await here.desk.removed(order)),
    moved("RETURN_ACCEPTED"),
    moved("ORD_REFUNDED"),
  ]);
  expect((await here.desk.kindsOf(order)).slice(4)).toEqual([
    ["credit-note", 300_00],
    ["agent-credit-note", 10_00],
    ["credit-note", 540_00],
    ["agent-credit-note", 25_00],
  ]);
  const rows = await here.desk.storedOf(order);
  const numbers = rows
    .filter(({ kind }) => kind === "credit-note")
    .map(({ running_number }) => running_number);
  expect(numbers).toEqual([1, 2, 3]);
  const [sale, , credit] = rows;
  expect(credit?.original_id).toBe(sale?.id);
  for (const language of ["en", "te"] as const) {
    const text = await here.desk.pages(order, credit?.id ?? 0, language);
    expect(text).toContain(language === "en" ? "Number CN/26-27/00001" : "సంఖ్య CN/26-27/00001");
    expect(text).toContain(sale?.number);
    expect(text).toContain("₹500.00");
  }
});

test("the document shows what was sent, also when its issue is told after packs have come back", async () => {
  const order = await here.desk.aPaidOrder();
  await here.desk.giveBack(order, order.two, 1);
  await here.desk.tell(order, [...(await here.desk.removed(order)), moved("DELIVERED"), moved("DISPATCHED")]);
  expect(await here.desk.kindsOf(order)).toEqual([
    ["tax-invoice", 1_340_00],
    ["agent-receipt", 60_00],
    ["credit-note", 300_00],
    ["agent-credit-note", 10_00],
  ]);
  const whole = await here.desk.aPaidOrder();
  await here.desk.act(whole.buyer, whole.orderId, "REQUEST_RETURN");
  await here.desk.decide(whole, true);
  await here.desk.tell(whole, [moved("RETURN_ACCEPTED"), moved("DISPATCHED"), moved("DELIVERED")]);
  expect(await here.desk.kindsOf(whole)).toEqual([
    ["tax-invoice", 1_340_00],
    ["agent-receipt", 60_00],
    ["credit-note", 1_340_00],
    ["agent-credit-note", 60_00],
  ]);
});

test("[R25] packs of which is told after the whole order came back stand in the credit note of the whole, and are credited once", async () => {
  const order = await here.desk.aPaidOrder();
  await here.desk.tell(order, [moved("DISPATCHED"), moved("DELIVERED")]);
  await here.desk.giveBack(order, order.one, 1);
  const ofPacks = await here.desk.removed(order);
  await here.desk.giveBack(order, order.two, 1);
  await here.desk.tell(order, [moved("RETURN_ACCEPTED"), ...ofPacks, ...(await here.desk.removed(order))]);
  expect((await here.desk.kindsOf(order)).slice(2)).toEqual([
    ["credit-note", 1_340_00],
    ["agent-credit-note", 60_00],
  ]);
});

test("[R25] a credit note comes to what the buyer gets back: the packs' share of the coupon is not in it", async () => {
  const trade = await here.desk.aTrade();
  const { code: couponCode } = await aWelcomeCoupon(here.app, trade.buyerProfileId);
  const { orderIds } = await orderWithCoupon(here.app, { as: trade.buyer, lines: trade.lines, couponCode });
  const order = { ...trade, orderId: orderIds[0] ?? "" };
  await here.desk.paidAtTheDoor(order);
  await here.desk.giveBack(order, trade.two, 1);
  await here.desk.tell(order, await here.desk.removed(order));
  const [, , credit] = await here.desk.storedOf(order);
  const totals = credit?.figures.totals;
  expect([totals?.grossInPaise, totals?.couponInPaise, totals?.payableInPaise]).toEqual([
    300_00, 11_53, 288_47,
  ]);
  const refund = await here.app.platform.database
    .selectFrom("order_refunds")
    .select("amount_in_paise")
    .where("order_id", "=", order.orderId)
    .executeTakeFirstOrThrow();
  expect(refund.amount_in_paise).toBe(totals?.payableInPaise);
});

test("packs cancelled before the dispatch are on no document and get no credit note, whenever that is told", async () => {
  const order = await here.desk.anOrderOf(await here.desk.aTrade());
  await here.desk.packed(order);
  await here.desk.act(order.buyer, order.orderId, "CANCEL_ORDER");
  await here.desk.decide(order, (listingId) => listingId === order.two);
  const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
  await here.desk.move(order.seller, order.orderId, { action: "DISPATCH", from: "PACKED", ...parcel });
  await here.desk.tell(order, [moved("DISPATCHED"), ...(await here.desk.removed(order))]);
  expect(await here.desk.kindsOf(order)).toEqual([["tax-invoice", 1_040_00]]);
});

test("returns of several orders told at once, five times each, get one number each, and none is left out", async () => {
  const trade = await here.desk.aTrade();
  const orders: Ordered[] = [];
  for (let at = 0; at < 4; at += 1)
    orders.push(await here.desk.anOrderOf({ ...trade, lines: trade.lines.slice(0, 1) }));
  for (const order of orders) {
    await here.desk.paidAtTheDoor(order);
    await here.desk.giveBack(order, trade.one, 1);
  }
  const events = await Promise.all(orders.map(here.desk.removed));
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      const order = orders[at % orders.length] as Ordered;
      return here.desk.tell(order, events[at % orders.length] ?? []);
    }),
  );
  const rows = (await Promise.all(orders.map(here.desk.storedOf))).flat();
  const numbers = rows
    .filter(({ kind }) => kind === "credit-note")
    .map(({ running_number }) => running_number);
  expect(numbers.toSorted((left, right) => left - right)).toEqual([1, 2, 3, 4]);
});
