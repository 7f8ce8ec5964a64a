import { expect, type Locator, type Page, test } from "@playwright/test";
import { farmersAddress } from "../../e2e/support/farmers-address.ts";
import { nearProduct, signInAs } from "../../e2e/support/people.ts";

const agent = "9000000110";

/** The signed-in agent orders, to be paid in cash, and enters a part of it; gives the order's number. */
async function aPartPaidOrder(page: Page): Promise<string> {
  const { listingId } = await nearProduct(page);
  const ask = async (method: "get" | "post" | "put", path: string, data?: object) => {
    const answer = await page.request[method](path, data && { data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: { fingerprint: string; orderIds: string[] } }).data;
  };
  await ask("post", "/v2/cart/lines", { listingId, quantity: 1 });
  await ask("put", "/v2/checkout/address", farmersAddress);
  const { fingerprint } = await ask("get", "/v2/checkout");
  const { orderIds } = await ask("post", "/v2/checkout/orders", { paymentMode: "COD", fingerprint });
  const [orderId = ""] = orderIds;
  const payment = { amountInPaise: 10_00, paidThrough: "UPI", reference: `UPI${orderId}` };
  await ask("post", `/v2/orders/${orderId}/payments`, payment);
  return orderId;
}

const widthOf = async (dialog: Locator): Promise<number> => (await dialog.boundingBox())?.width ?? 0;

test("[PAY-016] [PAY-023] Make Payment and Partial payments are 600 px wide, and no wider than a phone", async ({
  page,
}) => {
  await signInAs(page, agent);
  const orderId = await aPartPaidOrder(page);
  for (const [screen, width] of [
    [1280, 600],
    [360, 336],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 });
    await page.goto(`/#/app/order/${orderId}`);
    await page.getByRole("button", { name: "Payment details" }).click();
    const makePayment = page.getByRole("dialog", { name: "Make Payment" });
    await expect(makePayment.getByLabel("Amount")).toBeVisible();
    await expect.poll(() => widthOf(makePayment)).toBe(width);
    await makePayment.getByRole("button", { name: "Cancel" }).click();
    await page.goto("/#/app/order");
    await page.getByRole("tab", { name: "Payments" }).click();
    await page.getByRole("button", { name: `Partial payments of ${orderId}` }).click();
    const partial = page.getByRole("dialog", { name: "Partial payments" });
    await expect(partial).toBeVisible();
    await expect.poll(() => widthOf(partial)).toBe(width);
    await partial.getByRole("button", { name: "Close" }).click();
  }
});
