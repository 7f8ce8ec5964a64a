import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setCartQuantity } from "#features/cart/contract";
import { listOrders } from "#features/orders/contract/orders.ts";
import { aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { hanamkonda } from "#testing/shop/people.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import type { OpenedApp } from "#testing/web/open-app.tsx";
import { visit } from "#testing/web/visit.ts";

const shipping = "/app/store/checkout/shipping";
const confirm = "/app/store/checkout/confirm";
const here = visit();
let page: OpenedApp | undefined;

async function open(at: string, as: string): Promise<OpenedApp> {
  await page?.close();
  page = here.open({ at, as });
  return page;
}

async function filled(options: { isAgent?: boolean; isReady?: boolean } = {}) {
  const { cookie } = await aPerson(here.server, options.isAgent ? { roles: ["agent"] } : {});
  const seller = await aSeller(here.server, {
    name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" },
    handlingChargeInPaise: 25_00,
    shippingRates: shippingEverywhere().filter((rate) => rate.pinPrefix === "5"),
  });
  const { listingId } = await aProduct(here.server, {
    sellerId: seller.sellerId,
    priceInPaise: 640_00,
    commissionInPaise: 32_00,
    mrpInPaise: 900_00,
    onHand: 10,
    title: { en: "Zinc sulphate", te: "జింక్ సల్ఫేట్" },
  });
  const lines = [{ listingId, quantity: 2 }];
  if (options.isReady) await readyToPlace(here.server, { as: cookie, lines });
  else
    await here.server.call(setCartQuantity, { params: { listingId }, body: { quantity: 2 } }, { as: cookie });
  return { cookie, listingId };
}

const change = (listingId: number, values: { price_in_paise?: number; on_hand?: number }) =>
  here.server.platform.database.updateTable("listings").set(values).where("id", "=", listingId).execute();
const ordersOf = async (cookie: string) =>
  (await here.server.call(listOrders, { query: {} }, { as: cookie })).data.orders;
const press = async ({ user }: OpenedApp, name: string) =>
  user.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);

async function typeAddress({ user }: OpenedApp, postalCode: string): Promise<void> {
  const retype = async (field: HTMLElement, text: string): Promise<void> => {
    await user.clear(field);
    await user.type(field, text);
  };
  await retype(await screen.findByLabelText(/name/i), "Ramulu");
  await retype(screen.getByLabelText("Mobile number"), "98123 45210");
  await user.type(screen.getByLabelText("House number, street"), "H.No. 3-41, Khanapur");
  await retype(screen.getByLabelText("Town or mandal"), "Narsampet");
  await retype(screen.getByLabelText("Pin code"), postalCode);
  await user.selectOptions(screen.getByLabelText("State"), "Telangana");
}

