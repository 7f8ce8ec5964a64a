import { type Cookie, expect, type Page, type Request } from "@playwright/test";
import { agent, signInAs } from "./people.ts";

const [seller, support, finance, admin] = ["9000000003", "9000000008", "9000000009", "9000000010"];

/** Who opens the pages below an address: the first that fits. Whoever is not signed in opens those of `/auth`. */
const visitors: readonly (readonly [below: string, mobileNo: string | null])[] = [
  ["/auth/", null],
  ["/app/sell", seller],
  ["/app/admin/finance", finance],
  ["/app/admin/support", support],
  ["/app/admin/orders", support],
  ["/app/admin", admin],
  ["", agent],
];

/** Of one session of each person: signing in for every page would pass the limit of sign-ins. */
const sessions = new Map<string | null, readonly Cookie[]>([[null, []]]);

async function signInOnce(page: Page, mobileNo: string | null): Promise<void> {
  const known = sessions.get(mobileNo);
  await page.context().clearCookies();
  if (known) return page.context().addCookies(known);
  if (mobileNo) await signInAs(page, mobileNo);
  sessions.set(mobileNo, await page.context().cookies());
}

/** Who has the app open in a page; the next address of the same person is opened within it, as a link would. */
const openedBy = new WeakMap<Page, string | null>();

/** Opens a page of the app once all it asks for has come, as somebody whom it is for. */
export async function openPage(page: Page, path: string): Promise<void> {
  const untilQuiet = noteRequests(page);
  const [, visitor = null] = visitors.find(([below]) => path.startsWith(below)) ?? [];
  const address = await withKeys(page, path);
  await signInOnce(page, visitor);
  if (openedBy.get(page) !== visitor) await page.goto("about:blank");
  openedBy.set(page, visitor);
  await page.goto(`/#${address}`);
  await expect(page.locator("#app")).not.toBeEmpty();
  await untilQuiet();
  // The page of the parts shows a skeleton for good.
  if (path !== "/parts") await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
}

const quietMs = 300;
const longestMs = 30_000;

/**
 * Notes what a page asks for from now on. The function that it returns waits until all has come and nothing more is
 * asked for: within the app the browser tells no such moment of its own.
 */
function noteRequests(page: Page): () => Promise<void> {
  const waiting = new Set<Request>();
  const startedAt = Date.now();
  let lastAt = startedAt;
  const asked = (request: Request): void => {
    lastAt = Date.now();
    // A stream stays open.
    if (request.resourceType() !== "eventsource") waiting.add(request);
  };
  const ended = (request: Request): void => {
    lastAt = Date.now();
    waiting.delete(request);
  };
  page.on("request", asked).on("requestfinished", ended).on("requestfailed", ended);
  return async () => {
    // What the address just opened asks for may begin only now.
    lastAt = Date.now();
    while (waiting.size > 0 || Date.now() - lastAt < quietMs) {
      if (Date.now() - startedAt > longestMs)
        throw new Error(`still waiting for ${[...waiting].map((request) => request.url()).join(", ")}`);
      await page.waitForTimeout(50);
    }
    page.off("request", asked).off("requestfinished", ended).off("requestfailed", ended);
  };
}

/** What stands in an address for the key of a thing of the demo world, and who finds that key where. */
const keys: Readonly<Record<string, readonly [mobileNo: string, from: string, name: string]>> = {
  "{order}": [agent, "/v2/orders?limit=1", "orderId"],
  "{delivered}": [agent, "/v2/orders?state=delivered&limit=1", "orderId"],
  "{master}": [agent, "/v2/orders?limit=1", "masterId"],
  "{sold}": [seller, "/v2/selling/orders?limit=1", "orderId"],
  "{question}": [agent, "/v2/questions?filter=solved&limit=1", "questionId"],
  "{person}": [admin, `/v2/admin/people?find=${seller}`, "profileKey"],
};

async function withKeys(page: Page, path: string): Promise<string> {
  const [sign] = /\{\w+\}/.exec(path) ?? [];
  if (!sign) return path;
  const [visitor, from, name] = keys[sign] ?? [agent, "", ""];
  await signInOnce(page, visitor);
  const answer = await (await page.request.get(from)).text();
  const [, key] = new RegExp(`"${name}":"([^"]+)"`).exec(answer) ?? [];
  if (!key) throw new Error(`${path}: ${from} names no ${name}`);
  return path.replace(sign, key);
}
