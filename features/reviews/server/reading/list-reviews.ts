import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { ReviewList } from "../../contract/shapes.ts";
import { listProductReviews as ofProduct, listSellerReviews as ofSeller } from "../../contract.ts";
import { selectReviews } from "./review.queries.ts";
import { ratingOf, reviewOf } from "./review-dto.ts";
import { findProduct, findSeller, type SubjectRow } from "./subjects.queries.ts";

/** The average and the reviews of a product. */
export const listProductReviews: Operation<typeof ofProduct> = async (context, { params, query }) => {
  const product = await findProduct(context.database, params.productId);
  return product ? listOf(context, product, query) : refuse(ofProduct, "reviews/not-found");
};

/** The average and the reviews of a seller. */
export const listSellerReviews: Operation<typeof ofSeller> = async (context, { params, query }) => {
  const asked = { profileKey: params.profileKey, viewerId: context.actor.profileId };
  const seller = await findSeller(context.database, asked);
  return seller ? listOf(context, seller, query) : refuse(ofSeller, "reviews/not-found");
};

async function listOf(
  { actor, database }: MemberContext,
  { id, counts, title, product }: SubjectRow,
  { stars, limit, ...query }: CheckedOf<typeof ofProduct>["query"],
): Promise<ReviewList> {
  const rows = await selectReviews(database, {
    ...{ productId: product && id, sellerId: id, viewerId: actor.profileId, stars },
    ...{ after: numericCursorOf(query.after), atMost: limit + 1 },
  });
  const { page, nextAfter } = pageOf(rows, limit, (last) => ({ at: last.written_at, id: String(last.id) }));
  return {
    subject: { title, product },
    rating: ratingOf(counts),
    reviews: page.map(reviewOf),
    nextAfter,
  };
}
