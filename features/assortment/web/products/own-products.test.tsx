import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aListing, aPack, aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { changeOwnListing } from "../../contract/listings.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

async function aTrader() {
  const person = await aPerson(here.server, { roles: ["seller"] });
  const { sellerId } = await aSeller(here.server, { profileId: person.profileId });
  return { ...person, sellerId };
}
const terms = { priceInPaise: 450_00, mrpInPaise: 520_00, commissionInPaise: 20_00, onHand: 30 };

/** A trader who sells the first of two packs of neem cake. */
async function aListed() {
  const trader = await aTrader();
  const product = await aProduct(here.server, {
    ...{ sellerId: trader.sellerId, ...terms },
    title: { en: "Neem cake", te: "వేప పిండి" },
    packs: [aPack(25), aPack(40)],
  });
  return { trader, ...product };
}
const card = async (name: string) => within(await screen.findByRole("region", { name }));

it("[NAV-124] [SELL-003] a seller sees his products with packs, price, stock and state, by state and by name", async () => {
  const { trader } = await aListed();
  await aProduct(here.server, {
    sellerId: trader.sellerId,
    title: { en: "Sprayer", te: "స్ప్రేయర్" },
    onHand: 0,
  });
  const { user } = here.open({ at: "/app/sell/catalogue", as: trader.cookie });
  expect(await screen.findByText(/2 products · 2 packs · Stock worth ₹13,500\.00/)).toBeDefined();
  const neem = (await screen.findByRole("link", { name: /Neem cake/ })).closest("tr");
  expect(neem?.textContent).toMatch(/25 kg bag₹450\.00 MRP ₹520\.0030Live/);
  await user.click(screen.getByRole("button", { name: "Out of stock (1)" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /Neem cake/ })).toBeNull());
  expect(await screen.findByRole("link", { name: /Sprayer/ })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "All" }));
  await user.type(screen.getByRole("textbox", { name: "Search your products" }), "వేప");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(screen.queryByRole("link", { name: /Sprayer/ })).toBeNull());
  await user.click(await screen.findByRole("link", { name: /Neem cake/ }));
  expect(await screen.findByRole("heading", { name: "Packs you sell" })).toBeDefined();
});

