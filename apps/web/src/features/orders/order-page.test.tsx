import { type OrderState, transitions } from "@santha/contract/order-states";
import { type TestApp, testApp } from "@santha/server/src/test/app.ts";
import { aPerson, aProduct, aSeller } from "@santha/server/src/test/builders.ts";
import { anOrder } from "@santha/server/src/test/shopping.ts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { changeSession } from "#lib/session";
import { breakCalls } from "../../test/faults.ts";
import { type OpenedApp, openApp } from "../../test/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let agent: { cookie: string };
let orderId = "";
beforeAll(async () => {
  server = await testApp();
  agent = await aPerson(server, { roles: ["agent"] });
  const seller = await aSeller(server, { name: { en: "Godavari Bio", te: "గోదావరి బయో" } });
  const { listingId } = await aProduct(server, {
    sellerId: seller.sellerId,
    priceInPaise: 1_050_00,
    commissionInPaise: 52_50,
    gstRateInBasisPoints: 500,
    title: { en: "Neem cake", te: "వేప పిండి" },
  });
  const { orderIds } = await anOrder(server, { as: agent.cookie, lines: [{ listingId, quantity: 2 }] });
  orderId = orderIds[0] ?? "";
});
afterEach(() => page?.close());
afterAll(() => server.close());

function open(id: string, as = agent.cookie): OpenedApp {
  page = openApp(server, { at: `/app/order/${id}`, as });
  return page;
}

async function setState(state: string, values: { delivered_at?: Date | null } = {}): Promise<void> {
  await server.platform.database
    .updateTable("orders")
    .set({ state, ...values })
    .where("id", "=", orderId)
    .execute();
}

const summary = async () =>
  within(await screen.findByRole("region", { name: "Order summary" }))
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextSibling?.textContent]);

describe("the order full view", () => {
  it("shows the order's number, where it goes, how it is paid and what it comes to", async () => {
    await setState("ORD_PLACED");
    open(orderId);
    expect((await screen.findAllByText(`#${orderId}`)).length).toBeGreaterThan(0);
    expect(await screen.findByRole("heading", { name: /Order placed/ })).toBeDefined();
    expect(screen.getAllByText("14 Jul, 2026 at 11:00 AM").length).toBeGreaterThan(0);
    const address = within(screen.getByRole("region", { name: "Delivery address" }));
    expect(address.getByText("Ramulu")).toBeDefined();
    expect(address.getByText(/Khanapur.*Narsampet, Telangana 506132/)).toBeDefined();
    expect(await summary()).toEqual([
      ["Product value", "₹2,100.00"],
      ["Shipping charges", "₹40.00"],
      ["Order total", "₹2,140.00"],
      ["Margin pending", "+ ₹105.00"],
      ["Final customer price", "₹2,245.00"],
    ]);
  });

  it("the tax of each line appears one second after loading, on price times quantity", async () => {
    open(orderId);
    const title = await screen.findByRole("heading", { name: "Neem cake" });
    expect(screen.queryByText(/Includes GST/)).toBeNull();
    expect(await screen.findByText("Includes GST ₹100.00 (5 %)", {}, { timeout: 2500 })).toBeDefined();
    expect(title.closest(".line")?.textContent).toContain("Amount₹2,205.00");
  });

  it("a delivered order says when, and its margin reads earned", async () => {
    await setState("DELIVERED", { delivered_at: new Date("2026-07-16T05:00:00Z") });
    open(orderId);
    expect(await screen.findByRole("heading", { name: /Delivered/ })).toBeDefined();
    expect(screen.getByText("16 Jul, 2026 at 10:30 AM")).toBeDefined();
    expect((await summary())[3]).toEqual(["Margin earned", "+ ₹105.00"]);
    await setState("ORD_PLACED", { delivered_at: null });
  });

  it.each(["CANCEL_REQUESTED", "REFUND_INPROGRESS", "ORD_REFUNDED"])(
    "in the state %s the margin reads your total margin, in red",
    async (state) => {
      await setState(state);
      open(orderId);
      const row = (await screen.findByText("Your total margin")).closest(".mrow");
      expect(row?.classList.contains("stop")).toBe(true);
      await setState("ORD_PLACED");
    },
  );

  it("no state key is ever shown, known or not", async () => {
    const states: readonly string[] = [
      ...new Set<OrderState>(transitions.map(({ to }) => to)),
      "SOMETHING_NEW",
    ];
    for (const state of states) {
      await setState(state);
      open(orderId);
      await screen.findByRole("region", { name: "Order summary" });
      expect(document.body.textContent).not.toContain(state);
      await page?.close();
    }
    await setState("ORD_PLACED");
  });

  it("[ERR-012] an order that is not there ends the spinner with an error and a way back", async () => {
    const opened = open("260714999999");
    expect(await screen.findByText("There is no such order.")).toBeDefined();
    expect(screen.queryByRole("img", { name: "Loading" })).toBeNull();
    await opened.user.click(screen.getByRole("link", { name: "Back to my orders" }));
    await waitFor(() => expect(opened.address()).toBe("/app/order"));
  });

  it("[ERR-012] an order of somebody else looks like none", async () => {
    const stranger = await aPerson(server);
    open(orderId, stranger.cookie);
    expect(await screen.findByText("There is no such order.")).toBeDefined();
    expect(screen.queryByText("Neem cake")).toBeNull();
  });

  it("[ERR-012] without connection the spinner ends, with a way back and another try", async () => {
    const opened = open(orderId);
    const mend = breakCalls("/orders/", "no answer");
    const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 8000 });
    expect(screen.getByRole("link", { name: "Back to my orders" })).toBeDefined();
    mend();
    await opened.user.click(again);
    expect(await screen.findByRole("heading", { name: "Neem cake" })).toBeDefined();
  });
});

describe("the order failed page", () => {
  it("[NAV-152] [ORD-108] [ORD-109] [ORD-110] [ORD-111] [ORD-117] is titled, says oops, greets and leads on to the store", async () => {
    open("failed");
    expect(await screen.findByRole("heading", { name: "Oops! Order failed" })).toBeDefined();
    expect(screen.getAllByRole("heading", { name: "Order failed" }).length).toBeGreaterThan(0);
    expect(document.querySelector(".tabbar")).toBeNull();
    expect(screen.getByText("Dear Ramulu,")).toBeDefined();
    const [on] = screen.getAllByRole("link", { name: "CONTINUE SHOPPING" });
    expect(on?.getAttribute("href")).toMatch(/#\/app\/store$/);
  });

  it("[ORD-112] greets nobody while the profile is not known", async () => {
    open("failed");
    await screen.findByText("Dear Ramulu,");
    act(() => {
      changeSession({ firstName: "" });
    });
    await waitFor(() => expect(screen.queryByText(/^Dear/)).toBeNull());
    expect(screen.getByRole("heading", { name: "Oops! Order failed" })).toBeDefined();
  });

  it("[ORD-113] [ORD-114] [ORD-115] [ORD-116] says why, until when, what happens to the money, and thanks", async () => {
    open("failed");
    expect(await screen.findByText("Delays are due to high transaction volumes.")).toBeDefined();
    expect(screen.getByText("Confirmation should come within 24 hours.")).toBeDefined();
    const refund = "Any payment failure will be refunded to the bank within 7-10 working days.";
    expect(screen.getByText(refund)).toBeDefined();
    expect(screen.getByText("Thank you for Shopping !")).toBeDefined();
  });
});
