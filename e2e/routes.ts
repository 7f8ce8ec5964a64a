/** Every page of the app, as a signed-in agent opens it; `{order}` and `{master}` are his latest ones. */
export const insidePages = [
  "/app/home",
  "/app/store",
  "/app/store?q=neem",
  "/app/store/p/c/product/1_1",
  "/app/wishlist",
  "/app/store/checkout/cart",
  "/app/store/checkout/shipping",
  "/app/store/checkout/confirm",
  "/app/order",
  "/app/order/{order}",
  "/app/order/success/{master}",
  "/app/order/failed",
  "/app/profiles",
  "/parts",
] as const;

export const outsidePages = ["/auth/signin", "/auth/signup", "/auth/reset"] as const;
