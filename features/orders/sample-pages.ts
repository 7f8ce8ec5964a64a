/** Pages whose number is that of what was placed together. */
export const samplePages = {
  "/app/order/success/$id": ["/app/order/success/{master}"],
  "/app/coupons/$id": ["/app/coupons/{master}"],
};
