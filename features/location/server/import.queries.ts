import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";
import type { PinRow } from "./pin-row.ts";

/** Creates the staging table for the file's rows, for this transaction only. */
export async function makeStaging(transaction: Transaction): Promise<void> {
  await sql`
    create temporary table staged_pins (
      line integer not null, pin_code text collate "C" not null, locality text not null, district text not null,
      state text not null, latitude double precision, longitude double precision, rank integer not null
    ) on commit drop`.execute(transaction);
}

export async function stageRows(
  transaction: Transaction,
  rows: readonly (PinRow & { readonly line: number })[],
): Promise<void> {
  const column = <K extends keyof (typeof rows)[number]>(key: K) => rows.map((row) => row[key]);
  await sql`
    insert into staged_pins
    select * from unnest(${column("line")}::integer[], ${column("pinCode")}::text[], ${column("locality")}::text[],
      ${column("district")}::text[], ${column("state")}::text[], ${column("latitude")}::double precision[],
      ${column("longitude")}::double precision[], ${column("rank")}::integer[])`.execute(transaction);
}

export interface ReplacedPins {
  readonly places: number;
  readonly pinCodes: number;
  readonly pointsTaken: number;
  /** Lines of rows left out because nothing near them has coordinates. */
  readonly withoutPoint: readonly number[];
}

/**
 * Replaces the named pin codes by the staged rows. A row without coordinates gets the median of its pin code,
 * otherwise of its sorting district. A place listed twice in a pin code is stored once.
 */
export async function replaceStagedPins(transaction: Transaction): Promise<ReplacedPins> {
  const pointsTaken = (await takePoints(transaction, 6)) + (await takePoints(transaction, 3));
  const { rows: pointless } = await sql<{ line: number }>`
    delete from staged_pins where latitude is null returning line`.execute(transaction);
  // Without statistics for the new rows, PostgreSQL would compare each with each.
  await sql`analyze staged_pins`.execute(transaction);
  await sql`
    delete from pin_places where pin_code in (select pin_code from staged_pins)`.execute(transaction);
  await sql`
    delete from pin_questions where pin_code in (select pin_code from staged_pins)`.execute(transaction);
  const { rows } = await sql<{ places: number; pin_codes: number }>`
    with single as (
      select distinct on (pin_code, lower(locality), district) *
      from staged_pins order by pin_code, lower(locality), district, rank, line
    ), written as (
      insert into pin_places (pin_code, position, locality, district, state, latitude, longitude)
      select pin_code, row_number() over (partition by pin_code order by rank, line), locality, district, state,
        latitude, longitude
      from single returning pin_code
    )
    select count(*) as places, count(distinct pin_code) as pin_codes from written`.execute(transaction);
  return {
    places: rows[0]?.places ?? 0,
    pinCodes: rows[0]?.pin_codes ?? 0,
    pointsTaken,
    withoutPoint: pointless.map(({ line }) => line).sort((one, other) => one - other),
  };
}

/** Gives rows without coordinates the median of rows whose pin code has the same prefix; returns how many. */
async function takePoints(transaction: Transaction, digits: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update staged_pins set latitude = middle.latitude, longitude = middle.longitude
    from (
      select left(pin_code, ${digits}) as beginning,
        percentile_cont(0.5) within group (order by latitude) as latitude,
        percentile_cont(0.5) within group (order by longitude) as longitude
      from staged_pins where latitude is not null group by 1
    ) middle
    where staged_pins.latitude is null and left(staged_pins.pin_code, ${digits}) = middle.beginning`.execute(
    transaction,
  );
  return Number(numAffectedRows ?? 0);
}
