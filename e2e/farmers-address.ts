import type { Page } from "@playwright/test";

const farmersFields: Readonly<Record<string, string>> = {
  recipientName: "Bandi Ramulu",
  phone: "9812345210",
  addressLine1: "H.No. 3-41, Ramalayam Street",
  city: "Narsampet",
  postalCode: "506132",
};

/** Fills a new address by the fields' names, which are the same in both languages. */
export async function fillAddress(page: Page, phone?: string): Promise<void> {
  // One who has ordered before is shown his saved addresses first.
  const add = page.getByRole("button", { name: /Add an address|కొత్త చిరునామా చేర్చండి/ });
  await page.locator('[name="recipientName"]').or(add).first().waitFor();
  if (await add.isVisible()) await add.click();
  for (const [name, value] of Object.entries({ ...farmersFields, ...(phone && { phone }) }))
    await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="state"]').selectOption("Telangana");
}
