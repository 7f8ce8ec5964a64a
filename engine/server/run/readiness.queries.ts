import { sql } from "kysely";
import type { Database } from "../data/client.ts";

/** The cheapest question. */
export async function selectOne(database: Database): Promise<void> {
  await sql`select 1`.execute(database);
}

/**
 * Takes 64 kB of new disk space and gives it back; a change of a row that lies there already would not notice a full disk.
 * @throws when the disk is full or the database takes no writes.
 */
export async function findsRoomToWrite(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`create temporary table room_to_write (filling text) on commit drop`.execute(transaction);
    await sql`insert into room_to_write select repeat('x', 1000) from generate_series(1, 64)`.execute(
      transaction,
    );
  });
}
