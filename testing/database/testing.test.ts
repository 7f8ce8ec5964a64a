import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runStatements, runTemplateName } from "./test-databases.ts";
import { openTestServer } from "./test-server.ts";
import { type Filling, freshDatabase } from "./testing.ts";

let parent: string;

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), "santha-tests-"));
  chmodSync(parent, 0o755);
});
afterAll(() => rmSync(parent, { recursive: true }));

function migrationsOf(name: string, text: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "20260101000000-first.sql"), text);
  return folder;
}

async function list(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: statement, rowMode: "array" }).finally(() => client.end());
  return rows.flat();
}

const databases = (url: string) => list(url, "select datname from pg_database order by 1");

test("two clones of the template know nothing of each other, and a dropped one is gone", async () => {
  const [one, two] = await Promise.all([freshDatabase(), freshDatabase()]);
  await runStatements(one.url, ["create table only_here (id int)"]);
  await expect(list(two.url, "select * from only_here")).rejects.toThrow("does not exist");
  await Promise.all([one.drop(), two.drop()]);
  await expect(list(one.url, "select 1")).rejects.toThrow("does not exist");
});

test("a filling is filled in once for a run and is in every clone", async () => {
  let times = 0;
  const filling: Filling = {
    name: "fields",
    fill: async (url) => {
      times += 1;
      await runStatements(url, ["create table filled as select 7 as id"]);
    },
  };
  const clones = await Promise.all([freshDatabase(filling), freshDatabase(filling)]);
  for (const { url, drop } of clones) {
    expect(await list(url, "select id from filled")).toEqual([7]);
    await drop();
  }
  expect(times).toBe(1);
});

test("databases of processes that are dead are dropped, and those of living ones stay", async () => {
  const noProcess = 2 ** 22 + 1;
  const server = await openTestServer({
    dataFolder: join(parent, "left"),
    migrations: [migrationsOf("m", "")],
  });
  const [dead, living] = [runTemplateName(noProcess, "left"), runTemplateName(process.ppid, "living")];
  await runStatements(server.url, [`create database ${dead}`, `create database ${living}`]);
  const next = await openTestServer({ dataFolder: join(parent, "left"), migrations: [join(parent, "m")] });
  const names = await databases(next.url);
  await next.close();
  await server.close();
  expect(names).toContain(living);
  expect(names).not.toContain(dead);
});

test("changed migrations get a template of their own, an unused one goes, and the last run stops the server", async () => {
  const dataFolder = join(parent, "shared");
  const first = await openTestServer({
    dataFolder,
    migrations: [migrationsOf("one", "create table one (id int)")],
  });
  const second = await openTestServer({
    dataFolder,
    migrations: [migrationsOf("two", "create table two (id int)")],
  });
  expect(second.url).toBe(first.url);
  expect(await databases(second.url)).toEqual(expect.arrayContaining([first.template, second.template]));
  await first.close();
  const third = await openTestServer({ dataFolder, migrations: [join(parent, "two")] });
  expect(await databases(third.url)).not.toContain(first.template);
  await second.close();
  expect(await databases(third.url)).toContain(third.template);
  await third.close();
  await expect(databases(third.url)).rejects.toThrow("ECONNREFUSED");
});
