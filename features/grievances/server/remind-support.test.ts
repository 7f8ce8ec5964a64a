import { afterAll, beforeAll, expect, test } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { acknowledgeGrievance, raiseGrievance } from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const hour = 3_600_000;
const day = 24 * hour;

async function told(person: TestPerson): Promise<string[]> {
  const as = await sessionFor(app, person);
  const { data } = await app.call(listNotifications, { query: {} }, { as });
  return data.notifications
    .filter(({ heading }) => heading.en === "A grievance is due")
    .map(({ text }) => (text.en.includes("acknowledged") ? "acknowledge" : "settle"));
}

test("a dispute about a refund that support holds is told to support and finance a day before its first clock and a week before its second, once a day", async () => {
  const support = await aPerson(app, { roles: ["support"] });
  const finance = await aPerson(app, { roles: ["finance"] });
  const { cookie: as } = await aPerson(app);
  const body = { subject: "refund", orderNumber: null, text: "The money did not come back." } as const;
  const { grievanceId } = (await app.call(raiseGrievance, { body }, { as })).data;
  const pass = async (milliseconds: number) => {
    app.clock.advance(milliseconds);
    await runJob(app, "grievances/remind-support");
    await runJob(app, "grievances/remind-support");
    return [await told(support), await told(finance)];
  };
  expect(await pass(day - 1)).toEqual([[], []]);
  expect(await pass(1)).toEqual([["acknowledge"], ["acknowledge"]]);
  const acknowledged = await app.call(
    acknowledgeGrievance,
    { params: { grievanceId } },
    { as: await sessionFor(app, support) },
  );
  expect(acknowledged.status).toBeLessThan(300);
  // Raised on 14 July 2026, to be settled by 14 August.
  expect((await pass(22 * day))[0]).toHaveLength(1);
  expect(await pass(day)).toEqual([
    ["settle", "acknowledge"],
    ["settle", "acknowledge"],
  ]);
  expect((await pass(day))[0]).toEqual(["settle", "settle", "acknowledge"]);
});
