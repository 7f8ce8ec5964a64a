import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeFromCart, setCartQuantity } from "#features/cart/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { allowEachTest } from "#testing/process/long-run.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import { chooseAddress, placeOrder, readCheckout } from "../../contract/checkout.ts";
import { chooseAssist } from "../../contract/checkout-assist.ts";

allowEachTest(120_000);

/** How often each race is run; `npm run test:long` asks for more. */
const repeats = Number(process.env["SANTHA_RACES"] ?? 3);
const buyers = 200;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 12 });
});
afterAll(() => app.close());

const cod = (fingerprint: string) => ({ paymentMode: "COD", fingerprint }) as const;

const withRoom = { priceInPaise: 500_00, mrpInPaise: 600_00 };

/** The agent asks ₹25 for each pack and ₹10 for handling; what he is shown then. */
async function assisted(as: string, listingId: number): Promise<string> {
  const body = {
    farmer: { firstName: "Ramulu", mobileNo: farmersAddress.phone },
    margins: [{ listingId, marginInPaise: 25_00 }],
    agentHandlingInPaise: 10_00,
  };
  return (await app.call(chooseAssist, { body }, { as })).data.fingerprint;
}

async function stockOf(listingId: number) {
  const row = await app.platform.database
    .selectFrom("listings")
    .select(["on_hand", "allocated"])
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  return row.on_hand - row.allocated;
}

test("200 parallel check-outs of the last 10 units make exactly 10 orders and 190 clean refusals (R1)", async () => {
  let lastListing = 1;
  // Every other one is an agent with a margin and a handling charge of his own.
  const roles = (at: number) => (at % 2 === 0 ? { roles: ["agent" as const] } : {});
  const people = await Promise.all(Array.from({ length: buyers }, (_, at) => aPerson(app, roles(at))));
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const { listingId } = await aProduct(app, { ...withRoom, onHand: 10 });
    await Promise.all(
      people.map(({ cookie }) =>
        app.call(removeFromCart, { params: { listingId: lastListing } }, { as: cookie }),
      ),
    );
    lastListing = listingId;
    const ready = await Promise.all(
      people.map(async ({ cookie }, at) => {
        const { fingerprint } = await readyToPlace(app, { as: cookie, lines: [{ listingId, quantity: 1 }] });
        return { cookie, fingerprint: at % 2 === 0 ? await assisted(cookie, listingId) : fingerprint };
      }),
    );
    const answers = await Promise.all(
      ready.map(({ cookie, fingerprint }) =>
        app.call(placeOrder, { body: cod(fingerprint) }, { as: cookie }),
      ),
    );
    const codes = Map.groupBy(answers, (answer) => `${answer.status} ${answer.code}`);
    expect(Object.fromEntries([...codes].map(([code, all]) => [code, all.length]))).toEqual({
      "201 CREATED": 10,
      "409 checkout/sold-out": 190,
    });
    expect(await stockOf(listingId)).toBe(0);
  }
});

test("the same key twenty times in parallel places one order and gives one answer (R10)", async () => {
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const { listingId } = await aProduct(app);
    const { cookie } = await aPerson(app);
    const { fingerprint } = await readyToPlace(app, { as: cookie, lines: [{ listingId, quantity: 1 }] });
    const headers = { "idempotency-key": `race-${repeat}` };
    const send = () => app.call(placeOrder, { body: cod(fingerprint) }, { as: cookie, headers });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    const good = answers.filter(({ status }) => status === 201);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(good.map(({ data }) => data.masterId)).size).toBe(1);
    expect(others.every(({ code }) => code === "platform/still-running")).toBe(true);
    const replayed = await send();
    expect(replayed.data).toEqual(good[0]?.data);
    expect(await stockOf(listingId)).toBe(99);
  }
});

test("two tabs without any key place one order of one cart (R11)", async () => {
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const { listingId } = await aProduct(app, withRoom);
    const { cookie, profileId } = await aPerson(app, { roles: ["agent"] });
    await readyToPlace(app, { as: cookie, lines: [{ listingId, quantity: 2 }] });
    const fingerprint = await assisted(cookie, listingId);
    const send = () => app.call(placeOrder, { body: cod(fingerprint) }, { as: cookie });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ code }) => code).sort()).toEqual([
      "CREATED",
      "checkout/cart-empty",
      "checkout/cart-empty",
    ]);
    const orders = await app.platform.database
      .selectFrom("master_orders")
      .select("id")
      .where("buyer_profile_id", "=", profileId)
      .execute();
    expect(orders).toHaveLength(1);
    const pending = await app.platform.database
      .selectFrom("ledger_entries")
      .select("amount_in_paise")
      .where("account", "=", "agent-margin-pending")
      .where("party_id", "=", profileId)
      .execute();
    expect(pending.map((row) => Math.abs(row.amount_in_paise))).toEqual([2 * 25_00 + 10_00]);
    expect(await stockOf(listingId)).toBe(98);
  }
});

test("carts over the same listings in any order never take more than there is and never deadlock (R2)", async () => {
  const first = await aProduct(app, { onHand: 40 });
  const second = await aProduct(app, { onHand: 40 });
  const listings = [first.listingId, second.listingId] as const;
  const wish = fc.record({
    one: fc.integer({ min: 0, max: 6 }),
    two: fc.integer({ min: 0, max: 6 }),
    isTurned: fc.boolean(),
  });
  const wishes = fc.sample(wish, { numRuns: 30, seed: 20_261_121 });
  const people = await Promise.all(wishes.map(() => aPerson(app)));
  const place = async (at: number) => {
    const { one = 0, two = 0, isTurned = false } = wishes[at] ?? {};
    const as = people[at]?.cookie ?? "";
    const pairs = [
      { listingId: listings[0], quantity: one },
      { listingId: listings[1], quantity: two },
    ].filter(({ quantity }) => quantity > 0);
    for (const { listingId, quantity } of isTurned ? pairs.toReversed() : pairs) {
      await app.call(setCartQuantity, { params: { listingId }, body: { quantity } }, { as });
    }
    await app.call(chooseAddress, { body: farmersAddress }, { as });
    const { data } = await app.call(readCheckout, {}, { as });
    return app.call(placeOrder, { body: cod(data.fingerprint) }, { as });
  };
  const answers = await Promise.all(wishes.map((_, at) => place(at)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  const ordered = await app.platform.database
    .selectFrom("order_lines")
    .select(["listing_id", (eb) => eb.fn.sum<string>("quantity").as("packs")])
    .where("listing_id", "in", [...listings])
    .groupBy("listing_id")
    .execute();
  for (const { listing_id, packs } of ordered) {
    expect(Number(packs)).toBeLessThanOrEqual(40);
    expect(await stockOf(listing_id)).toBe(40 - Number(packs));
  }
});
