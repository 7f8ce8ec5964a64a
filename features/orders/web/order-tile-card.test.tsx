import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { formatDate } from "#engine/web/words/dates.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { checkPayment } from "#features/payments/contract/online-payments.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { orderOnline, pay, started } from "#testing/shop/online-payments.ts";
import { anOrder, farmersAddress, readyToPlace } from "#testing/shop/shopping.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { transferDesk } from "#testing/shop/transfers.ts";
import type { OpenedApp } from "#testing/web/open-app.tsx";
import { visit } from "#testing/web/visit.ts";

const here = visit();
let page: OpenedApp | undefined;

/** The tile of an order in the list of whoever bought it. */
async function tileOf({ as, orderId }: { readonly as: string; readonly orderId: string }) {
  page = here.open({ at: "/app/order", as });
  return (await screen.findByText(`#${orderId}`)).closest("article");
}
/** Brings an order into a state without the way there. */
const put = (orderId: string, state: string) =>
  here.server.platform.database.updateTable("orders").set({ state }).where("id", "=", orderId).execute();
/** What a place says of the margin: the only tag of a tile, and of the status card of a page. */
const tagIn = (place: Element | null | undefined) => place?.querySelector(".tag")?.textContent;

it("[ORD-072] an order tile shows number, day, seller, total and all its products, and opens the order when pressed", async () => {
  const { cookie } = await aPerson(here.server);
  const { sellerId } = await aSeller(here.server, { name: { en: "Godavari Bio", te: "గోదావరి బయో" } });
  const lines = [];
  for (const title of [
    { en: "Neem cake", te: "వేప పిండి" },
    { en: "Urea", te: "యూరియా" },
    { en: "DAP", te: "డీఏపీ" },
  ]) {
    const { listingId } = await aProduct(here.server, { sellerId, title, priceInPaise: 500_00 });
    lines.push({ listingId, quantity: 1 });
  }
  const { orderIds } = await anOrder(here.server, { as: cookie, lines });
  const [orderId = ""] = orderIds;
  const tile = await tileOf({ as: cookie, orderId });
  const heading = () => tile?.querySelector("h3")?.textContent;
  expect(heading()).toBe("Neem cake +2\u00a0more: Urea, DAP");
  for (const said of [`#${orderId}`, "14 Jul 2026", "Godavari Bio", "₹1,540.00"]) {
    expect(tile?.textContent).toContain(said);
  }
  act(() => chooseLanguage("te"));
  await waitFor(() => expect(heading()).toBe("వేప పిండి +2\u00a0మరిన్ని: యూరియా, డీఏపీ"));
  act(() => chooseLanguage("en"));
  await page?.user.click(screen.getByRole("link", { name: "Neem cake" }));
  await waitFor(() => expect(page?.address()).toBe(`/app/order/${orderId}`));
});

it.each([".ot-h", ".ot img", ".ot-s", ".ot-f", "article.ot"])(
  "[ORD-072] a press on %s opens the order too",
  async (place) => {
    const { as, orderId } = await anOpenOrder();
    await tileOf({ as, orderId });
    await page?.user.click(document.querySelector(place) as HTMLElement);
    await waitFor(() => expect(page?.address()).toBe(`/app/order/${orderId}`));
  },
);

it("[ORD-072] a button of the tile and the dialog that it opens do not open the order", async () => {
  const { as, orderId } = await anOpenOrder();
  await tileOf({ as, orderId });
  await page?.user.click(screen.getByRole("button", { name: /^Cancel/ }));
  const dialog = await screen.findByRole("alertdialog");
  await page?.user.click(within(dialog).getByRole("heading"));
  expect(page?.address()).toBe("/app/order");
});

/** An order that its buyer may still cancel. */
async function anOpenOrder(): Promise<{ readonly as: string; readonly orderId: string }> {
  const { cookie: as } = await aPerson(here.server);
  const { listingId } = await aProduct(here.server);
  const { orderIds } = await anOrder(here.server, { as, lines: [{ listingId, quantity: 1 }] });
  return { as, orderId: orderIds[0] ?? "" };
}

