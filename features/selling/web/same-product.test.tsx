import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { cancelLines } from "#features/orders/contract/order-requests.ts";
import { aListing, aPack, aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { visit } from "#testing/web/visit.ts";

const here = visit();

/** An order of two packs of one product, of 25 kg and of 50 kg. */
async function twoPacks() {
  const { server } = here;
  const seller = await aPerson(server, { roles: ["seller"] });
  const { sellerId } = await aSeller(server, { profileId: seller.profileId });
  const title = { en: "Neem cake", te: "వేప పిండి" };
  const { listingId, skuIds } = await aProduct(server, { sellerId, title, packs: [aPack(25), aPack(50)] });
  const larger = await aListing(server, { sellerId, skuId: skuIds[1] ?? 0 });
  const buyer = await aPerson(server);
  const lines = [listingId, larger.listingId].map((id) => ({ listingId: id, quantity: 1 }));
  const { orderIds } = await anOrder(server, { as: buyer.cookie, lines });
  const orderId = orderIds[0] ?? "";
  const giveUpLarger = () => {
    const body = {
      lines: [{ listingId: larger.listingId, quantity: 1 }],
      reasonCode: "found-cheaper" as const,
    };
    return server.call(cancelLines, { params: { orderId }, body }, { as: buyer.cookie });
  };
  return { seller: seller.cookie, buyer: buyer.cookie, orderId, giveUpLarger };
}

it("[SELL-004] two packs of one product are told apart where batches are entered, where a request for one is decided, and after it has left the order", async () => {
  const { seller, buyer, orderId, giveUpLarger } = await twoPacks();
  const page = here.open({ at: `/app/sell/orders/${orderId}`, as: seller });
  const press = async (name: string) => page.user.click(await screen.findByRole("button", { name }));
  await press("Accept order");
  await press("Pack");
  const dialog = within(screen.getByRole("dialog"));
  for (const pack of ["25 kg", "50 kg"]) {
    await page.user.type(dialog.getByLabelText(`Batch of Neem cake, ${pack}`), `NC-${pack.slice(0, 2)}`);
    await page.user.type(dialog.getByLabelText(`Expiry date of Neem cake, ${pack}`), "2027-03-31");
  }
  await page.user.click(dialog.getByRole("button", { name: "Pack" }));
  expect(await screen.findByText("Batch NC-50, expires 31 Mar 2027")).toBeDefined();
  expect((await giveUpLarger()).status).toBe(201);
  await page.reloadData();
  const asked = within(await screen.findByRole("group", { name: "Neem cake, 50 kg, 1 pack" }));
  await page.user.click(asked.getByRole("radio", { name: "Accept" }));
  await press("Decide");
  await press("Send");
  expect(await screen.findByText("Neem cake, 50 kg, 1 pack")).toBeDefined();
  await page.close();
  here.open({ at: `/app/order/${orderId}`, as: buyer });
  expect(await screen.findByText("Neem cake, 50 kg, 1 pack")).toBeDefined();
});
