import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseCoupon, placeOrder } from "#features/checkout/contract/checkout.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { addBatch, changeBatch, exportBatch, listBatches, voidBatch } from "../../contract/batches.ts";
import { listRewardCoupons } from "../../contract.ts";
import { couponsListeners } from "../listeners.ts";

let app: TestApp;
let as: string;
let listingId: number;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  as = (await aPerson(app, { firstName: "Asha", roles: ["platform-admin"] })).cookie;
  ({ listingId } = await aProduct(app, { priceInPaise: 1_000_00, onHand: 100 }));
});
afterAll(() => app.close());

const terms = {
  ...{ name: "Fair of Warangal", valueInPaise: 75_00, leastValueInPaise: 500_00, lastDay: "2026-07-31" },
};
const reason = "The fair was called off.";

/** A new batch with the codes of its file. */
async function aBatch(codes: number) {
  const { data } = await app.call(addBatch, { body: { ...terms, codes } }, { as });
  const [batch] = data.batches;
  if (!batch) throw new Error("the batch was made");
  const file = await app.app.inject(requestOf(exportBatch, { params: { batchId: batch.batchId } }, { as }));
  const [head, ...lines] = file.body.trimEnd().split("\r\n");
  expect(head).toBe("\uFEFFCode,Entered on,Used");
  return { batch, codes: lines.map((line) => line.split(",")[0] ?? ""), lines };
}
/** A person with a cart worth ₹1,000. */
async function aBuyer(quantity = 1) {
  const { cookie } = await aPerson(app);
  await readyToPlace(app, { as: cookie, lines: [{ listingId, quantity }] });
  return cookie;
}
const enter = (buyer: string, couponCode: string) =>
  app.call(chooseCoupon, { body: { couponCode } }, { as: buyer });
const change = (batchId: number, revision: number) =>
  app.call(changeBatch, { params: { batchId }, body: { ...terms, valueInPaise: 60_00, revision } }, { as });
const batchNow = async (id: number) =>
  (await app.call(listBatches, {}, { as })).data.batches.find(({ batchId }) => batchId === id);

it("codes of a batch differ, and the first who enters one has it as a coupon by the batch's terms, once for each person", async () => {
  const { batch, codes } = await aBatch(50);
  expect(new Set(codes).size).toBe(50);
  const [first = "", second = ""] = codes;
  const [buyer, other] = [await aBuyer(), await aBuyer()];
  const chosen = await enter(buyer, first.toLowerCase());
  expect(chosen.data.coupon).toMatchObject({
    rewardType: "GIFT_COUPON",
    discountInPaise: 75_00,
    fault: null,
  });
  expect((await enter(buyer, second)).code).toBe("checkout/coupon-not-found");
  expect((await enter(other, first)).code).toBe("checkout/coupon-not-found");
  const body = { paymentMode: "COD", fingerprint: chosen.data.fingerprint } as const;
  expect((await app.call(placeOrder, { body }, { as: buyer })).status).toBe(201);
  expect(await batchNow(batch.batchId)).toMatchObject({ codes: 50, taken: 1, used: 1 });
  const file = await app.app.inject(requestOf(exportBatch, { params: { batchId: batch.batchId } }, { as }));
  expect(file.body).toContain(`${first},2026-07-14,yes\r\n`);
});

