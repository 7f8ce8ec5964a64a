/** The looks of the pages of reputation that journeys open. */
export const samplePages = {
  "/app/standing": ["/app/standing"],
};
