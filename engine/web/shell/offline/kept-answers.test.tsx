import { act, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addToCart } from "#features/cart/contract";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { breakCalls, delayCalls, type Fault } from "#testing/web/faults.ts";
import { setOnline } from "#testing/web/network.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { deviceStore } from "../../data/device-store.ts";
import { chooseLanguage } from "../../words/language.ts";

const cart = "/app/store/checkout/cart";
let server: TestApp;
let person: TestPerson;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  person = await aPerson(server, { firstName: "Padma" });
  const { listingId } = await aProduct(server, { title: { en: "Urea 46% N", te: "యూరియా 46% N" } });
  await server.call(addToCart, { body: { listingId, quantity: 2 } }, { as: person.cookie });
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  act(() => chooseLanguage("en"));
  setOnline(true);
  await page?.close();
});
afterAll(() => server.close());

const cookies = ({ cookie, profileKey }: TestPerson) => `${cookie}; userId=${profileKey}`;
const urea = () => screen.findByRole("heading", { level: 3, name: /Urea|యూరియా/ });

function open(as: TestPerson, fault: () => () => void = () => () => {}): void {
  const begin = (): void => {
    mend = fault();
  };
  page = openApp(server, { at: cart, as: cookies(as), begin });
}

/** The person looks at the cart, goes, and comes back when everything goes wrong like this. */
async function comeBack(fault: Fault): Promise<void> {
  open(person);
  await urea();
  await screen.findByRole("button", { name: "One more: Urea 46% N" });
  await page?.close({ comesBack: true });
  open(person, () => breakCalls("/v2/", fault));
}

describe("what was seen is read without a network", () => {
  it("with a note of when it was seen, in both languages (U10)", async () => {
    await comeBack("no answer");
    setOnline(false);
    await urea();
    expect(await screen.findByText(/^You are offline\. Last updated \d\d:\d\d [AP]M\.$/)).toBeDefined();
    act(() => chooseLanguage("te"));
    expect(await screen.findByText(/^ఇంటర్నెట్ లేదు\. \S+ \d\d:\d\d సమయానికి ఉన్న వివరాలు\.$/)).toBeDefined();
  });

  it("also when the network is there and the server is not, and the note goes when it answers", async () => {
    await comeBack("gateway error");
    await urea();
    expect(await screen.findByText(/^Santha is not responding\. Last updated /)).toBeDefined();
    mend?.();
    await act(() => page?.reloadData());
    await waitFor(() => expect(screen.queryByText(/Last updated/)).toBeNull());
  });

  it("opened without a network, the page asks as soon as there is one, and the note goes", async () => {
    open(person);
    await urea();
    await screen.findByRole("button", { name: "One more: Urea 46% N" });
    await page?.close({ comesBack: true });
    setOnline(false, { isTold: false });
    open(person, () => breakCalls("/v2/", "no answer"));
    expect(await screen.findByText(/^You are offline\. Last updated /)).toBeDefined();
    const { listingId } = await aProduct(server, { title: { en: "Neem oil 1500 ppm", te: "" } });
    await server.call(addToCart, { body: { listingId, quantity: 1 } }, { as: person.cookie });
    mend?.();
    setOnline(true);
    expect(await screen.findByRole("heading", { name: "Neem oil 1500 ppm" })).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/Last updated/)).toBeNull());
  });

  it("while the server does not answer it is asked again by itself", async () => {
    await comeBack("gateway error");
    expect(await screen.findByText(/^Santha is not responding\. Last updated /)).toBeDefined();
    mend?.();
    await waitFor(() => expect(screen.queryByText(/Last updated/)).toBeNull());
  });

  it("what is on the page already and cannot be asked for again has the note too, which goes with the next answer", async () => {
    open(person);
    await urea();
    await screen.findByRole("button", { name: "One more: Urea 46% N" });
    mend = breakCalls("/v2/", "gateway error");
    await act(() => page?.reloadData());
    expect(await screen.findByText(/^Santha is not responding\. Last updated /)).toBeDefined();
    expect(screen.getByRole("heading", { name: "Urea 46% N" })).toBeDefined();
    mend();
    await waitFor(() => expect(screen.queryByText(/Last updated/)).toBeNull());
  });

  it("a slow answer takes its place when it comes", async () => {
    open(person);
    await urea();
    await page?.close({ comesBack: true });
    const { listingId } = await aProduct(server, { title: { en: "Neem oil 1500 ppm", te: "" } });
    await server.call(addToCart, { body: { listingId, quantity: 1 } }, { as: person.cookie });
    open(person, () => delayCalls("/v2/cart"));
    await urea();
    expect(screen.queryByRole("heading", { name: "Neem oil 1500 ppm" })).toBeNull();
    act(() => mend?.());
    expect(await screen.findByRole("heading", { name: "Neem oil 1500 ppm" })).toBeDefined();
  });
});

describe("what was seen is the person's own", () => {
  it("another person on the same phone sees none of it, with or without a network", async () => {
    await comeBack("no answer");
    await urea();
    await page?.close({ comesBack: true });
    open(await aPerson(server, { firstName: "Ramulu" }), () => breakCalls("/v2/cart", "no answer"));
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
    expect(document.body.textContent).not.toContain("Urea");
  });

  it("nothing of it is left on the phone after logging out", async () => {
    open(person);
    await urea();
    const kept = () => deviceStore("answers").list(person.profileKey);
    await waitFor(async () => expect((await kept()).length).toBeGreaterThan(2));
    await page?.user.click(screen.getByRole("button", { name: "Account" }));
    await page?.user.click(screen.getByRole("button", { name: "Log out" }));
    await screen.findByRole("heading", { name: "Sign in" });
    await waitFor(async () => expect(await kept()).toEqual([]));
    expect(localStorage.getItem("santha.session")).toBeNull();
  });
});
