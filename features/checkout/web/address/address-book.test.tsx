import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { addAddress, chooseDefaultAddress, listAddresses } from "#features/addresses/contract";
import { setCartQuantity } from "#features/cart/contract";
import { listOrders } from "#features/orders/contract/orders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { farmersAddress } from "#testing/shop/shopping.ts";
import { breakCalls, delayCalls, recordCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { readCheckout } from "../../contract/checkout.ts";

const cart = "/app/store/checkout/cart";
const shipping = "/app/store/checkout/shipping";
const confirm = "/app/store/checkout/confirm";
const village = { ...farmersAddress, recipientName: "Lakshmi", addressLine1: "H.No. 1-7, Chityal" };
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

/** A buyer with two packs in the cart and these saved addresses, at the given page. */
async function aBuyer(
  at: string,
  addresses: readonly (typeof farmersAddress)[] = [],
  roles: readonly "agent"[] = [],
) {
  const { cookie } = await aPerson(server, { roles });
  const seller = await aSeller(server, {
    name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" },
    handlingChargeInPaise: 25_00,
    shippingRates: shippingEverywhere().filter((rate) => rate.pinPrefix === "5"),
  });
  const { listingId } = await aProduct(server, { sellerId: seller.sellerId, priceInPaise: 640_00 });
  await server.call(setCartQuantity, { params: { listingId }, body: { quantity: 2 } }, { as: cookie });
  const addressIds: number[] = [];
  for (const body of addresses)
    addressIds.push((await server.call(addAddress, { body }, { as: cookie })).data.addressId);
  page = openApp(server, { at, as: cookie });
  const opened = page;
  const press = async (name: string | RegExp) =>
    opened.user.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);
  const book = async () => (await server.call(listAddresses, {}, { as: cookie })).data.addresses;
  return { cookie, opened, press, book, addressIds };
}

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>("radio", { name });
const formElements = () => [
  ...document.querySelectorAll<HTMLInputElement>("main input, main select, main textarea"),
];
const isTyped = (field: HTMLElement) =>
  field.matches("textarea, input:not([type=radio], [type=checkbox], [type=search])");

async function typeAddress({ user }: OpenedApp): Promise<void> {
  await user.clear(await screen.findByLabelText("Receiver's name"));
  await user.type(screen.getByLabelText("Receiver's name"), "Ramulu");
  await user.clear(screen.getByLabelText("Mobile number"));
  await user.type(screen.getByLabelText("Mobile number"), "98123 45210");
  await user.type(screen.getByLabelText("House number, street"), "H.No. 3-41, Khanapur");
  await user.clear(screen.getByLabelText("Town or mandal"));
  await user.type(screen.getByLabelText("Town or mandal"), "Narsampet");
  await user.clear(screen.getByLabelText("Pin code"));
  await user.type(screen.getByLabelText("Pin code"), "506132");
  await user.selectOptions(screen.getByLabelText("State"), "Telangana");
}

