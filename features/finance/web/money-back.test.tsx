import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { readyToPlace } from "#testing/shop/shopping.ts";
import { aStrayRefund } from "#testing/shop/stray-refunds.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let finance = "";
beforeAll(async () => {
  server = await testApp({ environment: { LOG_LEVEL: "silent" } });
  finance = (await aPerson(server, { roles: ["finance"] })).cookie;
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

const part = async (name: string) => within(await screen.findByRole("region", { name }));
const dialog = () => within(screen.getByRole("dialog"));

/** A refund that the provider was silent about and then paid, after it had gone another way. */
async function wentTwice(isByHand: boolean) {
  const stray = await aStrayRefund(server, finance);
  await stray.giveUp(stray.token);
  if (isByHand) await stray.move(stray.token, { action: "SENT", method: "upi", reference: "UPI 9001" });
  else {
    await stray.move(stray.token, { action: "RETRY" });
    await stray.answer(await stray.latest(), "success");
  }
  await stray.answer(stray.token, "success");
  return stray;
}

it("[R21] finance reads who got a refund twice, how it went out both times, and notes what he sends back, until nothing is owed", async () => {
  const { txnid, token } = await wentTwice(true);
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const { user } = page;
  const list = await part("Online payments in progress");
  const title = await list.findByText(new RegExp(`owes a refund of #${txnid}$`));
  const line = title.closest("li") ?? document.body;
  const row = within(line);
  expect(row.getByText(/^₹1,080\.00 was paid twice: by finance and by the provider/)).toBeDefined();
  expect(row.getByText("UPI, UPI 9001")).toBeDefined();
  expect(row.getByText(`Payment provider, ${token}`)).toBeDefined();
  expect(row.getByText(/^Since .+ \(0 days\)$/)).toBeDefined();
  const receive = async (amount: string, reference: string) => {
    await user.click(row.getByRole("button", { name: /^Received from the buyer/ }));
    const sum = dialog().getByRole("textbox", { name: "Amount" });
    await user.clear(sum);
    if (amount) await user.type(sum, amount);
    await user.type(dialog().getByRole("textbox", { name: "Bank reference number" }), reference);
    await user.click(dialog().getByRole("button", { name: "Received" }));
  };
  await receive("", "HDFC 9001");
  expect(await dialog().findByText("Enter an amount above ₹0.")).toBeDefined();
  await user.type(dialog().getByRole("textbox", { name: "Amount" }), "1,000");
  await user.click(dialog().getByRole("button", { name: "Received" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(line.textContent).toContain("₹80.00"));
  await receive("80", "HDFC 9001");
  expect(await dialog().findByText(/^This number was used before, for the refund/)).toBeDefined();
  const number = dialog().getByRole("textbox", { name: "Bank reference number" });
  await user.clear(number);
  await user.type(number, "HDFC 9002");
  await user.click(dialog().getByRole("button", { name: "Received" }));
  await waitFor(() => expect(list.queryByText(new RegExp(`owes a refund of #${txnid}$`))).toBeNull());
});

it("[R21] finance reads in Telugu of a refund that the provider has paid twice", async () => {
  const { txnid } = await wentTwice(false);
  chooseLanguage("te");
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const list = await part("దారిలో ఉన్న ఆన్‌లైన్ చెల్లింపులు");
  expect(await list.findByText(new RegExp(`#${txnid} సొమ్ము వాపసు తిరిగి ఇవ్వాలి$`))).toBeDefined();
  expect(list.getByText(/^₹1,080\.00 రెండుసార్లు వెళ్లింది: చెల్లింపు సంస్థ రెండు నంబర్లతో పంపింది/)).toBeDefined();
});

it("finance books money that nobody has entered for its order, and what is wrong stands beside its line", async () => {
  const { cookie: as } = await aPerson(server, { firstName: "Padma" });
  const { listingId } = await aProduct(server, { priceInPaise: 500_00 });
  const { fingerprint } = await readyToPlace(server, { as, lines: [{ listingId, quantity: 1 }] });
  const placed = await server.call(
    placeOrder,
    { body: { paymentMode: "Bank Transfer", fingerprint } },
    { as },
  );
  const orderId = placed.data.orderIds[0] ?? "";
  page = openApp(server, { at: "/app/admin/finance", as: finance });
  const { user } = page;
  const transfers = await part("Transfers to confirm");
  await user.click(transfers.getByRole("button", { name: /^Unrecorded money/ }));
  expect(screen.getByRole("dialog", { name: "Unrecorded money" })).toBeDefined();
  expect(dialog().getByText(/^Money in the bank account that no buyer has recorded/)).toBeDefined();
  const typed = (name: string) => dialog().getByRole("textbox", { name });
  await user.type(typed("Order number"), "999");
  await user.type(typed("Bank reference number"), "NEFT 9001");
  const send = () => user.click(dialog().getByRole("button", { name: "Received" }));
  await send();
  expect(await dialog().findByText("Enter an amount above ₹0.")).toBeDefined();
  await user.type(typed("Amount in the bank statement"), "600");
  await send();
  expect(await dialog().findByText("There is no such order.")).toBeDefined();
  await user.clear(typed("Order number"));
  await user.type(typed("Order number"), `#${orderId}`);
  await send();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  // ₹540.00 was due: the rest goes back.
  const refunds = await part("Refunds");
  const cause = await refunds.findByText("More was paid than was due");
  expect(cause.closest("li")?.textContent).toContain("₹60.00");
});
