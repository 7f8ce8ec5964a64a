import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyDatabase, type FreshDatabase } from "#testing/database/testing.ts";
import { type OpenedDatabase, openDatabase } from "./client.ts";
import { statementCounter } from "./count-statements.ts";
import { plannedAnew } from "./planned-anew.ts";
import { mostPrepared } from "./preparing-client.ts";

let database: FreshDatabase;
let opened: OpenedDatabase;
let other: pg.Client;
const counter = statementCounter();

beforeEach(async () => {
  database = await emptyDatabase();
  opened = await openDatabase({
    url: database.url,
    maxConnections: 1,
    applicationName: "client test",
    onStatement: counter.onStatement,
  });
  other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query("create table plots (id bigint, sown_on date, areas bigint[])");
  await other.query("insert into plots values (9007199254740991, '2026-06-15', '{1,null,2}')");
});
afterEach(async () => {
  await other.end();
  await opened.close();
  await database.drop();
});

const readPlots = () =>
  sql<Record<string, unknown>>`select * from plots where id > ${0}`.execute(opened.kysely);
const preparedNow = async () => {
  const { rows } = await opened.pool.query<{ statement: string }>(
    "select statement from pg_prepared_statements",
  );
  return rows.map(({ statement }) => statement);
};

test("a statement is prepared once per connection, whatever its values, and transaction control never", async () => {
  await opened.kysely.transaction().execute(async (transaction) => {
    for (const id of [1, 2, 3]) await sql`select id from plots where id = ${id}`.execute(transaction);
  });
  expect(await preparedNow()).toEqual(["select id from plots where id = $1"]);
});

test("an array that a statement names several times is sent once, beside another of the same entries and what is no array", async () => {
  const [areas, same] = [
    [1, 2],
    [1, 2],
  ];
  const asked = sql<object>`select ${areas}::bigint[] as one, ${7}::bigint + ${7}::bigint as sum,
    ${same}::bigint[] as other, ${areas}::bigint[] as again`;
  const { sql: text, parameters } = asked.compile(opened.kysely);
  expect(parameters).toEqual([areas, 7, 7, same]);
  expect(text).toContain("$1::bigint[] as again");
  const { rows } = await asked.execute(opened.kysely);
  expect(rows).toEqual([{ one: areas, sum: 14, other: areas, again: areas }]);
  expect(asked.compile(opened.kysely).parameters).toHaveLength(4);
});

test("a connection keeps a bounded number of statements prepared, also inside a transaction, and goes on answering", async () => {
  const read = (limit: number, reader = opened.kysely) =>
    sql`select id from plots where id > ${0} limit ${sql.lit(limit)}`.execute(reader);
  await opened.kysely.transaction().execute(async (transaction) => {
    for (let limit = 1; limit <= mostPrepared + 2; limit += 1)
      expect((await read(limit, transaction)).rows).toHaveLength(1);
  });
  expect((await read(1)).rows).toHaveLength(1);
  expect(await preparedNow()).toHaveLength(3);
});

test("a prepared statement is planned once, without its values and without compiling, also after a refusal", async () => {
  const modes = sql`select current_setting('plan_cache_mode') as plans, current_setting('jit') as jit`;
  for (const id of [1, 2, 3]) await sql`select id from plots where id = ${id}`.execute(opened.kysely);
  await expect(sql`${plannedAnew} select 1 / ${0}::int`.execute(opened.kysely)).rejects.toThrow("division");
  const failing = opened.kysely
    .transaction()
    .execute((transaction) => sql`${plannedAnew} select 1 / ${0}::int`.execute(transaction));
  await expect(failing).rejects.toThrow("division");
  expect((await modes.execute(opened.kysely)).rows).toEqual([{ plans: "force_generic_plan", jit: "off" }]);
  const { rows } = await opened.pool.query(
    "select generic_plans, custom_plans from pg_prepared_statements where statement like 'select id from plots%'",
  );
  expect(rows).toEqual([{ generic_plans: 3, custom_plans: 0 }]);
});

