import { act, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { addToCart } from "#features/cart/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type BuiltProduct } from "#testing/shop/builders.ts";
import { anOffer } from "#testing/shop/offers.ts";
import { farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let offerId: number;
let zinc: BuiltProduct;
beforeAll(async () => {
  server = await testApp();
  zinc = await aProduct(server, {
    title: { en: "Zinc sulphate", te: "జింక్ సల్ఫేట్" },
    priceInPaise: 640_00,
    commissionInPaise: 32_00,
    mrpInPaise: 900_00,
  });
  offerId = await anOffer(server, { ...zinc, discountInPaise: 40_00 });
});
afterEach(async () => {
  act(() => chooseLanguage("en"));
  await page?.close();
});
afterAll(() => server.close());

function open(at: string, as: string): void {
  setViewportWidth(360);
  page = openApp(server, { at, as });
}
const productAddress = () => `/app/store/p/c/${zinc.slug}/${zinc.level2Id}_${zinc.level3Id}`;

describe("an offer where the person lives", () => {
  it("stands on the card with the price that is asked, in both languages", async () => {
    const { cookie } = await aPerson(server);
    open("/app/store", cookie);
    const heading = await screen.findByRole("heading", { level: 3, name: "Zinc sulphate" });
    const card = heading.closest("article") as HTMLElement;
    expect(card.querySelector(".money")?.textContent).toBe("₹600.00");
    expect(within(card).getByText("₹40.00 off here")).toBeDefined();
    act(() => chooseLanguage("te"));
    expect(within(card).getByText("ఇక్కడ ₹40.00 తగ్గింపు")).toBeDefined();
  });

  it("stands on the product with the former price, and counts in what the agent's customer pays", async () => {
    const { cookie } = await aPerson(server, { roles: ["agent"] });
    open(productAddress(), cookie);
    expect(await screen.findByText(/₹40.00 off where you live/)).toBeDefined();
    expect(document.querySelector(".price .money")?.textContent).toBe("₹600.00");
    const struck = [...document.querySelectorAll("s.was")].map((price) => price.textContent);
    expect(struck).toEqual(["₹900.00", "₹640.00"]);
    expect(screen.getByText("Customer pays").parentElement?.textContent).toContain("₹632.00");
  });

  it("stands in the cart beside its product and as discount in the price breakup", async () => {
    const { cookie } = await aPerson(server);
    await server.call(addToCart, { body: { listingId: zinc.listingId, quantity: 2 } }, { as: cookie });
    open("/app/store/checkout/cart", cookie);
    expect(await screen.findByText("Offer: ₹40.00 off each")).toBeDefined();
    const slip = within(screen.getByRole("region", { name: "Price breakup" }));
    const rows = slip.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(rows).toContainEqual(["Products value", "₹1,280.00"]);
    expect(rows).toContainEqual(["Discount", "−₹80.00"]);
    expect(rows).toContainEqual(["Total so far", "₹1,200.00"]);
  });

  it("that is over when the buyer orders is shown as old and new price, and asked again (R3)", async () => {
    const { cookie } = await aPerson(server);
    await readyToPlace(server, {
      as: cookie,
      lines: [{ listingId: zinc.listingId, quantity: 1 }],
      address: farmersAddress,
    });
    open("/app/store/checkout/confirm", cookie);
    const buttons = await screen.findAllByRole("button", { name: "Place order" });
    await server.platform.database
      .updateTable("offers")
      .set({ ended_at: server.clock.now() })
      .where("id", "=", offerId)
      .execute();
    await page?.user.click(buttons[0] as HTMLElement);
    const note = await screen.findByText(/Your order has changed/);
    expect(note.closest("[role=alert]")?.textContent).toContain("before ₹600.00 → now ₹640.00");
  });
});