it("[ORD-028] [ORD-070] [ORD-071] a margin that was earned and went back with the refund is no longer EARNED: tile and page say MARGIN", async () => {
  const desk = tradeDesk(here.server);
  const order = await desk.anOrderOf(await desk.aTrade());
  const { buyer: as, orderId } = order;
  await desk.paidAtTheDoor(order);
  expect(tagIn(await tileOf({ as, orderId }))).toBe("EARNED ₹60.00");
  await page?.close();
  await put(orderId, "ORD_REFUNDED");
  expect(tagIn(await tileOf({ as, orderId }))).toBe("MARGIN ₹60.00");
  await page?.close();
  page = here.open({ at: `/app/order/${orderId}`, as });
  const status = await screen.findByRole("heading", { name: "Refunded" });
  expect(tagIn(status.parentElement)).toBe("MARGIN ₹60.00");
});

it.each([
  ["ORD_EXPIRED", "Over, not paid", "Not payable: the order was not paid in time.", undefined],
  ["PAYMENT_FAILED", "Payment failed", "Not payable: the payment failed.", undefined],
  [
    "CANCEL_REQUESTED",
    "Cancellation requested",
    "Not counted until the cancellation is decided.",
    "MARGIN ₹60.00",
  ],
] as const)(
  "[ORD-069] [ORD-070] in the state %s a tile says why nothing comes of its margin, and promises none where the order has ended",
  async (state, status, why, tag) => {
    const desk = tradeDesk(here.server);
    const { buyer: as, orderId } = await desk.anOrderOf(await desk.aTrade());
    await put(orderId, state);
    const tile = await tileOf({ as, orderId });
    expect(tagIn(tile)).toBe(tag);
    expect(tile?.querySelector(".ot-s")?.textContent).toBe(`${status}${why}`);
  },
);

it("in such a state the tile of somebody without margin says the state alone", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { listingId } = await aProduct(here.server);
  const { orderIds } = await anOrder(here.server, { as, lines: [{ listingId, quantity: 1 }] });
  const [orderId = ""] = orderIds;
  await put(orderId, "ORD_EXPIRED");
  expect((await tileOf({ as, orderId }))?.querySelector(".ot-s")?.textContent).toBe("Over, not paid");
});

it("a tile names the farmer whom the order is for, and nobody where it is the buyer's own", async () => {
  const agent = await aPerson(here.server, { roles: ["agent"] });
  const { listingId } = await aProduct(here.server, { onHand: 5 });
  const place = async (recipientName: string, phone: string) => {
    const address = { ...farmersAddress, recipientName, phone };
    const lines = [{ listingId, quantity: 1 }];
    return (await anOrder(here.server, { as: agent.cookie, lines, address })).orderIds[0] ?? "";
  };
  const own = await place("Padma", agent.mobileNo);
  expect((await tileOf({ as: agent.cookie, orderId: own }))?.textContent).not.toContain("Padma");
  await page?.close();
  const farmers = await place("Bandi Ramulu", "9812345299");
  const tile = await tileOf({ as: agent.cookie, orderId: farmers });
  expect(tile?.textContent).toContain("For Bandi Ramulu");
  act(() => chooseLanguage("te"));
  await waitFor(() => expect(tile?.textContent).toContain("Bandi Ramulu గారి కోసం"));
  act(() => chooseLanguage("en"));
});

/** The links and buttons at the foot of a tile. */
const footOf = (tile: Element | null) =>
  [...(tile?.querySelectorAll(".ot-a a, .ot-a button") ?? [])].map(({ textContent }) => textContent);

