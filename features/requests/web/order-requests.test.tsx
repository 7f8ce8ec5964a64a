import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { cancelLines } from "#features/orders/contract/order-requests.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { type Ordered, tradeDesk } from "#testing/shop/trade.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";

let server: TestApp;
let desk: ReturnType<typeof tradeDesk>;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
  desk = tradeDesk(server);
});
afterEach(async () => {
  await page?.close();
  chooseLanguage("en");
});
afterAll(() => server.close());

const anOrder = async (): Promise<Ordered> => desk.anOrderOf(await desk.aTrade());
function open({ buyer, orderId }: Ordered, path = ""): OpenedApp {
  page = openApp(server, { at: `/app/order/${orderId}${path}`, as: buyer });
  return page;
}
const card = async () => within(await screen.findByRole("region", { name: "Cancel or return" }));
const dialog = async () => within(await screen.findByRole("dialog"));
const slipRows = async () => {
  const slip = within(await screen.findByRole("region", { name: "What changes" }));
  return slip.getAllByRole("term").map((term) => term.parentElement?.textContent ?? "");
};
/** What a request on the page says: its product lines with their state. */
const linesShown = async () =>
  (await card()).queryAllByRole("listitem").map(({ textContent }) => textContent);

it("packs are chosen, what changes is shown before it is sent, and the request stands there line by line", async () => {
  const order = await anOrder();
  const { user } = open(order);
  await user.click((await card()).getByRole("button", { name: "Cancel items" }));
  const asking = await dialog();
  expect(asking.getByText("Choose at least one item to see what changes.")).toBeDefined();
  const submit = asking.getByRole<HTMLButtonElement>("button", { name: "Cancel these items" });
  expect(submit.disabled).toBe(true);
  await user.click(asking.getAllByRole("checkbox")[0] as HTMLElement);
  await user.click(asking.getByRole("button", { name: /^One less/ }));
  await waitFor(async () =>
    expect(await slipRows()).toEqual([
      "Product value₹1,300.00, then ₹800.00₹1,300.00₹800.00",
      "Shipping charges₹40.00",
      "Order total₹1,340.00, then ₹840.00₹1,340.00₹840.00",
      "Your margin₹60.00, then ₹35.00₹60.00₹35.00",
      "Left to pay₹840.00",
      "What changesNo refund: you have less left to pay.",
    ]),
  );
  await user.click(submit);
  expect(asking.getByText("Choose a reason.")).toBeDefined();
  await user.selectOptions(asking.getByLabelText("Why"), "Another reason");
  await user.click(submit);
  expect(asking.getByText("Please write the reason.")).toBeDefined();
  await user.selectOptions(asking.getByLabelText("Why"), "Comes too late");
  const mend = breakCalls("/cancellations", "no answer");
  await user.click(submit);
  expect(await asking.findByText("No connection. Please try again.")).toBeDefined();
  mend();
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(async () =>
    expect(await linesShown()).toEqual([expect.stringMatching(/, 1 packCancelled$/)]),
  );
  expect((await card()).getByText("Why: Comes too late")).toBeDefined();
  const slip = within(screen.getByRole("region", { name: "Order summary" }));
  expect(slip.getByText("Order total").nextSibling?.textContent).toBe("₹840.00");
});

it("a return says what comes back if it is accepted, waits for the seller, and can be taken back", async () => {
  const order = await anOrder();
  await desk.paidAtTheDoor(order);
  const { user } = open(order);
  await user.click((await card()).getByRole("button", { name: "Return items" }));
  const asking = await dialog();
  for (const tick of asking.getAllByRole("checkbox")) await user.click(tick);
  await waitFor(async () => expect(await slipRows()).toContain("Your refund if accepted₹1,340.00"));
  expect(asking.getByText("These are all items: the order ends, charges included.")).toBeDefined();
  await user.selectOptions(asking.getByLabelText("Why"), "Damaged or open");
  await user.click(asking.getByRole("button", { name: "Send to the seller" }));
  expect(await (await card()).findByText("Waiting for the seller")).toBeDefined();
  await user.click((await card()).getByRole("button", { name: "Keep the goods" }));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Keep the goods" }),
  );
  await waitFor(async () =>
    expect(await linesShown()).toEqual([
      expect.stringMatching(/, 2 packsWithdrawn$/),
      expect.stringMatching(/, 1 packWithdrawn$/),
    ]),
  );
  expect((await card()).getByRole("button", { name: "Return items" })).toBeDefined();
});

it("what the seller refused can be put to support; the timeline tells each decision under its state", async () => {
  const order = await anOrder();
  await desk.paidAtTheDoor(order);
  const { user } = open(order);
  await user.click((await card()).getByRole("button", { name: "Return items" }));
  const asking = await dialog();
  for (const tick of asking.getAllByRole("checkbox")) await user.click(tick);
  await user.selectOptions(asking.getByLabelText("Why"), "Damaged or open");
  await user.click(asking.getByRole("button", { name: "Send to the seller" }));
  await (await card()).findByText("Waiting for the seller");
  await page?.close();
  server.clock.advance(3_600_000);
  await desk.decide(order, (listingId) => listingId === order.two);
  open(order);
  expect(await (await card()).findByText("Answer: Seals are broken")).toBeDefined();
  expect(await linesShown()).toEqual([
    expect.stringMatching(/, 2 packsRefused$/),
    expect.stringMatching(/, 1 packAccepted$/),
  ]);
  await page?.user.click((await card()).getByRole("button", { name: "Ask Santha support to decide" }));
  await page?.user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", {
      name: "Ask Santha support to decide",
    }),
  );
  expect(await (await card()).findByText("With Santha support")).toBeDefined();
  await page?.close();
  open(order, "/status");
  const passed = within(await screen.findByRole("region", { name: "Order history" }));
  const states = await passed.findAllByRole("listitem");
  await waitFor(() =>
    expect(states.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
      "Decision on your request",
      expect.stringContaining("Return requested"),
      expect.stringMatching(/^DoneDelivered/),
      expect.stringMatching(/Return requested.*Return, Accepted: 1 pack, Refused: 2 packs,/),
    ]),
  );
});

it("reads in Telugu; what others wrote stays, and offline nothing is invented", async () => {
  const order = await anOrder();
  const { buyer, orderId, one } = order;
  const body = { lines: [{ listingId: one, quantity: 1 }], reasonCode: "found-cheaper" as const };
  await server.call(cancelLines, { params: { orderId }, body }, { as: buyer });
  chooseLanguage("te");
  const { user } = open(order);
  const part = within(await screen.findByRole("region", { name: "రద్దు లేదా వాపసు" }));
  expect(part.getByText("కారణం: వేరే చోట తక్కువ ధరకు దొరికింది")).toBeDefined();
  await user.click(part.getByRole("button", { name: "వస్తువులు రద్దు చేయండి" }));
  const mend = breakCalls("/removal-preview", "no answer");
  const asking = await dialog();
  await user.click(asking.getAllByRole("checkbox")[0] as HTMLElement);
  expect(await asking.findByRole("button", { name: "మళ్లీ ప్రయత్నించండి" })).toBeDefined();
  expect(asking.getByRole<HTMLButtonElement>("button", { name: "ఈ వస్తువులు రద్దు చేయండి" }).disabled).toBe(true);
  mend();
});
