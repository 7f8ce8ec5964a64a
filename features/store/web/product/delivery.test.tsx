import { screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import {
  aListing,
  aPerson,
  aProduct,
  aSeller,
  type BuiltProduct,
  shippingEverywhere,
} from "#testing/shop/builders.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { viewProduct } from "../../contract/store.ts";

let server: TestApp;
let page: OpenedApp | undefined;
/** Sold cheaper by one who delivers to Chennai alone, dearer by one who delivers everywhere. */
let product: BuiltProduct;
let near: { listingId: number };
let farSellerId: number;
beforeAll(async () => {
  server = await testApp();
  const { sellerId } = await aSeller(server, {
    name: { en: "Far Agro", te: "ఫార్ ఆగ్రో" },
    shippingRates: shippingEverywhere().filter((rate) => rate.pinPrefix === "6"),
  });
  farSellerId = sellerId;
  product = await aProduct(server, { sellerId, priceInPaise: 100_00 });
  const [skuId = 0] = product.skuIds;
  near = await aListing(server, { skuId, priceInPaise: 113_00 });
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

const address = () => `/app/store/p/c/${product.slug}/${product.level2Id}_${product.level3Id}`;

it("[R37] the product tells who delivers where the caller lives, these sellers first; without a pin code the cheapest leads", async () => {
  const listings = async (as: string) => {
    const { data } = await server.call(viewProduct, { params: { level3Id: product.level3Id } }, { as });
    return [data.pinCode, ...(data.skus[0]?.listings ?? []).map((one) => [one.listingId, one.deliveredBy])];
  };
  // Counted from the beginning of the day in India.
  const today = new Date(server.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  const inThreeDays = Date.parse(`${today}T00:00:00+05:30`) + 3 * 86_400_000;
  expect(await listings((await aPerson(server)).cookie)).toEqual([
    "506002",
    [near.listingId, inThreeDays],
    [product.listingId, null],
  ]);
  expect(await listings((await aPerson(server, { location: null })).cookie)).toEqual([
    null,
    [product.listingId, null],
    [near.listingId, null],
  ]);
});

it("the page chooses a seller who delivers, says until when, and sells nothing of the one who does not", async () => {
  page = openApp(server, { at: address(), as: (await aPerson(server)).cookie });
  expect(await screen.findByText(/^506002: delivered by \d+ \w+ \d{4}$/)).toBeDefined();
  expect(document.querySelector(".price .money")?.textContent).toBe("₹113.00");
  expect(screen.getAllByText("Not delivered to 506002")).toHaveLength(1);
  await page.user.click(screen.getByRole("radio", { name: /Far Agro/ }));
  expect(screen.getAllByText("Not delivered to 506002")).toHaveLength(3);
  expect(screen.queryByRole("button", { name: "Buy now" })).toBeNull();
  await page.user.click(screen.getByRole("button", { name: "Choose a seller who delivers" }));
  expect(screen.getByRole("button", { name: "Buy now" })).toBeDefined();
  chooseLanguage("te");
  expect(await screen.findAllByText("506002కి డెలివరీ లేదు")).toHaveLength(1);
});

it("what nobody delivers here is bought only by who says that it is for another place", async () => {
  const made = await aProduct(server, { sellerId: farSellerId, title: { en: "Far rope", te: "దూరపు తాడు" } });
  const at = `/app/store/p/far/far-rope/${made.level3Id}`;
  page = openApp(server, { at, as: (await aPerson(server)).cookie });
  const elsewhere = await screen.findByRole("button", { name: "Buy for another place" });
  expect(screen.queryByRole("button", { name: "Buy now" })).toBeNull();
  await page.user.click(elsewhere);
  expect(screen.getByRole("button", { name: "Buy now" })).toBeDefined();
});

it("who has not told his pin code is asked for it on the product", async () => {
  page = openApp(server, { at: address(), as: (await aPerson(server, { location: null })).cookie });
  expect(await screen.findByRole("button", { name: "Enter pin code" })).toBeDefined();
  expect(screen.queryByText(/Not delivered/)).toBeNull();
});

it("a card of a seller who does not deliver here says so and adds nothing; its product still opens", async () => {
  const { sellerId } = await aSeller(server, {
    shippingRates: shippingEverywhere().filter((rate) => rate.pinPrefix === "6"),
  });
  const title = { en: "Far away net", te: "దూరపు వల" };
  await aProduct(server, { sellerId, title, category: "nets", group: "nets" });
  await aProduct(server, { title: { en: "Near net", te: "దగ్గరి వల" }, category: "nets", group: "nets" });
  page = openApp(server, { at: "/app/store?category=nets&all=1", as: (await aPerson(server)).cookie });
  const card = (await screen.findByRole("heading", { level: 3, name: title.en })).closest("article");
  expect(card?.textContent).toContain("Not delivered here");
  expect(screen.getByRole("button", { name: "Add to cart: Near net" })).toBeDefined();
  expect(screen.queryByRole("button", { name: `Add to cart: ${title.en}` })).toBeNull();
  expect(screen.getByRole("link", { name: title.en })).toBeDefined();
  expect(screen.queryByText("Another seller delivers here")).toBeNull();
  chooseLanguage("te");
  expect(await screen.findByText("ఇక్కడికి డెలివరీ లేదు")).toBeDefined();
});

it("a card stands by a seller who delivers here; where the one who does not is asked for, it says that another one does", async () => {
  const as = (await aPerson(server)).cookie;
  page = openApp(server, { at: "/app/store?category=seeds", as });
  expect((await screen.findByRole("article")).textContent).toContain("₹113.00");
  expect(screen.queryByText("Another seller delivers here")).toBeNull();
  await page.close();
  page = openApp(server, { at: `/app/store?category=seeds&seller=${farSellerId}&all=1`, as });
  expect(await screen.findByText("Another seller delivers here")).toBeDefined();
  chooseLanguage("te");
  expect(await screen.findByText("వేరే అమ్మకందారు ఇక్కడికి పంపుతారు")).toBeDefined();
});

it("the store says for which place its prices and deliveries hold, and its Change opens the pin code sheet", async () => {
  page = openApp(server, { at: "/app/store", as: (await aPerson(server)).cookie });
  const line = await screen.findByRole("button", { name: "Hanamkonda 506002 Change" });
  await page.user.click(line);
  expect(await screen.findByRole("dialog")).toBeDefined();
  await page.close();
  page = openApp(server, { at: "/app/store", as: (await aPerson(server, { location: null })).cookie });
  expect(
    await screen.findByRole("button", { name: "Where should we deliver? Enter pin code" }),
  ).toBeDefined();
});

it("what a seller asks for the way and for handling stands on the product, before the cart", async () => {
  const { sellerId } = await aSeller(server, {
    handlingChargeInPaise: 15_00,
    shippingRates: [
      ...shippingEverywhere({ chargeInPaise: 60_00 }),
      ...shippingEverywhere({ chargeInPaise: 0, orderValueFromInPaise: 500_00 }),
    ],
  });
  const cheap = await aProduct(server, { sellerId, priceInPaise: 100_00 });
  const dear = await aProduct(server, { sellerId, priceInPaise: 900_00 });
  const as = (await aPerson(server)).cookie;
  for (const [made, words] of [
    [cheap, "Per order: delivery ₹60.00 + handling ₹15.00"],
    [dear, "Per order: free delivery + handling ₹15.00"],
  ] as const) {
    page = openApp(server, { at: `/app/store/p/some/pack/${made.level3Id}`, as });
    expect(await screen.findByText(words)).toBeDefined();
    await page.close();
  }
});
