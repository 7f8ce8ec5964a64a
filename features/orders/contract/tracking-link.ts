/** Whether a link that a seller gives can be shown to a buyer: https, a site with a name, nobody's password in it. */
export function isTrackingLink(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, username, password, hostname } = new URL(link);
  return protocol === "https:" && username + password === "" && siteName.test(hostname);
}

// Two labels at least, the last one no number: no "localhost", no bare address.
const siteName = /^[^.]+(\.[^.]+)*\.[a-z][^.]*$/;
