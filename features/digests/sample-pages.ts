/** The looks of the pages of digests that journeys open. */
export const samplePages = { "/app/week": ["/app/week"] };
