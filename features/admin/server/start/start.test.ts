import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { anApplication } from "#testing/shop/applications.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { readStart } from "../../contract/start.ts";

let app: TestApp;
let admin: TestPerson;
let broken = "";
beforeAll(async () => {
  app = await testApp({
    connections: 6,
    onStatement(text) {
      if (broken !== "" && text.includes(broken)) throw new Error("the table is away");
    },
  });
  admin = await aPerson(app, { roles: ["platform-admin"] });
});
afterAll(() => app.close());

const read = async () => (await app.call(readStart, {}, { as: admin.cookie })).data;

it("[ADM-007] the console counts each queue with its oldest wait and the figures of seven Indian days, unpaid orders apart", async () => {
  await anApplication(app, "agent");
  const since = app.clock.now().getTime();
  app.clock.advance(3 * 86_400_000);
  const desk = tradeDesk(app);
  const { orderId } = await desk.anOrderOf(await desk.aTrade());
  await app.pool.query("update orders set created_at = created_at - interval '2 days' where id = $1", [
    orderId,
  ]);
  const { at, queues, figures } = await read();
  expect(at - since).toBe(3 * 86_400_000);
  expect(queues.find(({ name }) => name === "applications/waiting")).toMatchObject({
    ...{ role: "platform-admin", leadsTo: "/app/admin/applications", limitInHours: 48 },
    waiting: { count: 1, oldestAt: since },
  });
  const placeOf = (queue: string) => {
    const found = queues.find(({ name }) => name === queue);
    return [found?.leadsTo, found?.search];
  };
  expect(["assortment/proposals", "assortment/photos", "sms/failed", "payments/online"].map(placeOf)).toEqual(
    [
      ["/app/admin/products", { part: "proposals" }],
      ["/app/admin/products", { part: "photos" }],
      ["/app/admin/sms", { state: "failed" }],
      ["/app/admin/finance", { part: "online" }],
    ],
  );
  const orders = figures.find(({ name }) => name === "orders/orders");
  expect(orders?.days?.map(({ day, value }) => [day.slice(8), value])).toEqual([
    ...[
      ["11", 0],
      ["12", 0],
      ["13", 0],
      ["14", 0],
      ["15", 1],
    ],
    ...[
      ["16", 0],
      ["17", 0],
    ],
  ]);
  await app.pool.query("update orders set state = 'ORD_EXPIRED' where id = $1", [orderId]);
  for (const { days } of (await read()).figures)
    expect(days?.map(({ value }) => value)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it("What one feature cannot count is null, and everything else is counted", async () => {
  broken = "from grievances";
  const { queues, figures } = await read();
  broken = "";
  expect(queues.filter(({ waiting }) => waiting === null).map(({ name }) => name)).toEqual([
    "grievances/open",
  ]);
  expect(figures.every(({ days }) => days !== null)).toBe(true);
});
