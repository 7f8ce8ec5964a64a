/** The plain address of an update for people without a session: a small page with a preview that leads into the app. */
export function sharedUpdatePath(id: string): string {
  return `/public/social/updates/${id}`;
}
