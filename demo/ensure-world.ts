import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Database } from "#engine/server/data/client.ts";
import { demoPackFile } from "./data/demo-data.ts";
import { restoreWorld, unpackWorld, type World } from "./data/world-pack.ts";

const day = 86_400_000;
const markName = "demo world";
/** Days of the demo world that move along with its moments. */
export const movingDates: ReadonlySet<string> = new Set([
  "orders.expected_by",
  "order_lines.expires_on",
  "stock_batches.expires_on",
  "buyer_order_days.day",
  "withheld_taxes.withheld_on",
  "tax_deposits.paid_on",
  "coupon_batches.last_day",
  "gateway_settlements.paid_until",
  "gateway_settlements.received_on",
  "payouts.returned_on",
  "offers.starts_on",
  "offers.ends_on",
  "weekly_digests.sunday",
  "coupons.valid_until",
]);

/** Columns that hold a moment as epoch milliseconds. */
const movingNumbers = new Set(["notifications.told_at", "notification_keys.last_told_at"]);

/**
 * Restores the packed demo world into an empty database, once.
 * @throws Error in a database whose accounts the demo did not make: demo passwords are known to everybody.
 */
export async function ensureDemoWorld(
  database: Database,
  directUrl: string,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  // Looked for first: who was restored by another process at this moment has come together with the mark.
  const somebody = await database.selectFrom("profiles").select("id").limit(1).executeTakeFirst();
  if (await hasDemoWorld(database)) return;
  if (somebody) {
    throw new Error(
      "Santha cannot start its demo on a database with accounts that the demo did not make. " +
        "Set SANTHA_MODE=production, or DATABASE_URL to another database.",
    );
  }
  say("First start: restoring the demo world …");
  const pack = readFileSync(demoPackFile);
  const world = unpackWorld(pack);
  // Whole days, so that nobody ordered at three in the morning.
  const shiftInMilliseconds = Math.floor((now.getTime() - world.madeAt) / day) * day;
  const value = JSON.stringify(createHash("sha256").update(pack).digest("hex"));
  await restoreWorld(directUrl, renumbered(world, shiftInMilliseconds), {
    shiftInMilliseconds,
    movingDates,
    movingNumbers,
    mark: { name: markName, value },
  });
}

/** Whether this database holds the demo world; production refuses one that does. */
export async function hasDemoWorld(database: Database): Promise<boolean> {
  const mark = await database
    .selectFrom("settings")
    .select("name")
    .where("name", "=", markName)
    .executeTakeFirst();
  return mark !== undefined;
}

/** An order's number begins with its day, so numbers move with the days; every mention of them too. */
export function renumbered(world: World, shiftInMilliseconds: number): World {
  const numbers = new Map<string, string>();
  for (const table of ["master_orders", "orders"]) {
    for (const { id } of world.tables[table] ?? []) {
      // A practice order is named after its cart, not after a day.
      if (typeof id === "string" && !id.startsWith("D"))
        numbers.set(id, movedNumber(id, shiftInMilliseconds));
    }
  }
  const text = JSON.stringify(world).replace(
    /(?<![0-9])[0-9]{12}(?![0-9])/g,
    (found) => numbers.get(found) ?? found,
  );
  return JSON.parse(text) as World;
}

function movedNumber(number: string, shiftInMilliseconds: number): string {
  const [year, month, date] = [number.slice(0, 2), number.slice(2, 4), number.slice(4, 6)];
  const moved = new Date(Date.parse(`20${year}-${month}-${date}T12:00:00Z`) + shiftInMilliseconds);
  return moved.toISOString().slice(2, 10).replaceAll("-", "") + number.slice(6);
}
