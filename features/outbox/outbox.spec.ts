import { expect, type Page, test } from "@playwright/test";
import { keptByWorker, openKeptApp, profileKey } from "../../e2e/support/kept-app.ts";
import { nearProduct, signInAs } from "../../e2e/support/people.ts";

const cart = "/#/app/store/checkout/cart";

interface InCart {
  readonly title: string;
  readonly listingId: number;
  readonly level3Id: number;
}

/** Opens the cart of somebody who comes back, with one pack of a product in it. */
async function lineOf(page: Page, mobileNo: string): Promise<InCart> {
  await openKeptApp(page, mobileNo);
  const { listingId, level3Id, title } = await nearProduct(page);
  await page.request.delete(`/v2/cart/lines/${listingId}`);
  await page.request.post("/v2/cart/lines", { data: { listingId, quantity: 1 } });
  await page.reload();
  await page.goto(cart);
  await expect(page.getByRole("button", { name: `One more: ${title.en}` })).toBeVisible();
  return { title: title.en, listingId, level3Id };
}

test("without a network Log out asks what is to become of unsent work, and the app goes on when it is closed", async ({
  page,
  context,
}) => {
  const { title } = await lineOf(page, "9000000109");
  await context.setOffline(true);
  await page.getByRole("button", { name: `One more: ${title}` }).click();
  await expect(page.getByText("1 change waiting to be sent.")).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator(".hdr").getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  const question = page.getByRole("dialog", { name: "Not everything is sent" });
  await expect(question.getByRole("button", { name: "Send now" })).toBeDisabled();
  await question.getByRole("button", { name: "Close" }).click();
  await expect(question).toHaveCount(0);
  await page.goto(cart);
  await expect(page.getByLabel(`Quantity: ${title}`)).toHaveValue("2");
});

test("on a device that saves data, too, what is changed without a network waits, and the pages that are read offline open", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem("santha.data-saver", "on"));
  const { title } = await lineOf(page, "9000000110");
  expect((await keptByWorker(page)).filter((one) => /product-page|help/.test(one))).toEqual([]);
  await context.setOffline(true);
  await page.getByRole("button", { name: `One more: ${title}` }).click();
  await page.getByRole("link", { name: "1 change waiting to be sent." }).click();
  await expect(page.getByRole("region", { name: `${title}: 2 in the cart` })).toBeVisible();
});

interface Line {
  readonly listingId: number;
  readonly quantity: number;
}

async function packsInCart(page: Page, listingId: number): Promise<number | undefined> {
  const { data } = (await (await page.request.get("/v2/cart")).json()) as {
    data: { groups: { lines: Line[] }[] };
  };
  const lines = data.groups.flatMap((group) => group.lines);
  return lines.find((line) => line.listingId === listingId)?.quantity;
}

async function isOnWishlist(page: Page, level3Id: number): Promise<boolean> {
  const { data } = (await (await page.request.get("/v2/farmstore/wishlist/all?store=santha")).json()) as {
    data: unknown;
  };
  return JSON.stringify(data).includes(`"productLevel3Id":${level3Id}`);
}

/** What the device keeps of unsent changes, as text. */
function keptUnsent(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("santha-outbox");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction("outbox").objectStore("outbox").getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
}

test("what is changed without a network outlives the page, and is sent once when the network is back", async ({
  page,
  context,
}) => {
  const { title, listingId } = await lineOf(page, "9000000107");
  const calls: string[] = [];
  await context.setOffline(true);
  for (let press = 0; press < 3; press += 1)
    await page.getByRole("button", { name: `One more: ${title}` }).click();
  await expect(page.getByText("1 change waiting to be sent.")).toBeVisible();
  // The page may be left once the last press is on the device, a moment after it is on the screen.
  await expect.poll(() => keptUnsent(page)).toContain(`${title}: 4 in the cart`);
  await page.reload();
  await expect(page.getByLabel(`Quantity: ${title}`)).toHaveValue("4");
  await page.getByRole("link", { name: "1 change waiting to be sent." }).click();
  await expect(page.getByRole("region", { name: `${title}: 4 in the cart` })).toContainText(
    "Waiting for internet.",
  );
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/v2/cart/lines")) calls.push(request.url());
  });
  await context.setOffline(false);
  await expect(page.getByText("Everything is sent")).toBeVisible();
  expect(await packsInCart(page, listingId)).toBe(4);
  expect(calls).toHaveLength(1);
});

