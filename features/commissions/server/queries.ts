import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { RuledScope } from "../contract.ts";

/** A category, a group of it, or all products. */
export interface Scope {
  readonly level1Id: number | null;
  readonly level2Id: number | null;
}

/** All products, each category and its groups, with the rules of a day (`yyyy-mm-dd`) and later. One statement. */
export async function selectScopes(reader: Reader, onDay: string): Promise<RuledScope[]> {
  const { rows } = await sql<RuledScope>`
    with scopes as (
      select null::bigint as level1_id, null::bigint as level2_id, null::bigint as level1_of, null::jsonb as title,
        -1 as category_position, -1 as group_position
      union all
      select id, null, id, jsonb_build_object('en', title_en, 'te', title_te), position, -1
      from published.product_level1
      union all
      select null, "group".id, category.id, jsonb_build_object('en', "group".title_en, 'te', "group".title_te),
        category.position, "group".position
      from published.product_level2 "group"
      join published.product_level1 category on category.id = "group".level1_id
    )
    select level1_id as "level1Id", level2_id as "level2Id", title,
      published.commission_rule_of(level1_of, level2_id, ${onDay}::date) as rule,
      own.valid_from::text as "ownSince", planned.rules as planned
    from scopes
    left join lateral (
      select valid_from, rate_in_basis_points from commission_rules rule
      where rule.level1_id is not distinct from scopes.level1_id
        and rule.level2_id is not distinct from scopes.level2_id and valid_from <= ${onDay}::date
      order by valid_from desc, id desc limit 1
    ) own on own.rate_in_basis_points is not null
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('validFrom', valid_from, 'rateInBasisPoints', rate)
        order by valid_from), '[]') as rules
      from (
        select distinct on (valid_from) valid_from, rate_in_basis_points as rate from commission_rules rule
        where rule.level1_id is not distinct from scopes.level1_id
          and rule.level2_id is not distinct from scopes.level2_id and valid_from > ${onDay}::date
        order by valid_from, id desc
      ) later
    ) planned
    order by category_position, coalesce(level1_of, 0), group_position, level2_id nulls first`.execute(
    reader,
  );
  return rows;
}

/** Whether a rule can be for this: all products, or a category or group that is there. */
export async function isScope(reader: Reader, { level1Id, level2Id }: Scope): Promise<boolean> {
  if (level1Id !== null && level2Id !== null) return false;
  const { rows } = await sql<{ found: boolean }>`
    select (${level1Id}::bigint is null or exists (select from published.product_level1 where id = ${level1Id}))
      and (${level2Id}::bigint is null or exists (select from published.product_level2 where id = ${level2Id}))
      as found`.execute(reader);
  return rows[0]?.found === true;
}

export interface NewRule extends Scope {
  /** Day in India, `yyyy-mm-dd`. */
  readonly validFrom: string;
  readonly rateInBasisPoints: number | null;
  readonly addedAt: Date;
}

/** Adds a rule; it begins when `beginRules` comes to it. */
export async function insertRule(transaction: Transaction, rule: NewRule): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into commission_rules (level1_id, level2_id, valid_from, rate_in_basis_points, added_at)
    values (${rule.level1Id}, ${rule.level2Id}, ${rule.validFrom}::date, ${rule.rateInBasisPoints}, ${rule.addedAt})
    returning id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error("no rule was written");
  return row.id;
}

/** Marks the rules whose day has come, each once; answers how many. */
export async function beginRules(
  transaction: Transaction,
  { onDay, at }: { readonly onDay: string; readonly at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update commission_rules set begun_at = ${at}
    where begun_at is null and valid_from <= ${onDay}::date`.execute(transaction);
  return Number(numAffectedRows);
}
