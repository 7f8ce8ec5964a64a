import { afterAll, beforeAll, expect, it } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { changeOwnListing, listOwnProducts, offerPack } from "#features/assortment/contract/listings.ts";
import { applyCommissions } from "#features/catalogue/server/apply-commissions.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aListing, aPack, aPerson, aProduct, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import {
  addCommissionRule,
  type CommissionRule,
  commissionByRule,
  listCommissionRules,
} from "../contract.ts";

let app: TestApp;
let admin: TestPerson;
let worker: Awaited<ReturnType<TestApp["startWorker"]>>;
beforeAll(async () => {
  app = await testApp();
  admin = await aPerson(app, { roles: ["platform-admin"] });
  worker = await app.startWorker();
});
afterAll(async () => {
  await worker.stop();
  await app.close();
});

const day = 86_400_000;
const dayFromNow = (days: number) => dayInIndia(new Date(app.clock.now().getTime() + days * day));
const everything = { level1Id: null, level2Id: null };
let made = 0;

/** A product in a category and group of its own, for ₹450.00 with an MRP of ₹520.00, whose seller goes by the rule. */
async function aRuled(options: Parameters<typeof aProduct>[1] = {}) {
  made += 1;
  const seller = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId: seller.profileId });
  const product = await aProduct(app, {
    ...{ sellerId, category: `ruled-${made}`, group: `ruled-group-${made}` },
    ...{ priceInPaise: 450_00, mrpInPaise: 520_00, commissionInPaise: 0, isCommissionByRule: true },
    ...options,
  });
  return { ...product, seller };
}

const add = (rule: Partial<InputOf<typeof addCommissionRule>["body"]>, as = admin) =>
  app.call(
    addCommissionRule,
    { body: { ...everything, validFrom: dayFromNow(0), rateInBasisPoints: 0, ...rule } },
    { as: as.cookie },
  );
const marginOf = async (listingId: number) => {
  const row = await app.platform.database
    .selectFrom("listings")
    .select("commission_in_paise")
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  return row.commission_in_paise;
};
/** Begins the rules whose day has come and waits until the listing has this margin. */
async function expectMargin(listingId: number, inPaise: number) {
  await runJob(app, "commissions/begin");
  await expect.poll(() => marginOf(listingId)).toBe(inPaise);
}

it("the rule of the group wins over that of its category, that over the one for all, and a listing's own margin over every rule", async () => {
  const { listingId, level1Id, level2Id, skuIds } = await aRuled();
  const own = await aListing(app, { skuId: skuIds[0] ?? 0, priceInPaise: 450_00, commissionInPaise: 31_00 });
  await add({ rateInBasisPoints: 200 });
  await expectMargin(listingId, 9_00);
  await add({ level1Id, rateInBasisPoints: 400 });
  await expectMargin(listingId, 18_00);
  await add({ level2Id, rateInBasisPoints: 550 });
  await expectMargin(listingId, 24_75);
  // Without a rate the group has no rule of its own any more.
  await add({ level2Id, rateInBasisPoints: null });
  await expectMargin(listingId, 18_00);
  expect(await marginOf(own.listingId)).toBe(31_00);
  expect(await shelfOf(listingId)).toEqual([{ commission_in_paise: 18_00 }]);
});

const shelfOf = (listingId: number) =>
  app.platform.database
    .selectFrom("shelf")
    .select("commission_in_paise")
    .where("listing_id", "=", listingId)
    .execute();

it("listings are changed some at a time, and the event of those left brings the rest", async () => {
  const { listingId, level2Id, sellerId } = await aRuled({ packs: [aPack(1), aPack(2), aPack(5)] });
  const { skuIds } = await aRuled();
  const other = await aListing(app, {
    ...{ skuId: skuIds[0] ?? 0, sellerId, priceInPaise: 450_00, mrpInPaise: 520_00 },
    ...{ commissionInPaise: 0, isCommissionByRule: true },
  });
  await add({ rateInBasisPoints: 100 });
  await add({ level2Id, rateInBasisPoints: 300 });
  await inTransaction(app.platform, (transaction) =>
    applyCommissions(app.platform, transaction, { onDay: dayFromNow(0), atMost: 1 }),
  );
  await expect.poll(() => marginOf(other.listingId)).toBe(4_50);
  expect(await marginOf(listingId)).toBe(13_50);
});

it("a rule begins with its day, and placed orders keep the margin of their time", async () => {
  const { listingId, level2Id } = await aRuled();
  await add({ level2Id, rateInBasisPoints: 400 });
  await expectMargin(listingId, 18_00);
  const agent = await aPerson(app, { roles: ["agent"] });
  const order = async () => {
    const { orderIds } = await anOrder(app, { as: agent.cookie, lines: [{ listingId, quantity: 1 }] });
    return orderIds[0] ?? "";
  };
  const marginOfOrder = async (orderId: string) =>
    (
      await app.platform.database
        .selectFrom("order_lines")
        .select("commission_in_paise")
        .where("order_id", "=", orderId)
        .executeTakeFirstOrThrow()
    ).commission_in_paise;
  const before = await order();
  await add({ level2Id, rateInBasisPoints: 600, validFrom: dayFromNow(1) });
  await runJob(app, "commissions/begin");
  expect(await marginOf(listingId)).toBe(18_00);
  app.clock.advance(day);
  await expectMargin(listingId, 27_00);
  expect(await marginOfOrder(before)).toBe(18_00);
  expect(await marginOfOrder(await order())).toBe(27_00);
});

