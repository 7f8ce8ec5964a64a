import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storedNames } from "#features/files/server/stored-names.ts";
import { emptyDatabase, type FreshDatabase } from "#testing/database/testing.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { localStorage } from "../outside/files/local-storage.ts";
import { closers } from "../run/start-up.ts";
import { listBackups, type Manifest, objectPath, readBackup } from "./backup-folder.ts";
import { checkBackup, refuseDifferences } from "./check-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

let app: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let scratch: string;
let folder: string;
const empties: FreshDatabase[] = [];
beforeAll(async () => {
  app = await testApp();
  desk = tradeDesk(app);
  scratch = mkdtempSync(join(tmpdir(), "santha-backup-"));
  folder = join(scratch, "target");
  await desk.aPaidOrder();
  await app.platform.storage.put("FirstPicture-96.webp", Buffer.from([1, 2, 3]), "image/webp");
  await app.platform.storage.put("SamePicture-96.webp", Buffer.from([1, 2, 3]), "image/webp");
});
afterAll(async () => {
  await app.close();
  for (const each of empties) await each.drop();
  rmSync(scratch, { recursive: true });
});

let moment = Date.parse("2026-07-14T05:30:00Z");
function backUp() {
  moment += 60_000;
  return makeBackup({ url: app.url, storage: app.platform.storage, folder, now: new Date(moment) });
}
async function empty(): Promise<string> {
  const made = await emptyDatabase();
  empties.push(made);
  return made.url;
}
const objects = () =>
  readdirSync(join(folder, "objects"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test("a backup holds every table and file, and the second one keeps only what is new", async () => {
  const first = await backUp();
  expect([first.files, first.newFiles]).toEqual([2, 1]);
  const before = objects();
  await app.platform.storage.put("NewPicture-96.webp", Buffer.from([9]), "image/webp");
  const second = await backUp();
  expect([second.files, second.newFiles]).toEqual([3, 1]);
  expect(await listBackups(folder)).toEqual([first.name, second.name]);
  // Nothing was sold in between: one file more, and no table.
  expect(objects()).toHaveLength(before.length + 1);
  await desk.anOrderOf(await desk.aTrade());
  const third = await backUp();
  const grown = objects().length - before.length - 1;
  expect([third.newFiles, grown > 0, grown < third.tables / 2]).toEqual([0, true, true]);
});

test("a restored database and store are byte for byte what was kept, and Santha goes on with them", async () => {
  await backUp();
  const { manifest } = await readBackup(folder);
  const url = await empty();
  const storage = localStorage(join(scratch, "elsewhere"));
  await restoreBackup({ url, storage, folder, manifest });
  await refuseDifferences(url, storage, manifest);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select count(*)::integer as total from orders");
  expect(rows[0].total).toBeGreaterThan(1);
  // Triggers and foreign keys hold as before.
  await expect(client.query("delete from ledger_entries")).rejects.toThrow();
  await expect(client.query("update orders set seller_id = 999999")).rejects.toThrow("foreign key");
  await client.end();
  await expect(restoreBackup({ url, storage, folder, manifest })).rejects.toThrow(
    "a database that holds accounts",
  );
});

/** The proof, closed as the command closes it: also when it fails, or is asked to stop on the way. */
async function prove(manifest: Manifest): Promise<void> {
  const opened = closers((name, error) => expect.unreachable(`${name}: ${String(error)}`));
  try {
    await checkBackup(folder, manifest, opened);
  } finally {
    await opened.closeAll();
  }
}

test("the proof on a scratch place finds a table or a file that differs from the backup, and leaves nothing behind", async () => {
  await backUp();
  const scratchPlaces = () => readdirSync(tmpdir()).filter((name) => name.startsWith("santha-check-"));
  const before = scratchPlaces();
  const { manifest } = await readBackup(folder);
  await prove(manifest);
  const sha256 = Object.values(manifest.files)[0] ?? "";
  const path = objectPath(folder, sha256);
  const whole = readFileSync(path);
  writeFileSync(path, "damaged");
  await expect(prove(manifest)).rejects.toThrow("is damaged");
  writeFileSync(path, whole);
  expect(scratchPlaces()).toEqual(before);
}, 120_000);

test("a damaged or lost object is named with its table and its backup, and the next backup heals it", async () => {
  await backUp();
  const { name, manifest } = await readBackup(folder);
  const orders = manifest.tables.find((table) => table.name === "orders");
  const path = objectPath(folder, orders?.sha256 ?? "", ".copy.gz");
  const whole = readFileSync(path);
  const torn = Buffer.from(whole);
  torn.fill(0xff, 20);
  const others = gzipSync("these are\tother rows\n");
  for (const damaged of [torn, others, whole.subarray(0, 30), null]) {
    if (damaged) writeFileSync(path, damaged);
    else rmSync(path);
    const storage = localStorage(join(scratch, "of-damaged"));
    await expect(restoreBackup({ url: await empty(), storage, folder, manifest })).rejects.toThrow(
      `Santha cannot restore: in the backup ${name} the table orders is damaged (${path}). ` +
        "A new backup into the same folder keeps anew what is damaged.",
    );
  }
  await backUp();
  expect(readFileSync(path).equals(whole)).toBe(true);
  const picture = objectPath(folder, manifest.files["FirstPicture-96.webp"] ?? "");
  rmSync(picture);
  const storage = localStorage(join(scratch, "of-lost"));
  await expect(restoreBackup({ url: await empty(), storage, folder, manifest })).rejects.toThrow(
    `in the backup ${name} the file FirstPicture-96.webp is damaged (${picture}).`,
  );
  await backUp();
});

test("a damaged list of a backup is named, and the next backup is made beside it", async () => {
  const { name } = await backUp();
  const path = join(folder, "backups", `${name}.json`);
  writeFileSync(path, "{");
  await expect(readBackup(folder)).rejects.toThrow(`Santha cannot restore: ${path} is damaged.`);
  await backUp();
  expect((await readBackup(folder)).name).not.toBe(name);
  rmSync(path);
});

test("an empty database is no database of Santha, and is not backed up", async () => {
  const url = await empty();
  const target = join(scratch, "of-nothing");
  const nothing = { url, storage: app.platform.storage, folder: target, now: new Date(moment) };
  await expect(makeBackup(nothing)).rejects.toThrow(
    "Santha cannot back up: this is no database of Santha, or Santha has never started on it.",
  );
  expect(await listBackups(target)).toEqual([]);
});

test("backups of a newer build are refused with what this one does not know", async () => {
  await backUp();
  const { manifest } = await readBackup(folder);
  const newer = { ...manifest, migrations: [...manifest.migrations, "20991231000000-of-tomorrow.sql abc"] };
  const storage = localStorage(join(scratch, "never"));
  await expect(restoreBackup({ url: await empty(), storage, folder, manifest: newer })).rejects.toThrow(
    "20991231000000-of-tomorrow.sql",
  );
});

test("what is damaged in the folder is kept anew by the next backup", async () => {
  await backUp();
  const { manifest } = await readBackup(folder);
  const paths = [
    objectPath(folder, Object.values(manifest.files)[0] ?? ""),
    objectPath(folder, manifest.tables[0]?.sha256 ?? "", ".copy.gz"),
  ];
  const whole = paths.map((path) => readFileSync(path, "base64"));
  for (const path of paths) writeFileSync(path, "damaged");
  await backUp();
  expect(paths.map((path) => readFileSync(path, "base64"))).toEqual(whole);
});

test("of two backups at once into one folder one is refused and names the other, and both leave no lock", async () => {
  const both = await Promise.allSettled([backUp(), backUp()]);
  const refused = both.flatMap((each) => (each.status === "rejected" ? [String(each.reason)] : []));
  expect(refused).toEqual([expect.stringContaining(`pid ${process.pid} on ${hostname()}`)]);
  await backUp();
  expect(readdirSync(folder)).not.toContain("backup.lock");
});

test("a lock of another machine is believed, and says what to delete", async () => {
  const lock = join(folder, "backup.lock");
  writeFileSync(lock, "pid 1 on elsewhere\n");
  await expect(backUp()).rejects.toThrow(`(pid 1 on elsewhere). If that process is gone, delete ${lock}.`);
  rmSync(lock);
});

test("a lock whose holder was killed before it could name itself is taken over", async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "backup.lock"), "");
  await backUp();
  expect(readdirSync(folder)).not.toContain("backup.lock");
});

