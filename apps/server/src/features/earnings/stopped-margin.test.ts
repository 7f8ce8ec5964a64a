import { readEarnings } from "@santha/contract/earnings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/app";
import { aPerson, aProduct } from "#test/builders";
import { anOrder } from "#test/shopping";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const stopped = ["CANCEL_REQUESTED", "REFUND_INPROGRESS", "ORD_REFUNDED"];

test.each(stopped)("[ORD-030] in the state %s the margin is not counted as pending", async (state) => {
  const agent = await aPerson(app, { roles: ["agent"] });
  const { listingId } = await aProduct(app, { commissionInPaise: 25_25 });
  const place = async () => {
    const placed = await anOrder(app, { as: agent.cookie, lines: [{ listingId, quantity: 1 }] });
    return placed.orderIds[0] ?? "";
  };
  const goingOn = await place();
  const goingBack = await place();
  const pending = async () =>
    (await app.call(readEarnings, { query: {} }, { as: agent.cookie })).data.pendingEarnings;
  expect(await pending()).toBe(50.5);
  const { database } = app.platform;
  const put = (id: string, to: string) =>
    database.updateTable("orders").set({ state: to }).where("id", "=", id).execute();
  await put(goingBack, state);
  expect(await pending()).toBe(25.25);
  // A cancellation that is taken back counts again.
  await put(goingBack, "PACKED");
  expect(await pending()).toBe(50.5);
  await put(goingOn, "PACKED");
  expect(await pending()).toBe(50.5);
});
