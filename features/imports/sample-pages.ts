/** Pages of an import whose number the journeys name. */
export const samplePages = {
  "/app/sell/catalogue/import/$importId": ["/app/sell/catalogue/import/1"],
};
