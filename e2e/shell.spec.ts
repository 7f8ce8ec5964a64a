import { expect, type Page, test } from "@playwright/test";
import { agent, inTelugu, signInAs } from "./people.ts";

const wide = { width: 1280, height: 800 };
const bodyHeight = (page: Page) =>
  page.locator(".main").evaluate((main) => Number.parseFloat(getComputedStyle(main).minHeight));

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
  expect(await dialog.evaluate((one) => (one as HTMLElement).offsetWidth)).toBeLessThanOrEqual(360);
});

test("[SHELL-049] [SHELL-050] a page is as high as the screen without header and tabs; the wishlist takes the room of hidden tabs", async ({
  page,
}) => {
  await signInAs(page, agent);
  await page.goto("/#/app/store");
  await expect(page.locator("#app .main")).toBeVisible();
  expect(await bodyHeight(page)).toBe(800 - 100);
  await page.goto("/#/app/wishlist");
  await expect(page.getByRole("navigation", { name: "Tabs" })).toBeVisible();
  expect(await bodyHeight(page)).toBe(800 - 100);
  await page.goto("/#/app/coupons");
  await expect(page.getByRole("heading", { name: "Coupons" }).first()).toBeVisible();
  await expect(page.locator(".tabbar")).toHaveCount(0);
  expect(await bodyHeight(page)).toBe(800 - 50);
  await page.goto("/#/app/wishlist");
  await page.setViewportSize(wide);
  await expect(page.locator(".tabbar")).toBeHidden();
  expect(await bodyHeight(page)).toBe(800 - 50);
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