it("the price with the margin of a rule never passes the MRP", async () => {
  const { listingId, level2Id } = await aRuled({ mrpInPaise: 460_00 });
  await add({ level2Id, rateInBasisPoints: 10_000 });
  await expectMargin(listingId, 10_00);
});

it("a seller goes by the rule or not, and a new price has the margin of the rule at once", async () => {
  const { listingId, level2Id, level3Id, seller } = await aRuled({ packs: [aPack(25), aPack(40)] });
  await add({ level2Id, rateInBasisPoints: 400 });
  await expectMargin(listingId, 18_00);
  const seen = {
    ...{ priceInPaise: 450_00, mrpInPaise: 520_00, commissionInPaise: 18_00, isCommissionByRule: true },
    ...{ priceBreaks: [], onHand: 100, isListed: true },
  };
  const change = (wished: object, from = seen) =>
    app.call(
      changeOwnListing,
      { params: { listingId }, body: { ...from, ...wished, seen: from } },
      { as: seller.cookie },
    );
  const dearer = await change({ priceInPaise: 500_00 });
  expect(dearer.data.packs[0]?.listing).toMatchObject({ commissionInPaise: 20_00, isCommissionByRule: true });
  expect(dearer.data.commissionRule).toEqual({ scope: "group", rateInBasisPoints: 400 });
  // The margin that the seller saw is that of the rule then: a rule that began meanwhile is no conflict.
  const own = await change(
    { isCommissionByRule: false, commissionInPaise: 5_00 },
    { ...seen, priceInPaise: 500_00 },
  );
  expect(own.data.packs[0]?.listing).toMatchObject({ commissionInPaise: 5_00, isCommissionByRule: false });
  const other = own.data.packs[1]?.skuId ?? 0;
  const { onHand, isListed: _, ...prices } = seen;
  const offered = await app.call(
    offerPack,
    { body: { ...prices, commissionInPaise: 0, onHand, skuId: other } },
    { as: seller.cookie },
  );
  expect(offered.data.packs[1]?.listing?.commissionInPaise).toBe(18_00);
  const { data } = await app.call(listOwnProducts, { query: {} }, { as: seller.cookie });
  expect(data.products.find((product) => product.level3Id === level3Id)?.commissionRule).toEqual({
    ...{ scope: "group", rateInBasisPoints: 400 },
  });
});

it("the list shows what each category and group gets today and later, and who added a rule is in the audit log", async () => {
  const { level1Id, level2Id } = await aRuled();
  await add({ level1Id, rateInBasisPoints: 350 });
  await add({ level2Id, rateInBasisPoints: 500, validFrom: dayFromNow(3) });
  await add({ level2Id, rateInBasisPoints: 450, validFrom: dayFromNow(3) });
  const { data } = await app.call(listCommissionRules, {}, { as: admin.cookie });
  expect(data.scopes[0]).toMatchObject({ level1Id: null, level2Id: null, title: null });
  const at = data.scopes.findIndex((scope) => scope.level1Id === level1Id);
  expect(data.scopes[at]).toMatchObject({
    rule: { scope: "category", rateInBasisPoints: 350 },
    ...{ ownSince: dayFromNow(0), planned: [] },
  });
  expect(data.scopes[at + 1]).toMatchObject({
    ...{ level2Id, rule: { scope: "category", rateInBasisPoints: 350 }, ownSince: null },
    planned: [{ validFrom: dayFromNow(3), rateInBasisPoints: 450 }],
  });
  const lines = await app.platform.database
    .selectFrom("audit_log")
    .select(["action", "actor_profile_id", "detail"])
    .where("subject", "=", `category ${level1Id}`)
    .execute();
  expect(lines).toEqual([
    {
      ...{ action: "commissions/rule-added", actor_profile_id: admin.profileId },
      detail: { validFrom: dayFromNow(0), rateInBasisPoints: 350 },
    },
  ]);
});

it.each([
  ["yesterday", { validFrom: -1 }, 422, "validFrom"],
  ["more than the price", { rateInBasisPoints: 10_001 }, 422, "rateInBasisPoints"],
  ["less than nothing", { rateInBasisPoints: -1 }, 422, "rateInBasisPoints"],
] as const)("a rule from %s is refused beside its field", async (_, wrong, status, field) => {
  const validFrom = "validFrom" in wrong ? dayFromNow(wrong.validFrom) : dayFromNow(0);
  const refused = await add({ ...wrong, validFrom });
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([status, [field]]);
});

it("a rule for a group and a category at once, or for one that is none, is not found", async () => {
  const { level1Id, level2Id } = await aRuled();
  expect((await add({ level1Id, level2Id })).status).toBe(404);
  expect((await add({ level1Id: 987_654_321 })).status).toBe(404);
});

it.each([
  [{ scope: "all", rateInBasisPoints: 333 }, 14_98],
  [{ scope: "all", rateInBasisPoints: 10_000 }, 70_00],
  [null, 0],
] as const)(
  "what the form shows of %j is what the database gives",
  async (rule: CommissionRule | null, inPaise) => {
    expect(commissionByRule(rule, { priceInPaise: 450_00, mrpInPaise: 520_00 })).toBe(inPaise);
    if (rule === null) return;
    const { listingId, level2Id } = await aRuled();
    await add({ level2Id, rateInBasisPoints: rule.rateInBasisPoints });
    await expectMargin(listingId, inPaise);
  },
);
