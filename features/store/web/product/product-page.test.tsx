import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { stepsToLeaveProduct } from "#engine/web/routes/history-counting.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { readCart } from "#features/cart/contract";
import { grantRole, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aListing, aPerson, aProduct, aSeller, type BuiltProduct } from "#testing/shop/builders.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let agent: string;
let farmer: string;
let page: OpenedApp | undefined;
let paddy: BuiltProduct;

const pack = (size: string, seedClass: string) => ({
  title: { en: `${size} kg bag, ${seedClass}`, te: `${size} కిలోల బస్తా` },
  attributes: [
    { key: "pack", nameEn: "Bag", nameTe: "సంచి", value: size, unit: "kg" },
    { key: "class", nameEn: "Seed class", nameTe: "విత్తన తరగతి", value: seedClass, unit: "" },
  ],
  weightInGrams: Number(size) * 1000,
});

beforeAll(async () => {
  server = await testApp();
  const padma = await aPerson(server);
  await grantRole(server, padma.profileId, "agent");
  agent = await sessionFor(server, padma);
  farmer = await sessionFor(server, await aPerson(server));
  paddy = await aProduct(server, {
    title: { en: "Samba Mahsuri paddy seed, BPT 5204", te: "సాంబ మసూరి వరి విత్తనం, BPT 5204" },
    packs: [
      pack("10", "certified"),
      pack("25", "certified"),
      pack("25", "foundation"),
      pack("30", "certified"),
    ],
    priceInPaise: 465_00,
    commissionInPaise: 23_25,
    mrpInPaise: 520_00,
  });
  const [, certified = 0, foundation = 0, soldOut = 0] = paddy.skuIds;
  await aListing(server, {
    skuId: certified,
    priceInPaise: 1_125_00,
    commissionInPaise: 56_25,
    mrpInPaise: 1_250_00,
    onHand: 4,
  });
  await aListing(server, { skuId: certified, priceInPaise: 1_140_00, commissionInPaise: 40_00 });
  await aListing(server, { skuId: foundation, priceInPaise: 1_300_00 });
  await aListing(server, { skuId: soldOut, priceInPaise: 1_400_00, onHand: 0 });
});
afterEach(async () => {
  act(() => chooseLanguage("en"));
  await page?.close();
});
afterAll(() => server.close());

function open(at: string, as = agent): OpenedApp {
  setViewportWidth(360);
  page = openApp(server, { at, as });
  return page;
}

const byId = (product: BuiltProduct): string => `/app/store/p/seeds/${product.slug}/${product.level3Id}`;
const byIds = (product: BuiltProduct): string => `/p/c/paddy/${product.level2Id}_${product.level3Id}`;
const title = () => screen.findByRole("heading", { level: 2, name: "Samba Mahsuri paddy seed, BPT 5204" });
const price = (): string | undefined => document.querySelector(".price .money")?.textContent;

