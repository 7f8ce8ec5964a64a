import { expect, type Page, test } from "@playwright/test";
import { fillAddress } from "../../e2e/support/farmers-address.ts";
import { agent, inTelugu, nearProduct, signInAs } from "../../e2e/support/people.ts";

const kilobyte = 1000;

/** Bytes that came over the wire, by address: compressed, without what the cache gave. */
async function countTransfers(page: Page): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const addresses = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId;
    bytes.set(address, (bytes.get(address) ?? 0) + encodedDataLength);
  });
  return bytes;
}

const sum = (bytes: ReadonlyMap<string, number>): number =>
  [...bytes.values()].reduce((total, size) => total + size, 0);

for (const language of ["en", "te"] as const) {
  test(`[U26] no name of a category is cut on home, on a phone and on a large screen (${language})`, async ({
    page,
  }) => {
    if (language === "te") await inTelugu(page);
    await signInAs(page, agent);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/#/app/home");
      const names = page.locator(".cats .cat > span:not(.bed)");
      await expect(names.first()).toBeVisible();
      // The row has room for two lines and ends there.
      const cut = await names.evaluateAll((all) =>
        all
          .filter((name) => {
            const twoLines = 2 * Number.parseFloat(getComputedStyle(name).lineHeight);
            const end = name.closest(".cats")?.getBoundingClientRect().bottom ?? 0;
            const isClipped =
              name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1;
            return (
              isClipped || name.clientHeight > twoLines + 1 || name.getBoundingClientRect().bottom > end + 1
            );
          })
          .map((name) => name.textContent),
      );
      expect([width, cut]).toEqual([width, []]);
    }
  });

  test(`going back to the list keeps filters, order and place on the page, each time (U22, ${language})`, async ({
    page,
  }) => {
    if (language === "te") await inTelugu(page);
    await signInAs(page, agent);
    await page.goto("/#/app/store?stock=1&sort=price-up");
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    await page.getByRole("button", { name: language === "en" ? "Load more" : "మరిన్ని చూపండి" }).click();
    await expect.poll(() => cards.count()).toBeGreaterThan(20);
    for (const at of [6, 15, 27]) {
      const link = cards.nth(at).getByRole("heading").getByRole("link");
      await link.scrollIntoViewIfNeeded();
      const count = await cards.count();
      const title = await link.textContent();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(0);
      await link.click();
      await expect(page).toHaveURL(/#\/app\/store\/p\//);
      await expect(page.getByRole("heading", { name: title ?? "" }).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(
        /#\/app\/store\?sort=price-up&stock=1|#\/app\/store\?stock=1&sort=price-up/,
      );
      await expect.poll(() => cards.count()).toBe(count);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      await expect(link).toBeInViewport();
    }
  });
}

/** From the cart to the placed order, to the address that the agent keeps or a new one. */
async function placeOrder(page: Page): Promise<void> {
  const goOn = page
    .getByRole("button", { name: /^Continue/ })
    .or(page.getByRole("link", { name: /^Continue/ }));
  await goOn.click();
  await expect(page).toHaveURL(/checkout\/shipping/);
  await fillAddress(page);
  await page.getByRole("button", { name: "Save address", exact: true }).click();
  await goOn.click();
  // An agent passes the assist step; here for whom the parcel is, with the margins of the store.
  await expect(page).toHaveURL(/checkout\/assist/);
  // The address is there before the page, and the step before has a button of the same name.
  await expect(page.getByRole("heading", { name: "Who is this order for?" })).toBeVisible();
  await goOn.click();
  await expect(page).toHaveURL(/checkout\/confirm/);
  await page.getByRole("button", { name: "Place order", exact: true }).click();
  await expect(page).toHaveURL(/order\/success\//);
}

test("no picture of a list weighs more than 15 kB, and the first journey to an order stays below 600 kB", async ({
  page,
}) => {
  await signInAs(page, "9000000102");
  const { listingId, title } = await nearProduct(page);
  const bytes = await countTransfers(page);
  await page.goto("/#/app/home");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto(`/#/app/store?q=${encodeURIComponent(title.en)}`);
  const cards = page.getByRole("article").filter({ hasText: title.en });
  // Home, which may still be in sight, shows orders of the product too.
  await cards.getByRole("heading").locator("a[href*='/app/store/p/']").first().click();
  await expect(page).toHaveURL(/#\/app\/store\/p\//);
  await page.getByRole("button", { name: "Add to cart" }).last().click();
  await expect
    .poll(async () => {
      const answer = await page.request.get("/v2/cart");
      return JSON.stringify(await answer.json()).includes(`"listingId":${listingId}`);
    })
    .toBe(true);
  await page.goto("/#/app/store/checkout/cart");
  await expect(page.getByText(title.en).first()).toBeVisible();
  await placeOrder(page);
  await page.waitForLoadState("networkidle");
  const total = Math.round(sum(bytes) / kilobyte);
  const pictures = [...bytes].filter(([address]) => /\.(svg|webp|avif|png|jpe?g)(\?|$)/.test(address));
  const heaviest = Math.max(...pictures.map(([, size]) => size));
  const figures = `${total} kB, ${pictures.length} pictures, the heaviest ${Math.round(heaviest / 100) / 10} kB`;
  test.info().annotations.push({ type: "first journey", description: figures });
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter(([, size]) => size > 15 * kilobyte)).toEqual([]);
  expect(total).toBeLessThan(600);
});