function aPictureRow(key: string) {
  const row = { file_key: key, owner_profile_id: 1, audience: "members", width: 1, height: 1 };
  const file = { ...row, stored_bytes: 1, created_at: new Date(moment) };
  return app.platform.database.insertInto("files").values(file).execute();
}

test("a store without files is not taken for the store of a database with pictures", async () => {
  await aPictureRow("k".repeat(22));
  const storage = localStorage(join(scratch, "wrong"));
  const wrong = { url: app.url, storage, folder: join(scratch, "refused"), now: new Date(moment) };
  await expect(makeBackup(wrong)).rejects.toThrow("the database knows 1 pictures and the store holds none");
  expect(await listBackups(wrong.folder)).toEqual([]);
  expect((await backUp()).files).toBeGreaterThan(0);
});

test("a backup names the pictures that the database knows and the store has lost", async () => {
  const [lost, partly, there] = ["lost", "partly", "there"].map((name) => name.padEnd(22, "x"));
  for (const key of [lost, partly, there]) await aPictureRow(key ?? "");
  const keep = (name: string) => app.platform.storage.put(name, Buffer.from([7]), "image/webp");
  for (const name of storedNames(there ?? "")) await keep(name);
  for (const name of storedNames(partly ?? "").slice(1)) await keep(name);
  expect((await backUp()).missingPictures).toEqual(["k".repeat(22), lost, partly]);
});
