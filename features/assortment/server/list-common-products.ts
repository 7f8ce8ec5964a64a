import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { type FoundTerms, findTermMatches } from "#features/catalogue/server";
import type { listCommonProducts as endpoint } from "../contract/listings.ts";
import { selectCommonProducts } from "./common-list.queries.ts";

/** Words as close as this are meant; others only where nothing is closer. */
const close = 0.6;

/** One page of the common list that fits what is typed. */
export async function listCommonProducts(
  { sellerProfileId, database }: SellerContext,
  { query: { search, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const words = (await findTermMatches(database, search)).meanings.map(meantWords);
  // One more than is shown tells whether there is a next page.
  const found = await selectCommonProducts(database, {
    ...{ profileId: sellerProfileId, words, after },
    atMost: limit + 1,
  });
  const products = found.slice(0, limit);
  return { products, nextAfter: found.length > limit ? (products.at(-1)?.level3Id ?? null) : null };
}

function meantWords(matches: FoundTerms["meanings"][number]): string[] {
  const closest = matches.filter(({ closeness }) => closeness >= close);
  return (closest.length > 0 ? closest : matches).map(({ word }) => word);
}
