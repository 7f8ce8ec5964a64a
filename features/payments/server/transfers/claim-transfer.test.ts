import { afterAll, beforeAll, expect, test } from "vitest";
import { features } from "#engine/server/app.ts";
import { readCart } from "#features/cart/contract";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { readEarnings } from "#features/earnings/contract";
import { uploadPicture } from "#features/files/contract/files.ts";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { listOrders } from "#features/orders/contract/orders.ts";
import { listRefunds } from "#features/orders/contract/refunds.ts";
import { advanceOrder } from "#features/orders/server";
import { aPhoto } from "#testing/files/pictures.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { claimTransfer, readPayment, readTransfer, recordPayment } from "../../contract/payments.ts";
import { decideTransfer, listTransfers } from "../../contract/received-money.ts";

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** An agent who placed an order of two sellers, ₹1,080.00 in all, to be paid by bank transfer. */
async function transferred() {
  const { cookie: as } = await aPerson(app, { roles: ["agent"] });
  const goods = { priceInPaise: 500_00, commissionInPaise: 25_00, onHand: 4 };
  const listings = [await aProduct(app, goods), await aProduct(app, goods)];
  const lines = listings.map(({ listingId }) => ({ listingId, quantity: 1 }));
  const { fingerprint } = await readyToPlace(app, { as, lines });
  const body = { paymentMode: "Bank Transfer", fingerprint } as const;
  const { data } = await app.call(placeOrder, { body }, { as });
  return { as, masterId: data.masterId, orderIds: data.orderIds, listingId: lines[0]?.listingId ?? 0 };
}
const read = (as: string, masterId: string) => app.call(readTransfer, { params: { masterId } }, { as });
const claim = (as: string, masterId: string, utr: string) =>
  app.call(claimTransfer, { params: { masterId }, body: { utr } }, { as });
const statesOf = async (as: string) =>
  (await app.call(listOrders, { query: {} }, { as })).data.orders.map(({ stateInfo, balanceAmount }) => [
    stateInfo.currentState,
    balanceAmount,
  ]);
async function expireByJob() {
  const job = features.flatMap(({ jobs }) => jobs).find(({ name }) => name === "payments/expire-transfers");
  await job?.run(app.platform, null);
}
const allocated = async (listingId: number) =>
  (
    await app.platform.database
      .selectFrom("listings")
      .select("allocated")
      .where("id", "=", listingId)
      .executeTakeFirstOrThrow()
  ).allocated;

test("an order to be paid by bank transfer is placed, waits for the money, and says where it goes to", async () => {
  const { as, masterId, listingId } = await transferred();
  expect(await statesOf(as)).toEqual([
    ["PAYMENT_PENDING", 540],
    ["PAYMENT_PENDING", 540],
  ]);
  expect((await app.call(readCart, {}, { as })).data.itemCount).toBe(0);
  expect(await allocated(listingId)).toBe(1);
  expect((await read(as, masterId)).data).toEqual({
    masterId,
    account: {
      holder: "Santha Demo Traders",
      number: "000000001234",
      ifsc: "DEMO0000001",
      bank: "Demo Bank, Hanamkonda",
    },
    balanceInPaise: 1_080_00,
    claimableInPaise: 1_080_00,
    payBefore: app.clock.now().getTime() + 5 * day,
    partialPayments: [],
  });
});

test("a UTR that is entered covers all orders of one transfer and changes neither balance nor earnings", async () => {
  const { as, masterId } = await transferred();
  const before = (await app.call(readEarnings, { query: {} }, { as })).data;
  const entered = await claim(as, masterId, " hdfcr52026071400001234 ".slice(0, 24));
  expect([entered.status, entered.code]).toEqual([201, "CREATED"]);
  expect(entered.data).toMatchObject({ balanceInPaise: 1_080_00, claimableInPaise: 0, payBefore: null });
  expect(entered.data.partialPayments).toMatchObject([
    { mihpayid: "HDFCR52026071400001234", amount: 1080, status: "Waiting for confirmation" },
  ]);
  expect(await statesOf(as)).toEqual([
    ["PAYMENT_PENDING", 540],
    ["PAYMENT_PENDING", 540],
  ]);
  expect((await app.call(readEarnings, { query: {} }, { as })).data).toEqual(before);
  expect((await claim(as, masterId, "412345678901")).code).toBe("payments/nothing-due");
});

