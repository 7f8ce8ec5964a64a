import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { emptyDatabase, type FreshDatabase } from "#testing/database/testing.ts";
import { migrate, readMigrations } from "./migrate.ts";

let database: FreshDatabase;
let client: pg.Client;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = mkdtempSync(join(tmpdir(), "migrations-"));
  write("20260101000000-fields.sql", "create table fields (id int primary key);");
});
afterEach(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

async function count(table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
}

test("migrations are applied once, in the order of their time stamps, and the new ones are named", async () => {
  write("20260102000000-crops.sql", "create table crops (field int references fields);");
  const names = ["20260101000000-fields.sql", "20260102000000-crops.sql"];
  expect(await migrate(database.url, [folder])).toEqual(names);
  expect(await migrate(database.url, [folder])).toEqual([]);
  write("20260103000000-farmers.sql", "create table farmers (id int);");
  expect(await migrate(database.url, [folder])).toEqual(["20260103000000-farmers.sql"]);
});

test("processes that migrate at the same time apply every file once", async () => {
  write("20260102000000-slow.sql", "select pg_sleep(0.2); insert into fields values (1);");
  const answers = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, [folder])));
  expect(answers.flat()).toHaveLength(2);
  expect(await count("fields")).toBe(1);
});

test("a failed migration leaves nothing of itself, keeps those before it, and runs again once it is right", async () => {
  write("20260102000000-crops.sql", "create table crops (id int); insert into nowhere values (1);");
  await expect(migrate(database.url, [folder])).rejects.toThrow(
    /20260102000000-crops\.sql failed: .*nowhere/,
  );
  expect(await count("fields")).toBe(0);
  await expect(count("crops")).rejects.toThrow("does not exist");
  write("20260102000000-crops.sql", "create table crops (id int);");
  expect(await migrate(database.url, [folder])).toEqual(["20260102000000-crops.sql"]);
});

test("a migration whose process is killed can be run again", async () => {
  write("20260102000000-crops.sql", "create table crops (id int); select pg_sleep(30);");
  const killed = migrate(database.url, [folder]).catch((error: Error) => error.message);
  const sleeping =
    "from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid() and datname = current_database()";
  await expect.poll(() => count(`(select ${sleeping}) as asleep`)).toBe(1);
  await client.query(`select pg_terminate_backend(pid) ${sleeping}`);
  expect(await killed).toContain("20260102000000-crops.sql failed");
  write("20260102000000-crops.sql", "create table crops (id int);");
  expect(await migrate(database.url, [folder])).toEqual(["20260102000000-crops.sql"]);
});

test("an applied file that has changed is refused by its name, and nothing new is applied", async () => {
  await migrate(database.url, [folder]);
  appendFileSync(join(folder, "20260101000000-fields.sql"), "-- another thought");
  write("20260102000000-crops.sql", "create table crops (id int);");
  await expect(migrate(database.url, [folder])).rejects.toThrow(
    "must not change, write a new one instead: 20260101000000",
  );
  await expect(count("crops")).rejects.toThrow("does not exist");
});

test("a database that a newer build has migrated is refused with the names of what this build does not know", async () => {
  write("20260102000000-crops.sql", "create table crops (id int);");
  write("20260103000000-farmers.sql", "create table farmers (id int);");
  await migrate(database.url, [folder]);
  rmSync(join(folder, "20260103000000-farmers.sql"));
  rmSync(join(folder, "20260102000000-crops.sql"));
  write("20260104000000-fruits.sql", "create table fruits (id int);");
  await expect(migrate(database.url, [folder])).rejects.toThrow(
    /^Santha cannot start: .*newer.* 20260102000000-crops\.sql, 20260103000000-farmers\.sql/,
  );
  await expect(count("fruits")).rejects.toThrow("does not exist");
});

test("line ends of another system are no change", async () => {
  write("20260101000000-fields.sql", "create table fields (\n  id int primary key\n);\n");
  await migrate(database.url, [folder]);
  write("20260101000000-fields.sql", "create table fields (\r\n  id int primary key\r\n);\r\n");
  expect(await migrate(database.url, [folder])).toEqual([]);
});

test("a migration that ends its own transaction is refused", async () => {
  write("20260102000000-crops.sql", "create table crops (id int); commit;");
  await expect(migrate(database.url, [folder])).rejects.toThrow("it ends the transaction it runs in");
});

test("a file without a time stamp in its name is refused", () => {
  write("crops.sql", "create table crops (id int);");
  expect(() => readMigrations([folder])).toThrow("crops.sql is not called YYYYMMDDHHMMSS-name.sql");
});

test("two features whose migrations have one name are told so, since only one of them would be applied", () => {
  const other = mkdtempSync(join(tmpdir(), "migrations-"));
  writeFileSync(join(other, "20260101000000-fields.sql"), "select 1;");
  expect(() => readMigrations([folder, other])).toThrow(
    "Two migrations are called 20260101000000-fields.sql",
  );
  rmSync(other, { recursive: true });
});
