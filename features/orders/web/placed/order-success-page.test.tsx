import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPack, aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { withPush } from "#testing/web/push-browser.ts";
import { masterOrder, readOrder } from "../../contract/orders.ts";
import { firstAddressLine, parseMasterOrder } from "../order-text.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let agent: { cookie: string };
let masterId: string;
let orderIds: readonly string[];
let single: string;
let orderOfSingle: string | undefined;
beforeAll(async () => {
  server = await testApp();
  agent = await aPerson(server, { roles: ["agent"] });
  const seller = await aSeller(server, { handlingChargeInPaise: 25_00 });
  const paddy = await aProduct(server, {
    sellerId: seller.sellerId,
    priceInPaise: 1_125_00,
    commissionInPaise: 56_25,
    title: { en: "Samba Mahsuri", te: "సాంబ మసూరి" },
    packs: [aPack(25)],
  });
  const zinc = await aProduct(server, {
    sellerId: seller.sellerId,
    priceInPaise: 640_00,
    commissionInPaise: 32_00,
    title: { en: "Zinc sulphate", te: "జింక్ సల్ఫేట్" },
    packs: [aPack(10)],
  });
  const tricho = await aProduct(server, { priceInPaise: 180_00, commissionInPaise: 12_00 });
  const lines = [paddy, zinc, tricho].map(({ listingId }, at) => ({
    listingId,
    quantity: [2, 1, 3][at] ?? 1,
  }));
  ({ masterId, orderIds } = await anOrder(server, { as: agent.cookie, lines }));
  const one = await anOrder(server, { as: agent.cookie, lines: lines.slice(0, 1) });
  single = one.masterId;
  orderOfSingle = one.orderIds[0];
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

async function open(id = masterId): Promise<OpenedApp> {
  page = openApp(server, { at: `/app/order/success/${id}`, as: agent.cookie });
  await screen.findByText("THANK YOU");
  return page;
}

/** Rows of a part as pairs of label and value. */
function rowsIn(part: HTMLElement): Record<string, string> {
  const terms = within(part).getAllByRole("term");
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextSibling?.textContent ?? ""]));
}

const itemList = () =>
  screen.getByRole("heading", { name: /Item list/ }).closest("details") as HTMLDetailsElement;
const breakup = () => screen.getByText("Price breakup").closest("details") as HTMLDetailsElement;

