import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aProduct } from "#testing/shop/builders.ts";
import { releaseStock, takeStock } from "../public.ts";

const number = 10_000;
/** What is taken is read after so many carts: whatever went wrong between stays wrong. */
const readEach = 20;
const onHand = [3, 7, 12, 1];

let app: TestApp;
let listingIds: number[];
beforeAll(async () => {
  app = await testApp({ connections: 1 });
  listingIds = [];
  for (const packs of onHand) listingIds.push((await aProduct(app, { onHand: packs })).listingId);
});
afterAll(() => app.close());

class Short extends Error {}

const line = fc.record({ at: fc.nat(onHand.length - 1), quantity: fc.integer({ min: 1, max: 5 }) });
/** A cart of up to five lines, several of which may reach the same stock, taken or given back. */
const cart = fc.record({
  isTaken: fc.boolean(),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
});

test("random carts that reach one stock through several lines never take more than there is (R2)", async () => {
  const taken = onHand.map(() => 0);
  const readTaken = async () => {
    const rows = await app.platform.database
      .selectFrom("listings")
      .select(["allocated"])
      .orderBy("id")
      .execute();
    return rows.map(({ allocated }) => allocated);
  };
  let refused = 0;
  const carts = fc.sample(cart, { numRuns: number, seed: 20_261_121 });
  for (const [index, { isTaken, lines }] of carts.entries()) {
    const wanted = lines.map(({ at, quantity }) => ({ listingId: listingIds[at] ?? 0, quantity }));
    const sums = onHand.map((_, at) =>
      lines.filter((each) => each.at === at).reduce((sum, { quantity }) => sum + quantity, 0),
    );
    const fits = sums.every((sum, at) => (taken[at] ?? 0) + sum <= (onHand[at] ?? 0));
    const work = inTransaction(app.platform, async (transaction) => {
      if (!isTaken) return releaseStock(transaction, wanted);
      if (!(await takeStock(transaction, wanted))) throw new Short();
    });
    if (isTaken && !fits) {
      await expect(work).rejects.toThrow(Short);
      refused += 1;
      continue;
    }
    await work;
    for (const [at, sum] of sums.entries()) {
      taken[at] = isTaken ? (taken[at] ?? 0) + sum : Math.max(0, (taken[at] ?? 0) - sum);
    }
    if (index % readEach === 0) expect(await readTaken()).toEqual(taken);
  }
  expect(await readTaken()).toEqual(taken);
  expect(refused).toBeGreaterThan(carts.length / 10);
  expect(refused).toBeLessThan(carts.length);
}, 600_000);
