/** The person whom journeys open. */
export const samplePages = {
  "/app/admin/people/$profileKey": ["/app/admin/people/{person}"],
  "/app/admin/audit": ["/app/admin/audit", "/app/admin/audit?person=9000000010"],
};
