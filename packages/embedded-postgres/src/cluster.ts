import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Account } from "./account.ts";
import { isAlive } from "./is-alive.ts";
import { runProgram } from "./run-program.ts";

/** A PostgreSQL data folder with the programs and the account that serve it. */
export type Cluster = {
  readonly folder: string;
  readonly programs: string;
  readonly account: Account | undefined;
  readonly password: string;
};

/** The role that the application's database belongs to. */
export const ownRole = "santha";
const superuserRole = "postgres";
/** Lies in clusters whose superuser is not the application's role. */
const markerOf = (folder: string) => join(folder, "santha-has-a-role-of-its-own");

/** The cluster's superuser; in those that older builds made it is the application's role itself. */
export function superuserOf({ folder }: Pick<Cluster, "folder">): string {
  return existsSync(markerOf(folder)) ? superuserRole : ownRole;
}

/** Reads the database password of a data folder; makes it first when there is none (0600, never half-written). */
export function passwordOf(dataFolder: string, account: Account | undefined): string {
  const file = join(dataFolder, "password");
  if (!existsSync(file)) {
    const aside = `${file}.new-${process.pid}`;
    writeFileSync(aside, randomBytes(24).toString("hex"), { mode: 0o600 });
    if (account) chownSync(aside, account.uid, account.gid);
    try {
      linkSync(aside, file);
    } catch (error) {
      // Another first start was quicker: its password counts.
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      rmSync(aside);
    }
  }
  try {
    return readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new Error(`${file} cannot be read: the data belong to another user. Start as that user.`, {
      cause,
    });
  }
}

/**
 * Makes the cluster when there is none. It is made aside and renamed, so that a killed initdb leaves nothing
 * half-made and of two first starts at once one wins.
 */
export async function initialiseCluster(
  cluster: Cluster,
  passwordFile: string,
  waitsForDisk: boolean,
): Promise<void> {
  if (existsSync(join(cluster.folder, "PG_VERSION"))) return;
  removeHalfMade(cluster.folder);
  const aside = `${cluster.folder}.new-${process.pid}`;
  mkdirSync(aside, { mode: 0o700 });
  if (cluster.account) chownSync(aside, cluster.account.uid, cluster.account.gid);
  const flags = ["-U", superuserRole, "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  const locale = [
    "--locale=C.UTF-8",
    "--encoding=UTF8",
    "--no-instructions",
    ...(waitsForDisk ? [] : ["--no-sync"]),
  ];
  const result = await runProgram(
    join(cluster.programs, "initdb"),
    ["-D", aside, ...flags, ...locale],
    cluster.account,
  );
  try {
    if (result.code !== 0) throw new Error(`initdb failed: ${result.complaint}`);
    writeFileSync(markerOf(aside), "");
    renameSync(aside, cluster.folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(join(cluster.folder, "PG_VERSION"))) throw error;
  }
}

function removeHalfMade(folder: string): void {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    const pid = Number(name.startsWith(prefix) ? name.slice(prefix.length) : Number.NaN);
    const isLeftover = pid === process.pid || (pid > 0 && !isAlive(pid));
    if (isLeftover) rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}
