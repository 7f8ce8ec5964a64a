import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deliverTogether } from "#engine/server/jobs/events.ts";
import { addToCart, readCart, setCartQuantity } from "#features/cart/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { smsAbout } from "#testing/process/sms.ts";
import { aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { anOrder, farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import { chooseAddress, placeOrder, readCheckout } from "../../contract/checkout.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const cod = (fingerprint: string) => ({ paymentMode: "COD", fingerprint }) as const;

async function listingState(listingId: number) {
  return app.platform.database
    .selectFrom("listings")
    .select(["on_hand", "allocated"])
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
}

test("[CART-006] [CART-009] the confirm step shows all sums as the server computes them", async () => {
  const agent = await aPerson(app, { roles: ["agent"] });
  const seller = await aSeller(app, { handlingChargeInPaise: 25_00 });
  const paddy = await aProduct(app, {
    sellerId: seller.sellerId,
    priceInPaise: 1_125_00,
    commissionInPaise: 56_25,
  });
  const zinc = await aProduct(app, { priceInPaise: 640_00, commissionInPaise: 32_00 });
  const checkout = await readyToPlace(app, {
    as: agent.cookie,
    lines: [
      { listingId: paddy.listingId, quantity: 2 },
      { listingId: zinc.listingId, quantity: 1 },
    ],
  });
  expect(checkout.totals).toEqual({
    itemsValueInPaise: 2_890_00,
    shippingInPaise: 80_00,
    handlingInPaise: 25_00,
    discountInPaise: 0,
    couponInPaise: 0,
    orderTotalInPaise: 2_995_00,
    marginInPaise: 144_50,
    agentHandlingInPaise: 0,
    finalCustomerPriceInPaise: 3_139_50,
  });
  expect(checkout.firstOpenStep).toBe("confirm");
  expect(checkout.paymentModes).toEqual(["COD", "Online", "Bank Transfer"]);
});

test("placing makes one order per seller, takes the stock, empties the cart and tells the farmer by SMS", async () => {
  const agent = await aPerson(app, { roles: ["agent"] });
  const one = await aProduct(app, { onHand: 7 });
  const other = await aProduct(app, { onHand: 7 });
  const placed = await anOrder(app, {
    as: agent.cookie,
    lines: [
      { listingId: one.listingId, quantity: 3 },
      { listingId: other.listingId, quantity: 1 },
    ],
  });
  expect(placed.orderIds).toHaveLength(2);
  expect(await listingState(one.listingId)).toEqual({ on_hand: 7, allocated: 3 });
  const cart = await app.call(readCart, {}, { as: agent.cookie });
  expect(cart.data.itemCount).toBe(0);
  const worker = await app.startWorker();
  await expect
    .poll(async () => (await smsAbout(app, placed.orderIds[0] ?? "", "orders/placed")).map(({ to }) => to))
    .toEqual([farmersAddress.phone]);
  // Its own looks for jobs would count among the statements of the next tests.
  await worker.stop();
});

test("an order of three lines needs at most 13 statements, session and transaction included", async () => {
  const agent = await aPerson(app, { roles: ["agent"] });
  const products = [await aProduct(app), await aProduct(app), await aProduct(app)];
  const lines = products.map(({ listingId }) => ({ listingId, quantity: 1 }));
  const { fingerprint } = await readyToPlace(app, { as: agent.cookie, lines });
  const { result, statements } = await app.statements.during(() =>
    app.call(
      placeOrder,
      { body: cod(fingerprint) },
      { as: agent.cookie, headers: { "idempotency-key": "k-15" } },
    ),
  );
  expect(result.status).toBe(201);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(13);
});

test("a whole check-out to an address of the book needs at most 35 statements: four calls, and one delivery to all who hear of the order", async () => {
  const { cookie: as } = await aPerson(app);
  const { listingId } = await aProduct(app);
  await readyToPlace(app, { as, lines: [{ listingId, quantity: 1 }] });
  const headers = (key: string) => ({ as, headers: { "idempotency-key": key } });
  const { statements } = await app.statements.during(async () => {
    await app.call(addToCart, { body: { listingId, quantity: 1 } }, headers("whole-cart"));
    await app.call(chooseAddress, { body: farmersAddress }, { as });
    const { data } = await app.call(readCheckout, {}, { as });
    await app.call(placeOrder, { body: cod(data.fingerprint) }, headers("whole-order"));
  });
  const { rows } = await sql<{ eventId: number; listeners: string[] }>`
    select (payload ->> 'eventId')::int as "eventId", array(select json_array_elements_text(payload -> 'listeners')) as listeners
    from graphile_worker._private_jobs order by id desc limit 1`.execute(app.platform.database);
  const [delivery] = rows;
  if (!delivery) throw new Error("no delivery was queued");
  expect(delivery.listeners.length).toBeGreaterThanOrEqual(2);
  const delivered = await app.statements.during(() => deliverTogether(app.platform, delivery));
  const all = [...statements, ...delivered.statements];
  expect(all.length, all.join("\n")).toBeLessThanOrEqual(35);
});

test("the check-out and the cart are read with at most two statements each, session included", async () => {
  const buyer = await aPerson(app);
  const { listingId } = await aProduct(app);
  await readyToPlace(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
  const checkout = await app.statements.during(() => app.call(readCheckout, {}, { as: buyer.cookie }));
  expect(checkout.statements.length, checkout.statements.join("\n")).toBeLessThanOrEqual(2);
  const cart = await app.statements.during(() => app.call(readCart, {}, { as: buyer.cookie }));
  expect(cart.statements.length).toBeLessThanOrEqual(2);
});

test("a farmer who buys for himself is shown no margin and earns none", async () => {
  const farmer = await aPerson(app);
  const { listingId } = await aProduct(app, { commissionInPaise: 70_00 });
  const checkout = await readyToPlace(app, { as: farmer.cookie, lines: [{ listingId, quantity: 1 }] });
  expect(checkout.totals.marginInPaise).toBeNull();
  const body = cod(checkout.fingerprint);
  const { data } = await app.call(placeOrder, { body }, { as: farmer.cookie });
  const order = await app.platform.database
    .selectFrom("orders")
    .select(["commission_in_paise", "total_in_paise"])
    .where("id", "=", data.orderIds[0] ?? "")
    .executeTakeFirstOrThrow();
  expect(order.commission_in_paise).toBe(0);
});

test("a price that changed after the confirm step was shown is refused, and nothing is taken (R3)", async () => {
  const buyer = await aPerson(app);
  const { listingId } = await aProduct(app, {
    priceInPaise: 100_00,
    mrpInPaise: 200_00,
    commissionInPaise: 0,
  });
  const { fingerprint } = await readyToPlace(app, { as: buyer.cookie, lines: [{ listingId, quantity: 2 }] });
  await app.platform.database
    .updateTable("listings")
    .set({ price_in_paise: 101_00 })
    .where("id", "=", listingId)
    .execute();
  const refused = await app.call(placeOrder, { body: cod(fingerprint) }, { as: buyer.cookie });
  expect([refused.status, refused.code]).toEqual([409, "checkout/changed"]);
  expect(await listingState(listingId)).toMatchObject({ allocated: 0 });
  const shown = await app.call(readCheckout, {}, { as: buyer.cookie });
  expect(shown.data.totals.itemsValueInPaise).toBe(202_00);
  const placed = await app.call(placeOrder, { body: cod(shown.data.fingerprint) }, { as: buyer.cookie });
  expect(placed.status).toBe(201);
});

test("[CART-003] a line that sold out after the confirm step is named with what is left, and the cart stays", async () => {
  const buyer = await aPerson(app);
  const { listingId, title } = await aProduct(app, { onHand: 5 });
  const { fingerprint } = await readyToPlace(app, { as: buyer.cookie, lines: [{ listingId, quantity: 4 }] });
  await app.platform.database
    .updateTable("listings")
    .set({ on_hand: 3 })
    .where("id", "=", listingId)
    .execute();
  const refused = await app.call(placeOrder, { body: cod(fingerprint) }, { as: buyer.cookie });
  expect([refused.status, refused.code]).toEqual([409, "checkout/sold-out"]);
  expect(refused.data).toEqual({ lines: [{ listingId, available: 3, title }] });
  const checkout = await app.call(readCheckout, {}, { as: buyer.cookie });
  expect(checkout.data.firstOpenStep).toBe("cart");
  await app.call(setCartQuantity, { params: { listingId }, body: { quantity: 3 } }, { as: buyer.cookie });
  const again = await app.call(readCheckout, {}, { as: buyer.cookie });
  expect(again.data.firstOpenStep).toBe("confirm");
});

test("a pin code that a seller does not serve is refused beside its field, in the caller's language", async () => {
  const buyer = await aPerson(app);
  const seller = await aSeller(app, {
    name: { en: "Near Seeds", te: "నియర్ సీడ్స్" },
    shippingRates: shippingEverywhere().filter((rate) => rate.pinPrefix === "5"),
  });
  const { listingId } = await aProduct(app, { sellerId: seller.sellerId });
  await readyToPlace(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
  const away = { ...farmersAddress, postalCode: "110001", state: "Delhi" as const };
  const refused = await app.call(
    chooseAddress,
    { body: away },
    { as: buyer.cookie, headers: { "accept-language": "te" } },
  );
  expect([refused.status, refused.code]).toEqual([422, "checkout/pin-code-not-served"]);
  expect(refused.fields?.["postalCode"]).toBe("నియర్ సీడ్స్ 110001 కు డెలివరీ చేయరు.");
  const kept = await app.call(readCheckout, {}, { as: buyer.cookie });
  expect(kept.data.address?.postalCode).toBe(farmersAddress.postalCode);
});

test("each wrong field of an address is answered with a sentence of its own", async () => {
  const buyer = await aPerson(app);
  const body = {
    ...farmersAddress,
    phone: "12345",
    postalCode: "50613",
    city: " ",
    state: "Atlantis" as "Telangana",
  };
  const refused = await app.call(chooseAddress, { body }, { as: buyer.cookie });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.fields ?? {}).sort()).toEqual(["city", "phone", "postalCode", "state"]);
  expect(refused.fields?.["postalCode"]).toBe("A pin code has 6 digits.");
});

test("[CART-007] without an address, or with an empty cart, nothing is placed", async () => {
  const buyer = await aPerson(app);
  const empty = await app.call(placeOrder, { body: cod("x") }, { as: buyer.cookie });
  expect(empty.code).toBe("checkout/cart-empty");
  const { listingId } = await aProduct(app);
  await app.call(setCartQuantity, { params: { listingId }, body: { quantity: 1 } }, { as: buyer.cookie });
  const first = await app.call(readCheckout, {}, { as: buyer.cookie });
  expect(first.data.firstOpenStep).toBe("shipping");
  const noAddress = await app.call(placeOrder, { body: cod(first.data.fingerprint) }, { as: buyer.cookie });
  expect(noAddress.code).toBe("checkout/address-needed");
  const cart = await app.call(readCart, {}, { as: buyer.cookie });
  expect(cart.data.itemCount).toBe(1);
});

test("cash on delivery is refused where a seller does not offer it", async () => {
  const buyer = await aPerson(app);
  const seller = await aSeller(app, { shippingRates: shippingEverywhere({ isCashOnDelivery: false }) });
  const { listingId } = await aProduct(app, { sellerId: seller.sellerId });
  const checkout = await readyToPlace(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
  expect(checkout.paymentModes).toEqual(["Online", "Bank Transfer"]);
  const refused = await app.call(placeOrder, { body: cod(checkout.fingerprint) }, { as: buyer.cookie });
  expect([refused.status, refused.code]).toEqual([422, "checkout/payment-mode-not-allowed"]);
});

test("prices, totals, margins and sellers that a client sends change nothing (R17)", async () => {
  const buyer = await aPerson(app);
  const { listingId } = await aProduct(app, { priceInPaise: 500_00, mrpInPaise: 600_00 });
  const { fingerprint } = await readyToPlace(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
  const own = Object.fromEntries(
    ["price", "priceInPaise", "total", "totalAmount", "grandTotal", "tax", "margin", "commission", "discount"]
      .concat([
        "commissionInPaise",
        "marginInPaise",
        "sellerId",
        "shippingInPaise",
        "buyerProfileId",
        "isAgent",
      ])
      .map((name) => [name, 1]),
  );
  const body = { ...own, ...cod(fingerprint), lines: [{ listingId, priceInPaise: 1 }] };
  const { data } = await app.call(placeOrder, { body }, { as: buyer.cookie });
  const order = await app.platform.database
    .selectFrom("orders")
    .select(["items_value_in_paise", "total_in_paise", "commission_in_paise"])
    .where("id", "=", data.orderIds[0] ?? "")
    .executeTakeFirstOrThrow();
  expect(order).toEqual({ items_value_in_paise: 500_00, total_in_paise: 540_00, commission_in_paise: 0 });
});
