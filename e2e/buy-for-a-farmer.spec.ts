import { expect, type Page, test } from "@playwright/test";
import { inTelugu, nearProduct, password, signInAs } from "./people.ts";

const farmersFields: Readonly<Record<string, string>> = {
  recipientName: "Bandi Ramulu",
  phone: "9812345210",
  addressLine1: "H.No. 3-41, Ramalayam Street",
  city: "Narsampet",
  postalCode: "506132",
};

async function pendingInPaise(page: Page): Promise<number> {
  const response = await page.request.get("/rest/v2/estore/stats/santhaEarnings");
  const { data } = (await response.json()) as { data: { pendingEarnings: number } };
  return Math.round(data.pendingEarnings * 100);
}

/** Fills the address by the fields' names, which are the same in both languages. */
async function fillAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(farmersFields))
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="state"]').selectOption("Telangana");
}

test("an agent signs in on a phone, buys for a farmer and sees the order and its pending margin", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByLabel("Mobile number").fill("9000000101");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/#\/app\/home/);
  const before = await pendingInPaise(page);

  const { title } = await nearProduct(page);
  await page.goto("/#/app/store");
  await page.getByRole("searchbox").fill(title.en);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: title.en }).first().click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect.poll(() => cartCount(page)).toBe(1);

  await page.goto("/#/app/store/checkout/cart");
  await page
    .getByRole("button", { name: /^Continue/ })
    .or(page.getByRole("link", { name: /^Continue/ }))
    .click();
  await expect(page).toHaveURL(/checkout\/shipping/);
  await fillAddress(page);
  await page.getByRole("button", { name: "Save address" }).click();
  await page
    .getByRole("button", { name: /^Continue/ })
    .or(page.getByRole("link", { name: /^Continue/ }))
    .click();
  await expect(page).toHaveURL(/checkout\/confirm/);
  await expect(page.getByText("Bandi Ramulu")).toBeVisible();
  await page.getByRole("button", { name: "Place order" }).click();

  await expect(page.getByText("Your order placed successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "THANK YOU" })).toBeVisible();
  await page.goto("/#/app/order");
  await expect(page.getByText("Pending earnings")).toBeVisible();
  await expect(page.getByText("PENDING").first()).toBeVisible();
  expect(await pendingInPaise(page)).toBeGreaterThan(before);
});

test("the same in Telugu: the way from the cart to the order, all in Telugu words", async ({ page }) => {
  await inTelugu(page);
  await signInAs(page, "9000000102");
  const { title } = await nearProduct(page);
  await page.goto(`/#/app/store?q=${encodeURIComponent(title.te)}`);
  await page.getByRole("link", { name: title.te }).first().click();
  await page.getByRole("button", { name: "కార్ట్‌లోకి" }).click();
  await expect.poll(() => cartCount(page)).toBe(1);
  await page.goto("/#/app/store/checkout/cart");
  await expect(page.getByRole("banner").getByText("కార్ట్")).toBeVisible();
  await page.goto("/#/app/store/checkout/shipping");
  await fillAddress(page);
  await page.getByRole("button", { name: /సేవ్/ }).click();
  await expect.poll(async () => (await quote(page)).firstOpenStep).toBe("confirm");
  await page.goto("/#/app/store/checkout/confirm");
  await page.getByRole("button", { name: /ఆర్డర్/ }).last().click();
  await expect(page).toHaveURL(/order\/success/);
  await expect(page.locator("html")).toHaveAttribute("lang", "te");
});

async function cartCount(page: Page): Promise<number> {
  const { data } = (await (await page.request.get("/v2/cart/count")).json()) as {
    data: { itemCount: number };
  };
  return data.itemCount;
}

async function quote(page: Page): Promise<{ firstOpenStep: string }> {
  const { data } = (await (await page.request.get("/v2/checkout")).json()) as {
    data: { firstOpenStep: string };
  };
  return data;
}
