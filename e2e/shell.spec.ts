import { expect, type Page, test } from "@playwright/test";
import { restingPlace } from "./support/page-checks.ts";
import { agent, inTelugu, signInAs } from "./support/people.ts";

const wide = { width: 1280, height: 800 };
const bodyHeight = (page: Page) =>
  page.locator("#app .main").evaluate((main) => Number.parseFloat(getComputedStyle(main).minHeight));

async function openDrawer(page: Page): Promise<number> {
  await page.locator(".hdr").getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  return drawer.evaluate((dialog) => (dialog as HTMLElement).offsetWidth);
}

test("[SHELL-005] [SHELL-006] the drawer is 80 % of the screen wide, and 350 px at most", async ({
  page,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/home");
  expect(await openDrawer(page)).toBe(0.8 * 360);
  await page.setViewportSize(wide);
  await page.reload();
  expect(await openDrawer(page)).toBe(350);
});

test("[SHELL-028] on a wide screen the toggle opens the drawer, and at the same place closes it", async ({
  page,
}) => {
  await signInAs(page, agent);
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/#/app/store");
    await page.reload();
    const toggle = page.locator(".hdr [aria-expanded][aria-haspopup]").filter({ visible: true });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    const box = await toggle.boundingBox();
    const press = () => page.mouse.click((box?.x ?? 0) + 21, (box?.y ?? 0) + 21);
    await press();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    const close = drawer.getByRole("button", { name: "Close" });
    await expect
      .poll(async () => Math.round((await close.boundingBox())?.x ?? -1))
      .toBe(Math.round(box?.x ?? 0));
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await press();
    await expect(drawer).toBeHidden();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  }
});

