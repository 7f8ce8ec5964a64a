/** Pages of a product, its photos and a proposal whose number the journeys name. */
export const samplePages = {
  "/app/sell/catalogue/$level3Id": ["/app/sell/catalogue/1"],
  "/app/sell/proposals/$proposalId": ["/app/sell/proposals/1"],
  "/app/admin/products/$level3Id": ["/app/admin/products/1"],
};