describe("the full view of a product", () => {
  it("[NAV-107] [STORE-005] shows picture, title, price, packs, seller, quantity, cart and wishlist", async () => {
    open(byId(paddy));
    await title();
    expect(document.querySelector(".gal img")?.getAttribute("src")).toBe("./art/products/paddy.svg");
    expect(price()).toBe("₹465.00");
    expect(screen.getByText("₹520.00").tagName).toBe("S");
    expect(screen.getByText("₹46.50 per kg, taxes included")).toBeDefined();
    expect(screen.getByText(/^Sold by Seller \d+, Warangal$/)).toBeDefined();
    const packs = within(screen.getByRole("group", { name: "Bag" })).getAllByRole("radio");
    expect(packs.map((radio) => radio.closest("label")?.textContent)).toEqual([
      "10 kg₹465.00",
      "25 kg₹1,125.00",
      "30 kgSold out",
    ]);
    expect(screen.getByRole("textbox", { name: "Quantity" })).toBeDefined();
    for (const name of ["Add to cart", "Buy now", "Wishlist: Samba Mahsuri paddy seed, BPT 5204"]) {
      expect(screen.getByRole("button", { name })).toBeDefined();
    }
  });

  it("[STORE-005] names what each pack costs where more are bought", async () => {
    const product = await aProduct(server, {
      priceInPaise: 450_00,
      title: { en: "Neem cake", te: "వేప పిండి" },
      priceBreaks: [
        { quantity: 10, priceInPaise: 430_00 },
        { quantity: 50, priceInPaise: 420_00 },
      ],
    });
    open(byId(product));
    await screen.findByRole("heading", { level: 2, name: "Neem cake" });
    expect(price()).toBe("₹450.00");
    const breaks = within(screen.getByRole("list", { name: "Price for more packs" }));
    expect(breaks.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "10 packs or more: ₹430.00 each",
      "50 packs or more: ₹420.00 each",
    ]);
  });

  it("tells maker, country of origin, HSN code and GST with the other facts, in both languages", async () => {
    open(byId(paddy));
    await title();
    const facts = (): (string | null)[] =>
      [...document.querySelectorAll(".spec > *")].map((cell) => cell.textContent);
    expect(facts()).toEqual([
      ...["Duration", "140 days"],
      ...["Maker", "Telangana Seeds"],
      ...["Country of origin", "India"],
      ...["HSN code", "10060500"],
      ...["GST", "5 %"],
    ]);
    act(() => chooseLanguage("te"));
    expect(facts()).toContain("భారతదేశం");
    expect(screen.getByRole("heading", { level: 2, name: "సాంబ మసూరి వరి విత్తనం, BPT 5204" })).toBeDefined();
  });

  it("a spray says dose, waiting time and safety, shows the triangle of its label, and that the label holds", async () => {
    const spray = await aProduct(server, {
      dealerLicence: "insecticide",
      facts: [
        { nameEn: "Waiting time", nameTe: "విరామం", valueEn: "47 days", valueTe: "47 రోజులు" },
        {
          nameEn: "Toxicity class",
          nameTe: "విష తీవ్రత",
          valueEn: "Green: slightly toxic",
          valueTe: "ఆకుపచ్చ: స్వల్ప విషపూరితం",
          toxicity: "green",
        },
      ],
    });
    open(byId(spray));
    expect(
      (await screen.findByText("Green: slightly toxic")).parentElement?.querySelector("svg.tox.green"),
    ).not.toBeNull();
    expect(screen.getByText("47 days")).toBeDefined();
    expect(screen.getByText(/^Follow the label and the leaflet in the pack/)).toBeDefined();
    act(() => chooseLanguage("te"));
    expect(screen.getByText("ఆకుపచ్చ: స్వల్ప విషపూరితం")).toBeDefined();
  });

  it("[STORE-001] [NAV-109] opens by the level-2 and the level-3 id joined by an underscore", async () => {
    open(`/app/store${byIds(paddy)}`);
    expect(await title()).toBeDefined();
  });

  it("[NAV-110] the bare address leads to the same full view", async () => {
    const { address } = open(byIds(paddy));
    expect(await title()).toBeDefined();
    expect(address()).toBe(`/app/store${byIds(paddy)}`);
  });

  it("[STORE-009] an unknown product shows that it is not there, with a way back to the store", async () => {
    const { user, address, goTo } = open("/app/store/p/c/nothing/1_999999");
    expect(await screen.findByText("Product not found")).toBeDefined();
    act(() => goTo("/app/store/p/seeds/nothing/nonsense"));
    await waitFor(() => expect(address()).toContain("nonsense"));
    expect(await screen.findByText("Product not found")).toBeDefined();
    await user.click(screen.getByRole("link", { name: "Go to store" }));
    await waitFor(() => expect(address()).toBe("/app/store"));
  });

  it("shows an agent price, margin and what the customer pays, and nobody else a margin", async () => {
    open(byId(paddy));
    await title();
    expect(screen.getByRole("region", { name: "Your margin" }).textContent).toBe(
      "Your price₹465.00Your margin+ ₹23.25Customer pays₹488.25",
    );
    await page?.close();
    open(byId(paddy), farmer);
    await title();
    expect(screen.queryByRole("region", { name: "Your margin" })).toBeNull();
  });
});

