import { addToCart, readCart } from "@santha/contract/cart";
import { type TestApp, testApp } from "@santha/server/src/test/app.ts";
import { aPerson, aProduct, type BuiltProduct, type TestPerson } from "@santha/server/src/test/builders.ts";
import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { unsentStore } from "../lib/unsent.ts";
import { breakCalls } from "../test/faults.ts";
import { setOnline } from "../test/network.ts";
import { type OpenedApp, openApp } from "../test/open-app.tsx";
import { setViewportWidth } from "../test/viewport.ts";

const cart = "/app/store/checkout/cart";
let server: TestApp;
let urea: BuiltProduct;
let person: TestPerson;
let page: OpenedApp;
let mend: (() => void) | undefined;
beforeAll(async () => {
  server = await testApp();
  urea = await aProduct(server, { title: { en: "Urea 46% N", te: "" } });
});
beforeEach(async () => {
  setViewportWidth(1280);
  person = await aPerson(server, { firstName: "Padma" });
  await server.call(addToCart, { body: { listingId: urea.listingId, quantity: 2 } }, { as: person.cookie });
  page = openApp(server, { at: cart, as: `${person.cookie}; userId=${person.profileKey}` });
  const more = await screen.findByRole("button", { name: "One more: Urea 46% N" });
  mend = breakCalls("/v2/cart/lines", "no answer");
  await page.user.click(more);
  await screen.findByText("1 change is not sent yet.");
});
afterEach(async () => {
  mend?.();
  setOnline(true);
  await page.close();
});
afterAll(() => server.close());

const quantity = async (): Promise<number | undefined> =>
  (await server.call(readCart, {}, { as: person.cookie })).data.groups[0]?.lines[0]?.quantity;
const left = async (): Promise<number> => (await unsentStore.list(person.profileKey)).length;
const signedOut = () => screen.findByRole("heading", { name: "Sign in" });

async function logOut(): Promise<ReturnType<typeof within>> {
  await page.user.click(screen.getByRole("button", { name: "Account" }));
  await page.user.click(screen.getByRole("button", { name: "Log out" }));
  return within(await screen.findByRole("dialog", { name: "Not everything is sent" }));
}

describe("logging out with changes that are not sent asks what is to become of them", () => {
  it("kept for the account they stay on the phone, and everything else private goes", async () => {
    localStorage.setItem(`santha.goods.${person.profileKey}`, "[]");
    sessionStorage.setItem(`santha.checkout.assist.${person.profileKey}`, "{}");
    const question = await logOut();
    expect(question.getByText("1 change waits.")).toBeDefined();
    await page.user.click(question.getByRole("button", { name: "Keep for this account" }));
    await signedOut();
    expect(await left()).toBe(1);
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    expect(keys.filter((key) => key.includes(person.profileKey))).toEqual([]);
  });

  it("deleted they are gone, and were never sent", async () => {
    const question = await logOut();
    await page.user.click(question.getByRole("button", { name: "Delete and log out" }));
    await signedOut();
    expect(await left()).toBe(0);
  });

  it("sent now, the person is logged out when all is sent", async () => {
    mend?.();
    const question = await logOut();
    await page.user.click(question.getByRole("button", { name: "Send now" }));
    await signedOut();
    expect(await left()).toBe(0);
    const { database } = server.platform;
    const lines = await database.selectFrom("cart_lines").select("quantity").execute();
    expect(lines.map((line) => line.quantity)).toContain(3);
  });

  it("what cannot be sent is shown instead of logging out", async () => {
    const question = await logOut();
    await page.user.click(question.getByRole("button", { name: "Send now" }));
    await waitFor(() => expect(page.address()).toBe("/app/unsent"));
    expect(await screen.findByRole("region", { name: "Urea 46% N: 3 in the cart" })).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await quantity()).toBe(2);
  });

  it("closed, nothing has happened", async () => {
    const question = await logOut();
    await page.user.click(question.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([await left(), await quantity(), page.address()]).toEqual([1, 2, cart]);
  });
});
