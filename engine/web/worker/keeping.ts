import { isPart, page, pageFiles } from "./rules.ts";

/** What the build writes here: the parts without which no page is drawn, those of pages that are read offline, and those kept ahead of need. */
declare const shellParts: readonly string[];
declare const readingParts: readonly string[];
declare const aheadParts: readonly string[];

/** The server writes here what stands for the page as it serves it: another page, another worker. */
const pageRevision = "%PAGE_REVISION%";

const pagesName = `santha-page-${pageRevision}`;
const partsName = "santha-parts";
const drawingsName = "santha-drawings";
const mostParts = 200;
const mostDrawings = 300;

/** Keeps the page and all it needs, or throws: then the worker before this one stays. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(pagesName);
  const fresh = [page, ...pageFiles].map((path) => new Request(path, { cache: "reload" }));
  await Promise.all([cache.addAll(fresh), keepParts(shellParts)]);
}

/** Keeps parts and drawings that the page has fetched before the worker was there; what cannot be had comes when used. */
export async function keepUsed(paths: readonly string[], isAhead: boolean): Promise<void> {
  const parts = paths.filter(isPart);
  const drawings = paths.filter((path) => path.startsWith("/art/"));
  await keepParts(parts).catch(() => {});
  await Promise.all(drawings.map((path) => keepNew(drawingsName, path).catch(() => {})));
  // Where data is saved, too: what is changed without a connection could not wait otherwise.
  for (const path of [...readingParts, ...(isAhead ? aheadParts : [])])
    await keepParts([path]).catch(() => {});
}

/** The names hold a hash, so what is here is right; what the browser has itself is not fetched again. */
async function keepParts(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => keepNew(partsName, path)));
}

async function keepNew(name: string, path: string): Promise<void> {
  const cache = await caches.open(name);
  if (!(await cache.match(path))) await cache.add(new Request(path, { cache: "force-cache" }));
}

/** Deletes pages of other builds, and parts and drawings that were fetched long ago. */
export async function deleteOld(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("santha-page-") && name !== pagesName) await caches.delete(name);
  const own = new Set([...shellParts, ...readingParts, ...aheadParts]);
  await deleteOldest(partsName, mostParts, (path) => !own.has(path));
  await deleteOldest(drawingsName, mostDrawings, () => true);
}

/** A cache lists what it keeps in the order in which it came. */
async function deleteOldest(name: string, most: number, isFree: (path: string) => boolean): Promise<void> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const free = requests.filter(({ url }) => isFree(new URL(url).pathname));
  for (const request of free.slice(0, Math.max(0, requests.length - most))) await cache.delete(request);
}

/** The kept answer, if there is one. Headers of the request make no difference to our files. */
async function kept(name: string, path: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(path, { ignoreVary: true });
}

export const keptPage = (): Promise<Response | undefined> => kept(pagesName, page);
export const keptPageFile = (path: string): Promise<Response | undefined> => kept(pagesName, path);
export const keptPart = (path: string): Promise<Response | undefined> => kept(partsName, path);
export const keptDrawing = (path: string): Promise<Response | undefined> => kept(drawingsName, path);

/** Fetches and keeps a good answer. */
export async function fetchPart(request: Request): Promise<Response> {
  return fetchInto(partsName, request);
}

/** Fetches and keeps a good answer. */
export async function fetchDrawing(request: Request): Promise<Response> {
  return fetchInto(drawingsName, request);
}

async function fetchInto(name: string, request: Request): Promise<Response> {
  const answer = await fetchSoon(request);
  if (answer.ok) {
    const cache = await caches.open(name);
    // A full device keeps nothing; the answer is given all the same.
    await cache.put(new URL(request.url).pathname, answer.clone()).catch(() => {});
  }
  return answer;
}

/** A page that is loaded again is waited for so long; then the kept one is better than none. */
const pagePatienceMs = 3000;

/** The page as the server has it now. Fails where that does not come whole and in time: half a page would be a blank one. */
export function fetchPageSoon(): Promise<Response> {
  return inTime(pagePatienceMs, async (signal) => {
    const answer = await fetch(page, { cache: "no-cache", signal });
    // A gateway's page in place of ours is no page of the app.
    if (!answer.ok) throw new Error(`${answer.status}`);
    await answer.clone().arrayBuffer();
    return answer;
  });
}

/** Without an answer for so long it fails, so that the page can say so and try again: the browser would wait for minutes. */
const patienceMs = 20_000;

/** Waits for the beginning of the answer only: the rest may take its time on a slow network. */
const fetchSoon = (request: Request): Promise<Response> =>
  inTime(patienceMs, (signal) => fetch(request, { signal }));

/** Does the work, whose signal gives it up when it takes longer than that. */
async function inTime(ms: number, work: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const giving = new AbortController();
  const timer = setTimeout(() => giving.abort(), ms);
  try {
    return await work(giving.signal);
  } finally {
    clearTimeout(timer);
  }
}
