import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { rateOrder } from "./rating/rate-order.ts";
import { readOrderReviews } from "./rating/read-order-reviews.ts";
import { withdrawReview } from "./rating/withdraw-review.ts";
import { listProductReviews, listSellerReviews } from "./reading/list-reviews.ts";
import { listReceivedReviews } from "./replying/list-received.ts";
import { replyToReview } from "./replying/reply-to-review.ts";
import { reportReview } from "./reports/report-review.ts";

export const reviewsRoutes = [
  route(contract.readOrderReviews, readOrderReviews),
  route(contract.rateOrder, rateOrder),
  route(contract.withdrawReview, withdrawReview),
  route(contract.listProductReviews, listProductReviews),
  route(contract.listSellerReviews, listSellerReviews),
  route(contract.reportReview, reportReview),
  route(contract.listReceivedReviews, listReceivedReviews),
  route(contract.replyToReview, replyToReview),
];