it("[R6] of people who enter one code at the same moment one has it, and of two codes that one person enters one", async () => {
  const { batch, codes } = await aBatch(3);
  const [one = "", two = "", three = ""] = codes;
  const buyers = await Promise.all([1, 2, 3, 4].map(() => aBuyer()));
  const answers = await Promise.all(buyers.map((buyer) => enter(buyer, one)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  const buyer = await aBuyer();
  const both = await Promise.all([enter(buyer, two), enter(buyer, three)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await batchNow(batch.batchId)).toMatchObject({ taken: 2 });
});

it("a code on a cart below its least value is refused and stays free, and so is one after its last day", async () => {
  const { codes } = await aBatch(1);
  const [code = ""] = codes;
  const cheap = await aProduct(app, { priceInPaise: 400_00 });
  const { cookie } = await aPerson(app);
  await readyToPlace(app, { as: cookie, lines: [{ listingId: cheap.listingId, quantity: 1 }] });
  expect((await enter(cookie, code)).code).toBe("checkout/coupon-below-minimum");
  expect((await enter(await aBuyer(), code)).status).toBe(200);
  const late = { ...terms, lastDay: "2026-07-13", codes: 1 };
  const refused = await app.call(addBatch, { body: late }, { as });
  expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(["coupons/last-day-over", ["lastDay"]]);
});

it("terms change until the first code is entered, also when both happen at the same moment", async () => {
  const { batch, codes } = await aBatch(1);
  expect((await change(batch.batchId, 1)).data.batches[0]).toMatchObject({
    valueInPaise: 60_00,
    revision: 2,
  });
  expect((await change(batch.batchId, 1)).code).toBe("coupons/batch-changed");
  const buyer = await aBuyer();
  await enter(buyer, codes[0] ?? "");
  expect((await change(batch.batchId, 2)).code).toBe("coupons/batch-begun");
  for (let round = 0; round < 3; round += 1) {
    const next = await aBatch(1);
    const person = await aBuyer();
    const [changed, entered] = await Promise.all([
      change(next.batch.batchId, 1),
      enter(person, next.codes[0] ?? ""),
    ]);
    const worth = changed.status === 200 ? 60_00 : 75_00;
    expect(entered.data.coupon).toMatchObject({ valueInPaise: worth });
    expect(await batchNow(next.batch.batchId)).toMatchObject({ valueInPaise: worth, taken: 1 });
  }
});

it("a void batch gives no code, takes its unused coupons back with the reason, and is noted", async () => {
  const { batch, codes } = await aBatch(2);
  const [first = "", second = ""] = codes;
  const buyer = await aBuyer();
  const { data } = await enter(buyer, first);
  const end = () => app.call(voidBatch, { params: { batchId: batch.batchId }, body: { reason } }, { as });
  expect((await end()).data.batches[0]).toMatchObject({ voidReason: reason });
  expect((await end()).code).toBe("coupons/voided-already");
  expect((await enter(await aBuyer(), second)).code).toBe("checkout/coupon-not-found");
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  expect((await app.call(placeOrder, { body }, { as: buyer })).code).toBe("checkout/changed");
  const past = await app.call(listRewardCoupons, { query: { type: "USED_OR_EXPIRED" } }, { as: buyer });
  expect(past.data).toEqual([expect.objectContaining({ couponCode: first, voidReason: reason })]);
  const [line] = await app.platform.database
    .selectFrom("audit_log")
    .select(["subject", "detail"])
    .where("action", "=", "coupons/batch-voided")
    .execute();
  expect(line).toEqual({
    subject: `coupon batch ${batch.batchId}`,
    detail: { name: terms.name, voided: 1, reason },
  });
});

it("a coupon of a void batch stays void when its order ends before dispatch", async () => {
  const { batch, codes } = await aBatch(1);
  const buyer = await aBuyer();
  const { data } = await enter(buyer, codes[0] ?? "");
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  const [orderId = ""] = (await app.call(placeOrder, { body }, { as: buyer })).data.orderIds;
  await app.call(voidBatch, { params: { batchId: batch.batchId }, body: { reason } }, { as });
  const { platform } = app;
  const ended = { state: "ORD_CANCELLED", is_cancelled: true };
  await platform.database.updateTable("orders").set(ended).where("id", "=", orderId).execute();
  const follow = couponsListeners.find(({ name }) => name === "coupons/follow-order");
  await platform.database
    .transaction()
    .execute(async (transaction) =>
      follow?.run(platform, transaction as never, { orderId, from: "", to: ended.state }),
    );
  const listed = async (type: "UNUSED" | "USED_OR_EXPIRED") =>
    (await app.call(listRewardCoupons, { query: { type } }, { as: buyer })).data;
  expect(await listed("UNUSED")).toEqual([]);
  expect(await listed("USED_OR_EXPIRED")).toMatchObject([{ couponCode: codes[0], voidReason: reason }]);
});
