import { expect, type Page, type Request, type Route, test } from "@playwright/test";
import { askedAhead } from "#engine/web/build/asked-ahead.ts";
import { readyToConfirm } from "./support/farmers-address.ts";
import { agent, signInAs } from "./support/people.ts";

/** Nobody uses his cart beside this. */
const buyer = "9000000101";

/** So many requests to one server are under way at once in a browser that speaks HTTP/1.1. */
const connections = 6;
/** Nothing new has been asked for so long: the page waits for answers. */
const quietMs = 600;

interface Trips {
  /** Paths that were asked for, by round trip. */
  readonly all: readonly (readonly string[])[];
  /** Round trips that it took until something was shown. */
  until(isShown: () => Promise<boolean>): Promise<number>;
}

/**
 * Holds back every request until the page asks for nothing more, then lets as many go as there are connections: so the
 * round trips of a slow network are counted, however fast the machine is.
 */
async function countTrips(page: Page): Promise<Trips> {
  const waiting: Route[] = [];
  const all: string[][] = [];
  const kept = new Set<string>();
  let askedAt = Date.now();
  const underWay = new Set<Request>();
  const isOver = (request: Request): void => {
    if (underWay.delete(request)) askedAt = Date.now();
  };
  // What is asked ahead is read to its end only once the app is there.
  page.on("response", (answer) => isOver(answer.request()));
  page.on("requestfailed", isOver);
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    // Fetched ahead and kept by the browser, which this way of listening hinders.
    if (kept.has(pathname)) return route.continue();
    if (pathname.startsWith("/assets/")) kept.add(pathname);
    askedAt = Date.now();
    waiting.push(route);
  });
  const letGo = async (): Promise<void> => {
    const trip = waiting.splice(0, connections);
    if (trip.length === 0) return;
    all.push(trip.map((route) => new URL(route.request().url()).pathname));
    for (const route of trip) underWay.add(route.request());
    await Promise.all(trip.map((route) => route.continue().catch(() => {})));
  };
  /** The page has asked for all it can before further answers; a slow machine works on what came before it asks. */
  const isWaiting = async (): Promise<boolean> => {
    const before = askedAt;
    if (underWay.size > 0 || Date.now() - before < quietMs) return false;
    return (all.length === 0 || (await onceIdle(page))) && askedAt === before;
  };
  return {
    all,
    async until(isShown) {
      askedAt = Date.now();
      for (const startedAt = Date.now(); Date.now() - startedAt < 45_000; ) {
        await page.waitForTimeout(20);
        if (!(await isWaiting())) continue;
        if (all.length > 0 && (await isShown())) return all.length;
        await letGo();
        askedAt = Date.now();
      }
      throw new Error(`not shown after ${all.length} round trips`);
    },
  };
}

/** Waits until the page has nothing to do; false where another page has come meanwhile. */
const onceIdle = (page: Page): Promise<boolean> =>
  page
    .evaluate(() => new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true))))
    .catch(() => false);

const isThere = (page: Page, selector: string) => (): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .isVisible()
    .catch(() => false);

for (const { path, first, whole, trips } of [
  { path: "/app/home", first: "h1", whole: ".goods article", trips: [4, 4] },
  { path: "/app/store", first: ".goods article", whole: ".goods article", trips: [3, 3] },
  { path: "/app/store/checkout/cart", first: "main h2", whole: "main h2", trips: [4, 4] },
] as const)
  test(`[U2] on ${path} the first content comes after ${trips[0]} round trips of six connections at most, all of the first screen after ${trips[1]}`, async ({
    page,
  }) => {
    await signInAs(page, agent);
    const counted = await countTrips(page);
    await Promise.all([
      page.goto(`/#${path}`, { waitUntil: "commit" }),
      (async () => {
        const toFirst = await counted.until(isThere(page, first));
        const toWhole = await counted.until(isThere(page, `#app ${whole}`));
        expect(toFirst).toBeLessThanOrEqual(trips[0]);
        expect(toWhole).toBeLessThanOrEqual(trips[1]);
      })(),
    ]);
    const asked = counted.all.flat();
    expect(asked.filter((one) => one === "/v2/session")).toHaveLength(1);
    // Who this is, is asked beside the app's own files and not after them.
    const tripOf = (part: string) => counted.all.findIndex((trip) => trip.some((one) => one.includes(part)));
    expect(tripOf("/v2/session")).toBeLessThanOrEqual(tripOf("/assets/signed-in-app"));
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

/** Every page that asks anything ahead, at an address as people open it. */
const pathsThatAsk = askedAhead
  .filter(([, , questions]) => questions.length > 0)
  .map(([beginning]) => beginning.replace(/\?$/, "").replace(/\/p\/$/, "/p/c/product/1_1"));

for (const path of pathsThatAsk)
  test(`[U2] what ${path} asks first is asked before the app is there, and once`, async ({ page }) => {
    const isConfirm = path.endsWith("/confirm");
    await signInAs(page, isConfirm ? buyer : agent);
    if (isConfirm) await readyToConfirm(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      asked.push(pathname + search);
    });
    await page.goto(`/#${path}`);
    await page.locator("#app main :is(h2, h3, article, dl):visible").first().waitFor();
    await page.waitForLoadState("networkidle");
    // A step that is not open yet leads to another one.
    if (isConfirm) await expect(page).toHaveURL(/checkout\/confirm$/);
    const notTaken = () =>
      page.evaluate(() => {
        const { santhaBegun } = window as { santhaBegun?: ReadonlyMap<string, unknown> };
        return [...(santhaBegun?.keys() ?? [])];
      });
    await expect.poll(notTaken).toEqual([]);
    // The frame's count of the cart comes with the app.
    const frame = asked.findIndex((one) => one.startsWith("/v2/cart/count"));
    const begun = asked.slice(0, frame).filter((one) => /^\/(v2|rest)\//.test(one));
    expect(begun.length).toBeGreaterThan(1);
    expect(begun.filter((one) => asked.filter((other) => other === one).length > 1)).toEqual([]);
  });
