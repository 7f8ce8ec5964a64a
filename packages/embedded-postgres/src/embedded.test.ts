import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Embedded, startEmbedded } from "./embedded.ts";

let parent: string;
let dataFolder: string;
/** A killed process loses nothing by it, only a machine without power would. */
const hasty = { fsync: "off" };
const started: Embedded[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "santha-"));
  chmodSync(parent, 0o755);
  dataFolder = join(parent, "పొలం data");
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const embedded of started.splice(0)) await embedded.stop();
  rmSync(parent, { recursive: true });
});

async function start(options: { patience?: number } = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataFolder, settings: hasty, ...options });
  started.push(embedded);
  return embedded;
}

/** Starts it in a process of its own; answers that process and the address it printed. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, "embedded.ts"))};
    const { url } = await startEmbedded({ dataFolder: ${JSON.stringify(dataFolder)}, settings: { fsync: "off" } });
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [url] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  return { child, url: String(url).trim() };
}

async function read(url: string, statement: string): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows[0];
  } finally {
    await client.end();
  }
}

const lockFile = () => join(dataFolder, "postgres/postmaster.pid");
const serverPid = () => Number(readFileSync(lockFile(), "utf8").split("\n")[0]);

/** Kills one of the server's own processes and waits until the server has begun to recover from that. */
async function crash(): Promise<void> {
  const children = readFileSync(`/proc/${serverPid()}/task/${serverPid()}/children`, "utf8")
    .trim()
    .split(" ");
  const nameOf = (pid: string) => readFileSync(`/proc/${pid}/cmdline`, "utf8");
  process.kill(Number(children.find((pid) => nameOf(pid).includes("checkpointer"))), "SIGKILL");
  const log = join(dataFolder, "postgres/start.log");
  while (!readFileSync(log, "utf8").includes("reinitializing")) await sleep(1);
}

/** Brings the server to where it neither recovers nor ends: told to stop just as it recovers. */
async function stick(): Promise<void> {
  await crash();
  process.kill(serverPid(), "SIGINT");
  await sleep(500);
  expect(existsSync(lockFile())).toBe(true);
}

test("a first start below a path with a space and Telugu letters makes a UTF-8 database that tells Telugu letters", async () => {
  const embedded = await start();
  expect(embedded).toMatchObject({ dataFolder, isAttached: false });
  expect(
    await read(embedded.url, "select 'వరి' ~ '^[[:alpha:]]' as is_letter, current_database() as name"),
  ).toEqual({
    is_letter: true,
    name: "santha",
  });
});

test("Santha's role owns its database and is no superuser: it makes trusted extensions, and neither runs programs nor silences triggers of others", async () => {
  const { url, superuserUrl } = await start();
  const rights = "select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles";
  expect(Object.values((await read(url, `${rights} where rolname = current_user`)) ?? {})).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  await read(url, "create extension pg_trgm");
  const refused = { code: "42501" };
  await expect(read(url, "copy (select 1) to program 'true'")).rejects.toMatchObject(refused);
  await expect(read(url, "select pg_read_file('PG_VERSION')")).rejects.toMatchObject(refused);
  await expect(read(url, "set session_replication_role = replica")).rejects.toMatchObject(refused);
  await expect(read(url, "create role other superuser")).rejects.toMatchObject(refused);
  expect(await read(superuserUrl, "select current_user as name, current_database() as database")).toEqual({
    name: "postgres",
    database: "santha",
  });
});

test("a data folder of an older build, whose only role is Santha's, goes on and says so", async () => {
  const { superuserUrl, stop } = await start();
  await read(superuserUrl, "alter role santha superuser");
  started.pop();
  await stop();
  rmSync(join(dataFolder, "postgres/santha-has-a-role-of-its-own"));
  const lines: string[] = [];
  const older = await startEmbedded({ dataFolder, settings: hasty, log: (line) => lines.push(line) });
  started.push(older);
  expect(lines.join()).toContain("made by an older build");
  expect(await read(older.url, "select current_user as name")).toEqual({ name: "santha" });
  expect((await start()).isAttached).toBe(true);
});

