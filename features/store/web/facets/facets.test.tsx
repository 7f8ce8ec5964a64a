import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let agent: string;
let nowhere: string;
let page: OpenedApp | undefined;

beforeAll(async () => {
  server = await testApp();
  agent = (await aPerson(server, { roles: ["agent"] })).cookie;
  nowhere = (await aPerson(server, { location: null })).cookie;
  const near = await aSeller(server, { name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" } });
  const far = await aSeller(server, {
    name: { en: "Nilgiri Stores", te: "నీలగిరి స్టోర్స్" },
    shippingRates: shippingEverywhere().filter(({ pinPrefix }) => pinPrefix === "6"),
  });
  const made = (title: string, te: string, priceInPaise: number, others: object) =>
    aProduct(server, { title: { en: title, te }, priceInPaise, mrpInPaise: 9_000_00, ...others });
  const seeds = { category: "seeds", group: "seed-group", sellerId: near.sellerId };
  await made("Paddy one", "వరి ఒకటి", 90_00, { ...seeds, maker: "Ramappa", commissionInPaise: 1_00 });
  await made("Paddy two", "వరి రెండు", 400_00, { ...seeds, maker: "Munneru", commissionInPaise: 9_00 });
  await made("Cotton one", "పత్తి ఒకటి", 700_00, {
    ...seeds,
    maker: "Ramappa",
    commissionInPaise: 5_00,
    onHand: 0,
  });
  await made("Far tool", "దూరపు పనిముట్టు", 120_00, {
    ...{
      category: "tools",
      group: "tool-group",
      sellerId: far.sellerId,
      maker: "Bogatha",
      commissionInPaise: 0,
    },
  });
});
afterEach(async () => {
  act(() => chooseLanguage("en"));
  await page?.close();
  setViewportWidth(360);
});
afterAll(() => server.close());

function open(at: string, width: 360 | 1280, as = agent): OpenedApp {
  setViewportWidth(width);
  page = openApp(server, { at, as });
  return page;
}
const shownTitles = (): (string | null)[] =>
  screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
const shows = (...titles: string[]) => waitFor(() => expect(shownTitles()).toEqual(titles));

describe("filters on wide screens", () => {
  it("stand beside the products with counts; each press narrows the list, stands in the address and comes off with one press (U22)", async () => {
    const { user, address } = open("/app/store", 1280);
    const panel = await screen.findByRole("complementary", { name: "Filters" });
    await user.click(await within(panel).findByRole("button", { name: "Paddy 2" }));
    await shows("Paddy two", "Paddy one");
    expect(address()).toBe("/app/store?crop=paddy");
    await user.click(await within(panel).findByRole("checkbox", { name: "Ramappa 1" }));
    await shows("Paddy one");
    expect(await screen.findByRole("heading", { level: 2, name: "All products 1" })).toBeDefined();
    const chips = screen.getByRole("list", { name: "Chosen filters" });
    await user.click(within(chips).getByRole("button", { name: "Remove: Paddy" }));
    await shows("Cotton one", "Paddy one");
    expect(address()).toBe("/app/store?maker=Ramappa");
    await user.click(screen.getByRole("button", { name: "Remove: Ramappa" }));
    await waitFor(() => expect(address()).toBe("/app/store"));
    await shows("Cotton one", "Paddy two", "Paddy one");
    await user.click(screen.getByRole("button", { name: "Remove: Delivered to 506002" }));
    await shows("Far tool", "Cotton one", "Paddy two", "Paddy one");
    expect(address()).toBe("/app/store?all=1");
    expect(screen.queryByRole("list", { name: "Chosen filters" })).toBeNull();
  });

  it("choose by seller, stock, delivery to the pin code and price, alone and together", async () => {
    const { user } = open("/app/store", 1280);
    const panel = await screen.findByRole("complementary", { name: "Filters" });
    await shows("Cotton one", "Paddy two", "Paddy one");
    await user.click(await within(panel).findByRole("checkbox", { name: "In stock 2" }));
    await shows("Paddy two", "Paddy one");
    await user.click(await within(panel).findByRole("radio", { name: "Up to ₹100 1" }));
    await shows("Paddy one");
    await user.click(screen.getByRole("button", { name: "Clear all" }));
    await user.click(await within(panel).findByRole("checkbox", { name: "Delivered to 506002 3" }));
    await user.click(await within(panel).findByRole("checkbox", { name: "Nilgiri Stores 1" }));
    await shows("Far tool");
  });

  it("a price to type is refused beside its field while it makes no sense", async () => {
    const { user, address } = open("/app/store", 1280);
    const panel = await screen.findByRole("complementary", { name: "Filters" });
    const from = await within(panel).findByLabelText("From ₹");
    await user.type(from, "500");
    await user.type(within(panel).getByLabelText("To ₹"), "100");
    await user.click(within(panel).getByRole("button", { name: "Apply" }));
    expect(await within(panel).findByText("Must not be below the lowest price.")).toBeDefined();
    await user.clear(within(panel).getByLabelText("To ₹"));
    await user.click(within(panel).getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(address()).toBe("/app/store?from=500"));
    await shows("Cotton one");
  });

  it("put the list in order; the margin is there for agents only", async () => {
    const { user } = open("/app/store", 1280);
    await user.click(await screen.findByRole("radio", { name: "Price, low to high" }));
    await shows("Paddy one", "Paddy two", "Cotton one");
    await user.click(screen.getByRole("radio", { name: "Margin, high to low" }));
    await shows("Paddy two", "Cotton one", "Paddy one");
    await page?.close();
    open("/app/store", 1280, nowhere);
    expect(await screen.findByRole("radio", { name: "Price, high to low" })).toBeDefined();
    expect(screen.queryByRole("radio", { name: "Margin, high to low" })).toBeNull();
    expect(await screen.findByText("Set your location first")).toBeDefined();
  });
});

describe("filters on phones", () => {
  it("open as a sheet whose button says how many products they leave, in both languages", async () => {
    const { user } = open("/app/store", 360);
    await user.click(await screen.findByRole("button", { name: "Filters" }));
    const sheet = screen.getByRole("dialog", { name: "Filters" });
    await user.click(await within(sheet).findByRole("button", { name: "Paddy 2" }));
    await user.click(await within(sheet).findByRole("button", { name: "Show 2 products" }));
    await shows("Paddy two", "Paddy one");
    act(() => chooseLanguage("te"));
    expect(await screen.findByRole("button", { name: "ఫిల్టర్లు (1)" })).toBeDefined();
    expect(screen.getByRole("button", { name: "తీసివేయండి: వరి" })).toBeDefined();
  });

  it("that leave nothing are taken off with a press; where only delivery is missing, the pin code can be changed", async () => {
    const { user } = open("/app/store?crop=cotton&maker=Munneru", 360);
    expect(await screen.findByText("No products match these filters")).toBeDefined();
    await user.click(screen.getByRole("link", { name: "Clear filters" }));
    await shows("Cotton one", "Paddy two", "Paddy one");
    await page?.close();
    const { user: other } = open("/app/store?maker=Bogatha", 360);
    expect(await screen.findByText("Nothing of this is delivered to 506002")).toBeDefined();
    expect(screen.getByRole("button", { name: "Change pin code" })).toBeDefined();
    await other.click(screen.getByRole("link", { name: "Show them all the same" }));
    await shows("Far tool");
  });
});
