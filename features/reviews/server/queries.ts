import { sql } from "kysely";
import type { Transaction } from "#engine/server/data/client.ts";

/** Names a review: one person rates one product of an order, or its seller, once. */
export interface ReviewOf {
  readonly orderId: string;
  /** Null: the seller. */
  readonly productId: number | null;
  readonly authorId: number;
}

interface Written {
  readonly stars: number;
  readonly words: string;
  readonly photos: readonly string[];
  readonly at: Date;
}

/** Keeps a review; undefined where the person has rated the same before. */
export async function insertReview(
  transaction: Transaction,
  { orderId, productId, authorId, sellerId, ...written }: ReviewOf & Written & { readonly sellerId: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into reviews (order_id, level3_id, seller_id, author_profile_id, stars, words, picture_keys, written_at)
    values (${orderId}, ${productId}, ${sellerId}, ${authorId}, ${written.stars}, ${written.words || null},
      ${[...written.photos]}::text[], ${written.at})
    on conflict do nothing returning id`.execute(transaction);
  return rows[0]?.id;
}

/** A review, held until the transaction ends. */
export interface LockedReview {
  readonly id: number;
  readonly orderId: string;
  readonly productId: number | null;
  readonly sellerId: number;
  readonly sellerProfileId: number;
  readonly authorId: number;
  readonly stars: number;
  readonly words: string | null;
  readonly photos: readonly string[];
  readonly hiddenAt: Date | null;
  readonly replyWords: string | null;
  readonly replyAuthorId: number | null;
  readonly replyHiddenAt: Date | null;
}

const locked = sql`
  select review.id, review.order_id as "orderId", review.level3_id as "productId", review.seller_id as "sellerId",
    seller.profile_id as "sellerProfileId", review.author_profile_id as "authorId", review.stars, review.words,
    review.picture_keys as photos, review.hidden_at as "hiddenAt", review.reply_words as "replyWords",
    review.reply_profile_id as "replyAuthorId", review.reply_hidden_at as "replyHiddenAt"
  from reviews review join published.sellers seller on seller.id = review.seller_id`;

/** The review with this id, held until the transaction ends. */
export async function lockReview(transaction: Transaction, id: number): Promise<LockedReview | undefined> {
  const { rows } = await sql<LockedReview>`${locked} where review.id = ${id} for update of review`.execute(
    transaction,
  );
  return rows[0];
}

/** The review that this person has written of this, held until the transaction ends. */
export async function lockOwnReview(
  transaction: Transaction,
  { orderId, productId, authorId }: ReviewOf,
): Promise<LockedReview | undefined> {
  const { rows } = await sql<LockedReview>`${locked} where review.order_id = ${orderId}
    and review.level3_id is not distinct from ${productId} and review.author_profile_id = ${authorId}
    for update of review`.execute(transaction);
  return rows[0];
}

/** Writes a review anew. */
export async function updateReview(
  transaction: Transaction,
  { id, stars, words, photos, at }: Written & { readonly id: number },
): Promise<void> {
  await sql`update reviews set stars = ${stars}, words = ${words || null}, picture_keys = ${[...photos]}::text[],
    edited_at = ${at} where id = ${id}`.execute(transaction);
}

/** Deletes a review. */
export async function deleteReview(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("reviews").where("id", "=", id).execute();
}

/** Keeps a reply, or writes it anew where there is one. */
export async function setReply(
  transaction: Transaction,
  reply: { readonly id: number; readonly words: string; readonly authorId: number; readonly at: Date },
): Promise<void> {
  await sql`
    update reviews set reply_words = ${reply.words}, reply_profile_id = ${reply.authorId},
      replied_at = case when reply_words is null then ${reply.at} else replied_at end,
      reply_edited_at = case when reply_words is null then null else ${reply.at}::timestamptz end
    where id = ${reply.id}`.execute(transaction);
}

/** Hides a review, or the reply to it, or lets it be seen again. */
export async function setHidden(
  transaction: Transaction,
  { id, part, at }: { readonly id: number; readonly part: "review" | "reply"; readonly at: Date | null },
): Promise<void> {
  const change = part === "review" ? { hidden_at: at } : { reply_hidden_at: at };
  await transaction.updateTable("reviews").set(change).where("id", "=", id).execute();
}
