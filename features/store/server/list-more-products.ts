import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { SharedContext } from "#engine/server/http/route.ts";
import { listMoreProducts as endpoint } from "../contract/store.ts";
import { readCards } from "./cards.queries.ts";
import { readMoreIds } from "./more-products.queries.ts";
import { type Audience, viewerFor } from "./viewer.ts";

/** What was bought with a product, most often first, and others for its crop and of its group; sold-out and withdrawn ones are left out. */
export async function listMoreProducts(
  context: SharedContext<Audience>,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const ids = await readMoreIds(context.database, params.level3Id);
  if (!ids) return refuse(endpoint, "store/product-not-found");
  const level3Ids = [...ids.together, ...ids.related];
  if (level3Ids.length === 0) return { boughtTogether: [], related: [] };
  const cards = await readCards(context.database, {
    level3Ids,
    viewer: await viewerFor(context),
  });
  const byId = new Map(cards.filter(({ isInStock }) => isInStock).map((card) => [card.level3Id, card]));
  const cardsOf = (wanted: readonly number[]) => wanted.flatMap((id) => byId.get(id) ?? []);
  return { boughtTogether: cardsOf(ids.together), related: cardsOf(ids.related) };
}