it("the first button of a tile is the useful one, and cancelling stands behind it", async () => {
  const { as, orderId } = await anOpenOrder();
  expect(footOf(await tileOf({ as, orderId }))).toEqual(["Track order", "Cancel order"]);
  await page?.user.click(screen.getByRole("link", { name: `Track order: #${orderId}` }));
  await waitFor(() => expect(page?.address()).toBe(`/app/order/${orderId}/status`));
});

it("an order that waits for its online payment is paid from its tile; where a transfer is awaited the tile leads to its account", async () => {
  const { cookie: as } = await aPerson(here.server);
  const lines = [{ listingId: (await aProduct(here.server)).listingId, quantity: 1 }];
  const { masterId, orderIds } = await orderOnline(here.server, as, lines);
  const [orderId = ""] = orderIds;
  const tile = await tileOf({ as, orderId });
  expect(footOf(tile)).toEqual(["Pay now", "Cancel order"]);
  const pay = screen.getByRole("link", { name: `Pay now: #${orderId}` });
  expect(pay.getAttribute("href")).toContain(`/rbl_payment?pay=%22${masterId}%22`);
  await page?.close();
  const other = await aPerson(here.server);
  const { fingerprint } = await readyToPlace(here.server, { as: other.cookie, lines });
  const body = { paymentMode: "Bank Transfer", fingerprint } as const;
  const placed = (await here.server.call(placeOrder, { body }, { as: other.cookie })).data.orderIds[0] ?? "";
  expect(footOf(await tileOf({ as: other.cookie, orderId: placed }))).toEqual([
    "Payment details",
    "Cancel order",
  ]);
});

it("an order whose payment failed says so, promises nothing, and is ordered again from its tile", async () => {
  const { cookie: as } = await aPerson(here.server, { roles: ["agent"] });
  const { listingId } = await aProduct(here.server, { commissionInPaise: 25_00 });
  const lines = [{ listingId, quantity: 1 }];
  const { masterId, orderIds } = await orderOnline(here.server, as, lines);
  const [orderId = ""] = orderIds;
  const { txnid, fields } = await started(here.server, { as, masterId });
  await pay(here.server, fields, "failure");
  await here.server.call(checkPayment, { params: { txnid } }, { as });
  const tile = await tileOf({ as, orderId });
  expect(tile?.textContent).toContain("Payment failed");
  expect(tile?.textContent).toContain("Not payable: the payment failed.");
  expect(tagIn(tile)).toBeUndefined();
  await page?.user.click(await screen.findByRole("button", { name: "Order again" }));
  await waitFor(() => expect(page?.address()).toBe("/app/store/checkout/cart"));
});

it("an order that its seller refused says that he could not accept it, also to who earns no margin", async () => {
  const desk = tradeDesk(here.server);
  const { buyer: as, seller, orderId } = await desk.anOrderOf(await desk.aTrade());
  await desk.move(seller, orderId, { action: "REJECT", from: "ORD_PLACED", reason: "Out of stock" });
  const tile = await tileOf({ as, orderId });
  expect(tile?.querySelector(".ot-s")?.textContent).toBe(
    "Not accepted by the sellerThe seller could not accept this order · not payable, order cancelled",
  );
  expect(tagIn(tile)).toBeUndefined();
});

it("the tile of an order that waits for its transfer says until when, in both languages, and no more once all is entered", async () => {
  const transfers = await transferDesk(here.server);
  const { as, masterId, first: orderId } = await transfers.transferred();
  const until = here.server.clock.now().getTime() + 5 * 86_400_000;
  expect(
    within((await tileOf({ as, orderId })) as HTMLElement).getByText(`Pay by ${formatDate(until, "en")}`),
  ).toBeDefined();
  await act(async () => chooseLanguage("te"));
  expect(screen.getAllByText(`${formatDate(until, "te")} లోపు చెల్లించండి`)).toHaveLength(2);
  await act(async () => chooseLanguage("en"));
  await transfers.claim({ as, masterId }, "412345675501");
  await page?.reloadData();
  await waitFor(() => expect(screen.queryByText(/^Pay by /)).toBeNull());
});
