/** The addresses of reviews that journeys open. */
export const samplePages = {
  "/app/order/$orderId/rate": ["/app/order/{delivered}/rate"],
  "/app/reviews/$of/$id": [
    "/app/reviews/product/24",
    "/app/reviews/product/24?stars=1",
    "/app/reviews/seller/{person}",
  ],
  "/app/sell/reviews": ["/app/sell/reviews", "/app/sell/reviews?all=true"],
};
