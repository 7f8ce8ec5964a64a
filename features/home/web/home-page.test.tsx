import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, type BuiltProduct, shippingEverywhere } from "#testing/shop/builders.ts";
import { aShare } from "#testing/shop/shares.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let product: BuiltProduct;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;

beforeAll(async () => {
  server = await testApp({ environment: { HOME_ORDER_TILES: "on" } });
  product = await aProduct(server, { title: { en: "Urea 46% N", te: "యూరియా 46% N" } });
});
afterEach(async () => {
  window.santhaInstall = undefined;
  localStorage.removeItem("santha.install-declined");
  vi.unstubAllGlobals();
  mend?.();
  mend = undefined;
  act(() => chooseLanguage("en"));
  await page?.close();
});
afterAll(() => server.close());

/** `begin` runs before the first call, such as letting calls go wrong. */
async function openHome(
  hasOrdered = false,
  begin: () => void = () => {},
): Promise<{ opened: OpenedApp; orderId: string | undefined }> {
  setViewportWidth(360);
  const person = await aPerson(server, { firstName: "Padma" });
  const as = await sessionFor(server, person);
  const lines = [{ listingId: product.listingId, quantity: 1 }];
  const orderId = hasOrdered ? (await anOrder(server, { as, lines })).orderIds[0] : undefined;
  page = openApp(server, { at: "/app/home", as, begin });
  return { opened: page, orderId };
}

it("[NAV-025] home greets the person and shows the stalls and the newest products", async () => {
  await openHome();
  expect(await screen.findByRole("heading", { level: 1, name: "Namaskaram, Padma" })).toBeDefined();
  expect(await screen.findByRole("link", { name: "Category seeds" })).toBeDefined();
  const latest = await screen.findByRole("region", { name: "Latest products" });
  expect(await within(latest).findByRole("heading", { name: "Urea 46% N" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "Your latest order" })).toBeNull();
});

it("of the newest products only those are shown that are delivered to the person's place", async () => {
  const shippingRates = shippingEverywhere().filter(({ pinPrefix }) => pinPrefix === "6");
  const far = await aSeller(server, { shippingRates });
  await aProduct(server, { sellerId: far.sellerId, title: { en: "Chennai rope", te: "చెన్నై తాడు" } });
  await openHome();
  const latest = await screen.findByRole("region", { name: "Latest products" });
  await within(latest).findByRole("heading", { name: "Urea 46% N" });
  expect(within(latest).queryByRole("heading", { name: "Chennai rope" })).toBeNull();
});

it("home speaks Telugu at once when the language is changed", async () => {
  await openHome();
  await screen.findByRole("heading", { name: "Urea 46% N" });
  act(() => chooseLanguage("te"));
  expect(screen.getByRole("heading", { level: 1, name: "నమస్కారం, Padma గారూ" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "యూరియా 46% N" })).toBeDefined();
});

it("home shows the person's latest order", async () => {
  const { orderId } = await openHome(true);
  const order = await screen.findByRole("region", { name: "Your latest order" });
  expect(within(order).getByText(`#${orderId}`)).toBeDefined();
});

it("an order that has ended is not the latest order while another one lives", async () => {
  const { cookie: as } = await aPerson(server);
  const lines = [{ listingId: product.listingId, quantity: 1 }];
  const [living, ended] = [await anOrder(server, { as, lines }), await anOrder(server, { as, lines })];
  const [orderId = ""] = ended.orderIds;
  await server.call(actOnOrder, { params: { orderId }, query: { action: "CANCEL_ORDER" } }, { as });
  page = openApp(server, { at: "/app/home", as });
  const order = await screen.findByRole("region", { name: "Your latest order" });
  expect(within(order).getByText(`#${living.orderIds[0]}`)).toBeDefined();
  expect(within(order).queryByText(`#${orderId}`)).toBeNull();
});

