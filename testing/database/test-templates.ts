import { createHash } from "node:crypto";
import pg from "pg";
import { migrate, readMigrations } from "#engine/server/data/migrate.ts";
import { copyStrategyOf, databaseOn } from "./test-databases.ts";

/** Locks (7216, 4): one process at a time makes or drops templates. */
const templatesLock = "7216, 4";

/** Locks (7217, part of the hash): held shared by every run that clones the template. */
const useLock = (template: string) => `7217, ${Number.parseInt(template.slice("template_".length), 16) >> 0}`;

/**
 * Makes the template named after the hash of all migrations when there is none, and marks it as used for as long
 * as the session lives. Answers its name.
 */
export async function ensureMigratedTemplate(
  session: pg.Client,
  url: string,
  folders: readonly string[],
): Promise<string> {
  const hashes = readMigrations(folders).map(({ name, hash }) => `${name} ${hash}\n`);
  const template = `template_${createHash("sha256").update(hashes.join("")).digest("hex").slice(0, 8)}`;
  await withTemplatesLock(session, async () => {
    await session.query(`select pg_advisory_lock_shared(${useLock(template)})`);
    await ensureTemplate(session, url, template, "template0", async (draft) => {
      await migrate(draft, folders);
    });
  });
  return template;
}

/** Makes a template from another one, filled with more, when there is none of that name. */
export async function ensureFilledTemplate(
  url: string,
  template: string,
  source: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  try {
    // One that has its name is whole: nobody who only clones it waits for another that is being filled.
    if (await exists(session, template)) return;
    await withTemplatesLock(session, () => ensureTemplate(session, url, template, source, fill));
  } finally {
    await session.end();
  }
}

/** Drops the templates of other migrations that no run uses. */
export async function dropUnusedTemplates(session: pg.Client): Promise<void> {
  await withTemplatesLock(session, async () => {
    const { rows } = await session.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ '^template_[0-9a-f]{8}$'",
    );
    for (const { name } of rows) {
      // Own use counts too: a session's shared lock would not keep its own exclusive one away.
      const { rowCount } = await session.query(
        `select from pg_locks where locktype = 'advisory' and (classid, objid::bigint) = (7217, $1::bigint)
           and database = (select oid from pg_database where datname = current_database())`,
        [Number.parseInt(name.slice("template_".length), 16)],
      );
      if (!rowCount) await session.query(`drop database if exists ${name}`);
    }
  });
}

async function ensureTemplate(
  session: pg.Client,
  url: string,
  template: string,
  source: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  if (await exists(session, template)) return;
  // Made aside and renamed: a killed run leaves no half-filled template.
  const draft = `${template}_draft`;
  const locale = source === "template0" ? "encoding 'UTF8' locale 'C.UTF-8'" : "";
  await session.query(`drop database if exists ${draft} with (force)`);
  const strategy = await copyStrategyOf(session);
  await session.query(`create database ${draft} template ${source} strategy ${strategy} ${locale}`);
  await fill(databaseOn(url, draft));
  await session.query(`alter database ${draft} rename to ${template}`);
  // Nobody may be connected to a database that is being cloned.
  await session.query(`alter database ${template} with allow_connections false`);
}

async function exists(session: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await session.query("select from pg_database where datname = $1", [database]);
  return rowCount === 1;
}

async function withTemplatesLock(session: pg.Client, action: () => Promise<void>): Promise<void> {
  await session.query(`select pg_advisory_lock(${templatesLock})`);
  try {
    await action();
  } finally {
    await session.query(`select pg_advisory_unlock(${templatesLock})`);
  }
}
