import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { listOrders } from "#features/orders/contract/orders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

const confirm = "/app/store/checkout/confirm";
let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

async function openConfirm(roles: readonly "agent"[] = ["agent"]) {
  const { cookie } = await aPerson(server, { roles: [...roles] });
  const { listingId } = await aProduct(server, {
    priceInPaise: 500_00,
    commissionInPaise: 25_00,
    title: { en: "Neem cake", te: "వేప పిండి" },
  });
  await readyToPlace(server, { as: cookie, lines: [{ listingId, quantity: 2 }] });
  page = openApp(server, { at: confirm, as: cookie });
  await screen.findByRole("region", { name: "Price breakup" });
  return { cookie, opened: page };
}
const tick = () => screen.findByRole<HTMLInputElement>("checkbox", { name: /Practice order/ });
const press = async ({ user }: OpenedApp, name: string) =>
  user.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);
const dummyIds = async (cookie: string) =>
  (await server.call(listOrders, { query: { type: "dummy" } }, { as: cookie })).data.orders.map(
    ({ orderId }) => orderId,
  );

it("[ORD-004] an agent ticks Practice order; success page, order and status all say Dummy order", async () => {
  const { cookie, opened } = await openConfirm();
  await opened.user.click(await tick());
  await press(opened, "Place practice order");
  expect(await screen.findByText("THANK YOU")).toBeDefined();
  expect(screen.getByText("Dummy order")).toBeDefined();
  expect(screen.getByText(/This was practice: nothing is ordered/)).toBeDefined();
  const [orderId = ""] = await dummyIds(cookie);
  opened.goTo(`/app/order/${orderId}`);
  expect(await screen.findByRole("heading", { name: /Order placed/ })).toBeDefined();
  expect(screen.getByText("Dummy order")).toBeDefined();
  expect(screen.getByText("A practice order earns nothing.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Payment details" })).toBeDefined();
  opened.goTo(`/app/order/${orderId}/status`);
  expect(await screen.findByRole("region", { name: "Order history" })).toBeDefined();
  expect(screen.getByText("Dummy order")).toBeDefined();
});

it("[ERN-021] [ERN-022] [ERN-023] the earnings page counts it under Dummy and shows it there only", async () => {
  const { cookie, opened } = await openConfirm();
  await opened.user.click(await tick());
  await press(opened, "Place practice order");
  await screen.findByText("THANK YOU");
  const [orderId = ""] = await dummyIds(cookie);
  opened.goTo("/app/order");
  const dummy = await screen.findByRole("radio", { name: "Dummy (1)" });
  expect(screen.getByRole("radio", { name: "Orders (0)" })).toBeDefined();
  expect(screen.queryByText(`#${orderId}`)).toBeNull();
  await opened.user.click(dummy);
  const tile = (await screen.findByText(`#${orderId}`)).closest("article") as HTMLElement;
  expect(within(tile).queryByRole("button")).toBeNull();
});

it("by bank transfer no account is shown, since nothing has to be paid", async () => {
  const { opened } = await openConfirm();
  await opened.user.click(await screen.findByRole("radio", { name: /Bank transfer/ }));
  await opened.user.click(await tick());
  await press(opened, "Place practice order");
  expect(await screen.findByText("THANK YOU")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Pay by bank transfer" })).toBeNull();
});

it("without the tick the order is real; a farmer is not asked at all", async () => {
  const agent = await openConfirm();
  expect((await tick()).checked).toBe(false);
  expect(screen.getAllByRole("button", { name: "Place order" }).length).toBeGreaterThan(0);
  await agent.opened.close();
  await openConfirm([]);
  expect(screen.queryByRole("checkbox", { name: /Practice order/ })).toBeNull();
});

it("an answer that is lost is asked for again and makes one practice order, never a real one", async () => {
  const { cookie, opened } = await openConfirm();
  await opened.user.click(await tick());
  const mend = breakCalls("/v2/checkout/orders", "no answer");
  await press(opened, "Place practice order");
  expect(await screen.findByText(/The connection broke/)).toBeDefined();
  mend();
  await press(opened, "Try again");
  expect(await screen.findByText("THANK YOU")).toBeDefined();
  expect(await dummyIds(cookie)).toHaveLength(1);
  expect((await server.call(listOrders, { query: {} }, { as: cookie })).data.orders).toEqual([]);
});

it("reads in Telugu", async () => {
  const { opened } = await openConfirm();
  chooseLanguage("te");
  await opened.user.click(await screen.findByRole("checkbox", { name: /నమూనా ఆర్డర్/ }));
  await waitFor(() =>
    expect(screen.getAllByRole("button", { name: "నమూనా ఆర్డర్ చేయండి" }).length).toBeGreaterThan(0),
  );
});