describe("the choice of packs", () => {
  it("[STORE-006] changes price and picture and adds one history entry for each change, which the back button counts", async () => {
    const { user } = open(byId(paddy));
    await title();
    const picture = (): string | null | undefined =>
      document.querySelector(".gal")?.getAttribute("aria-label");
    const named = "Samba Mahsuri paddy seed, BPT 5204";
    expect(picture()).toBe(`${named}, 10 kg bag, certified`);
    const entries = window.history.length;
    await user.click(screen.getByRole("radio", { name: /^25 kg/ }));
    await waitFor(() => expect(price()).toBe("₹1,125.00"));
    expect(picture()).toBe(`${named}, 25 kg bag, certified`);
    expect(document.querySelector(".gal-pack")?.textContent).toBe("25 kg bag, certified");
    await user.click(screen.getByRole("radio", { name: "Foundation" }));
    await waitFor(() => expect(price()).toBe("₹1,300.00"));
    expect(window.history.length).toBe(entries + 2);
    expect(stepsToLeaveProduct(window.history.state)).toBe(3);
    expect(picture()).toBe(`${named}, 25 kg bag, foundation`);
    window.history.back();
    await waitFor(() => expect(price()).toBe("₹1,125.00"));
    expect(picture()).toBe(`${named}, 25 kg bag, certified`);
  });

  it("[SHELL-039] the back button leaves the product in one press, after any number of changed packs", async () => {
    const { user, address, goTo } = open("/app/store");
    for (const changes of [0, 1, 2]) {
      act(() => goTo(byId(paddy)));
      await title();
      for (const name of [/^25 kg/, "Foundation"].slice(0, changes)) {
        const before = address();
        await user.click(screen.getByRole("radio", { name }));
        await waitFor(() => expect(address()).not.toBe(before));
      }
      await user.click(screen.getByRole("button", { name: "Back" }));
      await waitFor(() => expect(address()).toBe("/app/store"));
    }
  });

  it("a pack that is sold out says so and cannot be bought", async () => {
    const { user } = open(byId(paddy));
    await title();
    await user.click(screen.getByRole("radio", { name: /^30 kg/ }));
    const dock = await screen.findByRole("button", { name: "Out of stock" });
    expect((dock as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByRole("button", { name: "Buy now" })).toBeNull();
  });

  it("a pack of several sellers lets choose one, and his price and stock hold", async () => {
    const { user } = open(`${byId(paddy)}?sku=${paddy.skuIds[1]}`);
    await title();
    expect(screen.getByText("Only 4 left")).toBeDefined();
    await user.click(screen.getByRole("radio", { name: /₹1,140\.00$/ }));
    expect(price()).toBe("₹1,140.00");
    expect(screen.queryByText(/^Only/)).toBeNull();
  });
});

describe("buying", () => {
  it("puts the chosen quantity into the cart and says so", async () => {
    const { user } = open(byId(paddy));
    await title();
    await user.click(screen.getByRole("button", { name: "One more" }));
    await user.click(screen.getByRole("button", { name: "Add to cart" }));
    expect(await screen.findByText("Added to cart")).toBeDefined();
    expect(await screen.findByRole("link", { name: "Cart, 1 item" })).toBeDefined();
  });

  it("a double tap puts the quantity into the cart once", async () => {
    const { cookie } = await aPerson(server);
    open(byId(paddy), cookie);
    await title();
    const add = screen.getByRole("button", { name: "Add to cart" });
    add.click();
    add.click();
    expect(await screen.findByRole("link", { name: "Cart, 1 item" })).toBeDefined();
    const { data } = await server.call(readCart, {}, { as: cookie });
    expect(data.groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([1]);
  });

  it("buy now adds and goes on to the cart", async () => {
    const { user, address } = open(byId(paddy), farmer);
    await title();
    await user.click(screen.getByRole("button", { name: "Buy now" }));
    await waitFor(() => expect(address()).toBe("/app/store/checkout/cart"));
    expect(await screen.findByText("Samba Mahsuri paddy seed, BPT 5204")).toBeDefined();
  });

  it("buy now after these packs were put into the cart goes on with them, and adds no more", async () => {
    const { cookie } = await aPerson(server);
    const { user, address } = open(byId(paddy), cookie);
    await title();
    await user.click(screen.getByRole("button", { name: "Add to cart" }));
    expect(await screen.findByRole("link", { name: "Cart, 1 item" })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Buy now" }));
    await waitFor(() => expect(address()).toBe("/app/store/checkout/cart"));
    const { data } = await server.call(readCart, {}, { as: cookie });
    expect(data.groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([1]);
  });
});

describe("sharing a product", () => {
  it("hands over name and public address in the person's language, and nothing of a margin", async () => {
    const shared: ShareData[] = [];
    const share = async (data: ShareData) => void shared.push(data);
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const { user } = open(byId(paddy));
    await title();
    await user.click(screen.getByRole("button", { name: /^Share/ }));
    const url = `${location.origin}/public/store/p/${paddy.level3Id}`;
    expect(shared).toEqual([{ title: "Samba Mahsuri paddy seed, BPT 5204", url }]);
    act(() => chooseLanguage("te"));
    await user.click(screen.getByRole("button", { name: /^షేర్ చేయండి/ }));
    expect(shared[1]).toEqual({ title: "సాంబ మసూరి వరి విత్తనం, BPT 5204", url: `${url}?l=te` });
    Reflect.deleteProperty(navigator, "share");
  });

  it("copies the address where the device cannot share", async () => {
    const { user } = open(byId(paddy));
    await title();
    await user.click(screen.getByRole("button", { name: /^Share/ }));
    expect(await screen.findByText("Link copied. Paste it to share.")).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/public/store/p/${paddy.level3Id}`);
  });
});

describe("what belongs to a product", () => {
  it("shows the licence of the seller with its last day", async () => {
    const licences = [{ kind: "seed", licenceNumber: "TS/SEED/0417", validUntil: "2027-03-31" }] as const;
    const { sellerId } = await aSeller(server, { licences });
    const good = await aProduct(server, { sellerId, dealerLicence: "seed" });
    open(byId(good));
    expect((await screen.findByText(/Seed dealer licence/)).textContent).toBe(
      "Seed dealer licence TS/SEED/0417, valid until 31 Mar 2027",
    );
  });

  it("shows others of its group below, each leading to its own full view", async () => {
    const options = { group: "page-kin", category: "page-kin" };
    const [one, kin] = [await aProduct(server, options), await aProduct(server, options)];
    open(byId(one));
    const more = await screen.findByRole("region", { name: "Similar products" });
    expect(within(more).getByText(kin.title.en)).toBeDefined();
    expect(screen.queryByRole("region", { name: "Bought together" })).toBeNull();
  });
});
