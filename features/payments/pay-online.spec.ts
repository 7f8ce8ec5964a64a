import { expect, type Page, test } from "@playwright/test";
import { farmersAddress } from "../../e2e/support/farmers-address.ts";
import { inTelugu, nearProduct, signInAs } from "../../e2e/support/people.ts";

/** An agent whom no journey uses that runs beside this one. */
const mobileNo = "9000000107";

/** A product in the cart and an address, ready for the confirm step. */
async function readyToConfirm(page: Page): Promise<void> {
  // A first try may have left an open payment, which locks the cart.
  const { data } = (await (await page.request.get("/v2/open-payment")).json()) as {
    data: { masterId: string } | null;
  };
  if (data) await page.request.delete(`/v2/open-payment/${data.masterId}`);
  const { listingId } = await nearProduct(page);
  const put = await page.request.put(`/v2/cart/lines/${listingId}`, { data: { quantity: 1 } });
  expect(put.status()).toBe(200);
  expect((await page.request.put("/v2/checkout/address", { data: farmersAddress })).status()).toBe(200);
}

async function placeAndPay(page: Page): Promise<void> {
  await page.goto("/#/app/store/checkout/confirm");
  await page.getByRole("radio", { name: /^ఆన్‌లైన్‌లో చెల్లించండి/ }).check();
  await page.getByRole("button", { name: "ఆర్డర్ చేసి చెల్లించండి" }).click();
  await expect(page).toHaveURL(/fake-payu\/_payment/);
  await expect(page.getByRole("heading", { name: "సాధన చెల్లింపు" })).toBeVisible();
}

test("[NAV-012] [NAV-014] [CART-008] paying online on a phone in Telugu: it fails, the cart is kept, the next try succeeds", async ({
  page,
}) => {
  await inTelugu(page);
  await signInAs(page, mobileNo);
  await readyToConfirm(page);

  await placeAndPay(page);
  await page.getByRole("button", { name: "చెల్లింపు విఫలం కానివ్వండి" }).click();
  await expect(page).toHaveURL(/#\/rbl_payment\?txnid=/);
  await expect(page.getByRole("heading", { name: "చెల్లింపు విఫలమైంది" })).toBeVisible();
  await page.getByRole("link", { name: "కొనసాగండి" }).click();
  await expect(page).toHaveURL(/#\/app\/order\/failed/);
  await page.getByRole("link", { name: "మళ్లీ ప్రయత్నించండి" }).last().click();
  await expect(page).toHaveURL(/checkout\/confirm/);

  await placeAndPay(page);
  await page.getByRole("button", { name: /^చెల్లించండి · ₹/ }).click();
  await expect(page.getByRole("heading", { name: "చెల్లింపు అందింది" })).toBeVisible();
  await page.getByRole("link", { name: "మీ ఆర్డర్ చూడండి" }).click();
  await expect(page).toHaveURL(/#\/app\/order\/success\//);
  await expect(page.getByText("మీ ఆర్డర్ విజయవంతంగా నమోదైంది!")).toBeVisible();
  const { data } = (await (await page.request.get("/v2/cart/count")).json()) as {
    data: { itemCount: number };
  };
  expect(data.itemCount).toBe(0);
});

test("[CART-008] whoever turns back from the payment page finds his cart locked, and opens it again", async ({
  page,
}) => {
  await inTelugu(page);
  await signInAs(page, mobileNo);
  await readyToConfirm(page);
  await placeAndPay(page);
  await page.goBack();
  await expect(page).toHaveURL(/#\/rbl_payment\?txnid=/);
  await expect(page.getByRole("button", { name: "మళ్లీ చెల్లించండి" })).toBeVisible();
  await page.goto("/#/app/store/checkout/cart");
  await expect(page.getByText("మీ ఆన్‌లైన్ చెల్లింపు పూర్తి చేయండి")).toBeVisible();
  await page.getByRole("button", { name: "ఈ చెల్లింపును రద్దు చేయండి" }).first().click();
  await expect(page.getByText("మీ ఆన్‌లైన్ చెల్లింపు పూర్తి చేయండి")).toBeHidden();
});
