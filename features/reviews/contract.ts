import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { postErrors } from "#features/moderation/contract/posting.ts";
import { reportShape } from "#features/moderation/contract/reports.ts";
import {
  narrowed,
  ofOrder,
  ofProduct,
  ofReview,
  ofSeller,
  orderReviews,
  page,
  receivedFilters,
  receivedReview,
  replied,
  reviewList,
  written,
} from "./contract/shapes.ts";

const writing = { name: "reviews/write", hits: 60, windowInMinutes: 60 } as const;
const notFound = { "reviews/not-found": 404 } as const;

export const readOrderReviews = endpoint({
  name: "reviews/read-order",
  summary:
    "What the caller may rate of an order that was delivered to the caller or ordered by the caller, with the caller's reviews; empty where nothing may be rated.",
  method: "GET",
  path: `${v2}/orders/{orderId}/reviews`,
  permission: "member",
  params: ofOrder,
  answer: orderReviews,
  errors: {},
});

export const rateOrder = endpoint({
  name: "reviews/rate-order",
  summary:
    "Rates a product of a delivered order, or its seller: once, a second call changes the review. Packs that were all cancelled or returned cannot be rated.",
  method: "PUT",
  path: `${v2}/orders/{orderId}/reviews`,
  permission: "member",
  limit: writing,
  params: ofOrder,
  body: written,
  answer: orderReviews,
  errors: { "reviews/not-delivered": 404, "reviews/hidden": 409, "reviews/photo-gone": 409, ...postErrors },
});

export const withdrawReview = endpoint({
  name: "reviews/withdraw-review",
  summary: "Deletes the caller's own review with the reply to it; the average is without it.",
  method: "DELETE",
  path: `${v2}/reviews/{reviewId}`,
  permission: "member",
  limit: writing,
  params: ofReview,
  answer: orderReviews,
  errors: { ...notFound, "reviews/hidden": 409 },
});

export const listProductReviews = endpoint({
  name: "reviews/list-product-reviews",
  summary: "The average of a product, and its reviews, newest first, in pages.",
  method: "GET",
  path: `${v2}/store/products/{productId}/reviews`,
  permission: "member",
  rate: { hits: 60, windowInSeconds: 10 },
  params: ofProduct,
  query: narrowed,
  answer: reviewList,
  errors: notFound,
});

export const listSellerReviews = endpoint({
  name: "reviews/list-seller-reviews",
  summary: "The average of a seller, and the reviews of that seller, newest first, in pages.",
  method: "GET",
  path: `${v2}/people/{profileKey}/reviews`,
  permission: "member",
  rate: { hits: 60, windowInSeconds: 10 },
  params: ofSeller,
  query: narrowed,
  answer: reviewList,
  errors: notFound,
});

export const reportReview = endpoint({
  name: "reviews/report-review",
  summary: "Reports a review, or the reply to it, to support; a second report of the caller changes nothing.",
  method: "POST",
  path: `${v2}/reviews/{reviewId}/reports`,
  permission: "member",
  limit: { hits: 20, windowInMinutes: 60 },
  params: ofReview,
  body: z.object({ part: z.enum(["review", "reply"]), ...reportShape }),
  answer: z.object({ isReported: z.boolean() }),
  errors: { ...notFound, "reviews/own-words": 409 },
});

export const listReceivedReviews = endpoint({
  name: "reviews/list-received",
  summary:
    "Reviews of the caller's business and of what it has sold, newest first, in pages: all, or those without a reply.",
  method: "GET",
  path: `${v2}/selling/reviews`,
  permission: "seller",
  sellerPart: "orders",
  query: z.object({ filter: z._default(z.enum(receivedFilters), "waiting"), ...page }),
  answer: z.object({ reviews: z.array(receivedReview), nextAfter: z.nullable(z.string()) }),
  errors: {},
});

export const replyToReview = endpoint({
  name: "reviews/reply-to-review",
  summary: "The seller replies to a review once; a second call changes the reply.",
  method: "PUT",
  path: `${v2}/selling/reviews/{reviewId}/reply`,
  permission: "seller",
  sellerPart: "orders",
  limit: writing,
  params: ofReview,
  body: replied,
  answer: receivedReview,
  errors: { ...notFound, "reviews/hidden": 409, ...postErrors },
});