test("a statement that is planned anew at each call is never prepared, and planned for its values", async () => {
  const modes = [];
  for (const id of [1, 2, 3]) {
    const { rows } = await sql<{ mode: string }>`
      ${plannedAnew} select current_setting('plan_cache_mode') as mode where ${id} > 0`.execute(
      opened.kysely,
    );
    modes.push(...rows.map(({ mode }) => mode));
  }
  expect(modes).toEqual(["force_custom_plan", "force_custom_plan", "force_custom_plan"]);
  expect(await preparedNow()).toEqual([]);
});

test("behind a pooler by transaction no statement is named", async () => {
  const pooled = await openDatabase({
    url: database.url,
    maxConnections: 1,
    applicationName: "pooled",
    pooler: "transaction",
  });
  await sql`select id from plots where id = ${1}`.execute(pooled.kysely);
  const { rows } = await pooled.pool.query("select statement from pg_prepared_statements");
  await pooled.close();
  expect(rows).toEqual([]);
});

test("a plan that another process's migration outdated is healed without an error", async () => {
  await readPlots();
  await other.query("alter table plots add column soil text default 'black'");
  expect((await readPlots()).rows[0]).toMatchObject({ soil: "black" });
});

test("inside a transaction an outdated plan fails once, and the next transaction is good", async () => {
  await readPlots();
  await other.query("alter table plots add column soil text default 'black'");
  const read = () =>
    opened.kysely
      .transaction()
      .execute((transaction) => sql`select * from plots where id > ${0}`.execute(transaction));
  await expect(read()).rejects.toMatchObject({ code: "0A000" });
  expect((await read()).rows[0]).toMatchObject({ soil: "black" });
});

test("a bigint is a number, a day is its own text, and a bigint that a number cannot hold is an error", async () => {
  const { rows } = await readPlots();
  expect(rows).toEqual([{ id: 9007199254740991, sown_on: "2026-06-15", areas: [1, null, 2] }]);
  await expect(sql`select 9007199254740992 as paise`.execute(opened.kysely)).rejects.toThrow(RangeError);
});

test("a point in time is a Date and a numeric stays text", async () => {
  const { rows } =
    await sql`select '2026-06-15 12:00+05:30'::timestamptz as at, 1.50::numeric as acres`.execute(
      opened.kysely,
    );
  expect(rows).toEqual([{ at: new Date("2026-06-15T06:30:00Z"), acres: "1.50" }]);
});

test("statements are counted with those of the transaction around them", async () => {
  const { result, statements } = await counter.during(() =>
    opened.kysely.transaction().execute((transaction) => sql`select ${1} as one`.execute(transaction)),
  );
  expect(result.rows).toHaveLength(1);
  expect(statements).toEqual(["begin", "select $1 as one", "commit"]);
  await readPlots();
  expect(statements).toHaveLength(3);
});

test("closing ends every connection, also when none was used but through the pool", async () => {
  const poolOnly = await openDatabase({ url: database.url, maxConnections: 1, applicationName: "pool only" });
  await poolOnly.pool.query("select 1");
  await poolOnly.close();
  expect(poolOnly.pool.totalCount).toBe(0);
});

test("a connection that the server ends is replaced", async () => {
  await readPlots();
  await other.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'client test' and datname = current_database()",
  );
  await expect
    .poll(() =>
      readPlots().then(
        ({ rows }) => rows.length,
        () => 0,
      ),
    )
    .toBe(1);
});

test("a connection on which PostgreSQL answers nothing any more is given up, and a new one takes its place", async () => {
  const patient = await openDatabase({
    url: database.url,
    maxConnections: 1,
    applicationName: "patient",
    longestAnswerInMilliseconds: 3000,
  });
  const silent = patient.kysely.transaction().execute((transaction) =>
    // Stands for a line that carries nothing any more and that nobody has closed.
    sql`select pg_sleep(${600})`.execute(transaction),
  );
  await expect(silent).rejects.toThrow(/^Connection terminated|not queryable/);
  expect((await patient.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await patient.close();
});

test("a database with character type C is refused with the reason and the remedy", async () => {
  const plain = await emptyDatabase("C");
  const opening = openDatabase({ url: plain.url, maxConnections: 1, applicationName: "refused" });
  await expect(opening).rejects.toThrow(
    /character type C: Telugu letters are no letters there.*locale 'C\.UTF-8'/,
  );
  await plain.drop();
});
