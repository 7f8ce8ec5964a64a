import { expect, type Page } from "@playwright/test";
import { nearProduct } from "./people.ts";

const farmersFields = {
  recipientName: "Bandi Ramulu",
  phone: "9812345210",
  addressLine1: "H.No. 3-41, Ramalayam Street",
  city: "Narsampet",
  postalCode: "506132",
};
/** Where the farmer of these journeys lives, as the calls take it. */
export const farmersAddress = { ...farmersFields, state: "Telangana" };

/** Fills a new address by the fields' names, which are the same in both languages. */
export async function fillAddress(page: Page, phone?: string): Promise<void> {
  // One who has ordered before is shown his saved addresses first.
  const add = page.getByRole("button", { name: /Add an address|కొత్త చిరునామా చేర్చండి/ });
  await page.locator('[name="recipientName"]').or(add).first().waitFor();
  if (await add.isVisible()) await add.click();
  const { city, ...fields } = { ...farmersFields, ...(phone && { phone }) };
  // Town and state fill themselves once the pin code is known, and then open by their button.
  const town = page.getByRole("button", { name: /Change town or state|పట్టణం, రాష్ట్రం మార్చండి/ });
  await expect(async () => {
    if (await town.isVisible()) await town.click();
    await page.locator('[name="city"]').fill(city, { timeout: 1000 });
  }).toPass();
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="state"]').selectOption("Telangana");
}

/** Puts a product into the cart of the signed-in agent and sends it to the farmer: only the confirm step is left. */
export async function readyToConfirm(page: Page): Promise<void> {
  const { listingId } = await nearProduct(page);
  await page.request.post("/v2/cart/lines", { data: { listingId, quantity: 1 } });
  expect((await page.request.put("/v2/checkout/address", { data: farmersAddress })).status()).toBe(200);
}
