import { type RawBuilder, sql } from "kysely";
import type { GoodsSort } from "../contract/goods-choice.ts";

/** An order of rows with the columns `id`, `rank`, `price_in_paise` and `commission_in_paise`. */
export interface ListingOrder {
  readonly by: RawBuilder<unknown>;
  /** Whether a row stands behind the product `after` of a source with the same columns. */
  readonly behind: (after: number, source: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const newest: ListingOrder = {
  by: sql`id desc`,
  behind: (after) => sql`id < ${after}`,
};

/** Among equals the newer one comes first where the order rises, last where it falls: so each is one walk of an index. */
function byColumn(
  column: "rank" | "price_in_paise" | "commission_in_paise",
  way: "up" | "down",
): ListingOrder {
  const key = sql.ref(column);
  const isNewFirst = way === "up" || column === "rank";
  const ties = isNewFirst ? sql`id desc` : sql`id`;
  const isFarther = way === "up" ? sql`>` : sql`<`;
  return {
    by: sql`${key} ${way === "up" ? sql`asc` : sql`desc`}, ${ties}`,
    behind: (after, source) => {
      const reached = sql`(select ${key} from ${source} reached where id = ${after} limit 1)`;
      // The same in one comparison, where both fall: what is reached is looked up once.
      if (column === "rank") return sql`(${key}, id) < (${reached}, ${after}::bigint)`;
      const behindTie = isNewFirst ? sql`id < ${after}` : sql`id > ${after}`;
      return sql`${key} ${isFarther}= ${reached} and (${key} ${isFarther} ${reached} or ${behindTie})`;
    },
  };
}

/** The order of a list; a search has a rank by how well each product fits. */
export function listingOrder(sort: GoodsSort, isSearch: boolean): ListingOrder {
  switch (sort) {
    case "best":
      return isSearch ? byColumn("rank", "down") : newest;
    case "newest":
      return newest;
    case "price-up":
      return byColumn("price_in_paise", "up");
    case "price-down":
      return byColumn("price_in_paise", "down");
    case "margin":
      return byColumn("commission_in_paise", "down");
  }
}
