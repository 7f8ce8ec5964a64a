import { afterAll, beforeAll, expect, test } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import { verifyCode } from "#features/auth/contract/auth.ts";
import { orderDetail, readOrder } from "#features/orders/contract/orders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { lastSms } from "#testing/process/sms.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { placeOrder, readCheckout } from "../../contract/checkout.ts";
import {
  chooseAssist,
  giveConsent,
  listFarmers,
  requestConsent,
  withdrawConsent,
} from "../../contract/checkout-assist.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Wish = Partial<InputOf<typeof chooseAssist>["body"]>;
let numbers = 9_400_000_000;
const newFarmer = () => {
  numbers += 1;
  return { firstName: "Ramulu", mobileNo: String(numbers) };
};

async function anAssistant(role: "agent" | "seller" = "agent") {
  return (await aPerson(app, { roles: [role], firstName: "Padma" })).cookie;
}

const assist = (as: string, wish: Wish = {}) =>
  app.call(
    chooseAssist,
    { body: { farmer: newFarmer(), margins: [], agentHandlingInPaise: 0, ...wish } },
    { as },
  );

async function shown(as: string) {
  return (await app.call(readCheckout, {}, { as })).data;
}

async function place(as: string, headers: Record<string, string> = {}) {
  const { fingerprint } = await shown(as);
  return app.call(placeOrder, { body: { paymentMode: "COD", fingerprint } }, { as, headers });
}

async function detailOf(as: string, orderId = "") {
  const answer = await app.call(
    readOrder,
    { params: { orderId }, query: { isMasterOrder: "false" } },
    { as },
  );
  return orderDetail.parse(JSON.parse(answer.data));
}

async function marginInLedger(orderIds: readonly string[]): Promise<number> {
  const rows = await app.platform.database
    .selectFrom("ledger_entries")
    .select("amount_in_paise")
    .where("account", "=", "agent-margin-pending")
    .where("order_id", "in", [...orderIds])
    .execute();
  return Math.abs(sumOf(rows.map((row) => row.amount_in_paise)));
}

/** The code in the latest message to this number. */
async function codeTo(mobileNo: string): Promise<string> {
  const body = await lastSms(app, { to: mobileNo, template: "checkout/consent" });
  return /#(\d{6})$/.exec(body)?.[1] ?? "";
}

/** Two sellers' goods in the cart of an agent: room of ₹100 on each pack, suggested margin ₹30. */
async function twoGoods(as: string) {
  const goods = { priceInPaise: 500_00, mrpInPaise: 600_00, commissionInPaise: 30_00, onHand: 50 };
  const one = await aProduct(app, { ...goods, sellerId: (await aSeller(app)).sellerId });
  const other = await aProduct(app, { ...goods, sellerId: (await aSeller(app)).sellerId });
  await readyToPlace(app, {
    as,
    lines: [
      { listingId: one.listingId, quantity: 2 },
      { listingId: other.listingId, quantity: 1 },
    ],
  });
  return { one: one.listingId, other: other.listingId };
}

for (const role of ["agent", "seller"] as const) {
  test(`[CART-005] [CART-009] [ERN-001] the ${role}'s margins and handling charge are in quote, order, ledger and order page`, async () => {
    const as = await anAssistant(role);
    const { one } = await twoGoods(as);
    const farmer = newFarmer();
    const margins = [{ listingId: one, marginInPaise: 45_50 }];
    const { data: quote } = await assist(as, { farmer, margins, agentHandlingInPaise: 20_01 });
    expect(quote.assist).toEqual({ farmer, agentHandlingInPaise: 20_01, consent: null, draftKey: null });
    expect(quote.totals).toMatchObject({
      agentHandlingInPaise: 20_01,
      marginInPaise: 2 * 45_50 + 30_00 + 20_01,
      finalCustomerPriceInPaise: quote.totals.orderTotalInPaise + 2 * 45_50 + 30_00 + 20_01,
    });
    const { data: placed, status } = await place(as);
    expect(status).toBe(201);
    const orders = await Promise.all(placed.orderIds.map((orderId) => detailOf(as, orderId)));
    const paise = (rupees: number) => Math.round(rupees * 100);
    expect(sumOf(orders.map((order) => paise(order.totalAgentHandlingCharge)))).toBe(20_01);
    expect(sumOf(orders.map((order) => paise(order.totalCommission)))).toBe(2 * 45_50 + 30_00);
    expect(sumOf(orders.map((order) => paise(order.totalAmount)))).toBe(quote.totals.orderTotalInPaise);
    expect(await marginInLedger(placed.orderIds)).toBe(quote.totals.marginInPaise);
    expect(orders[0]?.assist).toEqual({
      farmerName: "Ramulu",
      farmerMobileNo: farmer.mobileNo,
      consentTS: null,
      consentAmount: null,
    });
  });
}

