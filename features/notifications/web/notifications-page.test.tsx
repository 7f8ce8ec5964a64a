import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { someNews } from "#testing/shop/news.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { setOnline } from "#testing/web/network.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { listNotifications } from "../contract/notifications.ts";

let server: TestApp;
let person: TestPerson;
let as: string;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  setViewportWidth(360);
  person = await aPerson(server);
  as = await sessionFor(server, person);
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  setOnline(true);
  act(() => chooseLanguage("en"));
  await page?.close();
});
afterAll(() => server.close());

async function told(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await someNews(server, person, number, "/app/order");
  }
}
function open(at = "/app/notifications"): OpenedApp {
  page = openApp(server, { at, as });
  return page;
}
const rows = () => screen.getAllByRole("listitem").map((row) => row.textContent ?? "");

it("[NOTIF-001] [NOTIF-008] lists what was told, newest first, with the unread count, and opening one leads to its subject and marks it read", async () => {
  await told(3);
  const { user, address } = open();
  expect(await screen.findByText("3 unread")).toBeDefined();
  expect(rows().map((row) => /#\d/.exec(row)?.[0])).toEqual(["#3", "#2", "#1"]);
  expect(rows()[0]).toContain("Order created");
  await user.click(screen.getByRole("link", { name: /#2/ }));
  await waitFor(() => expect(address()).toBe("/app/order"));
  await page?.close();
  open();
  expect(await screen.findByText("2 unread")).toBeDefined();
  expect(within(screen.getByRole("link", { name: /#2/ })).queryByText("Unread:")).toBeNull();
  expect(within(screen.getByRole("link", { name: /#3/ })).getByText("Unread:").className).toBe("sr");
});

it("[NOTIF-002] what was told of one order stands under its newest, in one sentence with product, farmer and state; the heading ends with the state", async () => {
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await server.platform.database
    .updateTable("master_orders")
    .set({ farmer_name: "Ramulu", farmer_mobile_no: "9812300001" })
    .where("buyer_profile_id", "=", order.buyerProfileId)
    .execute();
  await server.startWorker();
  const count = async () =>
    (await server.call(listNotifications, { query: {} }, { as: order.buyer })).data.notifications.length;
  await expect.poll(count).toBe(1);
  await desk.move(order.seller, order.orderId, { action: "ACCEPT", from: "ORD_PLACED" });
  await expect.poll(count).toBe(2);
  page = openApp(server, { at: "/app/notifications", as: order.buyer });
  const newest = await screen.findByRole("link", { name: /for Ramulu: accepted by the seller/ });
  expect(newest.textContent).toContain("Order state changed to Accepted by the seller ·");
  expect(newest.textContent).not.toMatch(/#\d|New/);
  expect(newest.querySelector("img")).not.toBeNull();
  await page.user.click(screen.getByText("1 earlier, 1 unread"));
  const earlier = screen.getByRole("link", { name: /for Ramulu: ₹1,340.00/ });
  expect(newest.closest(".notice")?.contains(earlier)).toBe(true);
  act(() => chooseLanguage("te"));
  expect((await screen.findAllByRole("link", { name: /Ramulu కోసం/ }))[0]?.textContent).toContain(
    "ఆర్డర్ స్థితి మారింది: అమ్మకందారు",
  );
});

it("all are marked as read at once, and a failure of that says so and leaves them new", async () => {
  await told(2);
  const { user } = open();
  await screen.findByText("2 unread");
  mend = breakCalls("/v2/notifications/read", "gateway error");
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByText("Could not mark them as read. Please try again.")).toBeDefined();
  expect(screen.getByText("2 unread")).toBeDefined();
  mend();
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByText("All read")).toBeDefined();
});

it("without a network the button that marks all says so at once, and nothing is marked later by itself", async () => {
  await told(2);
  const { user } = open();
  await screen.findByText("2 unread");
  mend = breakCalls("/", "no answer");
  setOnline(false);
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByText("Could not mark them as read. Please try again.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Mark all as read" }).getAttribute("aria-busy")).not.toBe("true");
  mend();
  setOnline(true);
  expect(screen.getByText("2 unread")).toBeDefined();
});

it("loads older ones on demand, and tells in the language of the moment", async () => {
  await told(22);
  const { user } = open();
  await screen.findByText("22 unread");
  expect(rows()).toHaveLength(20);
  await user.click(screen.getByRole("button", { name: "Load more" }));
  await waitFor(() => expect(rows()).toHaveLength(22));
  act(() => chooseLanguage("te"));
  expect(await screen.findByText("22 చదవలేదు")).toBeDefined();
  expect(rows()[0]).toContain("ఆర్డర్ నమోదైంది");
});

it("a person who was told nothing reads so and is led on", async () => {
  open();
  expect(await screen.findByText("Nothing new yet")).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to store" })).toBeDefined();
});

it("the drawer leads to the notifications and counts what is unread", async () => {
  await told(2);
  const { user, address } = open("/app/home");
  await user.click((await screen.findAllByRole("button", { name: "Menu" }))[0] as HTMLElement);
  await user.click(await screen.findByRole("link", { name: "Notifications, 2" }));
  await waitFor(() => expect(address()).toBe("/app/notifications"));
});

it.each([
  { name: "on a phone the menu's button", width: 360, opener: "Menu" },
  { name: "on a wide screen the account's picture", width: 1280, opener: "Account" },
])(
  "[NOTIF-008] $name shows how many are not read, and so does its row in the menu",
  async ({ width, opener }) => {
    setViewportWidth(width);
    await told(2);
    const { user } = open("/app/store");
    const button = await screen.findByRole("button", { name: opener, description: "Notifications, 2" });
    expect(button.querySelector(".badge")?.getAttribute("data-count")).toBe("2");
    await user.click(button);
    const row = await screen.findByRole("link", { name: "Notifications, 2" });
    expect(row.querySelector(".count")?.textContent).toBe("2");
  },
);
