import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { expectWholeBooks } from "#testing/market/books.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { cashDesk } from "#testing/shop/cash-desk.ts";
import type { Ordered } from "#testing/shop/trade.ts";

let app: TestApp;
let cash: Awaited<ReturnType<typeof cashDesk>>;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  await app.startWorker();
  cash = await cashDesk(app);
});
afterAll(() => app.close());

const ledgerOf = ({ orderId }: Ordered) => cash.desk.ledgerOf(orderId);
/** Who said what of the cash of an order, as the log has it. */
const saidOf = ({ orderId }: Ordered) =>
  app.platform.database
    .selectFrom("audit_log")
    .select(["action", "detail"])
    .where("subject", "=", `order ${orderId}`)
    .execute();
/** The seller says whether the payment of this amount came. */
const say = async (order: Ordered, amountInPaise: number, isReceived: boolean) =>
  cash.decideClaim(await cash.claimOf(order, amountInPaise), isReceived, order.seller);

test("[R22] a part of the cash that buyer and seller both say is confirmed once; the rest stays due, is said to both, and is confirmed later", async () => {
  const order = await cash.delivered();
  expect((await cash.sayPaid(order, 300_00)).status).toBe(201);
  expect(await cash.choicesOf(order)).toEqual([1_340_00]);
  expect(await cash.takeCash(order, 300_00)).toMatchObject({ status: 409 });
  const claimId = await cash.claimOf(order, 300_00);
  const answers = await Promise.all([1, 2, 3].map(() => cash.decideClaim(claimId, true, order.seller)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404]);
  expect(answers.find(({ status }) => status === 201)?.data).toEqual({ orderId: order.orderId });
  expect(await saidOf(order)).toEqual([
    { action: "payments/cash-claim-decided", detail: { claimId, amountInPaise: 300_00, isReceived: true } },
  ]);
  expect(await cash.statusOf(order)).toEqual(["Confirmed"]);
  expect(await cash.seen(order)).toMatchObject({
    ...{ balanceInPaise: 1_040_00, cashChoicesInPaise: [1_040_00], cashClaims: [] },
  });
  expect(await cash.isListed(order)).toEqual([true, true]);
  expect(await ledgerOf(order)).toMatchObject({ "cash-with-seller": 300_00, "buyer-receivable": 1_040_00 });
  expect(await cash.paymentOf(order)).toMatchObject({
    ...{ paidInPaise: 300_00, balanceInPaise: 1_040_00, claimableInPaise: 1_040_00 },
  });
  const told = () => cash.toldTo(order.buyer, "PAYMENT_INCOMPLETE");
  await vi.waitFor(async () => expect(await told()).toHaveLength(1), 15_000);
  expect((await told()).map(({ text }) => text)).toMatchObject([
    {
      en: expect.stringContaining("has ₹300.00 of yours in cash. ₹1,040.00 is still to be paid."),
      te: expect.stringContaining("ఇంకా ₹1,040.00 చెల్లించాలి."),
    },
  ]);
  await cash.sayPaid(order, 40_00, "Second");
  expect((await say(order, 40_00, true)).status).toBe(201);
  await cash.sayPaid(order, 500_00, "Third");
  expect(await cash.choicesOf(order)).toEqual([1_000_00]);
  expect((await cash.takeCash(order, 1_000_00)).status).toBe(201);
  await cash.statusBecomes(order, "Confirmed", "Confirmed", "Confirmed");
  const { partialPayments } = await cash.paymentOf(order);
  expect(partialPayments).toMatchObject([{ amount: 300 }, { amount: 40 }, { amount: 500 }]);
  expect(await cash.isListed(order)).toEqual([false, false]);
  expect(await ledgerOf(order)).toMatchObject({ "cash-with-seller": 1_340_00 });
  expect(await ledgerOf(order)).not.toHaveProperty("buyer-receivable");
  await expectWholeBooks({ app });
});

test("[R22] a wrong payment beside a right one is said not to have come, by seller or finance: the right one counts alone, and the buyer is told of the wrong one and can enter it again", async () => {
  const order = await cash.delivered();
  await cash.sayPaid(order, 300_00, "Right");
  await cash.sayPaid(order, 500_00, "Wrong");
  expect(await cash.seen(order)).toMatchObject({
    cashClaims: [
      { amountInPaise: 300_00, reference: "Right" },
      { amountInPaise: 500_00, reference: "Wrong" },
    ],
  });
  const listed = await cash.listed(order);
  expect(listed).toMatchObject({ saidPaidInPaise: 800_00, claims: (await cash.seen(order)).cashClaims });
  expect((await say(order, 300_00, true)).status).toBe(201);
  expect(await cash.statusOf(order)).toEqual(["Confirmed", "Waiting for confirmation"]);
  expect(await ledgerOf(order)).toMatchObject({ "cash-with-seller": 300_00, "buyer-receivable": 1_040_00 });
  const wrong = await cash.claimOf(order, 500_00);
  const denied = await Promise.all([
    cash.decideClaim(wrong, false, order.seller),
    cash.noteClaim(wrong, false),
    cash.decideClaim(wrong, false, order.seller),
  ]);
  expect(denied.map(({ status }) => status).toSorted()).toEqual([201, 404, 404]);
  expect(await cash.paymentOf(order)).toMatchObject({
    ...{ paidInPaise: 300_00, balanceInPaise: 1_040_00, claimableInPaise: 1_040_00 },
    partialPayments: [{ status: "Confirmed" }, { status: "Not received" }],
  });
  const told = () => cash.toldTo(order.buyer, "PAYMENT_INCOMPLETE");
  await vi.waitFor(async () => expect(await told()).toHaveLength(2), 15_000);
  expect((await told())[0]?.text).toMatchObject({
    en: expect.stringContaining("₹500.00 in cash, which you have entered, did not come to the seller."),
    te: expect.stringContaining("మీరు నమోదు చేసిన ₹500.00 నగదు అమ్మకందారుకు అందలేదు."),
  });
  expect((await cash.sayPaid(order, 500_00, "Wrong")).status).toBe(201);
  await expectWholeBooks({ app });
});

