import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { setCartQuantity } from "#features/cart/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { hanamkonda, type PersonWish } from "#testing/shop/people.ts";
import { loadPinSample } from "#testing/shop/pin-codes.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

const shipping = "/app/store/checkout/shipping";
let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
  await loadPinSample(server);
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

/** The shipping step of a new buyer, whose seller delivers to pin codes that begin with 5. */
async function openShipping(who: PersonWish = {}): Promise<OpenedApp> {
  const { cookie } = await aPerson(server, who);
  const { sellerId } = await aSeller(server, {
    name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" },
    shippingRates: shippingEverywhere().filter((rate) => rate.pinPrefix === "5"),
  });
  const { listingId } = await aProduct(server, { sellerId });
  await server.call(setCartQuantity, { params: { listingId }, body: { quantity: 1 } }, { as: cookie });
  page = openApp(server, { at: shipping, as: cookie });
  return page;
}

const pinField = () => screen.findByLabelText<HTMLInputElement>("Pin code");
const town = () => screen.getByLabelText<HTMLInputElement>("Town or mandal");
const state = () => screen.getByLabelText<HTMLSelectElement>("State");
/** Opens the fields of town and state, which a known pin code has filled. */
const openTown = async ({ user }: OpenedApp) =>
  user.click(await screen.findByRole("button", { name: "Change town or state" }));

async function typePin({ user }: OpenedApp, pinCode: string): Promise<void> {
  await user.clear(await pinField());
  await user.type(await pinField(), pinCode);
}

describe("the address begins with the pin code", () => {
  it("its sixth digit fills town and state, and says at once that everything is delivered there", async () => {
    const opened = await openShipping();
    const first = (await pinField()).closest("form")?.querySelector("input");
    expect(first).toBe(await pinField());
    await typePin(opened, "506132");
    expect(await screen.findByText("Narsampet, Telangana")).toBeDefined();
    expect(screen.queryByLabelText("Town or mandal")).toBeNull();
    await openTown(opened);
    expect([town().value, state().value]).toEqual(["Narsampet", "Telangana"]);
    expect(await screen.findByText(/Everything is delivered here, by 17 Jul 2026/)).toBeDefined();
    expect(screen.getByText(/All India Pincode Directory/)).toBeDefined();
  });

  it("who lives in one of the places of his pin code finds that one in a new address, not the first", async () => {
    await openShipping({ location: { ...hanamkonda, locality: "Khanapur", postalCode: "506132" } });
    expect(await screen.findByText("Khanapur, Telangana")).toBeDefined();
    expect((await pinField()).value).toBe("506132");
  });

  it("several places are offered to choose from; the town can still be typed over and then stays", async () => {
    const opened = await openShipping();
    await typePin(opened, "506132");
    const choice = await screen.findByLabelText<HTMLSelectElement>("Village or town");
    expect(screen.getByText("9 places share this pin code")).toBeDefined();
    await opened.user.selectOptions(choice, "Khanapur");
    await openTown(opened);
    expect(town().value).toBe("Khanapur");
    await opened.user.clear(town());
    await opened.user.type(town(), "Sriramnagar");
    expect(choice.selectedOptions[0]?.textContent).toBe("Another place, typed below");
    await typePin(opened, "506002");
    await waitFor(() => expect(screen.getByText("4 places share this pin code")).toBeDefined());
    expect(town().value).toBe("Sriramnagar");
  });

  it("an unknown code of a known district fills in its head town and says that this is approximate", async () => {
    const opened = await openShipping();
    await typePin(opened, "506999");
    expect(await screen.findByText("Hanamkonda, Telangana")).toBeDefined();
    expect(screen.getByText(/We filled in the nearest town; please check it/)).toBeDefined();
    expect(screen.queryByLabelText("Village or town")).toBeNull();
  });

  it("a code that nobody knows leaves town and state to be typed, and takes back what another one filled in", async () => {
    const opened = await openShipping();
    await typePin(opened, "506132");
    expect(await screen.findByText("Narsampet, Telangana")).toBeDefined();
    await typePin(opened, "599999");
    expect(await screen.findByText("Pin code not in our list. Please type town and state.")).toBeDefined();
    expect([town().value, state().value]).toEqual(["", ""]);
  });

  it("[ERR-009] a failed look-up is said, loses nothing, and the address typed by hand is saved", async () => {
    const opened = await openShipping();
    const mend = breakCalls("/v2/profiles/pincode", "no answer");
    await opened.user.clear(await screen.findByLabelText("Receiver's name"));
    await opened.user.type(screen.getByLabelText("Receiver's name"), "Ramulu");
    await typePin(opened, "506132");
    expect(await screen.findByText("! Something went wrong. Please type town and state.")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("Receiver's name").value).toBe("Ramulu");
    await opened.user.type(town(), "Narsampet");
    await opened.user.selectOptions(state(), "Telangana");
    await opened.user.clear(screen.getByLabelText("Mobile number"));
    await opened.user.type(screen.getByLabelText("Mobile number"), "9812345210");
    await opened.user.type(screen.getByLabelText("House number, street"), "H.No. 3-41");
    await opened.user.click(
      (await screen.findAllByRole("button", { name: "Save address" }))[0] as HTMLElement,
    );
    expect(await screen.findByRole("region", { name: "Delivery" })).toBeDefined();
    mend();
  });

  it("a seller who does not deliver there is named beside the field before anything is saved", async () => {
    const opened = await openShipping();
    await typePin(opened, "110001");
    expect(await screen.findByText("Kakatiya Agro: no delivery to this pin code")).toBeDefined();
    expect((await pinField()).getAttribute("aria-invalid")).toBe("true");
    const wayOn = screen.getByRole("link", { name: "Change the cart" });
    expect(wayOn.getAttribute("href")).toContain("/app/store/checkout/cart");
  });

  it("a new buyer types at most eight fields (U23): two when the pin code is known and he buys for himself", async () => {
    const opened = await openShipping();
    await typePin(opened, "506132");
    expect(await screen.findByText("Narsampet, Telangana")).toBeDefined();
    const needed = [...document.querySelectorAll<HTMLInputElement>("form input, form select")].filter(
      (field) => field.required && field.value === "",
    );
    expect(needed.map((field) => field.name)).toEqual(["addressLine1"]);
    expect(document.querySelectorAll("form input").length).toBeLessThanOrEqual(8);
  });

  it("in Telugu the words around the place are Telugu, the state too", async () => {
    const opened = await openShipping();
    await pinField();
    chooseLanguage("te");
    const pinCode = await screen.findByLabelText("పిన్ కోడ్");
    await opened.user.clear(pinCode);
    await opened.user.type(pinCode, "506132");
    const choice = await screen.findByLabelText<HTMLSelectElement>("ఊరు లేదా పట్టణం");
    expect(choice.selectedOptions[0]?.textContent).toBe("Narsampet");
    expect(screen.getByText("Narsampet, తెలంగాణ")).toBeDefined();
  });
});
