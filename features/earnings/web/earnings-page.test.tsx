import { act, screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { formatLongDate } from "#engine/web/words/dates.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { payPart } from "#testing/shop/order-moves.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls, delayCalls, refuseCalls } from "#testing/web/faults.ts";
import { setOnline } from "#testing/web/network.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let listingId: number;
beforeAll(async () => {
  server = await testApp();
  const product = await aProduct(server, {
    priceInPaise: 500_00,
    commissionInPaise: 25_25,
    title: { en: "Neem cake", te: "వేప పిండి" },
  });
  listingId = product.listingId;
});
afterEach(async () => {
  await page?.close();
  setViewportWidth(360);
  chooseLanguage("en");
});
afterAll(() => server.close());

/** `begin` runs before the first call, such as letting calls go wrong. */
function open(as: string, at = "/app/order", begin?: () => void): OpenedApp {
  page = openApp(server, { at, as, ...(begin ? { begin } : {}) });
  return page;
}

async function buyer(orders: number, isAgent: boolean) {
  const { cookie } = await aPerson(server, isAgent ? { roles: ["agent"] } : {});
  const orderIds: string[] = [];
  for (let at = 0; at < orders; at += 1) {
    const placed = await anOrder(server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
    orderIds.push(...placed.orderIds);
  }
  return { cookie, orderIds };
}

const said = () => document.querySelector(".snack")?.textContent;
const figure = (label: string) => screen.getByText(label, { selector: "dt" }).nextSibling?.textContent;

describe("the earnings page", () => {
  it("[NAV-031] [NAV-150] [ENT-020] [ERN-002] [ERN-015] is named Earnings; its card shows total, pending and the number of orders", async () => {
    const { cookie, orderIds } = await buyer(2, true);
    open(cookie);
    await screen.findByText(`#${orderIds[1]}`);
    const crumb = screen.getByRole("navigation", { name: "Breadcrumb" });
    expect(crumb.textContent).toBe("Earnings");
    await waitFor(() => expect(figure("Pending earnings")).toBe("₹50.50"));
    expect(figure("Total earnings")).toBe("₹0.00");
    expect(figure("Orders")).toBe("2");
    expect(screen.getByText(`As on ${formatLongDate(Date.now(), "en")}`)).toBeDefined();
  });

  it("begins with the orders for who earns no margin, and says how margin is earned", async () => {
    const { cookie } = await buyer(1, false);
    open(cookie);
    await waitFor(() => expect(figure("Orders")).toBe("1"));
    const labels = [...document.querySelectorAll("dt")].map(({ textContent }) => textContent);
    expect(labels).toEqual(["Orders", "Total earnings", "Pending earnings"]);
    const way = screen.getByRole("link", { name: "Become an agent" });
    expect(way.getAttribute("href")).toContain("/app/apply?kind=agent");
  });

  it("[ERN-013] [ERN-014] [ERN-017] Total earnings is what came of delivered and paid orders, Pending earnings what is still to come", async () => {
    const desk = tradeDesk(server);
    const trade = await desk.aTrade();
    const earned = await desk.anOrderOf(trade);
    await desk.paidAtTheDoor(earned);
    await anOrder(server, { as: trade.buyer, lines: [{ listingId: trade.one, quantity: 1 }] });
    open(trade.buyer);
    await waitFor(() => expect(figure("Total earnings")).toBe("₹60.00"));
    expect(figure("Pending earnings")).toBe("₹25.00");
    expect(figure("Orders")).toBe("2");
  });

  it("[ERN-038] [ORD-072] [ORD-069] [ORD-073] a tile shows number, day, product, seller, status, total and the pending margin, and opens the order", async () => {
    const { cookie, orderIds } = await buyer(1, true);
    const opened = open(cookie);
    const tile = (await screen.findByText(`#${orderIds[0]}`)).closest("article");
    expect(tile?.textContent).toContain("14 Jul 2026");
    expect(tile?.textContent).toContain("Order placed, reaches by 17 Jul 2026");
    expect(tile?.textContent).toContain("₹540.00");
    expect(tile?.textContent).toContain("PENDING ₹25.25");
    await opened.user.click(screen.getByRole("link", { name: "Neem cake" }));
    await waitFor(() => expect(opened.address()).toBe(`/app/order/${orderIds[0]}`));
  });

  it("[ERN-014] [ERN-017] [ERN-019] Pending earnings is shown in rupees with 2 decimals, and the orders as on today", async () => {
    const { cookie } = await buyer(1, true);
    open(cookie);
    await waitFor(() => expect(figure("Pending earnings")).toBe("₹25.25"));
    expect(figure("Total earnings")).toBe("₹0.00");
    const today = new Intl.DateTimeFormat("en-GB", {
      day: "2-digit",
      month: "long",
      year: "numeric",
      timeZone: "Asia/Kolkata",
    });
    const part = Object.fromEntries(today.formatToParts(new Date()).map(({ type, value }) => [type, value]));
    expect(screen.getByText(`As on ${part["day"]} ${part["month"]}, ${part["year"]}`)).toBeDefined();
  });

  it.each(["CANCEL_REQUESTED", "REFUND_INPROGRESS", "ORD_REFUNDED"])(
    "[ORD-070] in the state %s a tile shows its margin as MARGIN",
    async (state) => {
      const { cookie, orderIds } = await buyer(1, true);
      await server.platform.database
        .updateTable("orders")
        .set({ state })
        .where("id", "=", orderIds[0] ?? "")
        .execute();
      open(cookie);
      const tile = (await screen.findByText(`#${orderIds[0]}`)).closest("article");
      expect(tile?.textContent).toContain("MARGIN ₹25.25");
    },
  );

  it("[ORD-071] a delivered order reads EARNED and says what has to be paid before the margin counts", async () => {
    const { cookie, orderIds } = await buyer(1, true);
    await server.platform.database
      .updateTable("orders")
      .set({ state: "DELIVERED", delivered_at: new Date("2026-07-16T05:00:00Z") })
      .where("id", "=", orderIds[0] ?? "")
      .execute();
    open(cookie);
    const tile = (await screen.findByText(`#${orderIds[0]}`)).closest("article");
    expect(tile?.textContent).toContain("Delivered 16 Jul 2026");
    expect(tile?.textContent).toContain("EARNED ₹25.25");
    expect(tile?.textContent).toContain("Margin counts when ₹540.00 is paid");
  });

  it("a farmer without margin sees no tag of margin", async () => {
    const { cookie, orderIds } = await buyer(1, false);
    open(cookie);
    const tile = (await screen.findByText(`#${orderIds[0]}`)).closest("article");
    expect(tile?.querySelector(".tag")).toBeNull();
  });

  it("[ERN-039] [ERN-040] Load more adds the older orders, none twice, and then says that there are no more", async () => {
    const { cookie, orderIds } = await buyer(12, true);
    const { user } = open(cookie);
    await screen.findByText(`#${orderIds[11]}`);
    expect(document.querySelectorAll("article.ot")).toHaveLength(10);
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("No more updates")).toBeDefined();
    const heads = [...document.querySelectorAll("article.ot .ot-h b")].map((head) => head.textContent);
    expect(new Set(heads).size).toBe(12);
  });

  it("[ERN-034] [ERN-035] [ERN-036] [ERN-037] Refresh beside its note brings new orders and new figures", async () => {
    const { cookie } = await buyer(1, true);
    const { user } = open(cookie);
    await waitFor(() => expect(figure("Orders")).toBe("1"));
    const { orderIds } = await anOrder(server, { as: cookie, lines: [{ listingId, quantity: 1 }] });
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByText(`#${orderIds[0]}`)).toBeDefined();
    await waitFor(() => expect(figure("Orders")).toBe("2"));
  });

  it("[ERN-016] [ERN-041] [ERN-042] without orders it says so and leads to the store; every figure is 0, also before the answer comes", async () => {
    const { cookie } = await aPerson(server);
    let mend = (): void => {};
    open(cookie, undefined, () => {
      mend = delayCalls("santhaEarnings");
    });
    await waitFor(() => expect(figure("Orders")).toBe("0"));
    mend();
    expect(await screen.findByText("There are no recent orders to show.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Start shopping" }).getAttribute("href")).toMatch(
      /#\/app\/store$/,
    );
    expect([figure("Total earnings"), figure("Pending earnings"), figure("Orders")]).toEqual([
      "₹0.00",
      "₹0.00",
      "0",
    ]);
  });

  it("[ERR-001] figures are dashes when their call fails, never 0, with a way to try again, and the orders are still shown", async () => {
    const { cookie, orderIds } = await buyer(1, true);
    let mend = (): void => {};
    open(cookie, undefined, () => {
      mend = breakCalls("santhaEarnings", "no answer");
    });
    expect(await screen.findByText(`#${orderIds[0]}`)).toBeDefined();
    const message = "Something went wrong, please try again later.";
    await waitFor(() => expect(said()).toContain(message));
    const note = "Could not load your earnings.";
    expect(await screen.findByText(note)).toBeDefined();
    expect([figure("Total earnings"), figure("Pending earnings"), figure("Orders")]).toEqual(["–", "–", "–"]);
    mend();
    await page?.user.click(screen.getByRole("button", { name: "Try again: earnings" }));
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
    await waitFor(() => expect(figure("Orders")).toBe("1"));
  });

  it.each([
    ["/app/order", "type=dummy"],
    ["/app/order/my-orders", "type=dummy"],
    ["/app/order/my-orders", "santhaEarnings"],
  ])("[ERR-001] on %s a failed call of %s says why in the server's words", async (at, part) => {
    const { cookie, orderIds } = await buyer(1, true);
    const why = `Counted anew: ${at} ${part}.`;
    let mend = (): void => {};
    open(cookie, at, () => {
      mend = refuseCalls(part, why, 400);
    });
    expect(await screen.findByText(`#${orderIds[0]}`)).toBeDefined();
    await waitFor(() => expect(said()).toContain(why));
    mend();
  });

  it("[ERN-020] [ERN-021] without a connection and without a kept answer every figure is a dash and every count 0, at once, and a note says why", async () => {
    const { cookie, profileKey } = await aPerson(server);
    open(`${cookie}; userId=${profileKey}`, "/app/store/checkout/cart");
    await screen.findByText("Your cart is empty");
    await page?.close({ comesBack: true });
    let mend: (() => void) | undefined;
    const begin = (): void => {
      setOnline(false);
      mend = breakCalls("/", "no answer");
    };
    // Takes the place of what an earlier test has left.
    act(() => showMessage("Before."));
    page = openApp(server, { at: "/app/order", as: `${cookie}; userId=${profileKey}`, begin });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
    expect([figure("Total earnings"), figure("Pending earnings"), figure("Orders")]).toEqual(["–", "–", "–"]);
    expect(screen.getByRole("radio", { name: "Orders (0)" })).toBeDefined();
    expect(screen.getByRole("radio", { name: "Dummy (0)" })).toBeDefined();
    const note = "You are offline. Your earnings appear when you are online.";
    expect(screen.getByText(note)).toBeDefined();
    // The page says it: nothing beside it reads as if Santha had failed.
    expect(said() ?? "").not.toContain("Something went wrong");
    chooseLanguage("te");
    expect(await screen.findByText(/^కనెక్షన్ లేదు/)).toBeDefined();
    chooseLanguage("en");
    expect(screen.queryByText(/Last updated/)).toBeNull();
    mend?.();
    setOnline(true);
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  });

  it("[PAY-007] the column Balance of the payments tab shows what is still owed", async () => {
    const { cookie, orderIds } = await buyer(1, true);
    const [orderId = ""] = orderIds;
    await payPart(server, orderId, 200_25);
    setViewportWidth(1280);
    const { user } = open(cookie);
    await user.click(await screen.findByRole("tab", { name: "Payments" }));
    const head = await screen.findByRole("columnheader", { name: "Balance" });
    const row = head.closest("table")?.querySelector("tbody tr");
    expect([...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent).slice(2)).toEqual([
      "₹540.00",
      "₹200.25",
      "₹339.75",
    ]);
  });

  it("[ERR-002] when the earnings answer is not OK, the server's own words say why", async () => {
    const { cookie } = await buyer(1, true);
    open(cookie);
    const mend = refuseCalls("santhaEarnings", "Earnings are being counted anew.");
    await waitFor(() =>
      expect(document.querySelector(".snack")?.textContent).toContain("Earnings are being counted anew."),
    );
    mend();
  });

  it("[ERR-003] without such words it says that something went wrong", async () => {
    const { cookie } = await buyer(1, true);
    open(cookie);
    const mend = refuseCalls("santhaEarnings", "");
    const message = "Something went wrong, please try again later.";
    await waitFor(() => expect(document.querySelector(".snack")?.textContent).toContain(message));
    mend();
  });

  it("reads in Telugu, tags included", async () => {
    const { cookie } = await buyer(1, true);
    open(cookie);
    await screen.findByText("PENDING", { exact: false });
    chooseLanguage("te");
    expect(await screen.findByText("రావాల్సినది", { exact: false })).toBeDefined();
    expect(screen.getByRole("link", { name: "వేప పిండి" })).toBeDefined();
  });
});
