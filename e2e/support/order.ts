import { expect, type Page } from "@playwright/test";
import { farmersAddress } from "./farmers-address.ts";
import { nearProduct } from "./people.ts";

/** Orders one pack without a page, so that the buyer is told of his order. */
export async function order(page: Page): Promise<void> {
  const { listingId } = await nearProduct(page);
  await page.request.post("/v2/cart/lines", { data: { listingId, quantity: 1 } });
  const chosen = await page.request.put("/v2/checkout/address", { data: farmersAddress });
  const { data } = (await chosen.json()) as { data: { fingerprint: string } };
  const placed = await page.request.post("/v2/checkout/orders", {
    data: { paymentMode: "COD", fingerprint: data.fingerprint },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(placed.status(), await placed.text()).toBe(201);
}
