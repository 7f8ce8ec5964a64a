import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { listOwnProducts as endpoint } from "../contract/listings.ts";
import { countOwnProducts, selectOwnProducts } from "./own-products.queries.ts";

/** One page of what the caller sells, with the count of each state. */
export async function listOwnProducts(
  { sellerProfileId, database, clock }: SellerContext,
  { query: { search, state, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const asked = { profileId: sellerProfileId, onDay: dayInIndia(clock.now()), search };
  const counted = await countOwnProducts(database, asked);
  // One more than is shown tells whether there is a next page.
  const found = await selectOwnProducts(database, { ...asked, state, after, atMost: limit + 1 });
  const page = found.slice(0, limit);
  const none = { live: 0, outOfStock: 0, licenceMissing: 0, hidden: 0, suspended: 0 };
  return {
    products: page.map(({ firstListingId: _, ...product }) => product),
    counts: { ...none, ...Object.fromEntries(counted.map((of) => [of.state, of.products])) },
    packCount: counted.reduce((sum, { packs }) => sum + packs, 0),
    stockWorthInPaise: sumOf(counted.map(({ worthInPaise }) => worthInPaise)),
    nextAfter: found.length > limit ? (page.at(-1)?.firstListingId ?? null) : null,
  };
}
