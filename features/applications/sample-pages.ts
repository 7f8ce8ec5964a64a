/** The looks of the page on which people apply; an admin's page as everybody else sees it. */
export const samplePages = {
  "/app/apply": ["/app/apply", "/app/apply?kind=agent", "/app/apply?kind=seller"],
  "/app/admin/applications/$applicationId": ["/app/admin/applications/1"],
};
