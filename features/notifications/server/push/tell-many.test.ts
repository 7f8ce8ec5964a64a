import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { type PushService, pushService, subscribed } from "#testing/process/push-service.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { newsKind } from "#testing/shop/news.ts";
import { switchNotificationKind } from "../../contract/notification-settings.ts";
import { notifyAll } from "../notify.ts";

let app: TestApp;
let service: PushService;
beforeAll(async () => {
  app = await testApp({ environment: { PUSH_LOCAL: "on" } });
  service = await pushService(app.platform.push.publicKey);
});
afterAll(async () => {
  await service.close();
  await app.close();
});

/** Tells these people the same, together. */
const tell = (people: readonly { readonly profileId: number }[], activityId: string) => {
  const said = { kind: newsKind, activityId, text: { en: "Rain", te: "వాన" }, leadsTo: "/app/home" };
  return app.statements.during(() =>
    inTransaction(app.platform, (transaction) =>
      notifyAll(
        app.platform,
        transaction,
        people.map(({ profileId }) => ({ ...said, profileId })),
      ),
    ),
  );
};
const rowsOf = async (table: "notifications" | "pushes", profileId: number) =>
  (
    await app.platform.database
      .selectFrom(table)
      .select("told_at")
      .where("profile_id", "=", profileId)
      .execute()
  ).length;
/** Of how many people a push waits to be sent. */
const queued = async () =>
  (
    await app.pool.query(
      "select count(*)::int as count from graphile_worker.jobs where key like 'notifications/push/%'",
    )
  ).rows[0].count;

test("many are told in as many statements as one: each once, on the own devices by the own choice", async () => {
  const first = await aPerson(app);
  const [second, noPushes, silent] = [await aPerson(app), await aPerson(app), await aPerson(app)];
  const people = [first, second, noPushes, silent];
  for (const person of [first, second, noPushes]) await subscribed(app, person, service.browser(), "en");
  for (const [person, choice] of [
    [noPushes, "in-app"],
    [silent, "off"],
  ] as const) {
    const change = { params: { kind: newsKind.name }, body: { choice } };
    expect((await app.call(switchNotificationKind, change, { as: person.cookie })).status).toBe(200);
  }
  const one = await tell([first], "rain/1");
  const all = await tell(people, "rain/2");
  expect(all.statements.length).toBe(one.statements.length);
  expect(await Promise.all(people.map(({ profileId }) => rowsOf("notifications", profileId)))).toEqual([
    2, 1, 1, 0,
  ]);
  expect(await Promise.all(people.map(({ profileId }) => rowsOf("pushes", profileId)))).toEqual([2, 1, 0, 0]);
  expect(await queued()).toBe(2);
  await tell(people, "rain/2");
  expect(await Promise.all(people.map(({ profileId }) => rowsOf("notifications", profileId)))).toEqual([
    2, 1, 1, 0,
  ]);
});
