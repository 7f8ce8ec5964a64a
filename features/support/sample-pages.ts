/** The looks of support's desk and of admin's orders that journeys open: as they begin, and with something found. */
export const samplePages = {
  "/app/admin/support": ["/app/admin/support", "/app/admin/support?q={order}"],
  "/app/admin/orders": ["/app/admin/orders", "/app/admin/orders?q={order}"],
};
