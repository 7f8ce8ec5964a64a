/** The looks of the coupons' page that journeys open: one for each of its tabs. */
export const samplePages = { "/app/coupons": ["/app/coupons", "/app/coupons?tab=1", "/app/coupons?tab=2"] };
