import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { emptyDatabase, type FreshDatabase } from "#testing/database/testing.ts";
import { DatabaseInUseError, holdDatabase } from "./hold.ts";

let database: FreshDatabase;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await emptyDatabase();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
});
afterAll(() => database.drop());

/** Starts a process that holds the database and waits until it says whether it does. */
async function holdElsewhere(): Promise<{ child: ChildProcess; name: string; said: string }> {
  const script = `
    import { holdDatabase } from ${JSON.stringify(join(import.meta.dirname, "hold.ts"))};
    const name = "server pid " + process.pid + " on http://localhost:3000";
    await holdDatabase(${JSON.stringify(database.url)}, name).then(
      () => { console.log("held"); setInterval(() => {}, 1000); },
      (error) => console.log(error.message));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [said] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  return { child, name: `server pid ${child.pid} on http://localhost:3000`, said: String(said).trim() };
}

test("[R28] a second process is refused within 2 seconds and is told who holds the database, from where and since when", async () => {
  const holder = await holdElsewhere();
  expect(holder.said).toBe("held");
  const start = performance.now();
  const refusal = await holdDatabase(database.url, "server pid 1").catch((error: unknown) => error);
  expect(performance.now() - start).toBeLessThan(2000);
  expect(refusal).toBeInstanceOf(DatabaseInUseError);
  expect((refusal as Error).message).toContain(`in use by ${holder.name} (connected from `);
  expect((refusal as Error).message).toMatch(/since \d{4}-\d\d-\d\dT/);
});

test("of several processes that start at once exactly one holds the database", async () => {
  const answers = await Promise.all([holdElsewhere(), holdElsewhere(), holdElsewhere()]);
  const holders = answers.filter(({ said }) => said === "held");
  expect(holders).toHaveLength(1);
  const refused = answers.filter((answer) => !holders.includes(answer));
  for (const { said } of refused) expect(said).toContain(`in use by ${holders[0]?.name}`);
});

test("[R28] a killed holder is taken over", async () => {
  const { child, said } = await holdElsewhere();
  expect(said).toBe("held");
  child.kill("SIGKILL");
  const hold = await holdDatabase(database.url, "server pid 2");
  await hold.release();
});

test("a released database can be held again at once", async () => {
  const first = await holdDatabase(database.url, "first");
  await first.release();
  const second = await holdDatabase(database.url, "second");
  await second.release();
});

test("a holder whose session is ended is told that it holds no more", async () => {
  const { promise, resolve } = Promise.withResolvers<Error>();
  await holdDatabase(database.url, "server to be cut off", resolve);
  await database.drop();
  expect((await promise).message).not.toBe("");
  database = await emptyDatabase();
});