test("a UTR has 12 digits, or 16 or 22 signs that begin with four letters; anything else is refused beside its field in the caller's language", async () => {
  const { as, masterId } = await transferred();
  for (const utr of [
    "",
    "41234567890",
    "4123456789012",
    "SBIN12345678",
    "HDFC N2026071400",
    "HDFCN123456789012345678901",
    "<b>",
  ]) {
    const refused = await app.call(
      claimTransfer,
      { params: { masterId }, body: { utr } },
      { as, headers: { "accept-language": "te" } },
    );
    expect([refused.status, refused.fields?.["utr"]?.includes("UTR")]).toEqual([422, true]);
    expect(refused.fields?.["utr"]).toContain("12 అంకెలు, లేదా 4 ఇంగ్లిష్ అక్షరాల తర్వాత 12 లేదా 18");
  }
  expect((await claim(as, masterId, "hdfcn52026071401")).status).toBe(201);
});

test("two claims at once count once", async () => {
  const { as, masterId } = await transferred();
  const utrs = ["412345678901", "412345678902", "412345678903"];
  const answers = await Promise.all(utrs.map((utr) => claim(as, masterId, utr)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await read(as, masterId)).data.partialPayments).toHaveLength(1);
});

test("an order that is never paid is over after five days: stock, debt and pending margin are as before", async () => {
  const { as, masterId, listingId } = await transferred();
  app.clock.advance(5 * day - 1);
  await expireByJob();
  expect((await statesOf(as))[0]).toEqual(["PAYMENT_PENDING", 540]);
  app.clock.advance(1);
  await expireByJob();
  await expireByJob();
  expect(await statesOf(as)).toEqual([
    ["ORD_EXPIRED", 0],
    ["ORD_EXPIRED", 0],
  ]);
  expect(await allocated(listingId)).toBe(0);
  expect((await app.call(readEarnings, { query: {} }, { as })).data).toMatchObject({ pendingEarnings: 0 });
  expect((await claim(as, masterId, "412345678901")).code).toBe("payments/nothing-due");
});

test("an order whose transfer was entered waits for finance, however long; then it goes to the sellers", async () => {
  const { as, masterId, orderIds } = await transferred();
  await claim(as, masterId, "412345678901");
  app.clock.advance(12 * day);
  await expireByJob();
  expect((await statesOf(as))[0]).toEqual(["PAYMENT_PENDING", 540]);
  const confirm = (actorKind: "finance" | "seller") =>
    advanceOrder(app.platform, {
      orderId: orderIds[0] ?? "",
      action: "CONFIRM_PAYMENT",
      from: "PAYMENT_PENDING",
      actorKind,
      actorProfileId: null,
    });
  expect(await confirm("seller")).toBe("refused");
  expect(await confirm("finance")).toBe("moved");
});

test("cash is no way to pay an order by bank transfer, and a claim of cash holds no stock", async () => {
  const { as, orderIds } = await transferred();
  const body = { amountInPaise: 1_00, paidThrough: "Cash", reference: "CASH1" } as const;
  const refused = await app.call(recordPayment, { params: { orderId: orderIds[0] ?? "" }, body }, { as });
  expect([refused.status, refused.code, Object.keys(refused.fields ?? {})]).toEqual([
    422,
    "payments/no-cash",
    ["paidThrough"],
  ]);
  expect((await app.call(readPayment, { params: { orderId: orderIds[0] ?? "" } }, { as })).data.ways).toEqual(
    ["Bank Transfer", "UPI"],
  );
});

