import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ExecutedPlan, plansDuring } from "#testing/large/executed-plans.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { someNews } from "#testing/shop/news.ts";

const toldBefore = 5000;
const mobileNo = "9848022338";
let app: TestApp;
beforeAll(async () => {
  // One connection, so that all statements run where the plans are told.
  app = await testApp({ connections: 1 });
});
afterAll(() => app.close());

/** Rows that the busiest node read, those left out included. */
const mostRead = (plans: readonly ExecutedPlan[]): number =>
  Math.max(
    ...plans.flatMap(({ nodes }) =>
      nodes.map(
        (node) =>
          ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (node["Actual Loops"] ?? 1),
      ),
    ),
  );

test("a person who was told thousands of things is told one more without reading them", async () => {
  const person = await aPerson(app);
  await sql`
    insert into notifications (profile_id, told_at, activity_id, kind, heading_en, heading_te, body_en, body_te, leads_to)
    select ${person.profileId}, n, 'orders/' || n || '/placed', 'ORDER_CREATED', 'h', 'h', 'b', 'b', '/app/home'
    from generate_series(1, ${toldBefore}::int) n`.execute(app.platform.database);
  await sql`vacuum analyze notifications`.execute(app.platform.database);
  const plans = await plansDuring(app, "kept", () => someNews(app, person, "one-more"));
  expect(plans.some(({ statement }) => statement.includes("insert into notifications"))).toBe(true);
  expect(mostRead(plans)).toBeLessThan(20);
});

test("a phone number with thousands of refused messages is sent the next one without reading them", async () => {
  const news = { mobileNo, template: "orders/placed", language: "en", body: "Santha: news" } as const;
  await sql`
    insert into sms_messages (mobile_no, template, language, purpose, message_key, parts, state, reason, created_at, expires_at, ended_at)
    select ${mobileNo}, 'orders/placed', 'en', 'news', 'key-' || n, 1, 'failed', 'too-many', now, now, now
    from generate_series(1, ${toldBefore}::int) n, (select ${app.clock.now()}::timestamptz - interval '1 minute' as now) at`.execute(
    app.platform.database,
  );
  await sql`vacuum analyze sms_messages`.execute(app.platform.database);
  const plans = await plansDuring(app, "kept", () => app.platform.sms.send(app.platform.database, news));
  expect(plans.some(({ statement }) => statement.includes("too-many"))).toBe(true);
  expect(mostRead(plans)).toBeLessThan(20);
});
