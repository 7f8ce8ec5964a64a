import { readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, parse } from "node:path";

/** An operating-system account that PostgreSQL's programs run as. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/** True when this process is root, which PostgreSQL refuses to run as. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Parses the text of /etc/passwd; other lines are left out. */
export function parseAccounts(passwd: string): Account[] {
  return passwd.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/**
 * Chooses the account for the database server: the owner of the cluster, otherwise `postgres`, otherwise `nobody`.
 * Creates no account. An owner missing from /etc/passwd cannot be used, because initdb looks up its name.
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

/**
 * The account for a cluster folder: undefined (this process's own) unless this process is root. Where there is no
 * cluster yet, the owner of the folder it will lie in counts: a service's data belong to its account.
 */
export function accountFor(clusterFolder: string): Account | undefined {
  if (!isRoot()) return undefined;
  const ownerUid = statSync(nearestExisting(clusterFolder)).uid;
  return chooseAccount(parseAccounts(readFileSync("/etc/passwd", "utf8")), ownerUid);
}

/** The first folder from `path` upwards that other accounts cannot enter, if any. */
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
