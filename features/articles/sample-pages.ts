/** A text whose page journeys open. */
export const samplePages = {
  "/app/admin/articles/$articleKey": ["/app/admin/articles/legal-terms"],
};
