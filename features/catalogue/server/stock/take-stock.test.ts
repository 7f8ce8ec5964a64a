import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aListing, aPack, aProduct } from "#testing/shop/builders.ts";
import { dispatchStock, releaseStock, takeStock } from "../public.ts";
import type { StockWanted } from "./stock.queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
});
afterAll(() => app.close());

class Short extends Error {}

/** Takes the packs as an order does: rolled back when something is short. */
async function take(wanted: readonly StockWanted[]): Promise<boolean> {
  try {
    await inTransaction(app.platform, async (transaction) => {
      if (!(await takeStock(transaction, wanted))) throw new Short();
    });
    return true;
  } catch (error) {
    if (error instanceof Short) return false;
    throw error;
  }
}

async function allocatedOf(listingId: number): Promise<number> {
  const row = await app.platform.database
    .selectFrom("listings")
    .select("allocated")
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  return row.allocated;
}

async function leadOf(level3Id: number): Promise<number | null> {
  const row = await app.platform.database
    .selectFrom("product_level3")
    .select("lead_listing_id")
    .where("id", "=", level3Id)
    .executeTakeFirstOrThrow();
  return row.lead_listing_id;
}

test("[CART-003] 50 buyers at once for the last 10 packs take exactly 10", async () => {
  const { listingId } = await aProduct(app, { onHand: 10 });
  const answers = await Promise.all(Array.from({ length: 50 }, () => take([{ listingId, quantity: 1 }])));
  expect(answers.filter(Boolean)).toHaveLength(10);
  expect(await allocatedOf(listingId)).toBe(10);
});

test("one listing named in several lines never takes more than its stock", async () => {
  const { listingId } = await aProduct(app, { onHand: 5 });
  const line = { listingId, quantity: 2 };
  expect(await take([line, line, line])).toBe(false);
  expect(await allocatedOf(listingId)).toBe(0);
  expect(await take([line, line])).toBe(true);
  expect(await allocatedOf(listingId)).toBe(4);
});

test("when one of several listings is short, nothing of the others is taken", async () => {
  const plenty = await aProduct(app, { onHand: 100 });
  const short = await aProduct(app, { onHand: 1 });
  const wanted = [
    { listingId: plenty.listingId, quantity: 3 },
    { listingId: short.listingId, quantity: 2 },
  ];
  expect(await take(wanted)).toBe(false);
  expect(await allocatedOf(plenty.listingId)).toBe(0);
});

test("an unlisted listing and an unknown one are never taken", async () => {
  const { listingId } = await aProduct(app, { isListed: false });
  expect(await take([{ listingId, quantity: 1 }])).toBe(false);
  expect(await take([{ listingId: 999_999_999, quantity: 1 }])).toBe(false);
});

test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
  "%s packs are no quantity",
  async (quantity) => {
    const { listingId } = await aProduct(app);
    await expect(take([{ listingId, quantity }])).rejects.toThrow(RangeError);
    expect(await allocatedOf(listingId)).toBe(0);
  },
);

test("packs beyond every stock are refused without an overflow", async () => {
  const { listingId } = await aProduct(app);
  expect(await take([{ listingId, quantity: 9_007_199_254_740_991 }])).toBe(false);
});

test("orders over the same listings in opposite order all succeed, none deadlocks", async () => {
  const one = await aProduct(app, { onHand: 1000 });
  const other = await aProduct(app, { onHand: 1000 });
  const forth = [one, other].map(({ listingId }) => ({ listingId, quantity: 1 }));
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) => take(at % 2 === 0 ? forth : forth.toReversed())),
  );
  expect(answers).not.toContain(false);
  expect(await allocatedOf(one.listingId)).toBe(24);
});

test("a product moves to its next cheapest listing when the first runs out, and back when packs return", async () => {
  const product = await aProduct(app, { onHand: 2, priceInPaise: 100_00, packs: [aPack(10), aPack(25)] });
  const dearer = await aListing(app, { skuId: product.skuIds[1] ?? 0, priceInPaise: 250_00 });
  expect(await leadOf(product.level3Id)).toBe(product.listingId);
  await take([{ listingId: product.listingId, quantity: 2 }]);
  expect(await leadOf(product.level3Id)).toBe(dearer.listingId);
  await inTransaction(app.platform, (transaction) =>
    releaseStock(transaction, [{ listingId: product.listingId, quantity: 1 }]),
  );
  expect(await leadOf(product.level3Id)).toBe(product.listingId);
});

test("two listings of a product that run out at the same time leave the cheaper one in front", async () => {
  const product = await aProduct(app, { onHand: 1, priceInPaise: 100_00 });
  const dearer = await aListing(app, { skuId: product.skuIds[0] ?? 0, priceInPaise: 250_00, onHand: 1 });
  await Promise.all([
    take([{ listingId: dearer.listingId, quantity: 1 }]),
    take([{ listingId: product.listingId, quantity: 1 }]),
  ]);
  expect(await leadOf(product.level3Id)).toBe(product.listingId);
});

test("giving back more than was taken leaves nothing taken, not less than nothing", async () => {
  const { listingId } = await aProduct(app, { onHand: 4 });
  await take([{ listingId, quantity: 1 }]);
  await inTransaction(app.platform, (transaction) => releaseStock(transaction, [{ listingId, quantity: 3 }]));
  expect(await allocatedOf(listingId)).toBe(0);
});

test("packs that leave the store-room lower what is there and what is taken, not what is for sale", async () => {
  const { listingId } = await aProduct(app, { onHand: 10 });
  await take([{ listingId, quantity: 4 }]);
  await inTransaction(app.platform, (transaction) =>
    dispatchStock(transaction, [{ listingId, quantity: 3 }]),
  );
  const row = await app.platform.database
    .selectFrom("listings")
    .select(["on_hand", "allocated"])
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ on_hand: 7, allocated: 1 });
});

test("packs that nobody took cannot be dispatched", async () => {
  const { listingId } = await aProduct(app, { onHand: 10 });
  await take([{ listingId, quantity: 1 }]);
  const dispatch = inTransaction(app.platform, (transaction) =>
    dispatchStock(transaction, [{ listingId, quantity: 2 }]),
  );
  await expect(dispatch).rejects.toThrow("no order had taken");
});

test("taking stock is one statement while stock is left, and three when it runs out", async () => {
  const { listingId } = await aProduct(app, { onHand: 3 });
  const count = async (quantity: number) => {
    const { statements } = await app.statements.during(() => take([{ listingId, quantity }]));
    return statements.filter((text) => !/^(begin|start|commit)/i.test(text)).length;
  };
  expect(await count(1)).toBe(1);
  expect(await count(2)).toBe(3);
});
