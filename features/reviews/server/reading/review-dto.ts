import { fewestForAverage, type Rating, type Review } from "../../contract/shapes.ts";
import type { ReviewRow } from "./review.queries.ts";

/** A review as the reader sees it. */
export function reviewOf(row: ReviewRow): Review {
  return {
    reviewId: row.id,
    stars: row.stars,
    words: row.words ?? "",
    photos: [...row.picture_keys],
    writtenAt: row.written_at.getTime(),
    editedAt: row.edited_at?.getTime() ?? null,
    author: authorOf(row),
    isMine: row.is_mine,
    isReported: row.is_reported,
    sellerName: row.seller_name,
    reply: replyOf(row),
  };
}

/** A seller goes by the business, everybody else by the first name. */
function authorOf(row: ReviewRow): Review["author"] {
  if (row.profile_key === null) return null;
  const isSeller = row.business_name !== null;
  const place = isSeller ? { en: row.town, te: row.town_te } : { en: row.locality, te: null };
  return {
    profileKey: row.profile_key,
    name:
      row.business_name === null
        ? { en: row.first_name, te: row.first_name_te }
        : { en: row.business_name, te: row.business_name_te },
    place: place.en === null ? null : { en: place.en, te: place.te },
    pictureUrl: row.picture_url,
  };
}

function replyOf(row: ReviewRow): Review["reply"] {
  if (row.reply_words === null || row.replied_at === null) return null;
  if (row.reply_hidden_at !== null || !row.shows_reply) return null;
  return {
    words: row.reply_words,
    repliedAt: row.replied_at.getTime(),
    editedAt: row.reply_edited_at?.getTime() ?? null,
    isReported: row.is_reply_reported,
    isMine: row.is_reply_mine,
  };
}

/** The average of counted stars, with one decimal; none while there are too few reviews. */
export function ratingOf(counts: readonly number[] | null): Rating {
  const byStars = counts ?? [];
  const count = byStars.reduce((sum, each) => sum + each, 0);
  if (count < fewestForAverage) return { count, average: null, byStars: [] };
  const sum = byStars.reduce((total, each, at) => total + each * (at + 1), 0);
  return { count, average: Math.round((10 * sum) / count) / 10, byStars: [...byStars] };
}
