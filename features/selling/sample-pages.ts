/** The seller and the order he received that journeys open. */
export const samplePages = {
  "/app/admin/people/$profileKey/selling": ["/app/admin/people/{person}/selling"],
  "/app/sell/orders/$orderId": ["/app/sell/orders/{sold}"],
};
