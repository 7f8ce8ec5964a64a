import { readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, parse } from "node:path";

/** An operating-system account that PostgreSQL's programs run as. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/** True when this process is root, which PostgreSQL refuses to run as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Reads the text of /etc/passwd into accounts; lines that are not accounts are left out. */
export function parseAccounts(passwd: string): Account[] {
  return passwd.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/**
 * Chooses the account for the database server: the one that owns the cluster already, else `postgres`, else
 * `nobody`. Nothing is added to the system, and an owner without a line in /etc/passwd does not do, because
 * initdb looks its name up.
 */
export function chooseAccount(accounts: readonly Account[], ownerUid?: number): Account {
  const unprivileged = accounts.filter((account) => account.uid !== 0);
  const chosen =
    unprivileged.find((account) => account.uid === ownerUid) ??
    unprivileged.find((account) => account.name === "postgres") ??
    unprivileged.find((account) => account.name === "nobody");
  if (!chosen) {
    throw new Error(
      "PostgreSQL does not run as root, and /etc/passwd has neither `postgres` nor `nobody`. Start as an ordinary user.",
    );
  }
  return chosen;
}

/** The account for a cluster folder: undefined (this process's own) unless this process is root. */
export function accountFor(clusterFolder: string): Account | undefined {
  if (!isRoot()) return undefined;
  const ownerUid = statSync(clusterFolder, { throwIfNoEntry: false })?.uid;
  return chooseAccount(parseAccounts(readFileSync("/etc/passwd", "utf8")), ownerUid);
}

/** The first folder above `path` (itself included) that others may not pass through, if there is one. */
export function closedFolderAbove(path: string): string | undefined {
  let folder = nearestExisting(path);
  const { root } = parse(folder);
  let closed: string | undefined;
  while (folder !== root) {
    const status = statSync(folder);
    if (status.isDirectory() && (status.mode & 0o001) === 0) closed = folder;
    folder = dirname(folder);
  }
  return closed;
}

function nearestExisting(path: string): string {
  let candidate = path;
  while (!statSync(candidate, { throwIfNoEntry: false })) candidate = dirname(candidate);
  return realpathSync(candidate);
}
