import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { tellOfMove } from "#testing/files/documents.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { anOrder } from "#testing/shop/shopping.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let agent: { cookie: string };
let listingId = 0;
beforeAll(async () => {
  server = await testApp();
  agent = await aPerson(server, { roles: ["agent"] });
  ({ listingId } = await aProduct(server, { priceInPaise: 500_00, commissionInPaise: 25_00 }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page?.close();
});
afterAll(() => server.close());

/** Opens the full view of a new order and keeps the files that are saved from it. */
async function openOrder({ isCancelled = false, moves = [] as string[] } = {}) {
  const { orderIds } = await anOrder(server, { as: agent.cookie, lines: [{ listingId, quantity: 1 }] });
  const [orderId = ""] = orderIds;
  for (const to of moves) await tellOfMove(server, orderId, to);
  const { database } = server.platform;
  await database.updateTable("orders").set({ is_cancelled: isCancelled }).where("id", "=", orderId).execute();
  const saved: string[] = [];
  const kept: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((bytes) => {
    kept.push(bytes as Blob);
    return "blob:kept";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const opened = openApp(server, { at: `/app/order/${orderId}`, as: agent.cookie });
  page = opened;
  return { opened, orderId, saved, kept };
}

it("[ORD-008] the full view of an order offers the Invoice, which is saved as a PDF", async () => {
  const { opened, orderId, saved, kept } = await openOrder();
  await opened.user.click(await screen.findByRole("button", { name: "Invoice" }));
  expect(await screen.findByText("File saved.", {}, { timeout: 20_000 })).toBeDefined();
  expect(saved).toEqual([`proforma-${orderId}.pdf`]);
  expect(kept[0]?.type).toBe("application/pdf");
  expect(await kept[0]?.slice(0, 5).text()).toBe("%PDF-");
});

it("[ORD-008] below the Invoice stands what the file is: a proforma until the parcel is sent, then the numbered invoice", async () => {
  await openOrder();
  const documents = () => screen.findByRole("region", { name: "Documents" });
  expect(await within(await documents()).findByText(/^Proforma, not a tax invoice yet/)).toBeDefined();
  await page?.close();
  await openOrder({ moves: ["DISPATCHED"] });
  const kind = await within(await documents()).findByText(/^(Tax invoice|Bill of supply|Invoice-cum)/);
  expect(kind.textContent).toMatch(/ SI\/26-27\/\d+$/);
  expect(screen.queryByText(/^Proforma/)).toBeNull();
});

it("[ORD-009] a cancelled order offers no Invoice, only what takes it back", async () => {
  await openOrder({ isCancelled: true });
  await screen.findByRole("region", { name: "Order summary" });
  expect(screen.queryByRole("button", { name: "Invoice" })).toBeNull();
  await page?.close();
  await openOrder({ isCancelled: true, moves: ["DISPATCHED", "RETURN_ACCEPTED"] });
  const documents = within(await screen.findByRole("region", { name: "Documents" }));
  expect(documents.getByRole("button", { name: /^Credit note CN\/26-27\/0000\d$/ })).toBeDefined();
  expect(documents.queryByRole("button", { name: "Invoice" })).toBeNull();
});

it("without connection the invoice says so and can be asked for again", async () => {
  const { opened, saved } = await openOrder();
  const button = await screen.findByRole("button", { name: "Invoice" });
  const mend = breakCalls("/invoice", "no answer");
  await opened.user.click(button);
  expect(await screen.findByText("No connection. Please try again.")).toBeDefined();
  mend();
  await opened.user.click(button);
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 20_000 });
});
