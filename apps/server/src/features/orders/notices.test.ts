import { listNotifications } from "@santha/contract/notifications";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/app";
import { aPerson } from "#test/builders";
import { anOwnListing } from "#test/offers";
import { moveOnTo } from "#test/order-moves";
import { anOrder } from "#test/shopping";

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
  const wait = { timeout: 15_000 };
  await expect.poll(async () => (await toldTo(seller.cookie)).length, wait).toBe(1);
  const [received = ""] = await toldTo(seller.cookie);
  expect(received).toMatch(
    new RegExp(`^New order received #${orderId}: ₹[\\d,.]+ /app/sell/orders/${orderId}$`),
  );
  await moveOnTo(app, { orderId, last: "DISPATCHED", minutesEach: 10 });
  await expect.poll(async () => (await toldTo(buyer.cookie)).length, wait).toBe(4);
  const told = await toldTo(buyer.cookie);
  // Events are delivered side by side: which came first is the delivery's own.
  expect(told.toSorted()).toEqual([
    expect.stringMatching(new RegExp(`^Order created #${orderId}: ₹[\\d,.]+ /app/order/${orderId}$`)),
    `Order state changed to #${orderId}: Accepted by the seller /app/order/${orderId}`,
    `Order state changed to #${orderId}: Packed /app/order/${orderId}`,
    `Order updated #${orderId}: On the way /app/order/${orderId}`,
  ]);
});
