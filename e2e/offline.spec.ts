import { expect, type Page, test } from "@playwright/test";
import { address as home } from "./address.ts";
import { newerBuild } from "./newer-build.ts";
import { signInAs } from "./people.ts";

const buyer = "9000000104";

/** Opens home as somebody who comes back: the service worker serves the app and has kept what is read offline. */
async function openKeptApp(page: Page, mobileNo = buyer): Promise<void> {
  await signInAs(page, mobileNo);
  await page.goto("/#/app/home");
  await expect
    .poll(async () => (await kept(page)).some((one) => one.includes("wishlist-page")), { timeout: 20_000 })
    .toBe(true);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** All that the worker keeps: method and path. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url, method }) => `${method} ${new URL(url).pathname}`);
  });
}

const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test("without a network the app opens as before: shell, person and pages that are read offline (U10)", async ({
  page,
  context,
}, { annotations }) => {
  await openKeptApp(page);
  await context.setOffline(true);
  const began = Date.now();
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Namaskaram/ })).toBeVisible();
  annotations.push({ type: "shell without network", description: `${Date.now() - began} ms` });
  await page.goto("/#/app/store/checkout/drafts");
  await expect(page.getByText("No draft orders")).toBeVisible();
  await page.goto("/#/app/coupons");
  await expect(page.getByText("You are offline").first()).toBeVisible();
});

test("the worker keeps the app and its drawings only: no answer of the API, nothing of a person", async ({
  page,
}) => {
  await openKeptApp(page);
  for (const path of ["/app/order", "/app/store", "/app/store/checkout/cart", "/app/profiles"]) {
    await page.goto(`/#${path}`);
    await page.waitForLoadState("networkidle");
  }
  const all = await kept(page);
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((one) => !/^GET \/($|first-paint\.js$|icon\.svg$|assets\/|art\/)/.test(one))).toEqual([]);
});

test("a new version waits until the person asks for it, and not while something is being typed", async ({
  browser,
}) => {
  const build = await newerBuild();
  const page = await browser.newPage({ baseURL: build.url });
  await page.addInitScript(() => localStorage.setItem("santha.splash-screen-seen", "true"));
  await openKeptApp(page);
  await page.goto("/#/app/store/search");
  const field = page.locator(".content").getByRole("combobox").first();
  await field.fill("neem");
  build.upgrade();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => isUpdateWaiting(page)).toBe(true);
  await expect(page.getByText("A new version is ready")).toHaveCount(0);
  await expect(field).toHaveValue("neem");
  await page.goto("/#/app/order");
  await expect(page.getByText("A new version is ready")).toBeVisible();
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await loaded;
  await expect.poll(() => isUpdateWaiting(page)).toBe(false);
  await expect(page.getByText("A new version is ready")).toHaveCount(0);
  await page.close();
  build.close();
});

test("what is installed names its type, is asked for anew each time, and all its icons are pictures", async ({
  request,
}) => {
  for (const file of ["/manifest.webmanifest", "/manifest.te.webmanifest"]) {
    const answer = await request.get(file);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    expect(answer.headers()["cache-control"]).toBe("no-cache");
    const { icons } = (await answer.json()) as { icons: { src: string; type: string }[] };
    for (const { src, type } of icons) {
      const icon = await request.get(src);
      expect([src, icon.status(), icon.headers()["content-type"]]).toEqual([src, 200, type]);
    }
  }
  const worker = await request.get("/service-worker.js");
  expect(worker.headers()["content-type"]).toMatch(/^text\/javascript/);
  expect(worker.url().startsWith(home)).toBe(true);
});
