import { expect, type Page, test } from "@playwright/test";
import { readyToConfirm } from "./support/farmers-address.ts";
import { signInAs } from "./support/people.ts";

const buyer = "9000000103";

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
    const again = page.getByRole("button", { name: "Try again" });
    await expect(async () => {
      // The page may have noticed by itself that the network is back: then there is nothing to press.
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(page.getByText("+91 90000 00103")).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  test("[ERR-013] where the app's first files do not come the page says so in its language, and Try again opens it", async ({
    page,
  }) => {
    const first = "**/assets/index-*.js";
    await page.addInitScript(() => localStorage.setItem("santha.language", "te"));
    await page.route(first, (route) => route.abort("connectionreset"));
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("కనెక్షన్ లేదు");
    await page.unroute(first);
    await page.getByRole("button", { name: "మళ్లీ ప్రయత్నించండి" }).click();
    await expect(page).toHaveURL(/#\/auth\/signin/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("when the answer of placing is lost, trying again gives the one order that was placed (R10)", async ({
  page,
}) => {
  await signInAs(page, buyer);
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