describe("the shipping step", () => {
  it("[NAV-103] takes the farmer's address, then shows each seller's charge and day, then goes on", async () => {
    const { cookie } = await filled({ isAgent: true });
    const opened = await open(shipping, cookie);
    await typeAddress(opened, "506 132");
    expect(screen.getByText(/The farmer's address: the parcel/)).toBeDefined();
    await press(opened, "Save address");
    const delivery = within(await screen.findByRole("region", { name: "Delivery" }));
    expect(delivery.getByText(/Shipping ₹40\.00 · Expected by 17 Jul 2026/)).toBeDefined();
    await press(opened, "Continue to assist");
    await waitFor(() => expect(opened.address()).toBe("/app/store/checkout/assist"));
  });

  it("begins with the buyer's own name, number and pin code; an agent, who orders for a farmer, begins with nothing", async () => {
    const own = await aPerson(here.server, { firstName: "Sarada" });
    const { listingId } = await filled();
    await here.server.call(
      setCartQuantity,
      { params: { listingId }, body: { quantity: 1 } },
      { as: own.cookie },
    );
    await open(shipping, own.cookie);
    const values = async () => [
      (await screen.findByLabelText<HTMLInputElement>(/name/i)).value,
      screen.getByLabelText<HTMLInputElement>("Mobile number").value,
      screen.getByLabelText<HTMLInputElement>("Pin code").value,
    ];
    expect(await values()).toEqual(["Sarada", own.mobileNo, hanamkonda.postalCode]);
    await page?.close();
    await open(shipping, (await filled({ isAgent: true })).cookie);
    expect(await values()).toEqual(["", "", ""]);
  });

  it("says beside each field what is wrong and keeps what was typed, also after leaving the page", async () => {
    const { cookie } = await filled();
    const opened = await open(shipping, cookie);
    await opened.user.clear(await screen.findByLabelText("Receiver's name"));
    await opened.user.type(screen.getByLabelText("Receiver's name"), "Ramulu");
    await opened.user.clear(screen.getByLabelText("Pin code"));
    await opened.user.type(screen.getByLabelText("Pin code"), "5061");
    await press(opened, "Save address");
    expect(await screen.findByText("A pin code has 6 digits.")).toBeDefined();
    expect(screen.getByLabelText("Pin code").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("Receiver's name").getAttribute("aria-invalid")).toBeNull();
    opened.goTo("/app/store/checkout/cart");
    await screen.findByRole("heading", { name: "Zinc sulphate" });
    opened.goTo(shipping);
    expect((await screen.findByLabelText<HTMLInputElement>("Pin code")).value).toBe("5061");
    expect(screen.getByLabelText<HTMLInputElement>("Receiver's name").value).toBe("Ramulu");
  });

  it("names beside the pin code the seller who does not deliver there", async () => {
    const { cookie } = await filled();
    const opened = await open(shipping, cookie);
    await typeAddress(opened, "190101");
    await press(opened, "Save address");
    expect(await screen.findByText("Kakatiya Agro does not deliver to 190101.")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Pin code").value).toBe("190101");
    expect(opened.address()).toBe(shipping);
  });

  it("keeps what was typed when the connection is lost", async () => {
    const { cookie } = await filled();
    const opened = await open(shipping, cookie);
    await typeAddress(opened, "506132");
    const mend = breakCalls("/v2/checkout/address", "no answer");
    await press(opened, "Save address");
    expect(await screen.findByText(/What you typed is saved/)).toBeDefined();
    mend();
    await press(opened, "Save address");
    expect(await screen.findByRole("region", { name: "Delivery" })).toBeDefined();
  });
});

describe("the confirm step", () => {
  it("[NAV-105] [CART-006] shows all totals, takes the payment mode and places the order", async () => {
    const { cookie } = await filled({ isAgent: true, isReady: true });
    const opened = await open(confirm, cookie);
    const slip = within(await screen.findByRole("region", { name: "Price breakup" }));
    const rows = slip.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toEqual([
      ["Products value", "₹1,280.00"],
      ["Shipping charges", "₹40.00"],
      ["Handling charges", "₹25.00"],
      ["Discount", "₹0.00"],
      ["Coupon discount", "₹0.00"],
      ["Order total", "₹1,345.00"],
      ["Margin you earn", "+ ₹64.00"],
      ["Final customer price", "₹1,409.00"],
    ]);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Cash on delivery/ }).checked).toBe(true);
    await press(opened, "Place order");
    expect(await screen.findByText("THANK YOU")).toBeDefined();
    const [order] = await ordersOf(cookie);
    expect(opened.address()).toBe(`/app/order/success/${order?.masterId}`);
  });

  it("says until when the products are kept, and keeps them", async () => {
    const { cookie, listingId } = await filled({ isReady: true });
    await open(confirm, cookie);
    expect(await screen.findByText("Reserved for you until 11:15 AM.")).toBeDefined();
    const { held } = await here.server.platform.database
      .selectFrom("listings")
      .select("held")
      .where("id", "=", listingId)
      .executeTakeFirstOrThrow();
    expect(held).toBe(2);
  });

  it("no margin and no final customer price is shown to a farmer", async () => {
    const { cookie } = await filled({ isReady: true });
    await open(confirm, cookie);
    await screen.findByRole("region", { name: "Price breakup" });
    expect(screen.queryByText("Margin you earn")).toBeNull();
    expect(screen.queryByText("Final customer price")).toBeNull();
  });

  it("a price that changed meanwhile is shown old and new and asked again (R3)", async () => {
    const { cookie, listingId } = await filled({ isReady: true });
    const opened = await open(confirm, cookie);
    await screen.findAllByRole("button", { name: "Place order" });
    await change(listingId, { price_in_paise: 650_00 });
    await press(opened, "Place order");
    const note = await screen.findByText(/Your order has changed/);
    expect(note.closest("[role=alert]")?.textContent).toContain(
      "Zinc sulphate, price: before ₹640.00 → now ₹650.00",
    );
    expect(await ordersOf(cookie)).toHaveLength(0);
    await press(opened, "Place order");
    expect(await screen.findByText("THANK YOU")).toBeDefined();
    expect(await ordersOf(cookie)).toHaveLength(1);
  });

  it("a price that changed between cart and confirm is shown old and new before anything is placed (R3)", async () => {
    const { cookie, listingId } = await filled({ isReady: true });
    const opened = await open("/app/store/checkout/cart", cookie);
    await press(opened, "Continue to shipping");
    await screen.findAllByRole("button", { name: "Continue to confirm" });
    await change(listingId, { price_in_paise: 655_00 });
    await press(opened, "Continue to confirm");
    const note = await screen.findByText(/Your order has changed/);
    expect(note.closest("[role=alert]")?.textContent).toContain("before ₹640.00 → now ₹655.00");
  });

  it("what sold out meanwhile is named, and the buyer is led to the cart", async () => {
    const { cookie, listingId } = await filled({ isReady: true });
    const opened = await open(confirm, cookie);
    await screen.findAllByRole("button", { name: "Place order" });
    await change(listingId, { on_hand: 1 });
    await press(opened, "Place order");
    expect(await screen.findByText("Zinc sulphate: only 1 left, 2 in the cart")).toBeDefined();
    const links = screen.getAllByRole("link", { name: "Change the cart" });
    expect(links[0]?.getAttribute("href")).toContain("#/app/store/checkout/cart");
    expect(await ordersOf(cookie)).toHaveLength(0);
  });

  it("an answer lost on the way is said, and trying again finds the one order that was made (R10)", async () => {
    const { cookie } = await filled({ isReady: true });
    const opened = await open(confirm, cookie);
    const mend = loseAnswers("/v2/checkout/orders");
    await press(opened, "Place order");
    expect(await screen.findByText(/Your order may already be placed/)).toBeDefined();
    mend();
    await press(opened, "Try again");
    expect(await screen.findByText("THANK YOU")).toBeDefined();
    expect(await ordersOf(cookie)).toHaveLength(1);
  });

  it("after a reload the lost answer is still known, and trying again never makes a second order (R10)", async () => {
    const { cookie } = await filled({ isReady: true });
    const opened = await open(confirm, cookie);
    const mend = loseAnswers("/v2/checkout/orders");
    await press(opened, "Place order");
    await screen.findByText(/Your order may already be placed/);
    mend();
    const kept = Object.entries(sessionStorage);
    await opened.close();
    for (const [name, value] of kept) sessionStorage.setItem(name, value);
    page = here.open({ at: confirm, as: cookie });
    expect(await screen.findByText(/Your order may already be placed/)).toBeDefined();
    await press(page, "Try again");
    expect(await screen.findByText("THANK YOU")).toBeDefined();
    expect(await ordersOf(cookie)).toHaveLength(1);
  });
});

describe("steps opened too early", () => {
  it("[CART-007] shipping and confirm with an empty cart lead to the cart", async () => {
    const { cookie } = await aPerson(here.server);
    for (const at of [shipping, confirm]) {
      const opened = await open(at, cookie);
      await waitFor(() => expect(opened.address()).toBe("/app/store/checkout/cart"));
      expect(await screen.findByText("Your cart is empty")).toBeDefined();
    }
  });

  it("[CART-007] confirm without an address leads to shipping", async () => {
    const { cookie } = await filled();
    const opened = await open(confirm, cookie);
    await waitFor(() => expect(opened.address()).toBe(shipping));
    expect(await screen.findByLabelText("Pin code")).toBeDefined();
  });
});

/** Lets the server do its work and loses what it says. */
function loseAnswers(part: string): () => void {
  const working = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await working(input, init);
    if (String(input).includes(part)) throw new TypeError("Failed to fetch");
    return answer;
  };
  return () => {
    globalThis.fetch = working;
  };
}
