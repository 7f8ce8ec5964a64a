import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";

/** As many of a kind as fit under a product. */
const mostShown = 6;

/** The newest products of a kind beside `product`; on `other`, a row of the shelf. */
const kin = (distance: number, isKin: RawBuilder<unknown>) => sql`
  select other.level3_id as id, ${sql.lit(distance)} as distance from published.shelf other
  where other.is_lead and other.level3_id <> product.id and ${isKin}
  order by other.level3_id desc limit ${sql.lit(2 * mostShown)}`;

/**
 * Ids of the products that belong under one: related are first those of its group for the same crop, then others for
 * that crop, then the rest of the group; undefined when there is no such product. One
 * statement.
 */
export async function readMoreIds(
  reader: Reader,
  level3Id: number,
): Promise<{ together: readonly number[]; related: readonly number[] } | undefined> {
  const { rows } = await sql<{ together: number[]; related: number[] }>`
    select
      array(
        select other_level3_id from products_bought_together together
        where together.level3_id = product.id order by position limit ${sql.lit(mostShown)}
      ) as together,
      array(
        select id from (
          (${kin(1, sql`other.level2_id = product.level2_id and other.crops && product.crops`)})
          union all
          (${kin(2, sql`other.level2_id <> product.level2_id and other.crops && product.crops`)})
          union all
          (${kin(3, sql`other.level2_id = product.level2_id and not other.crops && product.crops`)})
        ) kin order by distance, id desc limit ${sql.lit(2 * mostShown)}
      ) as related
    from published.product_level3 product where product.id = ${level3Id}`.execute(reader);
  const [found] = rows;
  if (!found) return undefined;
  const together = new Set(found.together);
  const related = found.related.filter((id) => !together.has(id)).slice(0, mostShown);
  return { together: found.together, related };
}

/**
 * Counts anew which products were in one order, from the moment on. What only one order held together is left out: it
 * would tell of that buyer.
 */
export async function replaceBoughtTogether(transaction: Reader, from: Date): Promise<void> {
  await transaction.deleteFrom("products_bought_together").execute();
  await sql`
    insert into products_bought_together (level3_id, other_level3_id, position)
    select level3_id, other_level3_id, position from (
      select one.level3_id, other.level3_id as other_level3_id,
        row_number() over (partition by one.level3_id order by count(*) desc, other.level3_id) as position
      from published.ordered_products one
      join published.ordered_products other on other.master_id = one.master_id and other.level3_id <> one.level3_id
      where one.created_at >= ${from} and other.created_at >= ${from}
      group by one.level3_id, other.level3_id
      having count(*) >= 2
    ) counted
    where position <= ${sql.lit(mostShown)}`.execute(transaction);
}
