import type pg from "pg";

/** The database cannot hold the application's data; the message says why and what to do. */
export class UnsuitableDatabaseError extends Error {
  override readonly name = "UnsuitableDatabaseError";
}

/**
 * Refuses a database on which queries would go wrong without an error.
 * @throws UnsuitableDatabaseError below PostgreSQL 15, for another encoding than UTF8 and for character type `C`.
 */
export async function refuseUnsuitable(pool: pg.Pool): Promise<void> {
  const version = await pool.query<{ server_version_num: string }>("show server_version_num");
  if (Number(version.rows[0]?.server_version_num) < 150_000) {
    throw new UnsuitableDatabaseError("PostgreSQL 15 or later is needed; this server is older.");
  }
  const { rows } = await pool.query<{
    name: string;
    encoding: string;
    provider: string;
    characterType: string;
  }>(
    `select datname as name, pg_encoding_to_char(encoding) as encoding, datlocprovider as provider,
       datctype as "characterType" from pg_database where datname = current_database()`,
  );
  const found = rows[0];
  if (!found) return;
  const remedy = `Create it with: create database ${found.name} template template0 encoding 'UTF8' locale 'C.UTF-8';`;
  if (found.encoding !== "UTF8") {
    throw new UnsuitableDatabaseError(
      `The database ${found.name} has encoding ${found.encoding}, which has no Telugu. ${remedy}`,
    );
  }
  if (found.provider === "c" && ["C", "POSIX"].includes(found.characterType)) {
    throw new UnsuitableDatabaseError(
      `The database ${found.name} has character type ${found.characterType}: Telugu letters are no letters there, so search and lower() miss them. ${remedy}`,
    );
  }
}
