import { defineFeature } from "#engine/server/feature.ts";
import { reviewsErrors, reviewsFields } from "./errors.ts";
import { reviewsHelp } from "./help.ts";
import { reviewReplied, reviewWritten } from "./notice-kinds.ts";
import { withdrawReturned } from "./rating/withdraw-review.ts";
import { hideReply, hideReview } from "./reports/hide-words.ts";
import { reviewsRoutes } from "./routes.ts";
import { writtenReplies, writtenReviews } from "./written.queries.ts";

/** What Reviews declares to the server. */
export const reviewsFeature = defineFeature({
  name: "reviews",
  routes: reviewsRoutes,
  errors: reviewsErrors,
  fields: reviewsFields,
  listeners: [hideReview, hideReply, ...withdrawReturned],
  jobs: [],
  notifications: [reviewWritten, reviewReplied],
  help: reviewsHelp,
  writtenWords: [writtenReviews, writtenReplies],
  privacy: {
    reviews: {
      person: [
        { profile: "author_profile_id", blanks: ["words", "picture_keys"] },
        { profile: "reply_profile_id", blanks: ["reply_words"] },
      ],
      onExport: "included",
      // Who replies is not told who rated or for which order, and who rated not who replied.
      withheld: ["author_profile_id", "order_id", "reply_profile_id"],
      onErasure: "blanked",
      blanked: { words: null, picture_keys: "{}", reply_words: null },
      because: "the stars stay in the average; the words are gone and the person is a number then",
    },
    review_ratings: { person: null, onExport: "not personal", onErasure: "not personal" },
  },
  demo: "Reviews of products and sellers by who got the demo orders, in English and Telugu, some with the seller's reply.",
});