test("what a page was sending when it was closed is sent by the next one, in order, and has its effect once", async ({
  page,
  context,
}) => {
  const { title, listingId, level3Id } = await lineOf(page, "9000000109");
  await page.goto(`/#/app/store/p/c/x/1_${level3Id}`);
  const heartOf = (tab: Page) => tab.getByRole("button", { name: `Wishlist: ${title}` }).first();
  const isWished = await isOnWishlist(page, level3Id);
  await expect(heartOf(page)).toHaveAttribute("aria-pressed", String(isWished));
  const tab = await context.newPage();
  await tab.goto(cart);
  // The server takes the first change, and its answer never arrives.
  let isTaken = false;
  await tab.route("**/v2/cart/lines/**", async (route) => {
    await route.fetch();
    isTaken = true;
  });
  for (let press = 0; press < 2; press += 1)
    await tab.getByRole("button", { name: `One more: ${title}` }).click();
  await tab.goto(`/#/app/store/p/c/x/1_${level3Id}`);
  // A heart is empty until the wishlist has come.
  await expect(heartOf(tab)).toHaveAttribute("aria-pressed", String(isWished));
  await heartOf(tab).click();
  await expect.poll(() => isTaken).toBe(true);
  await expect.poll(() => keptUnsent(tab)).toContain('"subject":"wishlist/');
  await tab.close({ runBeforeUnload: false });
  await page.goto("about:blank");
  await page.goto("/#/app/unsent");
  // Sent in order: once the last one is there, so are those before it.
  await expect.poll(() => isOnWishlist(page, level3Id), { timeout: 20_000 }).toBe(!isWished);
  await expect(page.getByText("Everything is sent")).toBeVisible();
  expect(await packsInCart(page, listingId)).toBe(3);
});

test("when the answer is lost the change is sent again under the same key, and has its effect once", async ({
  page,
}) => {
  const { listingId, level3Id } = await lineOf(page, "9000000109");
  await page.request.delete(`/v2/cart/lines/${listingId}`);
  await page.goto(`/#/app/store/p/c/x/1_${level3Id}`);
  const keys: (string | undefined)[] = [];
  await page.route("**/v2/cart/lines", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    // The server takes it and answers; the answer never arrives.
    await route.fetch();
    return route.abort("connectionreset");
  });
  // The buyer lives where the near seller does not deliver.
  await page.getByRole("button", { name: "Buy for another place" }).click();
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(page.getByText("1 change waiting to be sent.")).toBeVisible();
  expect(await packsInCart(page, listingId)).toBe(1);
  await expect(page.getByText("1 change waiting to be sent.")).toHaveCount(0, { timeout: 20_000 });
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
  expect(await packsInCart(page, listingId)).toBe(1);
});

test("of several tabs one sends, and all of them show that it is done", async ({ page, context }) => {
  const { title, listingId } = await lineOf(page, "9000000110");
  const tabs = [page];
  for (let more = 0; more < 3; more += 1) {
    const tab = await context.newPage();
    await tab.goto(cart);
    await expect(tab.getByRole("button", { name: `One more: ${title}` })).toBeVisible();
    tabs.push(tab);
  }
  let calls = 0;
  context.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/v2/cart/lines")) calls += 1;
  });
  await page.waitForTimeout(2500);
  await context.setOffline(true);
  await page.getByRole("button", { name: `One more: ${title}` }).click();
  for (const tab of tabs) await expect(tab.getByText("1 change waiting to be sent.")).toBeVisible();
  await context.setOffline(false);
  for (const tab of tabs) await expect(tab.getByText("1 change waiting to be sent.")).toHaveCount(0);
  for (const tab of tabs) await expect(tab.getByLabel(`Quantity: ${title}`)).toHaveValue("2");
  expect(await packsInCart(page, listingId)).toBe(2);
  expect(calls).toBe(1);
});

test("two people on one phone: what the first has not sent is never sent for the second, and waits for the first", async ({
  page,
  context,
}) => {
  const first = "9000000111";
  const { title, listingId } = await lineOf(page, first);
  const firstKey = await profileKey(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: `One more: ${title}` }).click();
  await expect(page.getByText("1 change waiting to be sent.")).toBeVisible();
  await page.route("**/v2/cart/lines/**", (route) => route.abort("connectionreset"));
  await context.setOffline(false);
  await page.getByRole("button", { name: "Back" }).click();
  await page.goto("/#/app/home");
  await page.locator(".hdr").getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("button", { name: "Keep for this account" }).click();
  await expect(page).toHaveURL(/#\/auth\/signin/);
  await page.unroute("**/v2/cart/lines/**");
  await signInAs(page, "9000000105");
  await page.request.delete(`/v2/cart/lines/${listingId}`);
  // A visit of its own: the page that is open still knows nobody, and would lead to sign-in.
  await page.goto("about:blank");
  await page.goto("/#/app/unsent");
  await expect(page.getByText("Everything is sent")).toBeVisible();
  await page.waitForTimeout(4000);
  expect(await profileKey(page)).not.toBe(firstKey);
  expect(await packsInCart(page, listingId)).toBeUndefined();
  await signInAs(page, first);
  await page.reload();
  await expect(page.getByText("Everything is sent")).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => packsInCart(page, listingId)).toBe(2);
});
