import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { address } from "../../e2e/support/address.ts";
import { nearProduct, password, signInAs } from "../../e2e/support/people.ts";

const seller = "9000000003";
const buyer = "9000000104";
/** What the offer takes off each pack. */
const discountInPaise = 100;

async function asSeller(request: APIRequestContext): Promise<APIRequestContext> {
  const answer = await request.post("/v2/auth/sign-in", { data: { mobileNo: seller, password } });
  expect(answer.status()).toBe(200);
  return request;
}

/** Takes away what a first try left: its offer and its packs. */
async function clear(listingId: number, ofSeller: APIRequestContext, page: Page): Promise<void> {
  const { data } = (await (await ofSeller.get("/v2/selling/offers?limit=50")).json()) as {
    data: { offers: { offerId: number; listingId: number; discountInPaise: number }[] };
  };
  for (const offer of data.offers)
    if (offer.listingId === listingId && offer.discountInPaise === discountInPaise)
      await ofSeller.delete(`/v2/selling/offers/${offer.offerId}`);
  await page.request.delete(`/v2/cart/lines/${listingId}`);
}

async function quote(page: Page): Promise<{ totals: { orderTotalInPaise: number } }> {
  return (
    (await (await page.request.get("/v2/checkout")).json()) as {
      data: { totals: { orderTotalInPaise: number } };
    }
  ).data;
}

const rupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`;

test("(R3) a price that rises before the order is placed is shown, asked about, and then what was shown is charged", async ({
  page,
  playwright,
}) => {
  const request = await asSeller(await playwright.request.newContext({ baseURL: address }));
  await signInAs(page, buyer);
  // Other journeys order at the same time, at prices that must stay.
  const { listingId } = await nearProduct(page, "last");
  await clear(listingId, request, page);
  const inIndia = (days: number) =>
    new Date(Date.now() + 330 * 60_000 + days * 86_400_000).toISOString().slice(0, 10);
  const offer = await request.post("/v2/selling/offers", {
    data: { listingId, discountInPaise, pinPrefixes: ["506"], startsOn: inIndia(0), endsOn: inIndia(1) },
  });
  expect(offer.status()).toBe(201);
  const { offerId } = ((await offer.json()) as { data: { offerId: number } }).data;

  await page.request.post("/v2/cart/lines", { data: { listingId, quantity: 2 } });
  const chosen = await page.request.put("/v2/checkout/address", {
    data: {
      recipientName: "Bandi Ramulu",
      phone: "9812345210",
      addressLine1: "H.No. 3-41",
      city: "Narsampet",
      state: "Telangana",
      postalCode: "506132",
    },
  });
  expect(chosen.status()).toBe(200);
  const before = (await quote(page)).totals.orderTotalInPaise;
  await page.goto("/#/app/store/checkout/confirm");
  const place = page.getByRole("button", { name: "Place order" });
  await expect(page.getByText(rupees(before)).first()).toBeVisible();

  // The seller ends his offer while the buyer still looks at the old price.
  expect((await request.delete(`/v2/selling/offers/${offerId}`)).status()).toBe(200);
  await place.click();
  await expect(page.getByText("Your order has changed.")).toBeVisible();
  await expect(page).toHaveURL(/checkout\/confirm/);
  const after = (await quote(page)).totals.orderTotalInPaise;
  expect(after).toBe(before + 2 * discountInPaise);
  await expect(page.getByText(rupees(after)).first()).toBeVisible();

  await place.click();
  await expect(page.getByText("Your order placed successfully!")).toBeVisible();
  const { data } = (await (await page.request.get("/v2/orders?limit=1")).json()) as {
    data: { orders: { totalAmount: number }[] };
  };
  expect(Math.round((data.orders[0]?.totalAmount ?? 0) * 100)).toBe(after);
  await request.dispose();
});
