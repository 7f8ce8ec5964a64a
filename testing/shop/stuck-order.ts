import { sql } from "kysely";
import type { TestApp } from "../process/app.ts";

/** Makes the row of an order refuse every change, whatever may be wrong with it; what is answered lets it go again. */
export async function stuckOrder(
  { platform: { database } }: Pick<TestApp, "platform">,
  orderId: string,
): Promise<() => Promise<void>> {
  await sql`
    create function refuse_move() returns trigger language plpgsql as
      $$ begin raise exception 'this order cannot be moved'; end $$`.execute(database);
  await sql`
    create trigger refuse_move before update on orders for each row
      when (old.id = ${sql.lit(orderId)}) execute function refuse_move()`.execute(database);
  return async () => {
    await sql`drop trigger refuse_move on orders`.execute(database);
    await sql`drop function refuse_move()`.execute(database);
  };
}