test("a transfer that came in part has an end: finance sees it, the buyer is told, then the part goes back", async () => {
  const { as, orderIds, listingId } = await transferred();
  const [orderId = ""] = orderIds;
  const finance = (await aPerson(app, { roles: ["finance"] })).cookie;
  const body = { amountInPaise: 200_00, paidThrough: "UPI", reference: "PART4711" } as const;
  await app.call(recordPayment, { params: { orderId }, body }, { as });
  app.clock.advance(4 * day);
  const listed = async () => (await app.call(listTransfers, { query: {} }, { as: finance })).data;
  const waiting = (await listed()).transfers.find(({ reference }) => reference === "PART4711");
  const decision = {
    params: { masterId: waiting?.masterId ?? "" },
    body: {
      ...{ reference: "PART4711", claimId: waiting?.claimId ?? 0, isReceived: true },
      ...{ seenInPaise: 200_00, receivedInPaise: 200_00 },
    } as const,
  };
  expect((await app.call(decideTransfer, decision, { as: finance })).status).toBe(201);
  expect((await listed()).partPaid).toMatchObject([
    { orderId, paidInPaise: 200_00, balanceInPaise: 340_00, endsAt: app.clock.now().getTime() + 5 * day },
  ]);
  const told = async () =>
    (await app.call(listNotifications, { query: {} }, { as })).data.notifications.filter(
      ({ kind }) => kind === "PAYMENT_INCOMPLETE",
    ).length;
  await expireByJob();
  await expireByJob();
  expect(await told()).toBe(1);
  app.clock.advance(4 * day);
  await expireByJob();
  expect([await told(), await statesOf(as)]).toEqual([2, expect.arrayContaining([["PAYMENT_PENDING", 340]])]);
  app.clock.advance(day);
  await expireByJob();
  expect((await statesOf(as)).map(([state]) => state).sort()).toEqual([
    "ORD_EXPIRED",
    "SETTLEMENT_APPROVAL_INP",
  ]);
  const refunds = (await app.call(listRefunds, { query: {} }, { as: finance })).data.refunds;
  expect(refunds.find((refund) => refund.orderId === orderId)).toMatchObject({ amountInPaise: 200_00 });
  expect([await allocated(listingId), (await listed()).partPaid]).toEqual([0, []]);
});

test("another person's transfer is neither seen nor entered (R36)", async () => {
  const { masterId } = await transferred();
  const { cookie } = await aPerson(app);
  expect((await read(cookie, masterId)).status).toBe(404);
  expect((await claim(cookie, masterId, "412345678901")).status).toBe(404);
});

test("a photo of the receipt goes with the claim: once, shown to its payer and to finance, to nobody else", async () => {
  const { as, masterId } = await transferred();
  const { data } = await app.call(
    uploadPicture,
    { picture: await aPhoto(), query: { audience: "private" } },
    { as },
  );
  const body = { utr: "412345678901", pictureKey: data.pictureKey };
  const stranger = (await aPerson(app)).cookie;
  const theirs = await app.call(
    uploadPicture,
    { picture: await aPhoto(), query: { audience: "private" } },
    { as: stranger },
  );
  const refused = await app.call(
    claimTransfer,
    { params: { masterId }, body: { ...body, pictureKey: theirs.data.pictureKey } },
    { as },
  );
  expect([refused.status, refused.code, Object.keys(refused.fields ?? {})]).toEqual([
    422,
    "payments/picture-not-found",
    ["pictureKey"],
  ]);
  const entered = await app.call(claimTransfer, { params: { masterId }, body }, { as });
  expect(entered.status).toBe(201);
  const proof = entered.data.partialPayments[0]?.proof ?? "";
  const finance = (await aPerson(app, { roles: ["finance"] })).cookie;
  const seen = await Promise.all(
    [as, finance, stranger].map(
      async (cookie) => (await app.app.inject({ url: proof, headers: { cookie } })).statusCode,
    ),
  );
  expect(seen).toEqual([200, 200, 404]);
});
