import { type Browser, expect, type Page, test } from "@playwright/test";
import { address as home } from "./support/address.ts";
import { keptByWorker, openKeptApp, ownersOnPhone, profileKey } from "./support/kept-app.ts";
import { newerBuild } from "./support/newer-build.ts";
import { nearProduct, signInAs } from "./support/people.ts";

const buyer = "9000000104";
/** An agent with orders. */
const reader = "9000000106";

async function productIds(page: Page, level3Id: number): Promise<{ level2Id: number }> {
  const answer = await page.request.get(`/v2/store/products/${level3Id}`);
  return ((await answer.json()) as { data: { level2Id: number } }).data;
}

/** The app as somebody has it who comes back, at an address where another build is served once `upgrade` is called. */
async function openBeforeUpgrade(
  browser: Browser,
): Promise<{ page: Page; upgrade: () => void; close: () => Promise<void> }> {
  const build = await newerBuild();
  const page = await browser.newPage({ baseURL: build.url });
  await page.addInitScript(() => localStorage.setItem("santha.splash-screen-seen", "true"));
  await openKeptApp(page, buyer);
  const close = async (): Promise<void> => {
    await page.close();
    build.close();
  };
  return { page, upgrade: build.upgrade, close };
}

const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

test("without a network the app opens as before: shell, person and pages that are read offline (U10)", async ({
  page,
  context,
}, { annotations }) => {
  await openKeptApp(page, buyer);
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

test("orders, cart, wishlist, home and products that were seen are read without a network, with their time (U10)", async ({
  page,
  context,
}) => {
  await openKeptApp(page, reader);
  const { level3Id, listingId, title } = await nearProduct(page);
  const { level2Id } = await productIds(page, level3Id);
  await page.request.post("/v2/cart/lines", { data: { listingId, quantity: 1 } });
  const wish = { productLevel2Id: level2Id, productLevel3Id: level3Id, store: "santha" };
  await page.request.put("/v2/farmstore/wishlist", { data: wish });
  const goods = ["/app/store/checkout/cart", "/app/wishlist", `/app/store/p/c/x/${level2Id}_${level3Id}`];
  const orders = ["/app/order/my-orders", "/app/home"];
  const tile = page.locator(".ot").first();
  const named = page.getByText(title.en).filter({ visible: true }).first();
  for (const path of [...goods, ...orders]) {
    // Loaded as a whole: the page before shows the same title until this one is drawn.
    await page.goto("about:blank");
    await page.goto(`/#${path}`);
    await expect(goods.includes(path) ? named : tile).toBeVisible();
  }
  const order = await tile.textContent();
  await context.setOffline(true);
  await page.reload();
  for (const path of [...goods, ...orders]) {
    await page.goto(`/#${path}`);
    await expect(page.getByText(/^You are offline\. Last updated \d\d:\d\d [AP]M\.$/)).toBeVisible();
    await expect(goods.includes(path) ? named : tile).toBeVisible();
  }
  await expect(tile).toHaveText(order ?? "");
});

test("two people on one phone: the second sees and stores nothing of the first, with and without a network", async ({
  page,
  context,
}) => {
  await openKeptApp(page, reader);
  await page.goto("/#/app/order/my-orders");
  const tile = page.locator(".ot").first();
  await expect(tile).toBeVisible();
  const [orderId = ""] = /#\w+/.exec((await tile.textContent()) ?? "") ?? [];
  expect(orderId).not.toBe("");
  const firstKey = await profileKey(page);
  const name = await page.evaluate(
    () => JSON.parse(localStorage.getItem("santha.session") ?? "{}").firstName,
  );
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator(".hdr").getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/#\/auth\/signin/);
  expect(await ownersOnPhone(page)).toEqual([]);
  await signInAs(page, buyer);
  await page.goto("/#/app/home");
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Namaskaram/ })).toBeVisible();
  await expect.poll(() => ownersOnPhone(page)).toEqual([await profileKey(page)]);
  expect(await profileKey(page)).not.toBe(firstKey);
  await context.setOffline(true);
  for (const path of ["/app/order/my-orders", "/app/home"]) {
    await page.goto(`/#${path}`);
    await page.reload();
    await expect(page.getByText("You are offline").first()).toBeVisible();
    await expect(page.getByText(name as string)).toHaveCount(0);
    await expect(page.getByText(orderId)).toHaveCount(0);
  }
});

test("the worker keeps the app and its drawings only: no answer of the API, nothing of a person", async ({
  page,
}) => {
  await openKeptApp(page, buyer);
  for (const path of ["/app/order", "/app/store", "/app/store/checkout/cart", "/app/profiles"]) {
    await page.goto(`/#${path}`);
    await expect(page.locator(".main")).toBeVisible();
  }
  const all = await keptByWorker(page);
  expect(all.length).toBeGreaterThan(40);
  expect(all.filter((one) => !/^GET \/($|icon\.svg$|assets\/|art\/)/.test(one))).toEqual([]);
});

test("a new version waits until the person asks for it, and not while something is being typed", async ({
  browser,
}) => {
  const { page, upgrade, close } = await openBeforeUpgrade(browser);
  await page.goto("/#/app/store/search");
  const field = page.locator(".content").getByRole("combobox").first();
  await field.fill("neem");
  upgrade();
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
  await close();
});

test("a page that is loaded again after an upgrade begins with the script of its own build, not the kept one", async ({
  browser,
}) => {
  const { page, upgrade, close } = await openBeforeUpgrade(browser);
  await expect(page.locator("html")).not.toHaveAttribute("data-build");
  upgrade();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-build", "newer");
  await expect(page.getByRole("heading", { name: /^Namaskaram/ })).toBeVisible();
  await close();
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
