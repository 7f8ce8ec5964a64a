/**
 * How the worker answers a request: `page` is the one page of the app, `page-file` a file beside it, `part` a built
 * file whose name holds its hash, `drawing` a picture of ours that comes with the app.
 */
export type Way = "page" | "page-file" | "part" | "drawing";

/** The files beside the page that it cannot do without and whose names hold no hash. They are asked for anew with each build. */
export const pageFiles = ["/icon.svg"] as const;

/** The page itself; its address inside the app stands behind the `#`, which no server and no worker sees. */
export const page = "/";

/**
 * Null: the worker leaves the request alone, and it goes to the server as if there were no worker. So do all calls of
 * the API, documents, pictures of people, streams, and everything that is not read.
 */
export function wayOf(
  request: { readonly method: string; readonly mode: string; readonly url: string },
  origin: string,
): Way | null {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return null;
  const { pathname } = url;
  if (request.mode === "navigate") return pathname === page || pathname === "/index.html" ? "page" : null;
  if (pageFiles.some((file) => file === pathname)) return "page-file";
  if (isPart(pathname)) return "part";
  return /^\/art\/[\w/-]+\.svg$/.test(pathname) ? "drawing" : null;
}

/** Whether a path is a built file whose name holds its hash: it never changes. */
export function isPart(pathname: string): boolean {
  return /^\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(pathname);
}

/** Whether the person, or the page itself, asked to load the page again: then it is to come from the server. */
export function isReload({ cache }: { readonly cache: string }): boolean {
  return cache === "no-cache" || cache === "reload";
}

/** A drawing is asked for again, behind the one that is shown, when it is older than this. */
const drawingStaysFreshMs = 24 * 3_600_000;

/** Whether a kept answer is old enough to be asked for again, by its own date. */
export function isOld(date: string | null, nowMs: number): boolean {
  const atMs = Date.parse(date ?? "");
  return !(nowMs - atMs < drawingStaysFreshMs);
}
