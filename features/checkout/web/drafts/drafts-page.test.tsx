import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { addToCart, readCart } from "#features/cart/contract";
import { listOrders } from "#features/orders/contract/orders.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import type { OpenedApp } from "#testing/web/open-app.tsx";
import { visit } from "#testing/web/visit.ts";
import { readCheckout } from "../../contract/checkout.ts";

const assist = "/app/store/checkout/assist";
const drafts = "/app/store/checkout/drafts";
const here = visit();

async function open(at: string, as: string): Promise<OpenedApp> {
  return here.open({ at, as });
}

const goods = { priceInPaise: 640_00, commissionInPaise: 32_00, mrpInPaise: 700_00, onHand: 50 };
const named = (en: string, te: string) => aProduct(here.server, { ...goods, title: { en, te } });

async function ready() {
  const { cookie } = await aPerson(here.server, { roles: ["agent"], firstName: "Padma" });
  const { listingId } = await named("Zinc sulphate", "జింక్ సల్ఫేట్");
  await readyToPlace(here.server, { as: cookie, lines: [{ listingId, quantity: 2 }] });
  return { cookie, listingId };
}

const press = async ({ user }: OpenedApp, name: string | RegExp) =>
  user.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);
const card = async (name: string) => within(await screen.findByRole("region", { name }));
const linesInCart = async (as: string) =>
  (await here.server.call(readCart, {}, { as })).data.groups.flatMap((group) => group.lines);
const loseConnection = (): void => {
  here.break(breakCalls("/v2/", "no answer"));
};

it("[CART-005] an order that is kept once more, and one that a failed opening puts aside, stays one draft", async () => {
  const { cookie } = await ready();
  const opened = await open(assist, cookie);
  await screen.findByLabelText("Margin on each: Zinc sulphate");
  await press(opened, "Save as draft order");
  await press(opened, "Save as draft order");
  opened.goTo(drafts);
  expect(await screen.findAllByText("For Ramulu")).toHaveLength(1);
});

it("[CART-005] an order kept without a connection is priced again, its differences shown, placed once, and then known by its own number", async () => {
  const { cookie, listingId } = await ready();
  const opened = await open(assist, cookie);
  const margin = await screen.findByLabelText("Margin on each: Zinc sulphate");
  loseConnection();
  await opened.user.clear(margin);
  await opened.user.type(margin, "40");
  await press(opened, "Save as draft order");
  opened.goTo(drafts);
  expect((await card("For Ramulu")).getByText("Saved on this phone. Not ordered yet.")).toBeDefined();
  await press(opened, "Check prices and continue");
  expect(await screen.findByText(/No connection\. The draft is still on this phone/)).toBeDefined();
  here.mend();
  await here.server.platform.database
    .updateTable("listings")
    .set({ price_in_paise: 650_00 })
    .where("id", "=", listingId)
    .execute();
  await press(opened, "Check prices and continue");
  const change = await screen.findByText(/Zinc sulphate, price/);
  expect(change.textContent).toMatch(/₹640\.00.*₹650\.00/);
  expect((await here.server.call(listOrders, { query: {} }, { as: cookie })).data.orders).toHaveLength(0);
  await press(opened, "Go to checkout");
  await waitFor(() => expect(opened.address()).toBe(assist));
  expect((await linesInCart(cookie))[0]).toMatchObject({ quantity: 2, lineMarginInPaise: 80_00 });
  await press(opened, "Continue to confirm");
  await press(opened, "Place order");
  await screen.findByText("THANK YOU");
  const [order] = (await here.server.call(listOrders, { query: {} }, { as: cookie })).data.orders;
  opened.goTo(drafts);
  const placed = await card("For Ramulu");
  expect(placed.getByText(/Placed as order/)).toBeDefined();
  expect(placed.queryByText(new RegExp(order?.masterId ?? "none"))).toBeNull();
  expect(placed.queryByRole("button", { name: "Check prices and continue" })).toBeNull();
  await opened.user.click(placed.getByRole("link", { name: `#${order?.orderId}` }));
  await waitFor(() => expect(opened.address()).toBe(`/app/order/${order?.orderId}`));
});

