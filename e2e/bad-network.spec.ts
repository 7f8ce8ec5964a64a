import { expect, type Page, test } from "@playwright/test";
import { nearProduct, signInAs } from "./people.ts";

const buyer = "9000000103";
const address = {
  recipientName: "Bandi Ramulu",
  phone: "9812345210",
  addressLine1: "H.No. 3-41",
  city: "Narsampet",
  state: "Telangana",
  postalCode: "506132",
};

async function readyToConfirm(page: Page): Promise<void> {
  await signInAs(page, buyer);
  const { listingId } = await nearProduct(page);
  await page.request.post("/v2/cart/lines", { data: { listingId, quantity: 1 } });
  const chosen = await page.request.put("/v2/checkout/address", { data: address });
  expect(chosen.status()).toBe(200);
}

async function orderCount(page: Page): Promise<number> {
  const answer = await page.request.get("/rest/v2/estore/stats/santhaEarnings");
  return ((await answer.json()) as { data: { totalOrders: number } }).data.totalOrders;
}

test.describe("a visit whose pages are not on the phone yet", () => {
  test.use({ serviceWorkers: "block" });

  test("[ERR-013] without a network each page says so instead of staying blank, and Try again brings it back", async ({
    page,
    context,
  }) => {
    await signInAs(page, buyer);
    const pages = ["/app/store", "/app/order", "/app/wishlist", "/app/store/checkout/cart", "/app/profiles"];
    await page.goto("/#/app/home");
    await page.reload();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    for (const path of pages) {
      await page.goto(`/#${path}`);
      await expect(page.getByText(/no (internet|network|connection)|offline/i).first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    }
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("+91 90000 00103")).toBeVisible();
  });
});

test("when the answer of placing is lost, trying again gives the one order that was placed (R10)", async ({
  page,
}) => {
  await readyToConfirm(page);
  const before = await orderCount(page);
  await page.goto("/#/app/store/checkout/confirm");
  let isLost = false;
  await page.route("**/v2/checkout/orders", async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    // The server gets it and answers; the answer never arrives.
    await route.fetch();
    return route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Place order" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Your order placed successfully!")).toBeVisible();
  expect(await orderCount(page)).toBe(before + 1);
});