test("[CART-005] a margin above the printed maximum price is refused and names the line; what was kept stays", async () => {
  const as = await anAssistant();
  const { one, other } = await twoGoods(as);
  const kept = await assist(as, { margins: [{ listingId: one, marginInPaise: 100_00 }] });
  expect(kept.status).toBe(200);
  const margins = [
    { listingId: one, marginInPaise: 100_01 },
    { listingId: other, marginInPaise: 100_00 },
  ];
  const refused = await assist(as, { margins });
  expect([refused.status, refused.code]).toEqual([422, "checkout/margin-above-mrp"]);
  expect(refused.data).toEqual({ lines: [{ listingId: one, mostMarginInPaise: 100_00 }] });
  expect((await shown(as)).totals.marginInPaise).toBe(2 * 100_00 + 30_00);
});

test("[CART-005] the handling charge fits under the printed maximum prices of all packs, in each seller's order", async () => {
  const as = await anAssistant();
  const { one } = await twoGoods(as);
  // 2 × 0 and 1 × 70 rupees are left.
  const margins = [{ listingId: one, marginInPaise: 100_00 }];
  const refused = await assist(as, { margins, agentHandlingInPaise: 70_01 });
  expect([refused.status, refused.code]).toEqual([422, "checkout/handling-above-mrp"]);
  expect(refused.fields?.["agentHandlingInPaise"]).toContain("₹70.00");
  expect((await assist(as, { margins, agentHandlingInPaise: 70_00 })).status).toBe(200);
  const { data } = await place(as);
  const orders = await Promise.all(data.orderIds.map((orderId) => detailOf(as, orderId)));
  expect(orders.map((order) => [order.totalCommission, order.totalAgentHandlingCharge]).sort()).toEqual([
    [200, 0],
    [30, 70],
  ]);
});

test("[CART-005] [CART-007] a seller who raises his price leads back to the assist step, and placing is refused meanwhile", async () => {
  const as = await anAssistant();
  const { one } = await twoGoods(as);
  await assist(as, { margins: [{ listingId: one, marginInPaise: 90_00 }] });
  await app.platform.database
    .updateTable("listings")
    .set({ price_in_paise: 560_00 })
    .where("id", "=", one)
    .execute();
  expect((await shown(as)).firstOpenStep).toBe("assist");
  const refused = await place(as);
  expect([refused.status, refused.code]).toEqual([409, "checkout/margin-above-mrp"]);
  expect((await assist(as, { margins: [] })).data.firstOpenStep).toBe("confirm");
  expect((await place(as)).status).toBe(201);
});

