/** Pages of a seller's product and proposal whose number the journeys name. */
export const samplePages = {
  "/app/sell/catalogue/$level3Id": ["/app/sell/catalogue/1"],
  "/app/sell/proposals/$proposalId": ["/app/sell/proposals/1"],
};