describe("the order success page", () => {
  it("[NAV-154] [ORD-078] [ORD-079] [ORD-080] [ORD-081] is titled, thanks, names the order and hides the footer menu", async () => {
    await open();
    expect(screen.getAllByRole("heading", { name: "Order success" }).length).toBeGreaterThan(0);
    expect(document.title).toContain("Order success");
    expect(screen.queryByRole("navigation", { name: "Tabs" })).toBeNull();
    expect(document.querySelector(".tabbar")).toBeNull();
    expect(screen.getByRole("heading", { name: "THANK YOU" }).textContent).toBe("THANK YOU");
    expect(screen.getByText("Your order placed successfully!")).toBeDefined();
    expect(orderIds).toHaveLength(2);
    for (const orderId of orderIds) {
      const link = screen.getByRole("link", { name: `Order number #${orderId}` });
      expect(link.getAttribute("href")).toMatch(new RegExp(`#/app/order/${orderId}$`));
    }
  });

  it("[ORD-082] [ORD-083] [ORD-084] [ORD-085] [ORD-086] the payment summary shows date, the orders, mode, payment, total, and last the reference of all", async () => {
    await open();
    expect(rowsIn(screen.getByRole("region", { name: "Payment summary" }))).toEqual({
      "Order date": "14 Jul 2026",
      "Order ID": orderIds.map((orderId) => `#${orderId}`).join(""),
      "Payment mode": "COD",
      "Payment ID": "N.A",
      "Total amount": "₹3,535.00",
      "Payment reference": masterId,
    });
  });

  it("[ORD-087] [ENT-018] the delivery address shows lines, landmark, city, state, postal code and the whole phone", async () => {
    await open();
    const address = within(screen.getByRole("region", { name: "Delivery address" }));
    expect(address.getByText("H.No. 3-41, Ramalayam Street, Khanapur")).toBeDefined();
    expect(address.getByText("Near the primary school, Narsampet, Telangana 506132")).toBeDefined();
    expect(address.getByText("+91 9812345210")).toBeDefined();
    act(() => chooseLanguage("te"));
    expect(document.body.textContent).toContain("Near the primary school, Narsampet, తెలంగాణ 506132");
    act(() => chooseLanguage("en"));
  });

  it("[ORD-089] [ORD-090] [ORD-091] [ORD-092] [ORD-093] [ENT-019] the item list is open and shows picture, title, SKU, price, qty and total of each product", async () => {
    await open();
    expect(itemList().open).toBe(true);
    expect(screen.getByRole("heading", { name: "Item list (+2 more)" })).toBeDefined();
    const rows = [...itemList().querySelectorAll<HTMLElement>(".line")];
    expect(rows).toHaveLength(3);
    const paddy = rows.find((row) => row.textContent?.includes("Samba Mahsuri"));
    expect(paddy?.querySelector("img")?.getAttribute("src")).toContain("paddy.svg");
    expect(paddy?.textContent).toContain("25 kg");
    expect(paddy?.textContent).toContain("₹1,125.00 × 2");
    expect(paddy?.textContent).toContain("₹2,250.00");
  });

  it("[ORD-091] an order of one product has no count of further ones", async () => {
    await open(single);
    expect(screen.getByRole("heading", { name: "Item list" }).textContent).toBe("Item list");
    expect(itemList().querySelectorAll(".line")).toHaveLength(1);
  });

  it("[ORD-094] [ORD-095] [ORD-096] [ORD-097] [ORD-098] [ORD-099] the price breakup is collapsed under the total price and opens", async () => {
    const { user } = await open();
    expect(breakup().open).toBe(false);
    expect(breakup().querySelector("summary")?.textContent).toBe("Total price₹3,535.00Price breakup");
    await user.click(screen.getByText("Price breakup"));
    expect(breakup().open).toBe(true);
    expect(rowsIn(breakup())).toMatchObject({
      "Products value": "₹3,430.00",
      "Shipping charges": "₹80.00",
      "Handling charges": "₹25.00",
      Discount: "₹0.00",
      "Coupon discount": "₹0.00",
    });
  });

  it("[ORD-100] [ORD-101] [ORD-102] [ORD-103] [ENT-017] order total and margin make the final customer price", async () => {
    const { user } = await open();
    await user.click(screen.getByText("Price breakup"));
    expect(rowsIn(breakup())).toMatchObject({
      "Order total": "₹3,535.00",
      "Margin earned": "+ ₹180.50",
      "Final customer price": "₹3,715.50",
    });
  });

  it("[ORD-101] an order without margin says in its price breakup that nothing is earned", async () => {
    const { cookie } = await aPerson(server);
    const { listingId } = await aProduct(server, { priceInPaise: 500_00, commissionInPaise: 0 });
    const own = await anOrder(server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
    page = openApp(server, { at: `/app/order/success/${own.masterId}`, as: cookie });
    await page.user.click(await screen.findByText("Price breakup"));
    expect(rowsIn(breakup())).toMatchObject({
      "Margin earned": "+ ₹0.00",
      "Final customer price": "₹540.00",
    });
  });

  it("[ORD-104] [ORD-105] CONTINUE SHOPPING leads to the store, the picture of my orders to the orders", async () => {
    const opened = await open();
    const [shopping] = screen.getAllByRole("link", { name: "CONTINUE SHOPPING" });
    expect(shopping?.getAttribute("href")).toMatch(/#\/app\/store$/);
    const orders = screen.getByRole("link", { name: /My orders/ });
    expect(orders.querySelector("svg")).not.toBeNull();
    await opened.user.click(orders);
    expect(opened.address()).toBe("/app/order");
  });

  it("asks in its own words whether this browser may be told, and only a yes lets the browser ask", async () => {
    const machinery = withPush();
    const { user } = await open();
    const ask = screen.getByRole("region", { name: "Get a notification when the parcel is on its way?" });
    expect(machinery.questions()).toBe(0);
    await user.click(within(ask).getByRole("button", { name: "Yes, notify me" }));
    expect(await screen.findByText("Notifications are on for this device.")).toBeDefined();
    expect([machinery.questions(), machinery.isSubscribed()]).toEqual([1, true]);
    expect(screen.queryByText("Get a notification when the parcel is on its way?")).toBeNull();
    machinery.restore();
  });

  it("[NOTIF-009] asked once and put off, or refused to the browser, it does not ask again and says nothing", async () => {
    const machinery = withPush({ answer: "denied" });
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Yes, notify me" }));
    await waitFor(() => expect(screen.queryByText(/Get a notification when/)).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
    machinery.restore();
    const next = withPush();
    await page?.close();
    const again = await open();
    await again.user.click(screen.getByRole("button", { name: "Not now" }));
    again.goTo("/app/home");
    again.goTo(`/app/order/success/${masterId}`);
    await screen.findByText("THANK YOU");
    expect(screen.queryByText(/Get a notification when/)).toBeNull();
    expect(next.questions()).toBe(0);
    next.restore();
  });

  it("the whole page reads in Telugu", async () => {
    await open();
    chooseLanguage("te");
    expect(await screen.findByText("ధన్యవాదాలు")).toBeDefined();
    const items = screen.getByText("సాంబ మసూరి").closest("details");
    expect(items?.textContent).toContain("25 కిలోలు");
    expect(items?.textContent).not.toContain("25 kg");
    expect(screen.getByText("సాంబ మసూరి")).toBeDefined();
    expect(screen.getByText("వస్తువుల జాబితా")).toBeDefined();
  });

  it("an order of somebody else, or of none, is said and shows nothing of it", async () => {
    const stranger = await aPerson(server);
    page = openApp(server, { at: `/app/order/success/${masterId}`, as: stranger.cookie });
    expect(await screen.findByText("There is no such order.")).toBeDefined();
    expect(screen.queryByText("THANK YOU")).toBeNull();
  });
});

describe("the text of a master order", () => {
  const read = async (id: string): Promise<string> => {
    const input = { params: { orderId: id }, query: { isMasterOrder: "true" } } as const;
    return (await server.call(readOrder, input, { as: agent.cookie })).data;
  };

  it("[ENT-017] [ENT-018] [ENT-019] has exactly the shape of the contract", async () => {
    const [order] = JSON.parse(await read(masterId)) as unknown[];
    expect(masterOrder.parse(order)).toEqual(order);
  });

  it("that is no order is refused", () => {
    expect(() => parseMasterOrder("[]")).toThrow(TypeError);
    expect(() => parseMasterOrder("null")).toThrow(TypeError);
  });

  it("[ORD-106] of a store is a list whose first element is the order", async () => {
    const text = await read(masterId);
    expect(Array.isArray(JSON.parse(text))).toBe(true);
    expect(parseMasterOrder(text).masterId).toBe(masterId);
  });

  it("[ORD-107] of a virtual store is the order itself, and the page shows it", async () => {
    await server.platform.database
      .updateTable("master_orders")
      .set({ unified_store_id: "virtual-khanapur" })
      .where("id", "=", single)
      .execute();
    expect(JSON.parse(await read(single))).toMatchObject({ masterId: single });
    await open(single);
    expect(screen.getByText(`Order number #${orderOfSingle}`)).toBeDefined();
  });

  it("[ORD-088] the first address line is addressLine1, or addressLine where there is none", async () => {
    const { addressLine1, ...older } = parseMasterOrder(await read(masterId)).buyerAddress;
    expect(firstAddressLine({ ...older, addressLine1: addressLine1 ?? "" })).toBe(addressLine1);
    expect(firstAddressLine({ ...older, addressLine: "H.No. 1-1" })).toBe("H.No. 1-1");
    expect(firstAddressLine({ ...older, addressLine1: "H.No. 2-2", addressLine: "H.No. 1-1" })).toBe(
      "H.No. 2-2",
    );
  });

  it("[R22] says what the farmer pays at the door and who takes the margin, in Telugu too", async () => {
    const collected = (by: "seller" | "agent") =>
      server.platform.database
        .updateTable("master_orders")
        .set({ farmer_name: "Ramulu", farmer_mobile_no: "9812345210", collected_by: by })
        .where("id", "=", single)
        .execute();
    await collected("seller");
    await open(single);
    const summary = () => screen.getByRole("region", { name: /Payment summary|చెల్లింపు సారాంశం/ }).textContent;
    await waitFor(() =>
      expect(summary()).toMatch(
        /Ramulu pays ₹2,427\.50 in cash at the door\. ₹112\.50 of it is your margin; Santha pays it to you after the days for returns\.$/,
      ),
    );
    act(() => chooseLanguage("te"));
    await waitFor(() => expect(summary()).toContain("ఇంటి దగ్గర Ramulu గారు ₹2,427.50 నగదు చెల్లిస్తారు."));
    act(() => chooseLanguage("en"));
    await page?.close();
    await collected("agent");
    await open(single);
    await waitFor(() =>
      expect(summary()).toMatch(
        /The seller takes ₹2,315\.00 at the door\. You collect ₹112\.50 from Ramulu\.$/,
      ),
    );
  });
});
