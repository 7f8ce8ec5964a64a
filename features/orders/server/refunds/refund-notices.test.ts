import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { smsAbout } from "#testing/process/sms.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { farmersAddress } from "#testing/shop/shopping.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { listRefunds, moveRefund, type RefundAction } from "../../contract/refunds.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let finance: string;
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
  await app.startWorker();
});
afterAll(() => app.close());

/** What the buyer, here an agent who orders for farmers, was told of his money. */
async function told({ buyer, orderId }: Ordered, language: "en" | "te" = "en"): Promise<string[]> {
  const { data } = await app.call(listNotifications, { query: { limit: 50 } }, { as: buyer });
  return data.notifications
    .filter(({ heading, leadsTo }) => heading.en === "Your refund" && leadsTo === `/app/order/${orderId}`)
    .map(({ text }) => text[language]);
}
const toldOnce = (order: Ordered, news: string) =>
  expect
    .poll(async () => (await told(order)).filter((text) => text === `#${order.orderId}: ${news}`).length)
    .toBe(1);
const move = async (refundId: number, action: RefundAction, sent = {}) =>
  expect(
    (await app.call(moveRefund, { params: { refundId }, body: { action, ...sent } }, { as: finance })).status,
  ).toBe(201);

test("[R19] the buyer is told of money that finance grants: approved, sent how and under which number, failed with what happens next, each once", async () => {
  const order = await desk.aPaidOrder();
  const params = { orderId: order.orderId };
  const body = { amountInPaise: 240_00, reason: "Short weight" };
  const { refundId } = (await app.call(refundOrder, { params, body }, { as: finance })).data;
  await toldOnce(order, "₹240.00 is approved. It is sent within 7 working days.");
  await move(refundId, "SEND", { method: "upi", reference: "UPI 8811" });
  await toldOnce(
    order,
    "₹240.00 was sent by UPI, number UPI 8811. It reaches your bank within 7-10 working days.",
  );
  await move(refundId, "FAIL");
  await toldOnce(
    order,
    "₹240.00 did not reach you. You need do nothing: it is sent again, or we ask you where to.",
  );
  await move(refundId, "RETRY");
  await move(refundId, "APPROVE");
  await move(refundId, "SEND", { method: "cash", reference: "RECEIPT 8812" });
  await toldOnce(order, "₹240.00 is paid to you in cash by an agent, receipt RECEIPT 8812.");
  // Approved a second time it is no news.
  await toldOnce(order, "₹240.00 is approved. It is sent within 7 working days.");
  expect((await told(order, "te"))[0]).toBe(
    `#${order.orderId}: ₹240.00 ఏజెంట్ మీకు నగదుగా ఇస్తారు, రసీదు RECEIPT 8812.`,
  );
});

test("of a large grant the buyer is told when the second person has approved it, not before", async () => {
  const order = await desk.aPaidOrder();
  const { orderId } = order;
  const { secondPersonAboveInPaise } = app.platform.config;
  Object.assign(app.platform.config, { secondPersonAboveInPaise: 100_00 });
  try {
    const body = { amountInPaise: 240_00, reason: "Short weight" };
    const granted = await app.call(refundOrder, { params: { orderId }, body }, { as: finance });
    // What finance grants next is small, and told: the worker has passed the large one by then.
    const next = await desk.aPaidOrder();
    const small = { amountInPaise: 10_00, reason: "Torn bag" };
    await app.call(refundOrder, { params: { orderId: next.orderId }, body: small }, { as: finance });
    await toldOnce(next, "₹10.00 is approved. It is sent within 7 working days.");
    expect(await told(order)).toEqual([]);
    const other = (await aPerson(app, { roles: ["finance"] })).cookie;
    const params = { refundId: granted.data.refundId };
    await app.call(moveRefund, { params, body: { action: "APPROVE" } }, { as: other });
    await toldOnce(order, "₹240.00 is approved. It is sent within 7 working days.");
  } finally {
    Object.assign(app.platform.config, { secondPersonAboveInPaise });
  }
});

test("of a whole order's refund the buyer is told with its sum, and not once more as a state of the order", async () => {
  const order = await desk.aPaidOrder();
  await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
  await desk.decide(order, true);
  const { refunds } = (await app.call(listRefunds, { query: {} }, { as: finance })).data;
  const refundId = refunds.find(({ orderId }) => orderId === order.orderId)?.refundId ?? 0;
  expect(await told(order)).toEqual([]);
  await move(refundId, "APPROVE");
  await toldOnce(order, "₹1,340.00 is approved. It is sent within 7 working days.");
  await move(refundId, "SEND", { reference: "NEFT 8813" });
  await toldOnce(
    order,
    "₹1,340.00 was sent by bank transfer, number NEFT 8813. It reaches your bank within 7-10 working days.",
  );
  await move(refundId, "CONFIRM");
  const { data } = await app.call(listNotifications, { query: { limit: 50 } }, { as: order.buyer });
  const states = data.notifications.filter(({ heading }) => heading.en === "Order state changed to");
  expect(states.map(({ text }) => text.en).join()).not.toMatch(/Sent for refund|Refund in progress/);
});

test("the farmer for whom an agent ordered learns by SMS, once, whom money of his order went back to: of a part and of the whole order", async () => {
  for (const isWhole of [false, true]) {
    const order = await desk.aPaidOrder();
    const { orderId } = order;
    if (isWhole) {
      await desk.act(order.buyer, orderId, "REQUEST_RETURN");
      await desk.decide(order, true);
    } else {
      const body = { amountInPaise: 240_00, reason: "Short weight" };
      await app.call(refundOrder, { params: { orderId }, body }, { as: finance });
    }
    const { refunds } = (await app.call(listRefunds, { query: {} }, { as: finance })).data;
    const refundId = refunds.find((refund) => refund.orderId === orderId)?.refundId ?? 0;
    if (isWhole) await move(refundId, "APPROVE");
    await move(refundId, "SEND", { reference: `NEFT 99${orderId}` });
    await move(refundId, "CONFIRM");
    const amount = isWhole ? "Rs 1,340.00" : "Rs 240.00";
    await expect
      .poll(() => smsAbout(app, orderId, "orders/farmers_refund"))
      .toEqual([
        {
          to: farmersAddress.phone,
          body: `Santha: the refund of ${amount} for order #${orderId} has been paid to Ramulu, who ordered it for you.`,
        },
      ]);
    expect(await smsAbout(app, orderId, "orders/ord_refunded")).toEqual([]);
  }
});