test("the password file is for its owner only, and a wrong password is refused", async () => {
  const { url } = await start();
  expect(statSync(join(dataFolder, "password")).mode & 0o777).toBe(0o600);
  const address = new URL(url);
  address.password = "guess";
  await expect(read(address.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
});

test("[R28] a server left behind by a killed process is attached to, with the data in it", async () => {
  const { child, url } = await startElsewhere();
  await read(url, "create table fields as select 42 as id");
  child.kill("SIGKILL");
  await once(child, "exit");
  const embedded = await start();
  expect(embedded).toMatchObject({ isAttached: true, url });
  expect(await read(embedded.url, "select id from fields")).toEqual({ id: 42 });
});

test("after the server itself is killed the next start recovers what was committed", async () => {
  const first = await startEmbedded({ dataFolder, settings: hasty });
  await read(first.url, "create table fields as select 42 as id");
  process.kill(serverPid(), "SIGKILL");
  const second = await start();
  expect(second.isAttached).toBe(false);
  expect(await read(second.url, "select id from fields")).toEqual({ id: 42 });
});

describe.runIf(process.platform === "linux")(
  "a server that crashed and was told to stop, and is stuck",
  () => {
    test("is ended by the process that stops it, and the next start recovers what was committed", async () => {
      const first = await startEmbedded({ dataFolder, settings: hasty });
      await read(first.url, "create table fields as select 42 as id");
      await crash();
      await first.stop();
      expect(existsSync(lockFile())).toBe(false);
      expect(await read((await start()).url, "select id from fields")).toEqual({ id: 42 });
    });

    test("is ended by the next start once its patience is over, which then recovers what was committed", async () => {
      const first = await startEmbedded({ dataFolder, settings: hasty });
      await read(first.url, "create table fields as select 42 as id");
      await stick();
      const second = await start({ patience: 300 });
      expect(second.isAttached).toBe(false);
      expect(await read(second.url, "select id from fields")).toEqual({ id: 42 });
    });
  },
);

test("a server that is stopping is not ended by a start while somebody's session goes on", async () => {
  const { url, stop } = await startEmbedded({ dataFolder, settings: hasty });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  process.kill(serverPid(), "SIGTERM");
  await expect(start({ patience: 300 })).rejects.toThrow("does not answer");
  expect((await client.query("select 42 as id")).rows).toEqual([{ id: 42 }]);
  await client.end();
  await stop();
});

test("a watch tells that the server has begun to stop though its sessions go on", async () => {
  const { url, stop, watch } = await startEmbedded({ dataFolder, settings: hasty });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const told = new Promise<void>((resolve) => watch(resolve));
  process.kill(serverPid(), "SIGTERM");
  await told;
  await client.query("select");
  await client.end();
  await stop();
});

test("a process whose server has died does not stop the one that another process started since", async () => {
  const first = await startEmbedded({ dataFolder, settings: hasty });
  process.kill(serverPid(), "SIGKILL");
  const second = await start();
  await first.stop();
  expect(await read(second.url, "select 42 as id")).toEqual({ id: 42 });
});

test("a lock file whose number belongs to another program now does not keep the server from starting", async () => {
  const first = await startEmbedded({ dataFolder, settings: hasty });
  const lines = readFileSync(lockFile(), "utf8").split("\n");
  await first.stop();
  writeFileSync(lockFile(), [String(process.pid), ...lines.slice(1)].join("\n"));
  expect((await start()).isAttached).toBe(false);
});

test("of two first starts at once one makes and starts the server and the other attaches", async () => {
  const [one, two] = await Promise.all([startElsewhere(), startElsewhere()]);
  expect(one.url).toBe(two.url);
  expect((await start()).url).toBe(one.url);
});

test("a server that cannot start is reported with the reason it logged", async () => {
  const first = await startEmbedded({ dataFolder, settings: hasty });
  await first.stop();
  const starting = startEmbedded({ dataFolder, settings: { shared_buffers: "nonsense" } });
  await expect(starting).rejects.toThrow(/did not start on .*shared_buffers/s);
});

test("what a killed initdb left is removed at the next first start", async () => {
  const noProcess = 2 ** 22 + 1;
  const leftover = join(dataFolder, `postgres.new-${noProcess}`);
  mkdirSync(leftover, { recursive: true });
  expect((await start()).isAttached).toBe(false);
  expect(existsSync(leftover)).toBe(false);
});
