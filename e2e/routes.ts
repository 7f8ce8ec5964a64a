/** Every page of the app, as a signed-in agent opens it; `{order}` and `{master}` are his latest ones. */
export const insidePages = [
  "/app/home",
  "/app/home/social/faq",
  "/app/home/social/contact-us",
  "/app/store",
  "/app/store?q=neem",
  "/app/store/search?q=neem",
  "/app/store/p/c/product/1_1",
  "/app/wishlist",
  "/app/store/checkout/cart",
  "/app/store/checkout/shipping",
  "/app/store/checkout/confirm",
  "/app/order",
  "/app/order?tab=1",
  "/app/order/my-orders",
  "/app/order/{order}",
  "/app/order/{order}/paymentDetails",
  "/app/order/success/{master}",
  "/app/order/failed",
  "/rbl_payment",
  "/app/notifications",
  "/app/profiles",
  "/app/profiles/sessions",
  "/parts",
] as const;

export const outsidePages = ["/auth/signin", "/auth/signup", "/auth/reset", "/auth/otp"] as const;
