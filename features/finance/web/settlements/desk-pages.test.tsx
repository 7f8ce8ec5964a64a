import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { sellerMoneyDesk } from "#testing/shop/seller-money.ts";
import { paidToOperator } from "#testing/shop/settled-orders.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let finance = "";
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

async function open(at: string): Promise<OpenedApp> {
  // Days pass in these tests, and a session ends.
  finance = (await aPerson(server, { roles: ["finance"] })).cookie;
  page = openApp(server, { at: `/app/admin/finance/${at}`, as: finance });
  return page;
}
const dialog = () => within(screen.getByRole("dialog"));

it("finance approves two payments to sellers at once after a preview, and finds them under To pay with their totals", async () => {
  const money = sellerMoneyDesk(server);
  for (const _ of [1, 2]) await paidToOperator(server, await money.desk.aTrade());
  const { user } = await open("settlements");
  await screen.findAllByRole("checkbox", { name: /^Choose #/ });
  await user.click(screen.getByRole("checkbox", { name: "Choose all on this page" }));
  expect(screen.getByText("2 chosen").parentElement?.textContent).toContain("₹2,680.00");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await user.click(await dialog().findByRole("button", { name: "Approve 2 payments · ₹2,680.00" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("Payments of ₹0.00 close by themselves.")).toBeDefined();
  await user.click(screen.getByRole("tab", { name: /^To pay 2/ }));
  const [line] = await screen.findAllByRole("button", { name: /^#/ });
  await user.click(line as HTMLElement);
  expect(await screen.findByRole("button", { name: /^Paid: ₹1,340\.00/ })).toBeDefined();
}, 30_000);

it("finance books two transfers at once as they were entered, in Telugu as well", async () => {
  const desk = await transferDesk(server);
  for (const utr of ["412345670001", "412345670002"]) await desk.claim(await desk.transferred(), utr);
  const { user } = await open("transfers");
  await screen.findAllByRole("checkbox", { name: /^Choose #/ });
  await user.click(screen.getByRole("checkbox", { name: "Choose all on this page" }));
  await user.click(screen.getByRole("button", { name: "Preview" }));
  await user.click(await dialog().findByRole("button", { name: /^Received: 2 transfers · ₹/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await screen.findAllByText("No transfers to confirm")).length).toBeGreaterThan(0);
  await page?.close();
  chooseLanguage("te");
  await open("transfers");
  expect(await screen.findByText("నిర్ధారించాల్సిన బదిలీలు లేవు")).toBeDefined();
}, 30_000);