it("[CART-005] an order is prepared from nothing without a connection: products known here, farmer, margin, charge", async () => {
  const { cookie } = await ready();
  const opened = await open("/app/store/checkout/cart", cookie);
  await screen.findByRole("heading", { name: "Zinc sulphate" });
  loseConnection();
  opened.goTo(drafts);
  await press(opened, "Prepare a new order");
  await press(opened, "Save draft");
  expect(await screen.findByText("Add at least one product.")).toBeDefined();
  expect(screen.getByText("Enter the farmer's name, at most 60 letters.")).toBeDefined();
  await press(opened, "Add Zinc sulphate");
  await press(opened, /One more: Zinc sulphate/);
  await opened.user.type(screen.getByLabelText("Farmer's name"), "Lakshmi");
  await opened.user.type(screen.getByLabelText("Mobile number"), "9877700021");
  const charge = screen.getByLabelText("Your own charge");
  await opened.user.clear(charge);
  await opened.user.type(charge, "20");
  await press(opened, "Save draft");
  const kept = await card("For Lakshmi");
  expect(kept.getByText(/Zinc sulphate, ₹640\.00 × 2/)).toBeDefined();
  expect(screen.getByRole("region", { name: "For Lakshmi" }).textContent).toContain("₹1,364.00");
  here.mend();
  await press(opened, "Check prices and continue");
  await waitFor(async () => {
    const { data } = await here.server.call(readCheckout, {}, { as: cookie });
    expect(data.assist?.farmer).toEqual({ firstName: "Lakshmi", mobileNo: "9877700021" });
    expect(data.totals.marginInPaise).toBe(2 * 32_00 + 20_00);
    // Where it goes is chosen in the shipping step: nobody gets another farmer's parcel.
    expect(data.firstOpenStep).toBe("shipping");
  });
});

it("[CART-005] a product of another seller in a draft: what he asks for shipping and handling is among the differences", async () => {
  const { cookie } = await ready();
  const opened = await open(assist, cookie);
  await press(opened, "Save as draft order");
  const seller = await aSeller(here.server, { handlingChargeInPaise: 25_00 });
  const title = { en: "Neem cake", te: "వేప పిండి" };
  const neem = await aProduct(here.server, { ...goods, title, sellerId: seller.sellerId });
  await here.server.call(addToCart, { body: { listingId: neem.listingId, quantity: 1 } }, { as: cookie });
  opened.goTo("/app/store/checkout/cart");
  await screen.findByRole("heading", { name: "Neem cake" });
  opened.goTo(drafts);
  await press(opened, "Edit the draft: For Ramulu");
  await press(opened, "Add Neem cake");
  const slip = within(screen.getByRole("region", { name: "Price breakup" }));
  const told = (label: string) => slip.getByText(label).nextSibling?.textContent;
  expect(told("Handling charges")).toBe("when prices are checked");
  expect(told("Shipping charges")).not.toMatch(/₹/);
  await press(opened, "Save draft");
  await press(opened, "Check prices and continue");
  const handling = await screen.findByText(`${seller.name.en}, handling:`, { exact: false });
  expect(handling.textContent).toMatch(/–.*₹25\.00/);
  const { data: quote } = await here.server.call(readCheckout, {}, { as: cookie });
  const { shippingInPaise } = quote.groups.find(({ sellerId }) => sellerId === seller.sellerId) ?? {};
  expect(shippingInPaise).toBeGreaterThan(0);
  const shipping = await screen.findByText(`${seller.name.en}, shipping:`, { exact: false });
  expect(shipping.textContent).toContain(`₹${((shippingInPaise ?? 0) / 100).toFixed(2)}`);
});

it("what is in the cart becomes a draft itself when another draft is opened; what is gone from sale is named", async () => {
  const { cookie, listingId } = await ready();
  const opened = await open(assist, cookie);
  await press(opened, "Save as draft order");
  const other = await named("Neem cake", "వేప పిండి");
  await here.server.call(addToCart, { body: { listingId: other.listingId, quantity: 3 } }, { as: cookie });
  await here.server.platform.database
    .updateTable("listings")
    .set({ is_listed: false })
    .where("id", "=", listingId)
    .execute();
  opened.goTo(drafts);
  await press(opened, "Check prices and continue");
  expect(await screen.findByText(/Zinc sulphate: no longer sold, removed from the order/)).toBeDefined();
  expect(await screen.findByText("Your earlier cart is saved as a draft order.")).toBeDefined();
  expect(await screen.findByText(/Neem cake, ₹640\.00 × 3/)).toBeDefined();
  expect(await linesInCart(cookie)).toEqual([]);
});

it("a draft is deleted only by its person, after a question; another person on this phone does not see it", async () => {
  const { cookie } = await ready();
  const opened = await open(assist, cookie);
  await press(opened, "Save as draft order");
  // The same phone: only what is in the browser for good is still there.
  const kept = Object.entries(localStorage);
  const reopen = async (as: string): Promise<OpenedApp> => {
    for (const [name, value] of kept) localStorage.setItem(name, String(value));
    return open(drafts, as);
  };
  await opened.close();
  const stranger = await ready();
  const theirs = await reopen(stranger.cookie);
  expect(await screen.findByText("No draft orders")).toBeDefined();
  await theirs.close();
  const again = await reopen(cookie);
  await press(again, /Delete the draft: For Ramulu/);
  await press(again, "Delete");
  expect(await screen.findByText("No draft orders")).toBeDefined();
});
