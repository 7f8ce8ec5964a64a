import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { breakCalls, delayCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { chooseConsent, readConsent } from "../contract.ts";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  Reflect.deleteProperty(window, "dataLayer");
  chooseLanguage("en");
});
afterAll(() => server.close());

async function aBuyer(isGiven: boolean | null) {
  const { cookie, mobileNo } = await aPerson(server, { roles: ["agent"] });
  const { listingId, level3Id } = await aProduct(server, {
    priceInPaise: 1_125_50,
    commissionInPaise: 50_00,
    title: { en: "Samba Mahsuri", te: "సాంబ మసూరి" },
  });
  const lines = [{ listingId, quantity: 2 }];
  const { masterId, orderIds } = await anOrder(server, { as: cookie, lines });
  if (isGiven !== null) await server.call(chooseConsent, { body: { isGiven } }, { as: cookie });
  return { cookie, mobileNo, masterId, orderId: orderIds[0], level3Id };
}

async function open(at: string, as: string): Promise<OpenedApp> {
  await page?.close();
  page = openApp(server, { at, as });
  return page;
}
const layer = (): unknown[] => (Array.isArray(window.dataLayer) ? window.dataLayer : []);
/** Opens the success page and waits until the server has been asked whether this purchase is the first. */
async function openSuccess(masterId: string, cookie: string): Promise<void> {
  await open(`/app/order/success/${masterId}`, cookie);
  await screen.findByText("THANK YOU");
}
const counted = (masterId: string) =>
  server.platform.database
    .selectFrom("analytics_purchases")
    .select("master_id")
    .where("master_id", "=", masterId)
    .execute();

describe("the analytics data layer", () => {
  it("[ANL-001] [ANL-002] [ANL-003] [ANL-004] [ANL-005] order success pushes a purchase with all of its fields", async () => {
    const { cookie, mobileNo, masterId, level3Id } = await aBuyer(true);
    await openSuccess(masterId, cookie);
    await waitFor(() => expect(layer()).toHaveLength(1));
    expect(layer()).toEqual([
      {
        event: "purchase",
        transactionId: masterId,
        revenue: 2291,
        shipping: 40,
        currency: "INR",
        mobileNumber: mobileNo,
        products: [
          {
            name: "Samba Mahsuri",
            id: String(level3Id),
            price: 1125.5,
            category: "Category seeds",
            quantity: 2,
          },
        ],
      },
    ]);
  });

  it("[ANL-006] the purchase is pushed once, also when the success page is opened again", async () => {
    const { cookie, masterId } = await aBuyer(true);
    await openSuccess(masterId, cookie);
    await waitFor(() => expect(layer()).toHaveLength(1));
    await page?.reloadData();
    await openSuccess(masterId, cookie);
    // The page view comes after whatever the success page may have had to say.
    page?.goTo("/app/order");
    await waitFor(() => expect(layer()).toContainEqual({ event: "pageView", page: "/app/order" }));
    expect(layer().filter((event) => (event as { event: string }).event === "purchase")).toHaveLength(1);
  });

  it.each([null, false])(
    "without consent (%s) nothing is pushed and no purchase is marked",
    async (isGiven) => {
      const { cookie, masterId } = await aBuyer(isGiven);
      await openSuccess(masterId, cookie);
      page?.goTo("/app/order");
      await screen.findByText(`Orders (1)`);
      await page?.close();
      expect(layer()).toEqual([]);
      expect(await counted(masterId)).toEqual([]);
    },
  );

  it("[ERN-012] the earnings page reports its view", async () => {
    const { cookie } = await aBuyer(true);
    await open("/app/order", cookie);
    await waitFor(() => expect(layer()).toEqual([{ event: "pageView", page: "/app/order" }]));
  });

  it.each([
    ["absent", undefined],
    ["no array", "blocked"],
    ["frozen", Object.freeze([])],
    [
      "refusing",
      new Proxy([], {
        get: () => {
          throw new Error("blocked");
        },
      }),
    ],
  ])("[ANL-007] a layer that is %s leaves the pages as they are", async (_, value) => {
    if (value !== undefined) Object.defineProperty(window, "dataLayer", { value, configurable: true });
    const { cookie, masterId, orderId } = await aBuyer(true);
    await openSuccess(masterId, cookie);
    await waitFor(async () => expect(await counted(masterId)).toHaveLength(1));
    expect(screen.getByText(`Order number #${orderId}`)).toBeDefined();
    page?.goTo("/app/order");
    expect(await screen.findByText("Orders (1)")).toBeDefined();
  });

  it("[ANL-007] when the consent cannot be asked for, the pages are shown as ever", async () => {
    const { cookie, masterId } = await aBuyer(true);
    await open(`/app/order/success/${masterId}`, cookie);
    const mend = breakCalls("/analytics/", "no answer");
    expect(await screen.findByText("THANK YOU")).toBeDefined();
    expect(layer()).toEqual([]);
    mend();
  });
});

describe("the choice in the profile", () => {
  it("nothing is chosen at first; yes and no are one touch each, and both are kept", async () => {
    const { cookie } = await aBuyer(null);
    const { user } = await open("/app/profiles", cookie);
    const yes = await screen.findByRole<HTMLInputElement>("radio", { name: "Allow" });
    const no = screen.getByRole<HTMLInputElement>("radio", { name: "Do not allow" });
    expect([yes.checked, no.checked]).toEqual([false, false]);
    const consent = async () => (await server.call(readConsent, {}, { as: cookie })).data.isGiven;
    await user.click(yes);
    await waitFor(async () => expect(await consent()).toBe(true));
    expect(await screen.findByText("Your choice is saved.")).toBeDefined();
    await user.click(no);
    await waitFor(async () => expect(await consent()).toBe(false));
    expect(no.checked).toBe(true);
  });

  it("a choice that could not be sent is taken back on the screen, and said", async () => {
    const { cookie } = await aBuyer(false);
    const { user } = await open("/app/profiles", cookie);
    const no = await screen.findByRole<HTMLInputElement>("radio", { name: "Do not allow" });
    await waitFor(() => expect(no.checked).toBe(true));
    const mend = breakCalls("/analytics/consent", "no answer");
    await user.click(screen.getByRole("radio", { name: "Allow" }));
    expect(await screen.findByText(/Your choice is not saved/)).toBeDefined();
    await waitFor(() => expect(no.checked).toBe(true));
    mend();
  });

  it("reads in Telugu, and while the choice is not known none is shown", async () => {
    const { cookie } = await aBuyer(true);
    chooseLanguage("te");
    const opened = await open("/app/profiles", cookie);
    const letGo = delayCalls("/analytics/consent");
    const yes = await screen.findByRole<HTMLInputElement>("radio", { name: "అనుమతిస్తాను" });
    expect(yes.checked).toBe(false);
    letGo();
    await opened.reloadData();
    await waitFor(() => expect(yes.checked).toBe(true));
  });
});
