import { expect, type Locator, type Page, test } from "@playwright/test";
import { openKeptApp } from "../../e2e/support/kept-app.ts";
import { agent, inTelugu, signInAs } from "../../e2e/support/people.ts";

const more = /^(Load more|మరిన్ని చూపండి)$/i;
const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Presses for more until so many are shown. */
async function showAtLeast(page: Page, count: number, each: Locator): Promise<void> {
  await expect(each.first()).toBeVisible();
  for (let shown = await each.count(); shown < count; shown = await each.count()) {
    await page.getByRole("button", { name: more }).click();
    // They are drawn a few at a time: all are there when several looks find no more.
    let [last, looks] = [shown, 0];
    const isSettled = async (): Promise<boolean> => {
      const now = await each.count();
      looks = now === last ? looks + 1 : 0;
      last = now;
      return now > shown && looks >= 3;
    };
    await expect.poll(isSettled, { intervals: [500] }).toBe(true);
  }
}

/** What happens on the page that was opened, before the person goes back. */
const stays: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a reload": (page) => page.reload(),
  "a stay of an hour": (page) => page.clock.fastForward("01:00:00"),
  "a reload without a network": async (page) => {
    await page.context().setOffline(true);
    await page.reload();
  },
};

/** Opens one far down, stays there so, goes back and looks at the same place of the same list. */
async function comeBackTo(page: Page, each: Locator, at: number, stay: (page: Page) => Promise<unknown>) {
  const one = each.nth(at);
  await one.scrollIntoViewIfNeeded();
  const [count, before, address] = [await each.count(), await place(page), page.url()];
  expect(before).toBeGreaterThan(800);
  await one.getByRole("link").first().click();
  await expect(page).not.toHaveURL(address);
  // The page before is there until the next one has come.
  await expect.poll(() => each.count()).not.toBe(count);
  await stay(page);
  await expect(page.locator("#content")).toContainText(/\S/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => each.count()).toBe(count);
  await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThanOrEqual(1);
  // Nor does what the server says later move it.
  await page.waitForTimeout(1500);
  expect([await each.count(), Math.abs((await place(page)) - before) <= 1]).toEqual([count, true]);
}

for (const [name, stay] of Object.entries(stays)) {
  test(`after ${name} on a product the list of the store is as long as it was, at the same place (U22)`, async ({
    page,
  }) => {
    await page.clock.install();
    if (name === "a reload") await inTelugu(page);
    if (name.endsWith("network")) await openKeptApp(page, agent);
    else await signInAs(page, agent);
    await page.goto("/#/app/store?stock=1&sort=price-up");
    const cards = page.getByRole("article");
    await showAtLeast(page, 60, cards);
    await comeBackTo(page, cards, 45, stay);
  });
}

test("a reload of the list itself keeps its length and place (U22)", async ({ page }) => {
  await signInAs(page, agent);
  await page.goto("/#/app/store");
  const cards = page.getByRole("article");
  await showAtLeast(page, 40, cards);
  await cards.nth(33).scrollIntoViewIfNeeded();
  const [count, before] = [await cards.count(), await place(page)];
  for (let times = 0; times < 2; times += 1) {
    await page.reload();
    await expect.poll(() => cards.count()).toBe(count);
    await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThanOrEqual(1);
  }
});

test("after a reload on an order the list of orders is as long as it was, at the same place", async ({
  page,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/order/my-orders");
  const tiles = page.locator(".ot");
  await showAtLeast(page, 20, tiles);
  await comeBackTo(page, tiles, 15, (shown) => shown.reload());
});

test("after a reload on what the home stream led to it is as long as it was, at the same place", async ({
  page,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/home");
  const items = page.locator(".feed-list > li").filter({ has: page.getByRole("link") });
  await expect(items.first()).toBeVisible();
  await page.getByRole("button", { name: more }).click();
  const folded = page.locator(".feed-fold");
  await expect.poll(() => folded.count()).toBeGreaterThan(0);
  const count = await items.count();
  await folded.first().click();
  await expect.poll(() => items.count()).toBeGreaterThan(count);
  await comeBackTo(page, items, (await items.count()) - 2, (shown) => shown.reload());
});

test("going back to the earnings finds the tab and the kind of orders that were chosen", async ({ page }) => {
  await signInAs(page, agent);
  await page.goto("/#/app/order");
  await page.getByRole("tab", { name: "Accounts" }).click();
  await expect(page.getByRole("tab", { name: "Accounts" })).toHaveAttribute("aria-selected", "true");
  await page.goto("/#/app/store");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.reload();
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Accounts" })).toHaveAttribute("aria-selected", "true");
});
