import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plansDuring } from "#testing/large/executed-plans.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { listAudit } from "../../contract/audit-log.ts";
import { listPeople, readPerson } from "../../contract/people.ts";

const people = 100_000;
const lines = 100_000;
let app: TestApp;
let admin: TestPerson;
let clerk: TestPerson;
beforeAll(async () => {
  app = await testApp();
  const { database } = app.platform;
  await sql`insert into profiles (profile_key, mobile_no, first_name, created_at)
    select 'many-' || n, (7000000000 + n)::text,
      (array['Ravi', 'Lakshmi', 'Yadagiri', 'Swaroopa', 'Rajaiah', 'Komala'])[1 + n % 6] || ' ' || md5(n::text), now()
    from generate_series(1, ${people}::int) n`.execute(database);
  await sql`insert into role_grants (profile_id, role, granted_at)
    select id, 'agent', now() from profiles where id % 20 = 0`.execute(database);
  admin = await aPerson(app, { roles: ["platform-admin"] });
  clerk = await aPerson(app, { firstName: "Vimala", roles: ["support"] });
  await sql`insert into audit_log (occurred_at, actor_profile_id, action, subject, detail, request_id)
    select now(), case when n % 10 = 0 then ${clerk.profileId}::bigint else n end,
      case when n % 1000 = 0 then 'sms/template-saved' else 'orders/refund-moved' end, 'order ' || n, '{}', 'r'
    from generate_series(1, ${lines}::int) n`.execute(database);
  await sql`vacuum analyze`.execute(database);
}, 120_000);
afterAll(() => app.close());

const as = () => ({ as: admin.cookie });
const calls: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
  "the first page": () => app.call(listPeople, { query: {} }, as()),
  "a page in the middle": () => app.call(listPeople, { query: { after: "1_50000" } }, as()),
  "a common name": () => app.call(listPeople, { query: { find: "Ravi" } }, as()),
  "a rare name": () => app.call(listPeople, { query: { find: "Vimala" } }, as()),
  "the first digits of numbers": () => app.call(listPeople, { query: { find: "70000123" } }, as()),
  "a whole number": () => app.call(listPeople, { query: { find: "7000012345" } }, as()),
  "a profile key": () => app.call(listPeople, { query: { find: "many-4711" } }, as()),
  "a role of many": () => app.call(listPeople, { query: { withRole: "agent" } }, as()),
  "a role of few": () => app.call(listPeople, { query: { withRole: "support" } }, as()),
  "one person": () => app.call(readPerson, { params: { profileKey: "many-4711" } }, as()),
  "the audit log": () => app.call(listAudit, { query: {} }, as()),
  "an action of few lines": () => app.call(listAudit, { query: { action: "sms/template-saved" } }, as()),
  "what a clerk did": () => app.call(listAudit, { query: { person: clerk.profileKey } }, as()),
  "what a clerk did before": () =>
    app.call(listAudit, { query: { person: clerk.mobileNo, after: "1_50000" } }, as()),
};

it.each(Object.entries(calls))(
  `with ${people} people and ${lines} lines of the log, %s takes three statements at most and reads few rows`,
  async (_, call) => {
    const { result, statements } = await app.statements.during(call);
    expect(result.status).toBe(200);
    expect(statements.length).toBeLessThanOrEqual(3);
    // What is not planned anew for its values is kept, prepared, for all values.
    const isAnew = statements.some((statement) => statement.trimStart().startsWith("/* planned anew */"));
    const plans = [
      ...(await plansDuring(app, "values", call)),
      ...(isAnew ? [] : await plansDuring(app, "kept", call)),
    ];
    const read = plans.flatMap(({ nodes }) =>
      nodes.map(
        (node) =>
          ((node["Actual Rows"] ?? 0) + (node["Rows Removed by Filter"] ?? 0)) * (node["Actual Loops"] ?? 0),
      ),
    );
    expect(Math.max(...read)).toBeLessThanOrEqual(3_000);
    const scanned = plans.flatMap(({ nodes }) =>
      nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"]),
    );
    for (const large of ["profiles", "audit_log", "role_grants"]) expect(scanned).not.toContain(large);
  },
);
