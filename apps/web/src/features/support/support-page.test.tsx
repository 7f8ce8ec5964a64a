import { type TestApp, testApp } from "@santha/server/src/test/app.ts";
import { aPerson } from "@santha/server/src/test/builders.ts";
import { tradeDesk } from "@santha/server/src/test/trade.ts";
import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#lib/language";
import { type OpenedApp, openApp } from "../../test/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let support: string;
beforeAll(async () => {
  server = await testApp();
  support = (await aPerson(server, { roles: ["support"] })).cookie;
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

const open = (as: string): OpenedApp => {
  page = openApp(server, { at: "/app/admin/support", as });
  return page;
};

it("support decides line by line behind a question, and the case is gone from the list", async () => {
  open(support);
  expect(await screen.findByText("Nothing waits for a decision")).toBeDefined();
  await page?.close();
  const desk = tradeDesk(server);
  const order = await desk.anOrderOf(await desk.aTrade());
  await desk.packed(order);
  await desk.act(order.buyer, order.orderId, "CANCEL_ORDER");
  const { user } = open(support);
  const card = within(await screen.findByRole("region", { name: `Order #${order.orderId}` }));
  for (const yes of card.getAllByRole("radio", { name: "Accept" })) await user.click(yes);
  await user.click(card.getByRole("button", { name: "Decide" }));
  await user.click(await screen.findByRole("button", { name: "Ok" }));
  expect(await screen.findByText("Nothing waits for a decision")).toBeDefined();
  expect((await desk.read(order.seller, order.orderId)).state).toBe("ORD_CANCELLED");
});

it("reads in Telugu, and tells others whose page it is", async () => {
  chooseLanguage("te");
  open(support);
  expect(await screen.findByText("నిర్ణయం కోసం ఏమీ లేవు")).toBeDefined();
  await page?.close();
  chooseLanguage("en");
  open((await aPerson(server)).cookie);
  expect(await screen.findByText("This page is for support")).toBeDefined();
});
