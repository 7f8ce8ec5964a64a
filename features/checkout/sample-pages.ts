/** The draft that journeys open: one that is not kept yet. */
export const samplePages = {
  "/app/store/checkout/drafts/$draftKey": ["/app/store/checkout/drafts/a-new-draft"],
};
