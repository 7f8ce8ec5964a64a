import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { migrate, migrationsFolder } from "./migrate.ts";
import { emptyDatabase } from "./testing.ts";

const byOneRule = "20261121190201-bank-numbers-by-one-rule.sql";

test("of numbers of the bank that differ by their signs alone the first stays, and of claims that wait under one for an order the first waits on", async () => {
  const database = await emptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  const client = new pg.Client({ connectionString: database.url });
  try {
    const before = readdirSync(migrationsFolder).filter((name) => name < byOneRule);
    for (const name of before) copyFileSync(join(migrationsFolder, name), join(folder, name));
    await migrate(database.url, folder);
    await client.connect();
    await client.query(`
      set session_replication_role = replica;
      insert into bank_references (direction, reference, use_kind, use_id) values
        ('in', 'HDFC-1', 'order', 'one'), ('in', 'HDFC1', 'order', 'two'), ('in', 'HDFC/1', 'order', 'three'),
        ('out', 'HDFC/1', 'refund', 'four'), ('out', '-', 'refund', 'five');
      insert into payment_claims (order_id, buyer_profile_id, amount_in_paise, paid_through, reference, status, claimed_at)
        values ('a', 1, 100, 'UPI', 'UPI-1', 'waiting', now()), ('a', 1, 200, 'UPI', 'upi 1', 'waiting', now()),
          ('b', 1, 300, 'UPI', 'UPI1', 'confirmed', now()), ('b', 1, 400, 'UPI', 'UPI2', 'rejected', now())`);
    copyFileSync(join(migrationsFolder, byOneRule), join(folder, byOneRule));
    await migrate(database.url, folder);
    const numbers = await client.query("select direction, reference, use_id from bank_references order by 1");
    expect(numbers.rows).toEqual([
      { direction: "in", reference: "HDFC1", use_id: "one" },
      { direction: "out", reference: "HDFC1", use_id: "four" },
    ]);
    const claims = await client.query(
      "select status, received_in_paise::int as came from payment_claims order by id",
    );
    expect(claims.rows).toEqual([
      { status: "waiting", came: null },
      { status: "rejected", came: 0 },
      { status: "confirmed", came: 300 },
      { status: "rejected", came: 0 },
    ]);
  } finally {
    await client.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  }
});
