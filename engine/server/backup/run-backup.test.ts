import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyDatabase, type FreshDatabase } from "#testing/database/testing.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { localStorage } from "../outside/files/local-storage.ts";
import { listBackups, readBackup } from "./backup-folder.ts";
import { refuseDifferences } from "./check-backup.ts";

let app: TestApp;
let scratch: string;
let files: { readonly DATABASE_URL: string; readonly FILES_FOLDER: string };
const empties: FreshDatabase[] = [];
beforeAll(async () => {
  app = await testApp();
  scratch = mkdtempSync(join(tmpdir(), "santha-backup-"));
  await tradeDesk(app).aPaidOrder();
  await app.platform.storage.put("FirstPicture-96.webp", Buffer.from([1, 2, 3]), "image/webp");
  await app.platform.storage.put("SamePicture-96.webp", Buffer.from([1, 2, 3]), "image/webp");
  const { store } = app.platform.config.files;
  files = { DATABASE_URL: app.url, FILES_FOLDER: store.kind === "local" ? (store.folder ?? "") : "" };
});
afterAll(async () => {
  await app.close();
  for (const each of empties) await each.drop();
  rmSync(scratch, { recursive: true });
});

async function empty(): Promise<string> {
  const made = await emptyDatabase();
  empties.push(made);
  return made.url;
}

/** Does something while another session holds what the statement takes. */
async function whileHeld(url: string, statement: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("begin");
  await client.query(statement);
  try {
    await work();
  } finally {
    await client.end();
  }
}

/** A program of the backup as the terminal runs it. */
function run(program: string, words: readonly string[], environment: Readonly<Record<string, string>>) {
  const { PATH = "", HOME = "" } = process.env;
  const script = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH, HOME, SANTHA_MODE: "test", FILES_FOLDER: join(scratch, "restored"), ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (part: string) => {
      said += part;
    });
  return { child, said: () => said, ended: once(child, "close").then(([code]) => code as number | null) };
}

test("at the terminal: a backup that is killed is none, a restore that is killed is begun again, and what comes out is the same", async () => {
  const target = join(scratch, "terminal");
  const killed = run("run-backup.ts", [target], files);
  await expect
    .poll(() => readdirSync(scratch).includes("terminal"), { timeout: 60_000, interval: 5 })
    .toBe(true);
  killed.child.kill("SIGKILL");
  expect(await killed.ended).toBe(null);
  expect(await listBackups(target)).toEqual([]);
  const made = run("run-backup.ts", [target], files);
  expect([await made.ended, made.said()]).toEqual([0, expect.stringContaining("tables and 2 files")]);

  const DATABASE_URL = await empty();
  const halfway = run("run-restore.ts", [target], { DATABASE_URL });
  await expect
    .poll(() => readdirSync(scratch).includes("restored"), { timeout: 60_000, interval: 5 })
    .toBe(true);
  halfway.child.kill("SIGKILL");
  await halfway.ended;
  const again = run("run-restore.ts", [target], { DATABASE_URL });
  const { manifest } = await readBackup(target);
  if ((await again.ended) !== 0) expect(again.said()).toContain("holds accounts");
  await refuseDifferences(DATABASE_URL, localStorage(join(scratch, "restored")), manifest);
});

test("a backup that is told to stop, or whose terminal goes away, ends with 1, and lets the next one in", async () => {
  const target = join(scratch, "stopped");
  const lock = join(target, "backup.lock");
  await whileHeld(app.url, "lock table orders in access exclusive mode", async () => {
    for (const way of ["SIGTERM", "SIGINT", "disconnect"] as const) {
      const stopped = run("run-backup.ts", [target], files);
      await expect.poll(() => existsSync(lock), { timeout: 20_000 }).toBe(true);
      if (way === "SIGTERM") {
        const second = run("run-backup.ts", [target], files);
        expect(await second.ended).toBe(1);
        expect(second.said()).toContain(`pid ${stopped.child.pid} on ${hostname()}`);
      }
      const exited = once(stopped.child, "exit");
      if (way === "disconnect") stopped.child.disconnect();
      else stopped.child.kill(way);
      expect([way, await exited, existsSync(lock)]).toEqual([way, [1, null], false]);
    }
  });
  expect(await listBackups(target)).toEqual([]);
  expect(await run("run-backup.ts", [target], files).ended).toBe(0);
});

test("a restore that is told to stop ends with 1 and may be begun again", async () => {
  const target = join(scratch, "for-restore");
  expect(await run("run-backup.ts", [target], files).ended).toBe(0);
  const DATABASE_URL = await empty();
  const FILES_FOLDER = join(scratch, "stopped-restore");
  await whileHeld(DATABASE_URL, "select pg_advisory_xact_lock(7216, 5)", async () => {
    const stopped = run("run-restore.ts", [target], { DATABASE_URL, FILES_FOLDER });
    await expect.poll(() => existsSync(FILES_FOLDER), { timeout: 20_000 }).toBe(true);
    stopped.child.kill("SIGTERM");
    expect(await stopped.ended).toBe(1);
  });
  expect(await run("run-restore.ts", [target], { DATABASE_URL, FILES_FOLDER }).ended).toBe(0);
});

test("a backup of a folder without a database is refused, and makes none there", async () => {
  const SANTHA_DATA = join(scratch, "mistyped");
  const target = join(scratch, "of-mistyped");
  const refused = run("run-backup.ts", [target], { SANTHA_DATA });
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toBe(
    `Santha cannot back up: there is no database in ${SANTHA_DATA}. Set SANTHA_DATA or DATABASE_URL as the server has them.\n`,
  );
  expect(readdirSync(scratch).filter((name) => name.endsWith("mistyped"))).toEqual([]);
});