test("[CART-005] the farmer agrees by a code to a total, and the order says who, when and to what", async () => {
  const as = await anAssistant();
  await twoGoods(as);
  const farmer = newFarmer();
  const { data: quote } = await assist(as, { farmer, agentHandlingInPaise: 10_00 });
  const { fingerprint } = quote;
  const asked = await app.call(requestConsent, { body: { fingerprint } }, { as });
  expect(asked.data).toMatchObject({ codeLength: 6, resendAfterInSeconds: 30 });
  const soon = await app.call(requestConsent, { body: { fingerprint } }, { as });
  expect([soon.status, soon.code]).toEqual([429, "auth/wait-for-code"]);
  const { requestId } = asked.data;
  const code = await codeTo(farmer.mobileNo);
  const wrongCode = code === "123456" ? "654321" : "123456";
  const wrong = await app.call(giveConsent, { body: { requestId, code: wrongCode } }, { as });
  expect([wrong.status, wrong.code]).toEqual([422, "auth/wrong-code"]);
  const agreed = await app.call(giveConsent, { body: { requestId, code } }, { as });
  const totalInPaise = quote.totals.finalCustomerPriceInPaise;
  const agreedAt = app.clock.now().getTime();
  expect(agreed.data.assist?.consent).toEqual({ agreedAt, totalInPaise, isCurrent: true });
  const again = await app.call(giveConsent, { body: { requestId, code } }, { as });
  expect(again.code).toBe("auth/code-expired");
  const { data } = await place(as);
  expect((await detailOf(as, data.orderIds[0])).assist).toEqual({
    farmerName: "Ramulu",
    farmerMobileNo: farmer.mobileNo,
    consentTS: agreedAt,
    consentAmount: (totalInPaise ?? 0) / 100,
  });
});

/** The farmer agrees to what is shown now. */
async function agree(as: string, mobileNo: string) {
  const { fingerprint } = await shown(as);
  const asked = await app.call(requestConsent, { body: { fingerprint } }, { as });
  const body = { requestId: asked.data.requestId, code: await codeTo(mobileNo) };
  return (await app.call(giveConsent, { body }, { as })).data;
}

test("[CART-005] totals that change after the consent ask again; the agent may go on without it", async () => {
  const as = await anAssistant();
  const { one } = await twoGoods(as);
  const farmer = newFarmer();
  await assist(as, { farmer });
  expect((await agree(as, farmer.mobileNo)).firstOpenStep).toBe("confirm");
  const { data: changed } = await assist(as, { farmer, margins: [{ listingId: one, marginInPaise: 31_00 }] });
  expect([changed.firstOpenStep, changed.assist?.consent?.isCurrent]).toEqual(["assist", false]);
  const refused = await place(as);
  expect([refused.status, refused.code]).toEqual([409, "checkout/consent-outdated"]);
  const without = await app.call(withdrawConsent, {}, { as });
  expect([without.data.firstOpenStep, without.data.assist?.consent]).toEqual(["confirm", null]);
  expect((await place(as)).status).toBe(201);
});

test("[CART-005] consent belongs to one farmer: another number has not agreed to anything", async () => {
  const as = await anAssistant();
  await twoGoods(as);
  const farmer = newFarmer();
  await assist(as, { farmer });
  await agree(as, farmer.mobileNo);
  const renamed = { ...farmer, firstName: "Bandi Ramulu" };
  expect((await assist(as, { farmer: renamed })).data.assist?.consent?.isCurrent).toBe(false);
  expect((await assist(as, { farmer: newFarmer() })).data.assist?.consent).toBeNull();
});

test("[R41] a code of consent opens no account and sets no password, and serves no other agent", async () => {
  const as = await anAssistant();
  await twoGoods(as);
  const farmer = newFarmer();
  await aPerson(app, { mobileNo: farmer.mobileNo });
  const { data } = await assist(as, { farmer });
  const asked = await app.call(requestConsent, { body: { fingerprint: data.fingerprint } }, { as });
  const body = { requestId: asked.data.requestId, code: await codeTo(farmer.mobileNo) };
  const taken = await app.call(verifyCode, { body: { ...body, newPassword: "sona-masuri-25" } });
  expect([taken.status, taken.code]).toEqual([422, "auth/code-expired"]);
  const thief = await anAssistant();
  await twoGoods(thief);
  await assist(thief, { farmer });
  const stolen = await app.call(giveConsent, { body }, { as: thief });
  expect([stolen.status, stolen.code]).toEqual([422, "auth/code-expired"]);
  expect((await shown(thief)).assist?.consent).toBeNull();
});

