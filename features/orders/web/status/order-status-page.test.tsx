import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp, testNow } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { aParcel, moveOnTo } from "#testing/shop/order-moves.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import type { OrderState } from "../../contract/order-states.ts";

let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
  server.clock.set(testNow);
});
afterAll(() => server.close());

/** An order that its seller has moved on, ten minutes for each move. */
async function orderIn(last: OrderState, trackingUrl = aParcel.trackingUrl) {
  const { cookie } = await aPerson(server);
  const { listingId } = await aProduct(server);
  const { orderIds } = await anOrder(server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
  const orderId = orderIds[0] ?? "";
  const shipment = { ...aParcel, trackingUrl };
  if (last !== "ORD_PLACED") await moveOnTo(server, { orderId, last, minutesEach: 10, shipment });
  return { cookie, orderId };
}

const open = (orderId: string, as: string): OpenedApp => {
  page = openApp(server, { at: `/app/order/${orderId}/status`, as });
  return page;
};
const steps = async () =>
  within(await screen.findByRole("region", { name: "Order history" })).getAllByRole("listitem");

describe("the order status view", () => {
  it("[ORD-047] lists the states passed with their times, newest first, and marks the current one; above them what is to come", async () => {
    const { cookie, orderId } = await orderIn("PACKED");
    open(orderId, cookie);
    const states = await steps();
    expect(states.map((state) => state.textContent).slice(0, 2)).toEqual([
      "Delivered, by 17 Jul 2026",
      "On the way to Narsampet",
    ]);
    const passed = states.slice(2);
    expect(passed.map((state) => state.querySelector("time")?.textContent)).toEqual([
      "14 Jul, 2026 at 11:20 AM",
      "14 Jul, 2026 at 11:10 AM",
      "14 Jul, 2026 at 11:00 AM",
    ]);
    expect(passed[0]?.textContent).toContain("Packed");
    expect(passed[2]?.textContent).toContain("Order placed");
    expect(states.map((state) => state.getAttribute("aria-current"))).toEqual([
      null,
      null,
      "step",
      null,
      null,
    ]);
    expect(screen.queryByRole("region", { name: "Parcel" })).toBeNull();
  });

  it("names the carrier and leads to its page once the parcel is sent", async () => {
    const { cookie, orderId } = await orderIn("DISPATCHED");
    open(orderId, cookie);
    const parcel = within(await screen.findByRole("region", { name: "Parcel" }));
    expect(parcel.getByText("Speed Post")).toBeDefined();
    expect(parcel.getByText("EA123456789IN")).toBeDefined();
    const link = parcel.getByRole("link", { name: "Track on the carrier's site" });
    expect([link.getAttribute("href"), link.getAttribute("rel"), link.getAttribute("target")]).toEqual([
      "https://example.org/track",
      "noopener noreferrer",
      "_blank",
    ]);
    expect(parcel.getByText("example.org")).toBeDefined();
  });

  it("a carrier without a page has no link, and a delivered order no day to expect", async () => {
    const { cookie, orderId } = await orderIn("DELIVERED", null);
    open(orderId, cookie);
    expect((await steps())[0]?.textContent).toContain("Delivered14 Jul");
    expect(screen.getByText("Speed Post")).toBeDefined();
    expect(screen.queryByRole("link", { name: /Track on the carrier/ })).toBeNull();
    expect(screen.queryByText(/Delivered, by/)).toBeNull();
  });

  it("shows the code for the door, where the order goes, and who helps", async () => {
    const { cookie, orderId } = await orderIn("OUT_FOR_DELIVERY");
    open(orderId, cookie);
    await steps();
    const code = screen.getByText("Delivery code").nextSibling?.textContent;
    expect(code).toMatch(/^\d{4}$/);
    expect(
      within(screen.getByRole("region", { name: "Delivery address" })).getByText("Ramulu"),
    ).toBeDefined();
    const help = within(screen.getByRole("region", { name: "Need help with this order?" }));
    expect(help.getByRole("link", { name: /Call support/ }).getAttribute("href")).toMatch(/^tel:/);
    expect(help.getByRole("link", { name: "Write a complaint" })).toBeDefined();
  });

  it("[ORD-075] an order of somebody else is said and shows nothing; the way back leads to the order", async () => {
    const { orderId } = await orderIn("ORD_PLACED");
    const stranger = await aPerson(server);
    open(orderId, stranger.cookie);
    expect(await screen.findByText("There is no such order.")).toBeDefined();
    expect(screen.queryByRole("region", { name: "Order history" })).toBeNull();
  });

  it("without connection it says so, tries again, and leads back to the order", async () => {
    const { cookie, orderId } = await orderIn("ORD_PLACED");
    const opened = open(orderId, cookie);
    const mend = breakCalls("/rest/v1/santha/orders/", "no answer");
    const again = await screen.findByRole("button", { name: "Try again" });
    mend();
    await opened.user.click(again);
    await steps();
    await opened.user.click(screen.getByRole("link", { name: "Back to the order" }));
    await waitFor(() => expect(opened.address()).toBe(`/app/order/${orderId}`));
  });

  it("reads in Telugu", async () => {
    const { cookie, orderId } = await orderIn("DISPATCHED");
    chooseLanguage("te");
    open(orderId, cookie);
    expect(await screen.findByText("రవాణా సంస్థ")).toBeDefined();
    expect(screen.getAllByRole("heading", { name: "ఆర్డర్ స్థితి" }).length).toBeGreaterThan(0);
  });
});