describe("the address book on the shipping step", () => {
  it("[CART-004] begins with the default address; another one is chosen by a tap, without typing", async () => {
    const { cookie, opened, press, addressIds } = await aBuyer(cart, [farmersAddress, village]);
    const params = { addressId: addressIds[0] ?? 0 };
    await server.call(chooseDefaultAddress, { params }, { as: cookie });
    opened.goTo(shipping);
    expect((await radio(/Ramulu.*Default.*Khanapur, .*Narsampet, Telangana 506132/)).checked).toBe(true);
    // Without a tap: its charges are shown, and where it goes stands there to be changed.
    expect(await screen.findByRole("region", { name: "Delivery" })).toBeDefined();
    expect((await server.call(readCheckout, {}, { as: cookie })).data.address).toMatchObject(farmersAddress);
    await opened.user.click(await radio(/Lakshmi/));
    await press("Deliver here");
    expect(await screen.findByRole("region", { name: "Delivery" })).toBeDefined();
    await press("Continue to confirm");
    await waitFor(() => expect(opened.address()).toBe(confirm));
    expect((await server.call(readCheckout, {}, { as: cookie })).data.address).toMatchObject(village);
  });

  it("[CART-004] does not go on while a needed field is missing, and says so beside each", async () => {
    const { cookie, opened, press } = await aBuyer(shipping);
    await opened.user.clear(await screen.findByLabelText("Receiver's name"));
    await opened.user.clear(screen.getByLabelText("Mobile number"));
    await opened.user.clear(screen.getByLabelText("Pin code"));
    await opened.user.clear(screen.getByLabelText("Town or mandal"));
    await opened.user.selectOptions(screen.getByLabelText("State"), "");
    await press("Save address");
    const wrong = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLInputElement>('main [aria-invalid="true"]')];
      expect(found).toHaveLength(6);
      return found.map(({ name }) => name);
    });
    expect(wrong.sort()).toEqual(["addressLine1", "city", "phone", "postalCode", "recipientName", "state"]);
    expect(screen.getByText("Enter a 10-digit mobile number.")).toBeDefined();
    expect(opened.address()).toBe(shipping);
    expect((await server.call(readCheckout, {}, { as: cookie })).data.address).toBeNull();
  });

  it("a new address that was begun is still there after a look at the saved ones", async () => {
    const { opened, press, book } = await aBuyer(shipping, [village]);
    await press("Add an address");
    await opened.user.clear(await screen.findByLabelText("Receiver's name"));
    await opened.user.type(screen.getByLabelText("Receiver's name"), "Ram");
    await press("Back to saved addresses");
    await radio(/Lakshmi/);
    await press("Add an address");
    const name = await screen.findByLabelText<HTMLInputElement>("Receiver's name");
    expect(name.value).toBe("Ram");
    await opened.user.clear(name);
    await typeAddress(opened);
    await press("Save address");
    expect((await radio(/Ramulu/)).checked).toBe(true);
    expect(await screen.findByRole("region", { name: "Delivery" })).toBeDefined();
    expect((await book()).map(({ recipientName }) => recipientName)).toEqual(["Lakshmi", "Ramulu"]);
  });

  it("what was typed stays in the form until the book shows it: no moment in which it seems lost", async () => {
    const { opened, press } = await aBuyer(shipping);
    await typeAddress(opened);
    const shown = new Set<string | undefined>();
    const watch = new MutationObserver(() =>
      shown.add(document.querySelector<HTMLInputElement>('[name="addressLine1"]')?.value),
    );
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    await press("Save address");
    await radio(/Ramulu/);
    watch.disconnect();
    expect([...shown]).toEqual(["H.No. 3-41, Khanapur", undefined]);
  });

  it("an address is edited, made the default, and deleted only after a question", async () => {
    const { opened, press, book } = await aBuyer(shipping, [farmersAddress, village]);
    await opened.user.click(await radio(/Lakshmi/));
    await press("Edit the address of Lakshmi");
    const name = await screen.findByLabelText<HTMLInputElement>("Receiver's name");
    expect(name.value).toBe("Lakshmi");
    await opened.user.type(name, " Devi");
    await press("Save address");
    await radio(/Lakshmi Devi/);
    await press("Make default: Lakshmi Devi");
    await radio(/Lakshmi Devi\s*Default/);
    await press("Delete the address of Lakshmi Devi");
    const question = within(await screen.findByRole("alertdialog"));
    await opened.user.click(question.getByRole("button", { name: "Cancel" }));
    expect(await book()).toHaveLength(2);
    await press("Delete the address of Lakshmi Devi");
    await opened.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
    );
    await waitFor(() => expect(screen.queryByRole("radio", { name: /Lakshmi/ })).toBeNull());
    expect((await book()).map(({ recipientName }) => recipientName)).toEqual(["Ramulu"]);
  });

  it("a saved address that a seller does not serve is refused with his name, and another can be chosen", async () => {
    const far = { ...village, recipientName: "Far away", postalCode: "190101" };
    const { opened, press } = await aBuyer(shipping, [farmersAddress, far]);
    await opened.user.click(await radio(/Far away/));
    await press("Deliver here");
    expect(await screen.findByText("Kakatiya Agro does not deliver to 190101.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Change the cart" })).toBeDefined();
    await opened.user.click(await radio(/Ramulu/));
    expect(screen.queryByText("Kakatiya Agro does not deliver to 190101.")).toBeNull();
    expect(await screen.findByRole("region", { name: "Delivery" })).toBeDefined();
  });

  it("[U5] the book is drawn when the answer to its first address is known, so that a refusal above moves nothing", async () => {
    const far = { ...village, recipientName: "Far away", postalCode: "190101" };
    await aBuyer(shipping, [far]);
    const letGo = delayCalls("/v2/checkout/address/");
    const calls = recordCalls();
    await waitFor(() => expect(calls.addresses.join()).toContain("/v2/checkout/address/"));
    expect(screen.queryByRole("radio")).toBeNull();
    calls.stop();
    letGo();
    await radio(/Far away/);
    expect(screen.getByText("Kakatiya Agro does not deliver to 190101.")).toBeDefined();
  });

  it("a quote that was asked for before the address was chosen and comes after it changes nothing", async () => {
    const { opened, press } = await aBuyer(cart, [farmersAddress]);
    await screen.findAllByRole("button", { name: "Continue to shipping" });
    const working = globalThis.fetch;
    const late: (() => void)[] = [];
    globalThis.fetch = async (input, init) => {
      const answer = await working(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (/\/v2\/checkout$/.test(address)) await new Promise<void>((done) => late.push(done));
      return answer;
    };
    opened.goTo(shipping);
    expect(await screen.findByRole("region", { name: "Delivery" })).toBeDefined();
    for (const letGo of late) letGo();
    globalThis.fetch = working;
    await press("Continue to confirm");
    await waitFor(() => expect(opened.address()).toBe(confirm));
  });

  it("a saved address is found among many by name, village or number", async () => {
    const names = ["Lakshmi", "Ramulu", "Sarada", "Venkat", "Yellamma", "Komuraiah"];
    const { opened } = await aBuyer(
      shipping,
      names.map((recipientName, at) => ({ ...village, recipientName, phone: `98480122${40 + at}` })),
    );
    const field = await screen.findByLabelText("Find by name, village or mobile number");
    const shown = () => screen.queryAllByRole("radio").length;
    for (const [typed, count] of [
      ["koMu", 1],
      ["9848012241", 1],
      ["chityal", 4],
    ] as const) {
      await opened.user.clear(field);
      await opened.user.type(field, typed);
      await waitFor(() => expect(shown()).toBe(count));
    }
    await opened.user.type(field, " nobody");
    expect(await screen.findByText("No saved address matches.")).toBeDefined();
  });

  it("a lost connection is said in a sentence, and a second press sends the choice again", async () => {
    const { opened, press } = await aBuyer(cart, [farmersAddress]);
    await screen.findAllByRole("button", { name: "Continue to shipping" });
    const mend = breakCalls("/v2/checkout/address", "no answer");
    opened.goTo(shipping);
    await radio(/Ramulu/);
    expect(await screen.findByText("No connection. Please try again.")).toBeDefined();
    mend();
    await press("Deliver here");
    expect(await screen.findByRole("region", { name: "Delivery" })).toBeDefined();
  });
});

