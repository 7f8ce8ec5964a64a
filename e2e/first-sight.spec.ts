import { expect, type Page, test } from "@playwright/test";
import { agent, signInAs } from "./people.ts";

/** Where the first pictures of goods stand in what `within` names: left, top, width and height in px. */
const placesOfPictures = (page: Page, within: string): Promise<number[][]> =>
  page.evaluate(
    (root) =>
      [...document.querySelectorAll(`${root} main .bed:not(.cat .bed, .ghost .bed) > img`)]
        .slice(0, 2)
        .map((picture) => {
          const { x, y, width, height } = picture.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
    within,
  );

/** When the largest part of the page was painted, in ms since it began. */
const largestPaintedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Infinity)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );

/** When all that the page holds by now has been painted, in ms since it began. */
const oncePainted = (): Promise<number> =>
  new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))),
  );

for (const { path, name, pictures } of [
  { path: "/app/store", name: "the store's first goods", pictures: 2 },
  { path: "/app/store/p/c/product/1_1", name: "a product's picture and name", pictures: 1 },
  { path: "/app/home", name: "home's coupons and latest order", pictures: 1 },
  { path: "/app/order", name: "the first orders of the list", pictures: 1 },
  { path: "/app/store/checkout/cart", name: "the first lines of the cart", pictures: 1 },
])
  for (const language of ["en", "te"])
    test(`[U2] ${name} are seen before any script of the app has come, and stand in the same places afterwards (${language})`, async ({
      page,
    }) => {
      await signInAs(page, agent);
      await page.addInitScript((chosen) => localStorage.setItem("santha.language", chosen), language);
      let letGo = (): void => {};
      const held = new Promise<void>((done) => {
        letGo = done;
      });
      await page.route("**/assets/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`/#${path}`, { waitUntil: "commit" });
      const sight = page.locator(".arriving");
      await expect(sight.locator("main img").first()).toBeVisible();
      await expect(sight.locator("main img").first()).toHaveJSProperty("complete", true);
      await page.evaluate(() => document.fonts.ready);
      const before = (await placesOfPictures(page, ".arriving")).slice(0, pictures);
      expect(before).toHaveLength(pictures);
      const named = sight.locator("main :is(h2.t-title, h3.pc-t, h3.ot-t, h3.line-t)").first();
      const title = (await named.textContent()) ?? "";
      const lettingGo = await page.evaluate(oncePainted);
      letGo();
      await expect(sight).toHaveCount(0);
      expect((await placesOfPictures(page, "#app")).slice(0, pictures)).toEqual(before);
      await expect(page.locator("#app main").getByText(title).last()).toBeVisible();
      // The app paints nothing larger than what was seen already.
      expect(await largestPaintedAt(page)).toBeLessThan(lettingGo);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });

test("[U2] the first sight makes way for another page that is chosen meanwhile, and for one that does not come", async ({
  page,
}) => {
  await signInAs(page, agent);
  await page.route("**/assets/product-page-*.js", (route) => route.abort());
  await page.goto("/#/app/store/p/c/product/1_1");
  await expect(page.locator(".arriving")).toHaveCount(0);
  await expect(
    page.locator("#app").getByRole("alert").or(page.locator("#app main h2")).first(),
  ).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