test("[R22] finance decides on each payment in cash for a silent seller, who reads it with why; another seller cannot, and before the parcel is out nobody can", async () => {
  const order = await cash.delivered();
  await cash.sayPaid(order, 300_00);
  expect((await cash.note(order, 300_00)).code).toBe("payments/cash-out-of-range");
  const [claim] = (await cash.listed(order))?.claims ?? [];
  const stranger = await cash.delivered();
  expect((await cash.decideClaim(claim?.claimId ?? 0, true, stranger.seller)).status).toBe(404);
  const mute = await cash.noteClaim(claim?.claimId ?? 0, true, " ");
  expect([mute.status, Object.keys(mute.fields ?? {})]).toEqual([422, ["reason"]]);
  expect((await cash.noteClaim(claim?.claimId ?? 0, true)).status).toBe(201);
  expect((await cash.noteClaim(claim?.claimId ?? 0, true)).code).toBe("payments/claim-not-found");
  const noted = async () =>
    (await cash.toldTo(order.seller, "CASH_NOTED")).map(({ text }) => text.en.split(": ")[1]);
  expect(await noted()).toEqual([
    "Santha has noted that you have ₹300.00 in cash (Receipt 41). If that is wrong, call Santha.",
  ]);
  await cash.sayPaid(order, 300_00, "Again");
  expect((await cash.noteClaim(await cash.claimOf(order, 300_00), false)).status).toBe(201);
  expect((await noted())[0]).toContain(
    "₹300.00 in cash, which the buyer has entered, did not come (Receipt 41)",
  );
  await cash.comesBack(order);
  expect(await ledgerOf(order)).toEqual({ "cash-with-seller": 300_00, "refund-due": -300_00 });
  expect(await cash.isListed(order)).toEqual([false, false]);
  const early = await cash.desk.anOrderOf(await cash.desk.aTrade());
  await cash.sayPaid(early, 300_00);
  expect((await cash.seen(early)).cashClaims).toEqual([]);
  const { id } = await app.platform.database
    .selectFrom("payment_claims")
    .select("id")
    .where("order_id", "=", early.orderId)
    .executeTakeFirstOrThrow();
  expect((await cash.decideClaim(id, true, early.seller)).code).toBe("payments/no-cash-open");
  await expectWholeBooks({ app });
});

test("[R22] of several payments that a buyer has entered for an order that came back, each that came goes back to him", async () => {
  const order = await cash.delivered();
  await cash.sayPaid(order, 300_00, "Right");
  await cash.sayPaid(order, 500_00, "Wrong");
  await cash.comesBack(order);
  expect(await cash.choicesOf(order)).toEqual([800_00, 0]);
  expect((await say(order, 300_00, true)).status).toBe(201);
  expect(await ledgerOf(order)).toEqual({ "cash-with-seller": 300_00, "refund-due": -300_00 });
  expect(await cash.choicesOf(order)).toEqual([500_00, 0]);
  expect((await cash.takeCash(order, 0)).status).toBe(201);
  await cash.statusBecomes(order, "Confirmed", "Not received");
  expect(await ledgerOf(order)).toEqual({ "cash-with-seller": 300_00, "refund-due": -300_00 });
  expect(await cash.isListed(order)).toEqual([false, false]);
  await expectWholeBooks({ app });
});

test("[R22] seller and finance never note more cash of an order than it was charged, also at once and beside a part", async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await cash.delivered();
    await cash.sayPaid(order, 300_00);
    const claimId = await cash.claimOf(order, 300_00);
    const both = await Promise.all([cash.noteClaim(claimId, true), cash.takeCash(order, 1_340_00)]);
    expect(both.filter(({ status }) => status === 201)).toHaveLength(1);
    const taken = (await ledgerOf(order))["cash-with-seller"] ?? 0;
    expect([300_00, 1_340_00]).toContain(taken);
    if (taken === 300_00) {
      expect((await cash.note(order, 1_340_00)).code).toBe("payments/cash-out-of-range");
      expect((await cash.note(order, 1_040_00)).status).toBe(201);
    }
    await cash.statusBecomes(order, "Confirmed");
    expect(await ledgerOf(order)).toMatchObject({ "cash-with-seller": 1_340_00 });
    expect(await ledgerOf(order)).not.toHaveProperty("refund-due");
  }
  await expectWholeBooks({ app });
});

test("[R22] a second part of the same sum is told to the seller too", async () => {
  const order = await cash.delivered();
  for (const reference of ["First", "Second"]) {
    await cash.sayPaid(order, 300_00, reference);
    expect((await cash.noteClaim(await cash.claimOf(order, 300_00), true)).status).toBe(201);
  }
  const noted = await cash.toldTo(order.seller, "CASH_NOTED");
  expect(noted.filter(({ text }) => text.en.includes(order.orderId))).toHaveLength(2);
});
