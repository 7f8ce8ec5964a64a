const longestSlug = 80;

/** The address of a category or group by its English name: small Latin letters and digits with dashes between. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("%", " percent")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longestSlug)
    .replaceAll(/^-|-$/g, "");
}
