import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aProduct } from "#testing/shop/builders.ts";
import { payPart } from "#testing/shop/order-moves.ts";
import { agentWith, daysAgo, filterDays, rowsOf } from "#testing/web/earnings.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let page: OpenedApp | undefined;
let listingId: number;
beforeAll(async () => {
  // The date fields go by the browser's clock, so the server goes by it too.
  server = await testApp({ now: new Date() });
  ({ listingId } = await aProduct(server, { priceInPaise: 500_00, commissionInPaise: 25_25, onHand: 900 }));
});
afterEach(async () => {
  await page?.close();
  setViewportWidth(360);
});
afterAll(() => server.close());

async function openWide(as: string, at: string) {
  setViewportWidth(1280);
  page = openApp(server, { at, as });
  return page;
}
const goBack = async (): Promise<void> => act(() => window.history.back());
const press = (opened: OpenedApp, name: string) => opened.user.click(screen.getByRole("button", { name }));
const showFive = (opened: OpenedApp) =>
  opened.user.selectOptions(screen.getByRole("combobox", { name: "Rows per page" }), "5");

it("[ERN-048] [ERN-056] [ERN-057] back from an order the accounts stand as they were left: days, rows on a page, page and sorting (U22)", async () => {
  const { cookie } = await agentWith(server, listingId, 9);
  const opened = await openWide(cookie, "/app/order?tab=1");
  await screen.findByRole("table", { name: "Accounts" });
  await filterDays(opened.user, daysAgo(7), daysAgo(0));
  await screen.findByText("1 to 8 of 8");
  await showFive(opened);
  await press(opened, "Next page");
  await screen.findByText("6 to 8 of 8");
  await waitFor(() => expect(rowsOf("Accounts")).toHaveLength(3));
  await press(opened, "Earnings");
  const left = rowsOf("Accounts");
  expect(left.map((row) => row[3])).toEqual(["₹50.50", "₹75.75", "₹101.00"]);
  await opened.user.click(screen.getByText("₹75.75", { selector: "td" }));
  await screen.findByRole("heading", { name: "Order placed" });
  expect(opened.address()).toBe(`/app/order/${left[1]?.[1]}`);
  await goBack();
  await screen.findByRole("table", { name: "Accounts" });
  expect(screen.getByText("6 to 8 of 8")).toBeDefined();
  await waitFor(() => expect(rowsOf("Accounts")).toEqual(left));
  const head = screen.getByRole("columnheader", { name: "Earnings" });
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Rows per page" }).value).toBe("5");
  expect(screen.getByRole("button", { name: /^Show all dates instead of/ })).toBeDefined();
  // Pressed again the head goes on from there.
  await opened.user.click(within(head).getByRole("button"));
  expect(rowsOf("Accounts")).toEqual(left.toReversed());
});

async function awayAndBack(opened: OpenedApp, away: () => Promise<void> = async () => {}) {
  act(() => opened.goTo("/app/store"));
  await waitFor(() => expect(screen.queryByRole("table", { name: "Payments" })).toBeNull());
  await away();
  await goBack();
  await screen.findByRole("table", { name: "Payments" });
}

async function openSecondPage(orders: number) {
  const agent = await agentWith(server, listingId, orders);
  const opened = await openWide(agent.cookie, "/app/order");
  await opened.user.click(await screen.findByRole("tab", { name: "Payments" }));
  await screen.findByRole("table", { name: "Payments" });
  await showFive(opened);
  await press(opened, "Next page");
  return { ...agent, opened };
}

it("[ERN-066] the pending payments too stand as they were left (U22)", async () => {
  const { opened, orderIds } = await openSecondPage(7);
  await screen.findByText("6 to 7 of 7");
  await awayAndBack(opened);
  await screen.findByText("6 to 7 of 7");
  await waitFor(() => expect(rowsOf("Payments").map((row) => row[0])).toEqual(orderIds.slice(5)));
});

it("[ERN-066] a page that is no longer there, since less is to be paid, gives way to the last one there is", async () => {
  const { opened, orderIds } = await openSecondPage(6);
  await screen.findByText("6 to 6 of 6");
  await awayAndBack(opened, async () => {
    await payPart(server, orderIds[0] ?? "", 6 * 500_00 + 40_00);
    await opened.reloadData();
  });
  await screen.findByText("1 to 5 of 5");
  await waitFor(() => expect(rowsOf("Payments").map((row) => row[0])).toEqual(orderIds.slice(1)));
});
