import { expect, type Page, test } from "@playwright/test";
import { agent, inTelugu, signInAs } from "./support/people.ts";

/** How far the page has moved by itself since it began, as browsers count it. */
async function movedAtFirstSight(page: Page, path: string): Promise<number> {
  await page.goto("about:blank");
  await page.goto(`/#${path}`);
  await expect(page.getByRole("main")).toBeVisible();
  await page.waitForLoadState("networkidle");
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!shift.hadRecentInput) sum += shift.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 1500);
      }),
  );
}

const paths = [
  "/app/store/checkout/cart",
  "/app/order",
  "/app/coupons",
  "/app/wishlist",
  "/app/notifications",
];

for (const language of ["en", "te"] as const)
  test(`[U5] cart, earnings, coupons, wishlist and notifications stand still while they load on a slow phone (${language})`, async ({
    page,
  }) => {
    // With a quarter of a busy machine's speed a page may take more than ten seconds.
    test.setTimeout(30_000 + 20_000 * paths.length);
    if (language === "te") await inTelugu(page);
    await signInAs(page, agent);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const moved: [path: string, far: number][] = [];
    for (const path of paths) moved.push([path, await movedAtFirstSight(page, path)]);
    expect(moved.filter(([, far]) => far > 0.01)).toEqual([]);
  });