test("[SHELL-041] [U22] the button back finds the page before at the same place, and adds nothing to the history", async ({
  page,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/home");
  await expect(page.locator(".feed-list > li").first()).toBeVisible();
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await restingPlace(page);
  await openDrawer(page);
  const drawer = page.getByRole("dialog", { name: "Menu" });
  // The header came back for the press, and the page with it.
  const place = await restingPlace(page);
  const length = await page.evaluate(() => history.length);
  await drawer.getByRole("link", { name: /^Coupons/ }).click();
  await expect(page).toHaveURL(/#\/app\/coupons/);
  await page.locator(".hdr").getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/#\/app\/home/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
  expect(await page.evaluate(() => history.length)).toBe(length + 1);
});

test("[CPN-006] [ORD-001] coupons and an order have a button back, on a phone and on a wide screen", async ({
  page,
}) => {
  await signInAs(page, agent);
  for (const size of [wide, { width: 360, height: 800 }]) {
    await page.setViewportSize(size);
    const back = page.locator(".hdr").getByRole("button", { name: "Back" });
    await page.goto("/#/app/order/my-orders");
    await page.locator(".ot").first().getByRole("link").first().click();
    await expect(back).toBeVisible();
    await page.goto("/#/app/coupons");
    await expect(page.getByRole("heading", { name: "Coupons" }).filter({ visible: true })).toBeVisible();
    await expect(back).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(/#\/app\/home/);
  }
});

test("[SHELL-034] [SHELL-035] [SHELL-038] the tabs come on a phone once somebody is signed in, never on a wide screen", async ({
  page,
}) => {
  await page.goto("/#/auth/signin");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.locator(".tabbar")).toHaveCount(0);
  await signInAs(page, agent);
  await page.goto("/#/app/home");
  await page.reload();
  await expect(page.getByRole("navigation", { name: "Tabs" })).toBeVisible();
  await page.setViewportSize(wide);
  await expect(page.locator(".tabbar")).toBeHidden();
});

test("[SHELL-044] the help dialog is 1024 px wide, and fits a phone", async ({ page }) => {
  await signInAs(page, agent);
  await page.setViewportSize(wide);
  await page.goto("/#/app/store");
  await page.locator(".hdr").getByRole("button", { name: "Help" }).click();
  const dialog = page.getByRole("dialog", { name: "Help" });
  await expect(dialog.getByLabel("Search help")).toBeVisible();
  expect(await dialog.evaluate((one) => (one as HTMLElement).offsetWidth)).toBe(1024);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect
    .poll(() => dialog.evaluate((one) => (one as HTMLElement).offsetWidth))
    .toBeLessThanOrEqual(360);
});

test("the help dialog has its index left of the words, and on a phone below them", async ({ page }) => {
  await signInAs(page, agent);
  await page.setViewportSize(wide);
  await page.goto("/#/app/wishlist");
  await page.locator(".hdr").getByRole("button", { name: "Help" }).click();
  const dialog = page.getByRole("dialog", { name: "Help" });
  const index = dialog.getByRole("navigation", { name: "All help pages" });
  const words = dialog.locator(".help-text");
  await expect(index.getByRole("button", { name: "Wishlist" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const [left, right] = [await index.boundingBox(), await words.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThan(24);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(index.getByRole("button", { name: "Wishlist" })).toBeHidden();
  // What follows the width is drawn with the next frames.
  const belowWords = async (): Promise<number> => {
    const [upper, lower] = [await words.boundingBox(), await index.boundingBox()];
    return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0);
  };
  await expect.poll(belowWords).toBeGreaterThanOrEqual(0);
  await index.getByText("All help pages").click();
  await index.getByRole("button", { name: "Store", exact: true }).click();
  await expect(words.getByRole("heading", { name: "Store" })).toBeVisible();
});

test("[SHELL-049] [SHELL-050] a page is as high as the screen without header and tabs; the wishlist takes the room of hidden tabs", async ({
  page,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/store");
  await expect(page.locator("#app .main")).toBeVisible();
  await expect.poll(() => bodyHeight(page)).toBe(800 - 100);
  await page.goto("/#/app/wishlist");
  await expect(page.getByRole("navigation", { name: "Tabs" })).toBeVisible();
  await expect.poll(() => bodyHeight(page)).toBe(800 - 100);
  await page.goto("/#/app/coupons");
  await expect(page.getByRole("heading", { name: "Coupons" }).first()).toBeVisible();
  await expect(page.locator(".tabbar")).toHaveCount(0);
  await expect.poll(() => bodyHeight(page)).toBe(800 - 50);
  await page.goto("/#/app/wishlist");
  await page.setViewportSize(wide);
  await expect(page.locator(".tabbar")).toBeHidden();
  await expect.poll(() => bodyHeight(page)).toBe(800 - 50);
});

test("the three tabs of coupons stand whole on a phone in Telugu too, where their words are longest (U26)", async ({
  page,
}) => {
  await signInAs(page, agent);
  await inTelugu(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/#/app/coupons");
  const tabs = page.getByRole("tablist");
  await expect(tabs).toBeVisible();
  const hidden = () => tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect.poll(hidden).toBe(0);
});

test("[SHELL-060] no page of the shell scrolls sideways on a phone or on a wide screen", async ({ page }) => {
  await signInAs(page, agent);
  for (const size of [{ width: 360, height: 800 }, wide]) {
    await page.setViewportSize(size);
    for (const path of ["/app/home", "/app/store", "/app/wishlist", "/app/order", "/app/profiles"]) {
      await page.goto(`/#${path}`);
      await expect(page.locator("#app .main")).toBeVisible();
      await page.waitForLoadState("networkidle");
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  }
});

test("[SHELL-054] [SHELL-055] logging out from the drawer leads to sign-in, and the userId cookie is gone", async ({
  page,
  context,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/store");
  const names = async () => (await context.cookies()).map(({ name }) => name);
  expect(await names()).toContain("userId");
  await openDrawer(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/#\/auth\/signin/);
  expect(await names()).not.toContain("userId");
});
