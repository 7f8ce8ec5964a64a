import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { readCart } from "#features/cart/contract";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import type { OpenedApp } from "#testing/web/open-app.tsx";
import { visit } from "#testing/web/visit.ts";

const here = visit();

async function ordered() {
  const { cookie } = await aPerson(here.server);
  const neem = await aProduct(here.server, { onHand: 9, title: { en: "Neem cake", te: "వేప పిండి" } });
  const zinc = await aProduct(here.server, {
    onHand: 9,
    title: { en: "Zinc sulphate", te: "జింక్ సల్ఫేట్" },
    sellerId: neem.sellerId,
  });
  const lines = [neem, zinc].map(({ listingId }) => ({ listingId, quantity: 2 }));
  const { orderIds } = await anOrder(here.server, { as: cookie, lines });
  return { cookie, orderId: orderIds[0] ?? "", neem, zinc };
}
const change = (listingId: number, values: object) =>
  here.server.platform.database.updateTable("listings").set(values).where("id", "=", listingId).execute();
const press = async (opened: OpenedApp) =>
  opened.user.click(await screen.findByRole("button", { name: "Order again" }));
const itemCount = async (as: string) => (await here.server.call(readCart, {}, { as })).data.itemCount;

it("an order is put into the cart again with one tap, and the cart is shown", async () => {
  const { cookie, orderId } = await ordered();
  const page = here.open({ at: `/app/order/${orderId}`, as: cookie });
  await press(page);
  await waitFor(() => expect(page.address()).toBe("/app/store/checkout/cart"));
  expect(await screen.findByRole("heading", { name: "Neem cake" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "Zinc sulphate" })).toBeDefined();
});

it("what is not sold any more or short is named before the cart is opened", async () => {
  const { cookie, orderId, neem, zinc } = await ordered();
  await change(neem.listingId, { is_listed: false });
  await change(zinc.listingId, { on_hand: 3 });
  const page = here.open({ at: `/app/order/${orderId}`, as: cookie });
  await press(page);
  const said = within(await screen.findByRole("dialog", { name: "Some products were not added" }));
  expect(said.getByText("Neem cake").closest("li")?.textContent).toContain("no longer sold, or sold out");
  expect(said.getByText("Zinc sulphate").closest("li")?.textContent).toContain("1 of 2");
  await page.user.click(said.getByRole("button", { name: "Open cart" }));
  await waitFor(() => expect(page.address()).toBe("/app/store/checkout/cart"));
  expect(await itemCount(cookie)).toBe(1);
});

it("a lost connection is said, the cart stays as it was, and another press does it", async () => {
  const { cookie, orderId } = await ordered();
  const page = here.open({ at: `/app/order/${orderId}`, as: cookie });
  await screen.findByRole("button", { name: "Order again" });
  const mend = breakCalls("/v2/cart/orders", "no answer");
  await press(page);
  expect(await screen.findByText("No connection. Please try again.")).toBeDefined();
  expect(await itemCount(cookie)).toBe(0);
  mend();
  await press(page);
  await waitFor(() => expect(page.address()).toBe("/app/store/checkout/cart"));
});
