import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { tellOfMove } from "#testing/files/documents.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder, farmersAddress } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

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

async function openAsFarmer(): Promise<void> {
  const farmer = await aPerson(server);
  const agent = await aPerson(server, { roles: ["agent"] });
  const { listingId } = await aProduct(server, { priceInPaise: 500_00, commissionInPaise: 25_25 });
  const address = { ...farmersAddress, phone: farmer.mobileNo };
  const { orderIds } = await anOrder(server, {
    as: agent.cookie,
    lines: [{ listingId, quantity: 2 }],
    address,
  });
  page = openApp(server, { at: `/app/order/${orderIds[0]}`, as: farmer.cookie });
}

it("the farmer of an assisted order sees one row Agent's service charge and nothing of a margin", async () => {
  await openAsFarmer();
  const slip = within(await screen.findByRole("region", { name: "Order summary" }));
  const rows = slip.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows.slice(-3)).toEqual([
    ["Order total", "₹1,040.00"],
    ["Agent's service charge", "₹50.50"],
    ["Final customer price", "₹1,090.50"],
  ]);
  expect(screen.queryByText(/margin/i)).toBeNull();
  expect(screen.queryByRole("button", { name: "Payment details" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Order again" })).toBeNull();
});

it("[ORD-008] the farmer has the invoice that names him on the page of his order", async () => {
  await openAsFarmer();
  expect(await screen.findByRole("button", { name: "Invoice" })).toBeDefined();
});

it("the receipt of his agent is not called the farmer's own; in Telugu too", async () => {
  const desk = tradeDesk(server);
  const farmer = await aPerson(server);
  const order = await desk.anOrderOf(await desk.aTrade(), { ...farmersAddress, phone: farmer.mobileNo });
  await desk.paidAtTheDoor(order);
  await tellOfMove(server, order.orderId, "DELIVERED");
  const at = `/app/order/${order.orderId}`;
  page = openApp(server, { at, as: farmer.cookie });
  expect(await screen.findByRole("button", { name: /^Agent's receipt to the farmer AR/ })).toBeDefined();
  await page.close();
  chooseLanguage("te");
  page = openApp(server, { at, as: farmer.cookie });
  expect(await screen.findByRole("button", { name: /^రైతుకు ఏజెంట్ రసీదు AR/ })).toBeDefined();
});

it("reads in Telugu", async () => {
  chooseLanguage("te");
  await openAsFarmer();
  expect(await screen.findByText("ఏజెంట్ సేవా ఛార్జీ")).toBeDefined();
});
