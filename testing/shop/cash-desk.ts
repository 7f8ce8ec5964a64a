import { expect, vi } from "vitest";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import {
  confirmCashOfOrder,
  listSellerOrders,
  readSellerOrder,
} from "#features/orders/contract/seller-orders.ts";
import {
  confirmCashForSeller,
  decideCashClaim,
  decideCashClaimForSeller,
} from "#features/payments/contract/cash-of-sellers.ts";
import { readPayment, recordPayment } from "#features/payments/contract/payments.ts";
import { listUnpaidCash } from "#features/payments/contract/received-money.ts";
import type { TestApp } from "../process/app.ts";
import { aPerson } from "./builders.ts";
import { type Ordered, tradeDesk } from "./trade.ts";

/** Cash of orders over HTTP: its buyer says what he has paid, seller and finance what came of it. */
export async function cashDesk(app: TestApp) {
  const desk = tradeDesk(app);
  const finance = (await aPerson(app, { roles: ["finance"] })).cookie;

  async function delivered(): Promise<Ordered> {
    const order = await desk.anOrderOf(await desk.aTrade());
    await desk.delivered(order);
    return order;
  }

  /** All of an order comes back. */
  async function comesBack(order: Ordered): Promise<void> {
    await desk.act(order.buyer, order.orderId, "REQUEST_RETURN");
    const { status } = await desk.decide(order, true);
    expect(status).toBe(201);
  }

  const sayPaid = ({ buyer, orderId }: Ordered, amountInPaise: number, reference = "At the door") => {
    const body = { amountInPaise, paidThrough: "Cash", reference } as const;
    return app.call(recordPayment, { params: { orderId }, body }, { as: buyer });
  };
  const paymentOf = async ({ buyer, orderId }: Ordered) =>
    (await app.call(readPayment, { params: { orderId } }, { as: buyer })).data;
  const statusOf = async (order: Ordered) =>
    (await paymentOf(order)).partialPayments.map(({ status }) => status);
  /** So the payments that the buyer has entered stand once all who listen were told. */
  const statusBecomes = (order: Ordered, ...status: string[]) =>
    vi.waitFor(async () => expect(await statusOf(order)).toEqual(status), 15_000);

  /** The order as its seller reads it. */
  const seen = async ({ seller, orderId }: Ordered) =>
    (await app.call(readSellerOrder, { params: { orderId } }, { as: seller })).data;
  const choicesOf = async (order: Ordered) => (await seen(order)).cashChoicesInPaise;
  const takeCash = ({ seller, orderId }: Ordered, receivedInPaise: number) =>
    app.call(confirmCashOfOrder, { params: { orderId }, body: { receivedInPaise } }, { as: seller });
  const note = ({ orderId }: Pick<Ordered, "orderId">, receivedInPaise: number, reason = "Receipt 41") =>
    app.call(
      confirmCashForSeller,
      { params: { orderId }, body: { receivedInPaise, reason } },
      { as: finance },
    );

  /** The claim of this amount, as the seller is asked for it. @throws Error when there is none. */
  async function claimOf(order: Ordered, amountInPaise: number): Promise<number> {
    const claim = (await seen(order)).cashClaims.find((each) => each.amountInPaise === amountInPaise);
    if (!claim) throw new Error(`nobody says that ${amountInPaise} paise came`);
    return claim.claimId;
  }
  const decideClaim = (claimId: number, isReceived: boolean, as: string) =>
    app.call(decideCashClaim, { params: { claimId }, body: { isReceived } }, { as });
  const noteClaim = (claimId: number, isReceived: boolean, reason = "Receipt 41") =>
    app.call(
      decideCashClaimForSeller,
      { params: { claimId }, body: { isReceived, reason } },
      { as: finance },
    );

  const listed = async ({ orderId }: Ordered) => {
    const { data } = await app.call(listUnpaidCash, { query: { limit: 50 } }, { as: finance });
    return data.orders.find((row) => row.orderId === orderId);
  };
  /** Whether its seller, and finance, are asked for the cash of an order. */
  const isListed = async (order: Ordered) => {
    const own = await app.call(listSellerOrders, { query: { group: "cash" } }, { as: order.seller });
    const isAsked = own.data.orders.some((row) => row.orderId === order.orderId);
    return [isAsked, (await listed(order)) !== undefined];
  };

  /** What somebody was told of a kind. */
  const toldTo = async (as: string, kind: string) => {
    const { data } = await app.call(listNotifications, { query: {} }, { as });
    return data.notifications.filter((each) => each.kind === kind);
  };

  return {
    ...{ desk, finance, delivered, comesBack, sayPaid, paymentOf, statusOf, statusBecomes, seen, choicesOf },
    ...{ takeCash, note, claimOf, decideClaim, noteClaim, listed, isListed, toldTo },
  };
}
