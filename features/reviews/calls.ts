import { type Calls, type Input, missingId, type ObjectKind, orderParams } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { anOwnListing } from "#testing/shop/offers.ts";

/** Rows, not calls: the person may have called too often. Of an order by somebody else, so that each has one of its own. */
async function reviewBy(
  { app, stranger }: World,
  { authorId, sellerId }: { readonly authorId: number; readonly sellerId: number },
): Promise<number> {
  const { database, clock } = app.platform;
  const [orderId = ""] = stranger.order.orderIds;
  const { id } = await database
    .insertInto("reviews")
    .values({
      ...{ order_id: orderId, seller_id: sellerId, author_profile_id: authorId, stars: 3 },
      ...{ words: "It sprouts late", written_at: clock.now() },
    })
    .onConflict((conflict) =>
      conflict
        .constraint("reviews_once_key")
        .doUpdateSet({ seller_id: sellerId, words: "It sprouts late", hidden_at: null }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  const counts = [99, 99, 99, 99, 99];
  await database
    .insertInto("review_ratings")
    .values({ kind: "seller", subject_id: sellerId, counts })
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).doUpdateSet({ counts }))
    .execute();
  return id;
}

/** Somebody else, also for the stranger himself. */
const otherThan = ({ people, stranger }: World, caller: Somebody): number =>
  caller.profileId === stranger.profileId ? (people.get("farmer")?.profileId ?? 0) : stranger.profileId;

/** A review that the caller has written, or that somebody else has. */
async function writtenReview(world: World, caller: Somebody, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { reviewId: missingId } };
  const authorId = kind === "own" ? caller.profileId : otherThan(world, caller);
  return { params: { reviewId: await reviewBy(world, { authorId, sellerId: world.product.sellerId }) } };
}

/** A review of the caller's own business, or of the seller of the test's product. */
async function receivedReview(world: World, caller: Somebody, kind: ObjectKind): Promise<Input> {
  if (kind === "missing") return { params: { reviewId: missingId } };
  const own = kind === "own" ? await anOwnListing(world.app, caller.profileId) : world.product;
  const asked = { authorId: otherThan(world, caller), sellerId: own.sellerId };
  return { params: { reviewId: await reviewBy(world, asked) } };
}

/** What the calls of reviews answer, and what is sent to them. */
export const calls: Calls = {
  "reviews/read-order": {
    ...{ own: 200, others: 200, missing: 200, note: "empty unless it was delivered to the caller" },
    sends: (...asked) => [orderParams(...asked)],
  },
  "reviews/rate-order": {
    ...{ own: 404, others: 404, missing: 404, note: "who ordered it, or for whom; 404: not delivered" },
    sends: (world, caller, kind) => [
      {
        ...orderParams(world, caller, kind),
        body: { productId: world.product.level3Id, stars: 4, words: "Sprouts well" },
      },
    ],
  },
  "reviews/withdraw-review": {
    ...{ own: 200, others: 404, missing: 404 },
    sends: async (...asked) => [await writtenReview(...asked)],
  },
  "reviews/list-product-reviews": {
    ...{ own: 200, missing: 404, note: "of all people" },
    sends: ({ product }, _, kind) => [
      {
        params: { productId: kind === "missing" ? missingId : product.level3Id },
        query: { stars: 4, limit: 5 },
      },
    ],
  },
  "reviews/list-seller-reviews": {
    ...{ own: 200, missing: 404, note: "of all people" },
    sends: async ({ app, product }, _, kind) => {
      const { profile_key } = await app.platform.database
        .selectFrom("profiles")
        .innerJoin("sellers", "sellers.profile_id", "profiles.id")
        .select("profile_key")
        .where("sellers.id", "=", product.sellerId)
        .executeTakeFirstOrThrow();
      return [{ params: { profileKey: kind === "missing" ? "nobody" : profile_key } }];
    },
  },
  "reviews/report-review": {
    ...{ own: 200, missing: 404, note: "another's; own words: 409" },
    sends: async (world, caller, kind) => [
      {
        ...(await writtenReview(world, caller, kind === "missing" ? kind : "others")),
        body: { part: "review", reason: "rude", words: "It insults a neighbour." },
      },
    ],
  },
  "reviews/list-received": {
    own: 200,
    note: "of the caller's own business",
    sends: () => [{}, { query: { filter: "all", limit: 5 } }],
  },
  "reviews/reply-to-review": {
    ...{ own: 200, others: 404, missing: 404 },
    sends: async (...asked) => [{ ...(await receivedReview(...asked)), body: { words: "Thank you." } }],
  },
};
