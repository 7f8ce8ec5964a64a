import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { readCart } from "#features/cart/contract";
import { grantRole, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPack, aPerson, aProduct, type BuiltProduct } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let as: string;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;
let urea: BuiltProduct;

beforeAll(async () => {
  server = await testApp();
  const person = await aPerson(server);
  as = await sessionFor(server, person);
  await grantRole(server, person.profileId, "agent");
  for (let number = 1; number <= 24; number += 1) {
    await aProduct(server, { title: { en: `Paddy ${number}`, te: `వరి ${number}` } });
  }
  urea = await aProduct(server, {
    title: { en: "Urea 46% N", te: "యూరియా 46% N" },
    category: "fertilisers",
    group: "nitrogen",
    priceInPaise: 266_50,
    commissionInPaise: 8_25,
  });
  await aProduct(server, {
    title: { en: "DAP 18-46-0", te: "డీఏపీ 18-46-0" },
    category: "fertilisers",
    group: "complex",
    packs: [aPack(25), aPack(50)],
  });
  await aProduct(server, { title: { en: "Sold out bran", te: "అయిపోయిన తవుడు" }, category: "feed", onHand: 0 });
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  act(() => chooseLanguage("en"));
  await page?.close();
  setViewportWidth(360);
});
afterAll(() => server.close());

function open(at: string): OpenedApp {
  setViewportWidth(360);
  page = openApp(server, { at, as });
  return page;
}

const card = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole("heading", { level: 3, name: title });
  return heading.closest("article") as HTMLElement;
};
const shownTitles = (): (string | null)[] =>
  screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

