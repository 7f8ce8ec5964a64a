import { expect, type Page, test } from "@playwright/test";
import { farmersAddress, fillAddress } from "../../e2e/support/farmers-address.ts";
import { inTelugu, nearProduct, signInAs } from "../../e2e/support/people.ts";

const agent = "9000000105";
const buyer = "9000001008";

async function post(page: Page, path: string, data: object): Promise<unknown> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: unknown }).data;
}

/** The signed-in person has ordered before, to this address, and has the same product in the cart again. */
async function aReturningBuyer(page: Page, listingId: number): Promise<void> {
  await post(page, "/v2/cart/lines", { listingId, quantity: 1 });
  expect((await page.request.put("/v2/checkout/address", { data: farmersAddress })).status()).toBe(200);
  const quote = (await (await page.request.get("/v2/checkout")).json()) as { data: { fingerprint: string } };
  const { fingerprint } = quote.data;
  await post(page, "/v2/checkout/orders", { paymentMode: "COD", fingerprint });
  await post(page, "/v2/cart/lines", { listingId, quantity: 1 });
}

/** A listing that the near seller has in stock, whoever looks. */
async function nearListing(page: Page): Promise<number> {
  await signInAs(page, agent);
  return (await nearProduct(page)).listingId;
}

/** Taps and typed fields from the open cart to the thanks: at each step only the main act. */
async function countedToOrder(page: Page, look: (path: string) => Promise<void>) {
  await page.addInitScript(() => {
    const count = { taps: 0, typed: 0 };
    Object.assign(window, { count });
    const add = (kind: "taps" | "typed") => (event: Event) => {
      if (event.isTrusted) count[kind] += 1;
    };
    addEventListener("click", add("taps"), true);
    addEventListener("input", add("typed"), true);
  });
  await page.goto("/#/app/store/checkout/cart");
  await page.reload();
  for (let step = 0; step < 9 && !page.url().includes("/order/success/"); step += 1) {
    const before = page.url();
    const act = page.locator(".dock").getByRole("button").last();
    await expect(act).toBeVisible();
    // The charges of the address are there before the step is left.
    await expect(act).not.toHaveAttribute("aria-busy", "true");
    await look(new URL(before).hash);
    const pressed = await act.elementHandle();
    await act.tap();
    await page.waitForURL((url) => url.href !== before);
    // The step before is shown until the next one has come, and its button must not be pressed again.
    await page.waitForFunction((button) => !button?.isConnected, pressed);
  }
  await expect(page.getByText("Your order placed successfully!")).toBeVisible();
  return page.evaluate(() => (window as unknown as { count: { taps: number; typed: number } }).count);
}

test("[U23] a returning buyer types nothing and needs at most 4 taps from cart to order", async ({
  page,
}) => {
  const listingId = await nearListing(page);
  await signInAs(page, buyer);
  await aReturningBuyer(page, listingId);
  const { taps, typed } = await countedToOrder(page, async () => {});
  expect([taps, typed]).toEqual([3, 0]);
});

test("[U23] a returning agent types nothing and needs at most 4 taps, and sees at each step for whom the order is", async ({
  page,
}) => {
  const listingId = await nearListing(page);
  await aReturningBuyer(page, listingId);
  const seen: string[] = [];
  const { taps, typed } = await countedToOrder(page, async (path) => {
    const step = /checkout\/(\w+)/.exec(path)?.[1] ?? "";
    if (step !== "cart") await expect(page.getByText("Bandi Ramulu").first()).toBeVisible();
    seen.push(step);
  });
  expect(seen).toEqual(["cart", "shipping", "assist", "confirm"]);
  expect([taps, typed]).toEqual([4, 0]);
});

/** What the message at the edge lies on, of sums, the main act and the dock; null while there is no message. */
function coveredByMessage(page: Page): Promise<string[] | null> {
  return page.evaluate(() => {
    const message = document.querySelector(".snack")?.getBoundingClientRect();
    if (!message) return null;
    return [...document.querySelectorAll(".mrow, .dock, .dock .btn, .tabbar")]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && box.top < message.bottom - 1 && message.top < box.bottom - 1;
      })
      .map((one) => (one.textContent ?? "").trim().slice(0, 40));
  });
}

const farmers = { en: "9000001012", te: "9000001013" } as const;
const openCart = { en: "Open cart", te: "కార్ట్ చూడండి" } as const;

for (const language of ["en", "te"] as const) {
  test(`a message covers neither sums nor the main act of the cart, and the cart offers no way to itself (${language})`, async ({
    page,
  }) => {
    if (language === "te") await inTelugu(page);
    await signInAs(page, agent);
    const { listingId, level2Id, level3Id } = await nearProduct(page);
    const others = (await (await page.request.get("/v2/store/products?limit=50")).json()) as {
      data: { products: { listingId: number; isInStock: boolean }[] };
    };
    const other = others.data.products.find((one) => one.isInStock && one.listingId !== listingId);
    await signInAs(page, farmers[language]);
    await page.request.put(`/v2/cart/lines/${other?.listingId}`, { data: { quantity: 1 } });
    await page.goto(`/#/app/store/p/c/x/${level2Id}_${level3Id}`);
    await page
      .getByRole("button", { name: language === "en" ? "Add to cart" : "కార్ట్‌లోకి" })
      .last()
      .tap();
    await expect(page.getByRole("button", { name: openCart[language] })).toBeVisible();
    await expect.poll(() => coveredByMessage(page)).toEqual([]);
    await page.evaluate(() => {
      location.hash = "#/app/store/checkout/cart";
    });
    await expect(page.locator(".mrow").first()).toBeVisible();
    await expect(page.getByRole("button", { name: openCart[language] })).toHaveCount(0);
    for (const scrolled of [0, 150, 300, 9999]) {
      await page.locator("main [data-listing]").getByRole("button").first().click();
      await expect(page.locator(".snack")).toBeVisible();
      await page.evaluate((top) => scrollTo(0, top), scrolled);
      await expect.poll(() => coveredByMessage(page), `${scrolled} px down`).toEqual([]);
      await page.locator(".snack .act").click();
      await expect(page.locator("main [data-listing]")).toHaveCount(2);
    }
  });

  test(`the busy button of the address keeps its size on a narrow phone (${language})`, async ({ page }) => {
    if (language === "te") await inTelugu(page);
    const listingId = await nearListing(page);
    await signInAs(page, farmers[language]);
    await page.request.put(`/v2/cart/lines/${listingId}`, { data: { quantity: 1 } });
    const answering = Promise.withResolvers<void>();
    await page.route("**/v2/checkout/address", async (route) => {
      await answering.promise;
      await route.continue();
    });
    await page.goto("/#/app/store/checkout/shipping");
    await fillAddress(page);
    const save = page.locator(".dock button[type=submit]");
    const size = async () => {
      const { width, height } = (await save.boundingBox()) ?? {};
      // A fraction of a pixel comes and goes with the place on the page.
      return [width, height].map((side) => Math.round(side ?? 0));
    };
    const before = await size();
    await save.tap();
    await expect(save).toHaveAttribute("aria-busy", "true");
    expect(await size()).toEqual(before);
    await expect(save.locator(".spin")).toBeVisible();
    answering.resolve();
    await page.unrouteAll({ behavior: "wait" });
  });
}
