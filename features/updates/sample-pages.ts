/** The form of an update, and an update that nobody has shared. */
export const samplePages = {
  "/app/social/updates": ["/app/social/updates", "/app/social/updates?write=true"],
  "/app/social/updates/$shareId": ["/app/social/updates/nobody-has-shared-this"],
  "/app/home/scheduled-updates": ["/app/home/scheduled-updates", "/app/home/scheduled-updates?write=true"],
  "/public/social/updates/$shareId": ["/public/social/updates/nobody-has-shared-this"],
};
