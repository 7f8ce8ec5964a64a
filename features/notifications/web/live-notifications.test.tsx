import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "#engine/web/data/query-client.ts";
import { refundOrder } from "#features/payments/contract/online-payments.ts";
import { createWishlist } from "#features/wishlist/contract";
import { sessionFor } from "#testing/process/app.ts";
import { aPerson, aProduct } from "#testing/shop/builders.ts";
import { cashDesk } from "#testing/shop/cash-desk.ts";
import { someNews } from "#testing/shop/news.ts";
import { anAgentToBePaid, aPlainOrder, owe } from "#testing/shop/payouts.ts";
import { aStrayRefund } from "#testing/shop/stray-refunds.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { visit } from "#testing/web/visit.ts";
import type { Notification } from "../contract/notifications.ts";

const here = visit();

/** The browser's side of a stream, which the environment of the tests lacks. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static latest: Stream | undefined;
  readyState = 1;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  constructor() {
    super();
    Stream.latest = this;
  }
  close(): void {}
  tell(notification: Notification): void {
    this.onmessage?.({ data: JSON.stringify({ [notification.timestamp]: notification }) });
  }
}

/** The server tells the person whose page is open of something. */
async function tell(kind: string, leadsTo: string): Promise<void> {
  await waitFor(() => expect(Stream.latest).toBeDefined());
  act(() =>
    Stream.latest?.tell({
      ...{ timestamp: 1, latestActivity: { id: kind }, kind, leadsTo, isRead: false, about: null },
      heading: { en: "News", te: "వార్త" },
      text: { en: "Of your money", te: "మీ డబ్బు గురించి" },
    }),
  );
}

beforeEach(() => {
  Stream.latest = undefined;
  vi.stubGlobal("EventSource", Stream);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("[SHELL-057] a price drop is said with its heading on a line of its own, and the open wishlist shows the new price", async () => {
  const { cookie } = await aPerson(here.server);
  const { listingId, level2Id, level3Id } = await aProduct(here.server, {
    priceInPaise: 500_00,
    commissionInPaise: 0,
    title: { en: "Neem oil", te: "వేప నూనె" },
  });
  const body = { productLevel2Id: level2Id, productLevel3Id: level3Id, store: "santha" } as const;
  await here.server.call(createWishlist, { body }, { as: cookie });
  here.open({ at: "/app/wishlist", as: cookie });
  const price = () => document.querySelector("article.pc")?.textContent;
  await screen.findByRole("heading", { level: 3, name: "Neem oil" });
  expect(price()).toContain("500");
  await here.server.platform.database
    .updateTable("listings")
    .set({ price_in_paise: 450_00 })
    .where("id", "=", listingId)
    .execute();
  await waitFor(() => expect(Stream.latest).toBeDefined());
  act(() =>
    Stream.latest?.tell({
      timestamp: 1,
      latestActivity: { id: "wishlist/1/1" },
      kind: "WISHLIST_PRICE_DROP",
      heading: { en: "Price drop", te: "ధర తగ్గింది" },
      text: { en: "Neem oil: ₹450.00 instead of ₹500.00", te: "వేప నూనె: ₹500.00 బదులు ₹450.00" },
      leadsTo: "/app/wishlist",
      isRead: false,
      about: null,
    }),
  );
  await waitFor(() =>
    expect(document.querySelector(".snack span")?.textContent).toBe(
      "Price drop\nNeem oil: ₹450.00 instead of ₹500.00",
    ),
  );
  await waitFor(() => expect(price()).toContain("450"));
});

it("a seller who is told of cash finds on the open page what he is to say of it", async () => {
  const desk = await cashDesk(here.server);
  const order = await desk.delivered();
  here.open({ at: `/app/sell/orders/${order.orderId}`, as: order.seller });
  await screen.findByRole("heading", { name: "Delivered" });
  expect((await desk.sayPaid(order, 400_00)).status).toBe(201);
  await tell("CASH_TO_CONFIRM", `/app/sell/orders/${order.orderId}`);
  expect(await screen.findByRole("button", { name: "₹400.00 not received" })).toBeDefined();
});

it("a buyer who is told of his refund finds on the open page how far it is", async () => {
  const desk = tradeDesk(here.server);
  const order = await desk.aPaidOrder();
  const { cookie: as } = await aPerson(here.server, { roles: ["finance"] });
  const body = { amountInPaise: 100_00, reason: "Short weight" };
  const params = { orderId: order.orderId };
  here.open({ at: `/app/order/${order.orderId}`, as: order.buyer });
  await screen.findByRole("region", { name: "Order summary" });
  expect((await here.server.call(refundOrder, { params, body }, { as })).status).toBe(201);
  await tell("REFUND_MOVED", `/app/order/${order.orderId}`);
  expect(await screen.findByText("Refund of ₹100.00")).toBeDefined();
});

it("a buyer who is told of money that became no order finds on the open page of its payment how far it is", async () => {
  const { cookie } = await aPerson(here.server, { roles: ["finance"] });
  const stray = await aStrayRefund(here.server, cookie);
  const at = `/rbl_payment?txnid=${stray.txnid}`;
  here.open({ at, as: stray.as });
  expect(await screen.findByText("Sent to you")).toBeDefined();
  await stray.answer(stray.token, "success");
  await tell("REFUND_MOVED", at);
  expect(await screen.findByText("Paid back")).toBeDefined();
});

it("an agent who is told of a payout finds on the open page what is due now", async () => {
  const agent = await anAgentToBePaid(here.server, { margins: [150_00, 40_00] });
  here.open({ at: "/app/payouts", as: agent.cookie });
  const due = await screen.findByRole("region", { name: "To be paid out" });
  expect(due.textContent).toContain("190");
  await owe(here.server, agent.profileId, await aPlainOrder(here.server, agent.cookie), 60_00);
  await tell("PAYOUT_MOVED", "/app/payouts");
  await waitFor(() => expect(due.textContent).toContain("250"));
});

it("a page in the background that is told of reading elsewhere asks what is not read when it is looked at again", async () => {
  const person = await aPerson(here.server);
  await someNews(here.server, person, 1, "/app/order");
  const as = await sessionFor(here.server, person);
  here.open({ at: "/app/notifications", as });
  await screen.findByText("1 unread");
  await waitFor(() => expect(Stream.latest).toBeDefined());
  for (const number of [2, 3]) await someNews(here.server, person, number, "/app/order");
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => void Stream.latest?.dispatchEvent(new MessageEvent("read", { lastEventId: "0" })));
  expect(queryClient.isFetching()).toBe(0);
  await tell("ORDER_CREATED", "/app/earnings");
  visibility.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  expect(await screen.findByText("3 unread")).toBeDefined();
});
