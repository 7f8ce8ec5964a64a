import { sql } from "kysely";
import { type FlagName, flagNames, type LimitName, limitNames, limitRanges } from "#engine/contract/flags.ts";
import type { RequestContext } from "../context.ts";
import type { Database, Reader } from "../data/client.ts";
import { platformRefusal } from "../http/answers/errors.ts";
import { closedTexts } from "./closed-texts.ts";
import type { Config } from "./config.ts";

/** Switches and numbers that an operator changes while Santha runs. */
export interface Flags {
  isOn(name: FlagName): boolean;
  numberOf(name: LimitName): number;
  /** Reads the tables again; called at start and when another process tells of a change. */
  reload(): Promise<void>;
}

/** A switch or number that was changed, with who did it last; null where no person is known. */
export interface Changed<Value> {
  readonly value: Value;
  readonly at: Date;
  readonly by: number | null;
}
export interface FlagChanges {
  readonly flags: ReadonlyMap<string, Changed<boolean>>;
  readonly limits: ReadonlyMap<string, Changed<number>>;
}

/** The number that holds until somebody changes it. */
export function usualNumber(
  name: LimitName,
  config: Pick<Config, "stockHoldInMinutes" | "unpaidOrdersPerPerson">,
): number {
  return {
    "cash-on-delivery-rupees": limitRanges["cash-on-delivery-rupees"].most,
    "unpaid-orders": config.unpaidOrdersPerPerson,
    "stock-hold-minutes": config.stockHoldInMinutes,
  }[name];
}

/** Flags as this process knows them: on, and usual numbers, where nobody has changed them. */
export function databaseFlags(database: Database, config: Parameters<typeof usualNumber>[1]): Flags {
  let known: FlagChanges = { flags: new Map(), limits: new Map() };
  let begun = 0;
  let latest = 0;
  return {
    isOn: (name) => known.flags.get(name)?.value ?? true,
    numberOf: (name) => known.limits.get(name)?.value ?? usualNumber(name, config),
    async reload() {
      begun += 1;
      const turn = begun;
      const read = await readFlagChanges(database);
      // Of two reads at once the one that began later knows more.
      if (turn < latest) return;
      latest = turn;
      known = read;
    },
  };
}

const limitSetting = (name: string): string => `limit ${name}`;

/** What was changed, in one statement. */
export async function readFlagChanges(reader: Reader): Promise<FlagChanges> {
  const { rows } = await sql<{ name: string; value: number; at: Date; by: number | null }>`
    select name, is_on::int as value, changed_at as at, changed_by as by from feature_flags
    union all
    select name, (value->>'value')::int, (value->>'at')::timestamptz, (value->>'by')::bigint
    from settings where name like 'limit %'`.execute(reader);
  const of = <Value>(
    names: readonly string[],
    stored: (name: string) => string,
    as: (value: number) => Value,
  ) =>
    new Map(
      names.flatMap((name) => {
        const row = rows.find((each) => each.name === stored(name));
        return row ? [[name, { value: as(row.value), at: row.at, by: row.by }] as const] : [];
      }),
    );
  return {
    flags: of(
      flagNames,
      (name) => name,
      (value) => value === 1,
    ),
    limits: of(limitNames, limitSetting, (value) => value),
  };
}

interface Change<Name, Value> {
  readonly name: Name;
  readonly at: Date;
  readonly by: number | null;
  /** The value that was seen, and the one that is wished. */
  readonly seen: Value;
  readonly value: Value;
}

/** Turns a flag, if it still is as it was seen; every process then reads its flags again. */
export async function turnFlag(
  reader: Reader,
  { name, isOn, at, by }: { name: FlagName; isOn: boolean; at: Date; by: number | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into feature_flags (name, is_on, changed_at, changed_by)
    select ${name}, ${isOn}, ${at}, ${by}::bigint
    where not ${isOn}::boolean or exists (select from feature_flags where name = ${name})
    on conflict (name) do update
      set is_on = excluded.is_on, changed_at = excluded.changed_at, changed_by = excluded.changed_by
      where feature_flags.is_on <> excluded.is_on`.execute(reader);
  return numAffectedRows === 1n;
}

/** Changes a number, if it still is as it was seen. */
export async function changeLimit(
  reader: Reader,
  { name, at, by, seen, value, usual }: Change<LimitName, number> & { readonly usual: number },
): Promise<boolean> {
  const setting = JSON.stringify({ value, at: at.toISOString(), by });
  const { numAffectedRows } = await sql`
    insert into settings (name, value)
    select ${limitSetting(name)}, ${setting}::jsonb
    where ${usual}::int = ${seen}::int or exists (select from settings where name = ${limitSetting(name)})
    on conflict (name) do update set value = excluded.value
      where (settings.value->>'value')::int = ${seen}`.execute(reader);
  return numAffectedRows === 1n;
}

/** Ends a call of something that the operator has closed, with a sentence that says so. */
export function requireOpen({ flags }: Pick<RequestContext, "flags">, name: FlagName): void {
  if (!flags.isOn(name)) throw platformRefusal("platform/closed", { values: { why: closedTexts[name] } });
}