it("the search of home opens the store's, ready to type", async () => {
  const { opened } = await openHome();
  await opened.user.click(await screen.findByRole("link", { name: "Search seeds, sprays, tools" }));
  await waitFor(() => expect(opened.address()).toBe("/app/store/search"));
  const field = await screen.findByRole("combobox");
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it("products are shown although the orders cannot be had", async () => {
  await openHome(true, () => {
    mend = breakCalls("/v2/orders", "gateway error");
  });
  const products = within(await screen.findByRole("region", { name: "Latest products" }));
  expect(await products.findByRole("heading", { name: "Urea 46% N" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "Your latest order" })).toBeNull();
});

it("[HOME-001] [HOME-002] [HOME-003] below the products stands the stream, without the order that is shown above it", async () => {
  await aShare(server, { title: "Sow before the rain", product });
  const { opened, orderId } = await openHome(true);
  const stream = await screen.findByRole("region", { name: "What's new" });
  expect(await within(stream).findByRole("heading", { name: "Sow before the rain" })).toBeDefined();
  expect(within(stream).queryByText(`#${orderId} · `)).toBeNull();
  expect(screen.getAllByText(new RegExp(`#${orderId}`))).toHaveLength(1);
  const products = screen.getByRole("region", { name: "Latest products" });
  expect(products.compareDocumentPosition(stream) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await opened.user.click(within(stream).getByRole("link", { name: "See all" }));
  await waitFor(() => expect(opened.address()).toBe("/app/home/social"));
  expect(await screen.findByText(`#${orderId} ·`, { exact: false })).toBeDefined();
});

it("[HOME-012] home stands although the stream cannot be had, and trying again brings it", async () => {
  const { opened } = await openHome();
  mend = breakCalls("programStream", "gateway error");
  const stream = await screen.findByRole("region", { name: "What's new" });
  const alert = await within(stream).findByRole("alert");
  expect(screen.getByRole("heading", { name: "Urea 46% N" })).toBeDefined();
  mend();
  await opened.user.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await within(stream).findByRole("heading", { name: "Sow before the rain" })).toBeDefined();
});

const installCard = () => screen.queryByRole("region", { name: "Santha on your home screen" });

/** The browser offers to install the app; gives how often its own question was asked. */
function offerInstall(outcome: "accepted" | "dismissed"): () => number {
  let asked = 0;
  window.santhaInstall = Object.assign(new Event("beforeinstallprompt"), {
    prompt: async () => {
      asked += 1;
      return { outcome };
    },
  });
  return () => asked;
}

/** The page as another browser, by how it names itself. */
function inBrowser(userAgent: string, more: { readonly standalone?: boolean } = {}): void {
  vi.stubGlobal(
    "navigator",
    new Proxy(navigator, {
      get: (own, name) => ({ userAgent, ...more })[name as "userAgent"] ?? valueIn(own, name),
    }),
  );
}
const valueIn = (own: object, name: PropertyKey): unknown => {
  const value = Reflect.get(own, name, own) as unknown;
  return typeof value === "function" ? value.bind(own) : value;
};

const onIPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const safari = `${onIPhone} Version/18.3 Mobile/15E148 Safari/604.1`;

describe("the way to the home screen", () => {
  it("is shown after the first order, not before it", async () => {
    offerInstall("accepted");
    await openHome();
    await screen.findByRole("heading", { name: "Urea 46% N" });
    expect(installCard()).toBeNull();
    await page?.close();
    await openHome(true);
    await screen.findByRole("region", { name: "Your latest order" });
    expect(installCard()).not.toBeNull();
  });

  it("is not shown where the browser offers none", async () => {
    await openHome(true);
    await screen.findByRole("region", { name: "Your latest order" });
    expect(installCard()).toBeNull();
  });

  it("asks the browser once, and whoever says no to it is not shown the card again", async () => {
    const asked = offerInstall("dismissed");
    const { opened } = await openHome(true);
    await screen.findByRole("region", { name: "Your latest order" });
    await opened.user.click(screen.getByRole("button", { name: "Install Santha" }));
    expect([asked(), installCard()]).toEqual([1, null]);
    offerInstall("accepted");
    act(() => void dispatchEvent(new Event("santha-install")));
    expect(installCard()).toBeNull();
  });

  it("once closed it stays away at the next visit too", async () => {
    offerInstall("accepted");
    const { opened } = await openHome(true);
    await screen.findByRole("region", { name: "Your latest order" });
    await opened.user.click(screen.getByRole("button", { name: "Don't show again" }));
    expect(installCard()).toBeNull();
    await page?.close({ comesBack: true });
    offerInstall("accepted");
    await openHome(true);
    await screen.findByRole("region", { name: "Your latest order" });
    expect(installCard()).toBeNull();
  });

  it("in Safari on an iPhone the words say how, in both languages, without a button", async () => {
    inBrowser(safari);
    await openHome(true);
    await screen.findByRole("region", { name: "Your latest order" });
    expect(installCard()?.textContent).toContain("In Safari tap Share, then Add to Home Screen.");
    expect(screen.queryByRole("button", { name: "Install Santha" })).toBeNull();
    act(() => chooseLanguage("te"));
    expect(screen.getByText("Safariలో Share నొక్కి, తర్వాత Add to Home Screen నొక్కండి.")).toBeDefined();
  });

  it.each([
    ["another browser of an iPhone", `${onIPhone} CriOS/131.0 Mobile/15E148 Safari/604.1`, {}],
    ["the app that was opened from the home screen", safari, { standalone: true }],
  ])("%s is told nothing", async (_, userAgent, more) => {
    inBrowser(userAgent, more);
    await openHome(true);
    await screen.findByRole("region", { name: "Your latest order" });
    expect(installCard()).toBeNull();
  });
});