test("[R36] a request of consent is its agent's: to another one it does not exist, and he takes none of its tries", async () => {
  const as = await anAssistant();
  await twoGoods(as);
  const farmer = newFarmer();
  const { data } = await assist(as, { farmer });
  const asked = await app.call(requestConsent, { body: { fingerprint: data.fingerprint } }, { as });
  const body = { requestId: asked.data.requestId, code: await codeTo(farmer.mobileNo) };
  const thief = await anAssistant();
  await twoGoods(thief);
  await assist(thief, { farmer });
  const missing = await app.call(
    giveConsent,
    { body: { ...body, requestId: "x".repeat(22) } },
    { as: thief },
  );
  const wrong = { ...body, code: body.code === "111111" ? "222222" : "111111" };
  for (const tried of [body, wrong, wrong, wrong, wrong, wrong]) {
    const { status, code, info } = await app.call(giveConsent, { body: tried }, { as: thief });
    expect({ status, code, info }).toEqual({
      status: missing.status,
      code: missing.code,
      info: missing.info,
    });
  }
  const agreed = await app.call(giveConsent, { body }, { as });
  expect(agreed.data.assist?.consent?.isCurrent).toBe(true);
});

test("[CART-005] farmers ordered for before are found by name and number, the latest first, and only one's own", async () => {
  const as = await anAssistant();
  const first = { firstName: "Bandi Ramulu", mobileNo: "9411111111" };
  const second = { firstName: "Lakshmi", mobileNo: "9422222222" };
  for (const farmer of [first, second]) {
    await twoGoods(as);
    await assist(as, { farmer });
    expect((await place(as)).status).toBe(201);
    app.clock.advance(1000);
  }
  const found = async (q?: string, who = as) =>
    (await app.call(listFarmers, { query: q === undefined ? {} : { q } }, { as: who })).data.farmers;
  expect(await found()).toEqual([second, first]);
  expect(await found("ram")).toEqual([first]);
  expect(await found("94222")).toEqual([second]);
  expect(await found("%")).toEqual([]);
  expect(await found(undefined, await anAssistant())).toEqual([]);
});

test("[CART-005] who is neither agent nor seller has no assist step: no part in the quote, and no call", async () => {
  const as = (await aPerson(app)).cookie;
  const { one } = await twoGoods(as);
  const quote = await shown(as);
  expect([quote.assist, quote.totals.marginInPaise, quote.firstOpenStep]).toEqual([null, null, "confirm"]);
  const refused = await assist(as, { margins: [{ listingId: one, marginInPaise: 1 }] });
  expect(refused.status).toBe(403);
});

test("an assisted order of three lines needs at most 13 statements, as any other", async () => {
  const as = await anAssistant();
  const products = [await aProduct(app), await aProduct(app), await aProduct(app)];
  await readyToPlace(app, { as, lines: products.map(({ listingId }) => ({ listingId, quantity: 1 })) });
  const { data } = await assist(as, {
    margins: products.map(({ listingId }) => ({ listingId, marginInPaise: 10_00 })),
    agentHandlingInPaise: 5_00,
  });
  const body = { paymentMode: "COD", fingerprint: data.fingerprint } as const;
  const { result, statements } = await app.statements.during(() =>
    app.call(placeOrder, { body }, { as, headers: { "idempotency-key": "assisted-15" } }),
  );
  expect(result.status).toBe(201);
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(13);
});

test("[R40] one agent's codes of consent to a farmer leave another agent's for the day", async () => {
  const farmer = newFarmer();
  const ask = async (as: string) => {
    const { data } = await assist(as, { farmer });
    return (await app.call(requestConsent, { body: { fingerprint: data.fingerprint } }, { as })).status;
  };
  const [greedy, other] = [await anAssistant(), await anAssistant()];
  for (const as of [greedy, other]) await twoGoods(as);
  const answers = [];
  for (let asked = 1; asked <= 9; asked += 1) {
    answers.push(await ask(greedy));
    app.clock.advance(3_600_000);
  }
  expect(answers).toEqual([...Array(8).fill(200), 429]);
  expect(await ask(other)).toBe(200);
});
