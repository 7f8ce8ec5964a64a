import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { chooseLanguage } from "#features/profiles/contract/profiles.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { smsAbout } from "#testing/process/sms.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { anOwnListing } from "#testing/shop/offers.ts";
import { moveOnTo, payPart } from "#testing/shop/order-moves.ts";
import { anOrder, farmersAddress } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { cancelLines } from "../../contract/order-requests.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.startWorker();
});
afterAll(() => app.close());

/** What a person was told, the latest first: heading, text, and where it leads. */
async function toldTo(as: string): Promise<string[]> {
  const { data } = await app.call(listNotifications, { query: { limit: 50 } }, { as });
  return data.notifications.map(({ heading, text, leadsTo }) => `${heading.en} ${text.en} ${leadsTo}`);
}

test("[NOTIF-001] [NOTIF-002] [NOTIF-003] an order tells its buyer and its seller what happens, under the headings of the specification", async () => {
  const seller = await aPerson(app, { roles: ["seller"] });
  const buyer = await aPerson(app);
  const { listingId } = await anOwnListing(app, seller.profileId);
  const { orderIds } = await anOrder(app, { as: buyer.cookie, lines: [{ listingId, quantity: 1 }] });
  const orderId = orderIds[0] ?? "";
  await expect.poll(async () => (await toldTo(seller.cookie)).length).toBe(1);
  const [received = ""] = await toldTo(seller.cookie);
  expect(received).toMatch(
    new RegExp(`^New order received #${orderId}: ₹[\\d,.]+ /app/sell/orders/${orderId}$`),
  );
  await moveOnTo(app, { orderId, last: "DISPATCHED", minutesEach: 10 });
  await expect.poll(async () => (await toldTo(buyer.cookie)).length).toBe(4);
  const told = await toldTo(buyer.cookie);
  // Events are delivered side by side: which came first is the delivery's own.
  expect(told.toSorted()).toEqual([
    expect.stringMatching(new RegExp(`^Order created #${orderId}: ₹[\\d,.]+ /app/order/${orderId}$`)),
    `Order state changed to #${orderId}: Accepted by the seller /app/order/${orderId}`,
    `Order state changed to #${orderId}: Packed /app/order/${orderId}`,
    `Order updated #${orderId}: On the way /app/order/${orderId}`,
  ]);
});

test("who takes the parcel is told the cash that is due now: without packs that were cancelled, and nothing where all is paid", async () => {
  const desk = tradeDesk(app);
  const trade = await desk.aTrade();
  const [cash, paid] = [await desk.anOrderOf(trade), await desk.anOrderOf(trade)];
  const body = { lines: [{ listingId: trade.one, quantity: 1 }], reasonCode: "mind-changed" as const };
  await app.call(cancelLines, { params: { orderId: cash.orderId }, body }, { as: trade.buyer });
  await payPart(app, paid.orderId, 1_340_00);
  for (const order of [cash, paid]) {
    await desk.sentOut(order);
    const told = () => smsAbout(app, order.orderId, "orders/out_for_delivery");
    await expect.poll(told).toHaveLength(1);
    const code = await desk.codeOf(order.orderId);
    const due = order === cash ? " Keep Rs 840.00 in cash ready." : "";
    expect(await told()).toEqual([
      {
        to: farmersAddress.phone,
        body: `Santha: order #${order.orderId} comes to you now.${due} Tell the code ${code} only when you have the parcel.`,
      },
    ]);
  }
});

test("a farmer whose parcel somebody else takes in is told when nothing comes; the code is for the other one", async () => {
  const desk = tradeDesk(app);
  const order = await desk.anOrderOf(await desk.aTrade());
  const { orderId, seller } = order;
  await app.platform.database
    .updateTable("master_orders")
    .set({ farmer_name: "Ramulu", farmer_mobile_no: "9812300001" })
    .where("buyer_profile_id", "=", order.buyerProfileId)
    .execute();
  await desk.sentOut(order);
  const failed = { action: "FAIL_DELIVERY", from: "OUT_FOR_DELIVERY", reason: "Nobody at home" } as const;
  await desk.move(seller, orderId, failed);
  const toldOf = async (what: string) =>
    (await smsAbout(app, orderId, `orders/${what}`)).map(({ to }) => to).toSorted();
  await expect.poll(() => toldOf("delivery_failed")).toEqual([farmersAddress.phone, "9812300001"].toSorted());
  expect(await toldOf("out_for_delivery")).toEqual([farmersAddress.phone]);
});

test("once who ordered has chosen Telugu in the app, messages about his order are in Telugu", async () => {
  const desk = tradeDesk(app);
  const order = await desk.anOrderOf(await desk.aTrade());
  const chosen = await app.call(chooseLanguage, { body: { language: "te" } }, { as: order.buyer });
  expect([chosen.status, chosen.data.language]).toEqual([200, "te"]);
  await desk.sentOut(order);
  const told = () => smsAbout(app, order.orderId, "orders/out_for_delivery");
  await expect.poll(told).toHaveLength(1);
  const code = await desk.codeOf(order.orderId);
  expect((await told())[0]?.body).toBe(
    `సంత: ఆర్డర్ #${order.orderId} మీ దగ్గరికి వస్తోంది. ₹1,340.00 నగదు సిద్ధంగా ఉంచండి. పార్సిల్ చేతికి అందాకే ${code} కోడ్ చెప్పండి.`,
  );
});