describe("how much a check-out asks of the buyer", () => {
  it("of a new buyer at most 8 typed fields and 14 form elements (U23)", async () => {
    const { opened, press } = await aBuyer(cart);
    await screen.findAllByRole("button", { name: "Continue to shipping" });
    const all = formElements();
    opened.goTo(shipping);
    await screen.findByLabelText("Pin code");
    all.push(...formElements());
    await typeAddress(opened);
    await press("Save address");
    await press("Continue to confirm");
    await screen.findAllByRole("button", { name: "Place order" });
    all.push(...formElements());
    expect(all.filter(isTyped).length).toBeGreaterThan(5);
    expect(all.filter(isTyped).length).toBeLessThanOrEqual(8);
    expect(all.length).toBeLessThanOrEqual(14);
  });

  it("[U23] of a returning buyer nothing typed, and 3 taps from cart to order", async () => {
    const { cookie, press } = await aBuyer(cart, [farmersAddress]);
    for (const name of ["Continue to shipping", "Continue to confirm", "Place order"]) await press(name);
    expect(await screen.findByText("THANK YOU")).toBeDefined();
    expect((await server.call(listOrders, { query: {} }, { as: cookie })).data.orders).toHaveLength(1);
  });

  it("[U23] of a returning agent nothing typed, and 4 taps, each of which shows for whom the order is", async () => {
    const { cookie, press } = await aBuyer(cart, [village, farmersAddress], ["agent"]);
    await press("Continue to shipping");
    expect((await radio(/Ramulu/)).checked).toBe(true);
    await press("Continue to assist");
    expect((await radio(/Ramulu.*receives the parcel/)).checked).toBe(true);
    await press("Continue to confirm");
    const summary = within(await screen.findByRole("region", { name: "Order for" }));
    expect(summary.getByText(/Ramulu/)).toBeDefined();
    await press("Place order");
    expect(await screen.findByText("THANK YOU")).toBeDefined();
    expect((await server.call(listOrders, { query: {} }, { as: cookie })).data.orders).toHaveLength(1);
  });

  it("the total with shipping and handling stands before the last step, and it is what is charged (U24)", async () => {
    const { cookie, press } = await aBuyer(shipping, [farmersAddress]);
    await screen.findByRole("region", { name: "Delivery" });
    const slip = within(screen.getByRole("region", { name: "Price breakup" }));
    const amountOf = (term: string) => slip.getByText(term).nextSibling?.textContent;
    expect(amountOf("Shipping charges")).toBe("₹40.00");
    expect(amountOf("Handling charges")).toBe("₹25.00");
    expect(amountOf("Order total")).toBe("₹1,345.00");
    await press("Continue to confirm");
    await press("Place order");
    await screen.findByText("THANK YOU");
    const { data } = await server.call(listOrders, { query: {} }, { as: cookie });
    expect(data.orders.map(({ totalAmount }) => totalAmount)).toEqual([1345]);
  });

  it("errors stand beside their fields in Telugu too, and what was typed stays (U25)", async () => {
    chooseLanguage("te");
    const { opened, press } = await aBuyer(shipping);
    const pinCode = await screen.findByLabelText<HTMLInputElement>("పిన్ కోడ్");
    await opened.user.clear(pinCode);
    await opened.user.type(pinCode, "5061");
    await press("చిరునామా సేవ్ చేయండి");
    expect(await screen.findByText("పిన్ కోడ్‌లో 6 అంకెలు ఉంటాయి.")).toBeDefined();
    expect(pinCode.value).toBe("5061");
  });
});
