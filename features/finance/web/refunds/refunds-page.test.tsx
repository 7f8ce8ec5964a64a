import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { moveRefund } from "#features/orders/contract/refunds.ts";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { manyRows } from "#testing/large/many-rows.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let [asha, ravi] = ["", ""];
beforeAll(async () => {
  server = await testApp({ environment: { SECOND_PERSON_ABOVE: "0" } });
  asha = (await aPerson(server, { firstName: "Asha", roles: ["finance"] })).cookie;
  ravi = (await aPerson(server, { firstName: "Ravi", roles: ["finance"] })).cookie;
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

const open = (as: string, search = ""): OpenedApp => {
  page = openApp(server, { at: `/app/admin/finance/refunds${search}`, as });
  return page;
};
async function refunds(count: number) {
  const desk = tradeDesk(server);
  const { orderId } = await desk.anOrderOf(await desk.aTrade());
  await manyRows(server).refunds(orderId, count);
  const rows = await server.platform.database
    .selectFrom("order_refunds")
    .select("id")
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
  return { orderId, ids: rows.map(({ id }) => id) };
}
const dialog = () => within(screen.getByRole("dialog"));

it("finance chooses all refunds that a search finds, sees each in the preview, and approves them with the sum on the button; they then wait for a second person", async () => {
  const { orderId } = await refunds(28);
  const { user } = open(asha);
  await user.type(await screen.findByRole("searchbox", { name: "Name, phone, order number" }), orderId);
  await user.click(screen.getByRole("button", { name: "Search" }));
  const boxes = () => screen.getAllByRole("checkbox", { name: /^Choose R-/ });
  await waitFor(() => expect(boxes()).toHaveLength(25));
  expect(screen.getByText("This page: 25 of 28")).toBeDefined();
  await user.click(boxes()[0] as HTMLElement);
  expect(screen.getByText("1 chosen").parentElement?.textContent).toContain("₹1.00");
  await user.click(screen.getByRole("button", { name: "Choose all 28" }));
  expect(screen.getByText("28 chosen").parentElement?.textContent).toContain("₹28.00");
  await user.click(screen.getByRole("button", { name: "Preview" }));
  expect(await dialog().findAllByText(/first of 2 approvals/)).toHaveLength(28);
  expect(dialog().getByText("COD, 28 refunds")).toBeDefined();
  await user.click(dialog().getByRole("button", { name: "Approve 28 refunds · ₹28.00" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText("28 done.")).toBeDefined();
  await user.click(await screen.findByRole("tab", { name: /^Second person 28/ }));
  await waitFor(() => expect(boxes()).toHaveLength(25));
  for (const box of boxes()) expect(box).toHaveProperty("disabled", true);
});

it("what somebody else has decided meanwhile is shown anew before anything is sent", async () => {
  const { orderId, ids } = await refunds(2);
  const { user } = open(ravi, `?q=${orderId}`);
  await screen.findAllByRole("checkbox", { name: /^Choose R-/ });
  await user.click(screen.getByRole("checkbox", { name: "Choose all on this page" }));
  await user.click(screen.getByRole("button", { name: "Preview" }));
  expect(await dialog().findByRole("button", { name: "Approve 2 refunds · ₹2.00" })).toBeDefined();
  const approve = (as: string) =>
    server.call(moveRefund, { params: { refundId: ids[0] ?? 0 }, body: { action: "APPROVE" } }, { as });
  await approve(asha);
  await approve(ravi);
  await user.click(dialog().getByRole("button", { name: "Approve 2 refunds · ₹2.00" }));
  expect(await dialog().findByText(/have changed since you looked/)).toBeDefined();
  expect(await dialog().findByText(/has moved on/)).toBeDefined();
  await user.click(await dialog().findByRole("button", { name: "Approve 1 refund · ₹1.00" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("a row opens its refund with the amount on the button; who approved it first cannot do it again, and takes it back with a reason", async () => {
  const { orderId, ids } = await refunds(1);
  const { user } = open(asha, `?q=${orderId}`);
  await user.click(await screen.findByRole("button", { name: new RegExp(`R-0*${ids[0]}$`) }));
  const detail = () =>
    within(screen.getByRole("complementary", { name: new RegExp(`^Refund R-0*${ids[0]}`) }));
  await user.click(await screen.findByRole("button", { name: /^Approve ₹1\.00: / }));
  await user.click(dialog().getByRole("button", { name: "Approve ₹1.00" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await page?.close();
  const again = open(asha, `?tab=second&q=${orderId}&open=${ids[0]}`).user;
  expect(await screen.findByText("You approved it. Another person must approve too.")).toBeDefined();
  expect(detail().queryByRole("button", { name: /^Approve/ })).toBeNull();
  await again.click(detail().getByRole("button", { name: /^Take back approval/ }));
  await again.type(dialog().getByRole("textbox", { name: "Reason" }), "Wrong order");
  await again.click(dialog().getByRole("button", { name: "Take back approval" }));
  expect(await screen.findByText(`Nothing found for “${orderId}”`)).toBeDefined();
});

it("money that was granted is refused with a reason while a second approval is missing", async () => {
  const desk = tradeDesk(server);
  const { orderId } = await desk.aPaidOrder();
  const body = { amountInPaise: 100_00, reason: "Torn bag" };
  await server.call(refundOrder, { params: { orderId }, body }, { as: asha });
  const { user } = open(ravi, `?tab=second&q=${orderId}`);
  await user.click(await screen.findByRole("button", { name: /^R-/ }));
  await user.click(await screen.findByRole("button", { name: /^Refuse: / }));
  expect(screen.getByRole("dialog", { name: "Refuse the refund of ₹100.00?" })).toBeDefined();
  await user.type(dialog().getByRole("textbox", { name: "Reason" }), "The bag was whole");
  await user.click(dialog().getByRole("button", { name: "Refuse" }));
  expect(await screen.findByText(`Nothing found for “${orderId}”`)).toBeDefined();
});

it("reads in Telugu, and shows others nothing of it", async () => {
  chooseLanguage("te");
  const { orderId } = await refunds(1);
  open(asha, `?q=${orderId}`);
  expect(await screen.findByText("డెలివరీ సమయంలో నగదు")).toBeDefined();
  expect(await screen.findByRole("tab", { name: /^ఆమోదించాలి/ })).toBeDefined();
  await page?.close();
  chooseLanguage("en");
  open((await aPerson(server)).cookie);
  expect(await screen.findByText("This page is for finance")).toBeDefined();
});