it("[SELL-003] price and stock are changed on the product; what is wrong is said beside its field", async () => {
  const { trader, level3Id } = await aListed();
  const { user } = here.open({ at: `/app/sell/catalogue/${level3Id}`, as: trader.cookie });
  const pack = await card("25 kg bag");
  expect(pack.getByText(/You get ₹450\.00 a pack\. With an agent the buyer pays ₹470\.00/)).toBeDefined();
  const price = pack.getByRole("textbox", { name: "Your price" });
  await user.clear(price);
  await user.type(price, "530");
  await user.click(pack.getByRole("button", { name: "Save" }));
  expect(await pack.findByText(/above the printed maximum price/)).toBeDefined();
  await user.clear(price);
  await user.type(price, "4x");
  await user.click(pack.getByRole("button", { name: "Save" }));
  expect(await pack.findByText("Enter a price in rupees, such as 450 or 450.50.")).toBeDefined();
  await user.clear(price);
  await user.type(price, "475.50");
  const stock = pack.getByRole("textbox", { name: "Stock in packs" });
  await user.clear(stock);
  await user.type(stock, "12");
  await user.click(pack.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeDefined();
  await waitFor(() => expect(pack.queryByRole("button", { name: "Save" })).toBeNull());
  expect(price).toHaveProperty("value", "475.50");
  expect(pack.getByText("12 free to sell")).toBeDefined();
});

it("[SELL-003] price breaks are set on the pack; a wrong one is told beside its field, an empty row is not sent", async () => {
  const { trader, level3Id } = await aListed();
  const { user } = here.open({ at: `/app/sell/catalogue/${level3Id}`, as: trader.cookie });
  const pack = await card("25 kg bag");
  const add = pack.getByRole("button", { name: "Add price break" });
  await user.click(add);
  await user.type(pack.getByRole("textbox", { name: "Packs or more (1)" }), "10");
  await user.type(pack.getByRole("textbox", { name: "Price per pack (1)" }), "450");
  await user.click(add);
  await user.click(pack.getByRole("button", { name: "Save" }));
  expect(await pack.findByText(/more packs and a lower price than the one before/)).toBeDefined();
  expect(pack.queryByRole("textbox", { name: "Packs or more (2)" })).toBeNull();
  const price = pack.getByRole("textbox", { name: "Price per pack (1)" });
  await user.clear(price);
  await user.type(price, "430");
  await user.click(pack.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeDefined();
  await waitFor(() => expect(pack.queryByRole("button", { name: "Save" })).toBeNull());
  expect(pack.getByRole("textbox", { name: "Price per pack (1)" })).toHaveProperty("value", "430.00");
  await user.click(pack.getByRole("button", { name: "Remove price break 1" }));
  await user.click(pack.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(pack.queryByRole("button", { name: "Save" })).toBeNull());
  expect(pack.queryByRole("textbox", { name: "Packs or more (1)" })).toBeNull();
});

it("a price that another tab has changed meanwhile is shown beside what was typed, and the next save goes by it", async () => {
  const { trader, level3Id, listingId } = await aListed();
  const { user } = here.open({ at: `/app/sell/catalogue/${level3Id}`, as: trader.cookie });
  const pack = await card("25 kg bag");
  const price = pack.getByRole("textbox", { name: "Your price" });
  await user.clear(price);
  await user.type(price, "430");
  const seen = { ...terms, isListed: true };
  const body = { ...seen, priceInPaise: 440_00, seen };
  await here.server.call(changeOwnListing, { params: { listingId }, body }, { as: trader.cookie });
  await user.click(pack.getByRole("button", { name: "Save" }));
  expect(await pack.findByText(/This pack was changed in the meantime/)).toBeDefined();
  expect(await pack.findByText("Now ₹440.00")).toBeDefined();
  expect(price).toHaveProperty("value", "430");
  await user.click(pack.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeDefined();
  await waitFor(() => expect(price).toHaveProperty("value", "430.00"));
});

it("[SELL-003] a pack is hidden after a question and put back", async () => {
  const { trader, level3Id } = await aListed();
  const { user } = here.open({ at: `/app/sell/catalogue/${level3Id}`, as: trader.cookie });
  await user.click(await screen.findByRole("button", { name: "Hide 25 kg bag" }));
  await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Hide" }));
  expect(await screen.findByText("Hidden from the store")).toBeDefined();
  await user.click(await screen.findByRole("button", { name: "Put back 25 kg bag" }));
  expect(await screen.findByText("Back in the store")).toBeDefined();
});

it("[SELL-003] a product of the common list is found and one of its packs put on sale", async () => {
  const trader = await aTrader();
  await aProduct(here.server, { title: { en: "Karanja oil", te: "కానుగ నూనె" }, packs: [aPack(1)] });
  const { user } = here.open({ at: "/app/sell/catalogue/add", as: trader.cookie });
  await user.type(await screen.findByRole("textbox", { name: "Search the common list" }), "కానుగ");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await user.click(await screen.findByRole("link", { name: /Karanja oil/ }));
  await user.click(await screen.findByRole("button", { name: "Sell this pack: 1 kg bag" }));
  const pack = await card("1 kg bag");
  await user.click(pack.getByRole("button", { name: "Sell this pack" }));
  expect(await pack.findByText("Enter the MRP printed on the pack, in rupees.")).toBeDefined();
  await user.type(pack.getByRole("textbox", { name: "Your price" }), "450");
  await user.type(pack.getByRole("textbox", { name: "MRP" }), "500");
  await user.type(pack.getByRole("textbox", { name: "Stock in packs" }), "8");
  await user.click(pack.getByRole("button", { name: "Sell this pack" }));
  expect(await screen.findByText("Added to your products")).toBeDefined();
  expect(await screen.findByRole("button", { name: "Hide 1 kg bag" })).toBeDefined();
});

it("a product without the licence says which one is missing, in Telugu too, and offers no way to put it on sale", async () => {
  const trader = await aTrader();
  const { level3Id, skuIds } = await aProduct(here.server, { dealerLicence: "insecticide" });
  await aListing(here.server, { sellerId: trader.sellerId, skuId: skuIds[0] ?? 0, isListed: false });
  chooseLanguage("te");
  here.open({ at: `/app/sell/catalogue/${level3Id}`, as: trader.cookie });
  expect(await screen.findByText(/చెల్లుబాటయ్యే పురుగుమందుల డీలర్ లైసెన్స్ కావాలి/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /మళ్లీ అమ్మకంలోకి/ })).toBeNull();
});

it("who sells nothing is led to the common list; who is no seller is told whose page it is; a broken line says so", async () => {
  const trader = await aTrader();
  const page = here.open({ at: "/app/sell/catalogue", as: trader.cookie });
  expect(await screen.findByText("You sell nothing yet")).toBeDefined();
  expect(screen.getByRole("link", { name: "Add product" }).getAttribute("href")).toContain(
    "/app/sell/catalogue/add",
  );
  await page.close();
  const farmer = await aPerson(here.server);
  const other = here.open({ at: "/app/sell/catalogue", as: farmer.cookie });
  expect(await screen.findByText("This page is for sellers")).toBeDefined();
  await other.close();
  const begin = () => here.break(breakCalls("/v2/selling/products", "gateway error"));
  const { user } = here.open({ at: "/app/sell/catalogue", as: trader.cookie, begin });
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await screen.findByText("You sell nothing yet")).toBeDefined();
});
