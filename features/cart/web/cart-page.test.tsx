import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { aWelcomeCoupon } from "#testing/shop/coupons.ts";
import { breakCalls, delayCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { addToCart, readCart } from "../contract.ts";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

function open(as: string, begin = () => {}): OpenedApp {
  page = openApp(server, { at: "/app/store/checkout/cart", as, begin });
  return page;
}

async function shopping(
  options: {
    onHand?: number;
    quantity?: number;
    isAgent?: boolean;
    priceBreaks?: { quantity: number; priceInPaise: number }[];
  } = {},
) {
  const { cookie, profileId } = await aPerson(server, options.isAgent ? { roles: ["agent"] } : {});
  const seller = await aSeller(server, { name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" } });
  const product = await aProduct(server, {
    sellerId: seller.sellerId,
    priceInPaise: 1_125_00,
    commissionInPaise: 56_25,
    priceBreaks: options.priceBreaks ?? [],
    onHand: options.onHand ?? 20,
    title: { en: "Samba Mahsuri", te: "సాంబ మసూరి" },
  });
  const body = { listingId: product.listingId, quantity: options.quantity ?? 2 };
  await server.call(addToCart, { body }, { as: cookie });
  return { cookie, profileId, listingId: product.listingId };
}

const quantityIn = async (cookie: string) =>
  (await server.call(readCart, {}, { as: cookie })).data.groups[0]?.lines[0]?.quantity;
const quantityField = () => screen.findByLabelText("Quantity: Samba Mahsuri");

async function sellOut(listingId: number, onHand: number): Promise<void> {
  await server.platform.database
    .updateTable("listings")
    .set({ on_hand: onHand })
    .where("id", "=", listingId)
    .execute();
}

describe("the cart step", () => {
  it("[NAV-102] [CART-001] lists image, title, SKU, price, quantity and line total, by seller, with what the agent earns", async () => {
    const { cookie } = await shopping({ isAgent: true });
    open(cookie);
    const heading = await screen.findByRole("heading", { name: "1 product from Kakatiya Agro" });
    const line = within(
      (await screen.findByRole("heading", { name: "Samba Mahsuri" })).closest("article") as HTMLElement,
    );
    expect(heading).toBeDefined();
    expect(line.getByText(/25 kg bag/).textContent).toContain("₹1,125.00 each");
    expect((await quantityField()).getAttribute("value")).toBe("2");
    expect(document.querySelector("article.line .money")?.textContent).toBe("₹2,250.00");
    expect(line.getByText("Earn ₹112.50")).toBeDefined();
    expect(document.querySelector("article.line img")?.getAttribute("src")).toContain("paddy.svg");
    expect(screen.getAllByRole("heading", { name: "Cart" }).length).toBeGreaterThan(0);
  });

  it("[STORE-002] a product of the cart opens in a new tab on wide screens and in the same tab on phones", async () => {
    const { cookie } = await shopping();
    setViewportWidth(360);
    open(cookie);
    const link = await screen.findByRole("link", { name: "Samba Mahsuri" });
    expect(link.getAttribute("target")).toBeNull();
    act(() => setViewportWidth(1280));
    await waitFor(() => expect(link.getAttribute("target")).toBe("_blank"));
  });

  it("[CART-001] another quantity is shown at once and kept by the server", async () => {
    const { cookie } = await shopping();
    const { user } = open(cookie);
    await quantityField();
    await user.click(screen.getByRole("button", { name: "One more: Samba Mahsuri" }));
    expect((await quantityField()).getAttribute("value")).toBe("3");
    expect(screen.getAllByText("₹3,375.00").length).toBeGreaterThan(0);
    await waitFor(async () => expect(await quantityIn(cookie)).toBe(3));
  });

  it("[CART-001] a number of packs that reaches a price break is shown at its price at once, and the next break is named", async () => {
    const { cookie } = await shopping({
      priceBreaks: [
        { quantity: 3, priceInPaise: 1_100_00 },
        { quantity: 10, priceInPaise: 1_080_00 },
      ],
    });
    const { user } = open(cookie);
    await quantityField();
    expect(screen.getByText("3 packs or more: ₹1,100.00 each")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "One more: Samba Mahsuri" }));
    expect(screen.getAllByText("₹3,300.00").length).toBeGreaterThan(0);
    expect(screen.getByText("Price for 3 packs or more · 10 packs or more: ₹1,080.00 each")).toBeDefined();
    await waitFor(async () => expect(await quantityIn(cookie)).toBe(3));
    expect((await server.call(readCart, {}, { as: cookie })).data.itemsValueInPaise).toBe(3_300_00);
  });

  it("[CART-001] a removed line goes at once and comes back with Undo", async () => {
    const { cookie } = await shopping({ quantity: 4 });
    const { user } = open(cookie);
    await quantityField();
    await user.click(screen.getByRole("button", { name: "Remove Samba Mahsuri" }));
    await screen.findByText("Your cart is empty");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect((await quantityField()).getAttribute("value")).toBe("4");
    expect(await quantityIn(cookie)).toBe(4);
  });

  it("[CART-002] an empty cart leads to the store and offers no further step", async () => {
    const { cookie } = await aPerson(server);
    open(cookie);
    const link = await screen.findByRole("link", { name: "Go to store" });
    expect(link.getAttribute("href")).toContain("#/app/store");
    expect(screen.queryByRole("button", { name: /Continue/ })).toBeNull();
    expect(screen.queryByRole("list", { name: "Checkout steps" })).toBeNull();
  });

  it("[CART-003] the quantity goes from 1 to the stock available", async () => {
    const { cookie } = await shopping({ onHand: 2, quantity: 1 });
    const { user } = open(cookie);
    await quantityField();
    const less = screen.getByRole("button", { name: "One less: Samba Mahsuri" });
    const more = screen.getByRole("button", { name: "One more: Samba Mahsuri" });
    expect(less.hasAttribute("disabled")).toBe(true);
    await user.click(more);
    await waitFor(() => expect(more.hasAttribute("disabled")).toBe(true));
    expect(await screen.findByText("Only 2 left")).toBeDefined();
    await user.clear(await quantityField());
    await user.type(await quantityField(), "1.5{Enter}");
    expect((await quantityField()).getAttribute("value")).toBe("2");
  });

  it("[CART-003] a line above the stock says so and holds the buyer back until it is changed", async () => {
    const { cookie, listingId } = await shopping({ quantity: 5 });
    await sellOut(listingId, 3);
    const opened = open(cookie);
    expect((await screen.findAllByText("Only 3 left. Please take 3 or fewer to continue.")).length).toBe(1);
    await opened.user.click(screen.getAllByRole("button", { name: /Continue/ })[0] as HTMLElement);
    expect(opened.address()).toBe("/app/store/checkout/cart");
    await opened.user.click(screen.getByRole("button", { name: "Take 3" }));
    await waitFor(async () => expect(await quantityIn(cookie)).toBe(3));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    await opened.user.click(screen.getAllByRole("button", { name: /Continue/ })[0] as HTMLElement);
    await waitFor(() => expect(opened.address()).toBe("/app/store/checkout/shipping"));
  });

  it("the former quantity comes back, with the server's sentence beside the line, when somebody bought the rest", async () => {
    const { cookie, listingId } = await shopping({ onHand: 5, quantity: 2 });
    const { user } = open(cookie);
    await quantityField();
    await sellOut(listingId, 2);
    await user.click(screen.getByRole("button", { name: "One more: Samba Mahsuri" }));
    expect(await screen.findByText("Only 2 left. Please lower the number.")).toBeDefined();
    expect((await quantityField()).getAttribute("value")).toBe("2");
  });

  it("a change without connection stands, is said to be unsent, and is not in the server's cart", async () => {
    const { cookie } = await shopping();
    const { user } = open(cookie);
    await quantityField();
    const mend = breakCalls("/v2/cart/lines", "no answer");
    await user.click(screen.getByRole("button", { name: "One more: Samba Mahsuri" }));
    expect(await screen.findByRole("link", { name: "1 change waiting to be sent." })).toBeDefined();
    mend();
    expect((await quantityField()).getAttribute("value")).toBe("3");
    expect(await quantityIn(cookie)).toBe(2);
  });

  it("the whole cart reads in Telugu as soon as the language is switched", async () => {
    const { cookie } = await shopping();
    open(cookie);
    await quantityField();
    chooseLanguage("te");
    expect(await screen.findByRole("heading", { name: "కాకతీయ ఆగ్రో నుండి 1 ఉత్పత్తి" })).toBeDefined();
    expect(screen.getByRole("heading", { name: "సాంబ మసూరి" })).toBeDefined();
    expect(screen.getByText("ఇప్పటివరకు మొత్తం", { selector: "dt" })).toBeDefined();
  });
});

it("what waits for a network is named in the cart, which is not called empty then", async () => {
  const { cookie } = await aPerson(server);
  await aProduct(server, { title: { en: "Urea 46% N", te: "" } });
  page = openApp(server, { at: "/app/store", as: cookie });
  const add = await screen.findByRole("button", { name: "Add to cart: Urea 46% N" });
  const mend = breakCalls("/v2/cart/lines", "no answer");
  await page.user.click(add);
  await page.user.click(await screen.findByRole("link", { name: "Cart, 1 item" }));
  const note = (await screen.findByText("Waiting for internet to add:")).parentElement as HTMLElement;
  expect(within(note).getByText(/Urea 46% N/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("img", { name: "Loading" })).toBeNull());
  expect(screen.queryByText("Your cart is empty")).toBeNull();
  mend();
});

/** Keeps the texts that stood beside the blocks of a page that loads, at any moment. */
function watchLoading(): { readonly beside: Set<string>; stop(): void } {
  const beside = new Set<string>();
  const watching = new MutationObserver(() => {
    const page = document.querySelector(".skel")?.closest(".main");
    for (const { textContent } of page?.querySelectorAll("a, button") ?? []) beside.add(textContent);
  });
  watching.observe(document.body, { childList: true, subtree: true });
  return { beside, stop: () => watching.disconnect() };
}

it("nothing stands beside the blocks while the cart loads, and it comes with its coupons, so that nothing moves (U5)", async () => {
  const { cookie, profileId } = await shopping({ isAgent: true });
  await aWelcomeCoupon(server, profileId);
  const loading = watchLoading();
  open(cookie);
  const release = delayCalls("/v2/coupons/summary");
  await screen.findByRole("img", { name: "Loading" });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByLabelText("Quantity: Samba Mahsuri")).toBeNull();
  release();
  await quantityField();
  expect(screen.getByText("Welcome coupon")).toBeDefined();
  loading.stop();
  expect([...loading.beside]).toEqual([]);
});

it("a cart whose coupons cannot be had stands without them", async () => {
  const { cookie } = await shopping();
  open(cookie);
  const repair = breakCalls("/v2/coupons/summary", "gateway error");
  await quantityField();
  repair();
});

it("the way to draft orders comes with the cart, so that it never moves, and stays when the cart cannot be had (U5)", async () => {
  const { cookie } = await shopping({ isAgent: true });
  const link = () => screen.queryByRole("link", { name: /Draft orders/ });
  open(cookie);
  await screen.findByRole("img", { name: "Loading" });
  expect(link()).toBeNull();
  await quantityField();
  expect(link()).not.toBeNull();
  await page?.close();
  let repair = () => {};
  open(cookie, () => {
    repair = breakCalls("/v2/cart", "no answer");
  });
  await waitFor(() => expect(link()).not.toBeNull());
  repair();
});
