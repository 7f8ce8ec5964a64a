import { type Browser, expect, type Page, test } from "@playwright/test";
import { restingPlace } from "../../e2e/support/page-checks.ts";
import { agent, inTelugu, signInAs } from "../../e2e/support/people.ts";

const otherAgent = "9000000101";
const farmer = "9000000002";

/** An agent who shares further products while others read; gives what shares the next one. */
async function sharing(browser: Browser): Promise<(title: string) => Promise<void>> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, otherAgent);
  const answer = await page.request.get("/v2/store/products?limit=50");
  const { data } = (await answer.json()) as { data: { products: { level3Id: number }[] } };
  const left = data.products.map(({ level3Id }) => level3Id);
  return async (title) => {
    for (;;) {
      const body = { level3Ids: [left.pop()], promotionalTitle: title };
      const shared = await page.request.post("/v2/feed/shares", { data: body });
      if (shared.status() === 201) return;
      expect(shared.status()).toBe(409);
    }
  };
}

const banner = (page: Page) => page.getByRole("button", { name: /new update/ });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("[HOME-008] [HOME-010] while somebody reads, a new share is told of within seconds and the page stays where it is; pressed it is at the top", async ({
  page,
  browser,
}) => {
  await signInAs(page, farmer);
  const isFollowed = page.waitForRequest(/\/v2\/notifications\/stream/);
  await page.goto("/#/app/home/social");
  await expect(page.getByRole("article").first()).toBeVisible();
  await isFollowed;
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  const before = await restingPlace(page);
  const share = await sharing(browser);
  // Another one at a second try, which still finds the first one's.
  const title = `Fresh stock came this morning ${Date.now()}`;
  await share(title);
  await expect(banner(page)).toBeVisible();
  expect(Math.round(await scrolled(page))).toBe(before);
  await expect(banner(page)).toHaveText("1 new update");
  await banner(page).click();
  await expect(page.getByRole("heading", { name: title })).toBeInViewport();
  await expect(banner(page)).toHaveCount(0);
});

test("[HOME-008] the ring of the banner knocks and rests, and is still for those who wish no movement", async ({
  page,
  browser,
}) => {
  await signInAs(page, farmer);
  const isFollowed = page.waitForRequest(/\/v2\/notifications\/stream/);
  await page.goto("/#/app/home/social");
  await expect(page.getByRole("article").first()).toBeVisible();
  await isFollowed;
  await (await sharing(browser))("Seen by its ring");
  await expect(banner(page)).toBeVisible();
  const ring = page.locator(".newbar .sunna");
  const movement = () =>
    ring.evaluate((one) => {
      const { animationName, animationIterationCount } = getComputedStyle(one);
      return [animationName, animationIterationCount];
    });
  expect(await movement()).toEqual(["knock", "3"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await movement())[0]).toBe("none");
});

for (const language of ["en", "te"] as const) {
  test(`going back from a product finds the stream as it was left: parts and place (${language})`, async ({
    page,
  }) => {
    if (language === "te") await inTelugu(page);
    await signInAs(page, farmer);
    await page.goto("/#/app/home/social");
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    await page.getByRole("button", { name: language === "en" ? "Load More" : "మరిన్ని చూపండి" }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(11);
    const count = await cards.count();
    const product = cards.nth(10).getByRole("link").last();
    await product.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);
    await product.click();
    await expect(page).toHaveURL(/#\/app\/store\/p\//);
    await expect(page.locator(".gal")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/app\/home\/social/);
    await expect.poll(() => cards.count()).toBe(count);
    await expect.poll(() => scrolled(page)).toBe(before);
  });
}

test("[HOME-015] only what comes into view is fetched from its own url, and what is known is not sent again", async ({
  page,
}) => {
  await signInAs(page, agent);
  const fetched = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/v2/feed/items/")) fetched.add(pathname);
  });
  await page.goto("/#/app/home/social");
  const items = page.locator(".feed-list > li");
  await expect(items.first()).toBeVisible();
  await expect.poll(() => fetched.size).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  const atTop = fetched.size;
  expect(atTop).toBeLessThan(8);
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => fetched.size).toBeGreaterThan(atTop);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const again: { status: number; path: string }[] = [];
  session.on("Network.responseReceivedExtraInfo", ({ statusCode, headers }) => {
    if (headers["etag"] !== undefined || headers["Etag"] !== undefined)
      again.push({ status: statusCode, path: "" });
  });
  await page.reload();
  await expect(items.first()).toBeVisible();
  await expect.poll(() => again.filter(({ status }) => status === 304).length).toBeGreaterThan(0);
});
