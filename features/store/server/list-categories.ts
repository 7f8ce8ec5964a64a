import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Category, listCategories as endpoint } from "../contract/store.ts";
import { type GroupRow, readPlaces } from "./categories.queries.ts";

/** The categories in the order of the store, and the crops. Products that nobody offers do not count. */
export async function listCategories(context: Platform): Promise<AnswerOf<typeof endpoint>> {
  const { groups, crops } = await readPlaces(context.database);
  const rows = groups.filter(({ is_retired, product_count }) => !is_retired || product_count > 0);
  const byCategory = Map.groupBy(rows, (row) => row.category_id);
  return { categories: [...byCategory.values()].flatMap(categoryOf), crops };
}

function categoryOf(rows: readonly GroupRow[]): Category[] {
  const [first] = rows;
  if (!first) return [];
  const groups = rows.flatMap((row) => (row.id === null ? [] : [groupOf(row, row.id)]));
  return [
    {
      id: first.category_id,
      slug: first.category_slug,
      title: { en: first.category_en, te: first.category_te },
      bed: first.bed,
      drawing: first.category_drawing,
      productCount: groups.reduce((sum, group) => sum + group.productCount, 0),
      groups,
    },
  ];
}

function groupOf(row: GroupRow, id: number): Category["groups"][number] {
  return {
    id,
    slug: row.slug,
    title: { en: row.title_en, te: row.title_te },
    drawing: row.drawing,
    productCount: row.product_count,
  };
}
