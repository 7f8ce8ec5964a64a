/** The looks of the earnings' page that journeys open: one for each of its tabs. */
export const samplePages = { "/app/order": ["/app/order", "/app/order?tab=1"] };