describe("the store", () => {
  it("[NAV-029] [STORE-004] lists categories and products with picture, title, price and seller", async () => {
    open("/app/store");
    const shown = await card("Urea 46% N");
    expect(shown.querySelector("img")?.getAttribute("src")).toBe("./art/products/paddy.svg");
    expect(shown.textContent).toContain("₹266.50");
    expect(shown.textContent).toContain("Earn ₹8.25");
    expect(within(shown).getByText(/^Seller \d+$/)).toBeDefined();
    const strip = await screen.findByRole("navigation", { name: "Categories" });
    expect(await within(strip).findByRole("link", { name: "Category fertilisers" })).toBeDefined();
    expect(screen.getAllByRole("heading", { level: 1, name: "Store" }).length).toBeGreaterThan(0);
  });

  it("[STORE-004] loads further products on demand, below those that are shown", async () => {
    const { user } = open("/app/store");
    await card("Sold out bran");
    const before = shownTitles();
    expect(before).toHaveLength(20);
    await user.click(screen.getByRole("button", { name: "Load more" }));
    // Their room, so that nothing moves by itself when they come (U5).
    expect(screen.getByRole("img", { name: "Loading" })).toBeDefined();
    await card("Paddy 1");
    expect(screen.queryByRole("img", { name: "Loading" })).toBeNull();
    expect(shownTitles()).toHaveLength(27);
    expect(shownTitles().slice(0, 20)).toEqual(before);
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  it("keeps the chosen category, its group and the words of a search in the address", async () => {
    const opened = open("/app/store");
    const strip = await screen.findByRole("navigation", { name: "Categories" });
    await opened.user.click(await within(strip).findByRole("link", { name: "Category fertilisers" }));
    await waitFor(() => expect(opened.address()).toBe("/app/store?category=fertilisers"));
    await opened.user.click(await screen.findByRole("link", { name: "Group nitrogen" }));
    await waitFor(() => expect(shownTitles()).toEqual(["Urea 46% N"]));
    expect(opened.address()).toBe("/app/store?category=fertilisers&group=nitrogen");
    await opened.user.type(screen.getByRole("combobox"), "urea");
    await waitFor(() =>
      expect(opened.address()).toBe("/app/store?category=fertilisers&group=nitrogen&q=urea"),
    );
    await opened.user.click(screen.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(opened.address()).toBe("/app/store?category=fertilisers&group=nitrogen"));
  });

  it("[STORE-007] the search lists what matches and shows an empty state with a way on when nothing does", async () => {
    const { user } = open("/app/store/search?q=dap");
    await card("DAP 18-46-0");
    expect(shownTitles()).toEqual(["DAP 18-46-0"]);
    const field = screen.getByRole("combobox");
    await user.clear(field);
    await user.type(field, "zebra{Enter}");
    expect(await screen.findByText('No results for "zebra"')).toBeDefined();
    await user.click(screen.getByRole("link", { name: "See all products" }));
    expect(await card("Urea 46% N")).toBeDefined();
  });

  it.each([
    ["in Telugu script", "యూరియా"],
    ["in Latin letters", "yuriya"],
    ["with a letter left out", "uraa"],
  ])("[NAV-106] the search's own address shows what is found, typed %s", async (_, typed) => {
    open(`/app/store/search?q=${encodeURIComponent(typed)}`);
    await card("Urea 46% N");
    expect(screen.getByRole<HTMLInputElement>("combobox").value).toBe(typed);
  });

  it("[NAV-106] the search's own address says so when nothing is found", async () => {
    open("/app/store/search?q=tractor");
    expect(await screen.findByText('No results for "tractor"')).toBeDefined();
  });

  it("shows the titles in the other language without asking the server again", async () => {
    open("/app/store");
    await card("Urea 46% N");
    mend = breakCalls("/v2/", "no answer");
    act(() => chooseLanguage("te"));
    expect(await card("యూరియా 46% N")).toBeDefined();
  });

  it("a product of one pack goes into the cart with a press, whose count shows at once", async () => {
    const { user } = open("/app/store");
    const shown = await card("Urea 46% N");
    await user.click(within(shown).getByRole("button", { name: "Add to cart: Urea 46% N" }));
    await user.click(await within(shown).findByRole("button", { name: "1 in cart: Urea 46% N" }));
    expect(await within(shown).findByRole("button", { name: "2 in cart: Urea 46% N" })).toBeDefined();
    await waitFor(async () => {
      const { data } = await server.call(readCart, {}, { as });
      expect(data.groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([2]);
    });
  });

  it("a product of several packs opens instead, and one without stock cannot be added", async () => {
    const { user, address } = open("/app/store");
    const none = await card("Sold out bran");
    expect(within(none).getByText("Out of stock")).toBeDefined();
    expect(within(none).queryByRole("button", { name: /cart/ })).toBeNull();
    const several = await card("DAP 18-46-0");
    await user.click(within(several).getByRole("link", { name: "Choose a pack: DAP 18-46-0" }));
    await waitFor(() => expect(address()).toMatch(/^\/app\/store\/p\/fertilisers\/product-\d+\/\d+$/));
  });

  it("[STORE-002] [STORE-003] a product opens in a new tab on wide screens and in the same tab on phones", async () => {
    open("/app/store");
    const link = within(await card("Urea 46% N")).getByRole("link", { name: "Urea 46% N" });
    expect(link.getAttribute("href")).toContain(`#/app/store/p/fertilisers/${urea.slug}/${urea.level3Id}`);
    expect(link.getAttribute("target")).toBeNull();
    act(() => setViewportWidth(1280));
    await waitFor(() => expect(link.getAttribute("target")).toBe("_blank"));
  });
});

describe("when products cannot be had", () => {
  it("[ERR-011] the list leaves its loading state, claims no emptiness, and is loaded again on demand", async () => {
    const { user, goTo } = open("/app/wishlist");
    await screen.findByText("Your wishlist is empty");
    mend = breakCalls("/v2/store/products", "gateway error");
    act(() => goTo("/app/store"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Something went wrong, please try again later.");
    expect(screen.queryByLabelText("Loading")).toBeNull();
    expect(screen.queryByText(/No products here yet|No results/)).toBeNull();
    mend();
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await card("Urea 46% N")).toBeDefined();
  });

  it("[ERR-013] a lost network shows a message, never a blank page, and the page comes with the network", async () => {
    const { user, goTo } = open("/app/wishlist");
    await screen.findByText("Your wishlist is empty");
    mend = breakCalls("/v2/", "no answer");
    act(() => goTo("/app/store"));
    expect(await screen.findByText("You are offline")).toBeDefined();
    expect(screen.getByRole("combobox")).toBeDefined();
    mend();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await card("Urea 46% N")).toBeDefined();
  });

  it("products that are shown stay when further ones cannot be loaded", async () => {
    const { user } = open("/app/store");
    await card("Sold out bran");
    mend = breakCalls("after=", "gateway error");
    await user.click(screen.getByRole("button", { name: "Load more" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Could not load more.");
    expect(shownTitles()).toHaveLength(20);
    mend();
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await card("Paddy 1")).toBeDefined();
  });
});
