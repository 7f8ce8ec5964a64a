import { sql } from "kysely";
import { actOnOrder } from "#features/orders/contract/order-actions.ts";
import { disputeRequest, requestReturn } from "#features/orders/contract/order-requests.ts";
import {
  confirmCashOfOrder,
  decideRequest,
  moveSellerOrder,
  readSellerOrder,
  type SellerMove,
} from "#features/orders/contract/seller-orders.ts";
import { findDeliveryRound } from "#features/orders/server/states/delivery-code.queries.ts";
import { deliveryCodeOf } from "#features/orders/server/states/delivery-code.ts";
import type { TestApp } from "../process/app.ts";
import { aPerson, aProduct, aSeller } from "./builders.ts";
import { type AddressInput, anOrder } from "./shopping.ts";

export interface Trade {
  readonly buyer: string;
  readonly buyerProfileId: number;
  readonly seller: string;
  readonly one: number;
  readonly two: number;
  readonly lines: readonly { readonly listingId: number; readonly quantity: number }[];
}
export type Ordered = Trade & { readonly orderId: string };

/** Trading over HTTP: an agent orders, his seller packs, sends and decides. */
export function tradeDesk(app: TestApp) {
  /** An agent, a seller with a session, and two products of his: ₹500.00 and ₹300.00, with margins of ₹25.00 and ₹10.00. */
  async function aTrade(): Promise<Trade> {
    const agent = await aPerson(app, { roles: ["agent"] });
    const person = await aPerson(app, { roles: ["seller"] });
    const { sellerId } = await aSeller(app, { profileId: person.profileId });
    const one = await aProduct(app, { sellerId, priceInPaise: 500_00, commissionInPaise: 25_00, onHand: 10 });
    const two = await aProduct(app, { sellerId, priceInPaise: 300_00, commissionInPaise: 10_00, onHand: 10 });
    const lines = [
      { listingId: one.listingId, quantity: 2 },
      { listingId: two.listingId, quantity: 1 },
    ];
    const people = { buyer: agent.cookie, buyerProfileId: agent.profileId, seller: person.cookie };
    return { ...people, one: one.listingId, two: two.listingId, lines };
  }

  /** ₹1,340.00 with ₹40.00 shipping, cash on delivery. */
  async function anOrderOf(trade: Trade, address?: AddressInput): Promise<Ordered> {
    const { orderIds } = await anOrder(app, {
      ...{ as: trade.buyer, lines: trade.lines },
      ...(address && { address }),
    });
    return { ...trade, orderId: orderIds[0] ?? "" };
  }

  const act = (as: string, orderId: string, action: string) =>
    app.call(actOnOrder, { params: { orderId }, query: { action } }, { as });
  const move = (as: string, orderId: string, wish: SellerMove) =>
    app.call(moveSellerOrder, { params: { orderId }, body: wish }, { as });
  const read = async (as: string, orderId: string) =>
    (await app.call(readSellerOrder, { params: { orderId } }, { as })).data;

  /** The seller accepts or refuses what is asked for: all of it, or line by line. */
  async function decide(
    { seller, orderId }: Pick<Ordered, "seller" | "orderId">,
    isAccepted: boolean | ((listingId: number) => boolean),
    isSellable = true,
  ) {
    const { request } = await read(seller, orderId);
    const asked = request?.lines ?? [];
    const lines = asked.map(({ listingId }) => {
      const isYes = typeof isAccepted === "boolean" ? isAccepted : isAccepted(listingId);
      return { listingId, isAccepted: isYes, isSellable };
    });
    const reason = lines.every((line) => line.isAccepted) ? {} : { reason: "Seals are broken" };
    const body = { requestId: request?.requestId ?? 0, lines, ...reason };
    return app.call(decideRequest, { params: { orderId }, body }, { as: seller });
  }

  /** On hand, and taken by orders. */
  async function stock(listingId: number) {
    const { rows } = await sql<{ on_hand: number; allocated: number }>`
      select on_hand, allocated from listings where id = ${listingId}`.execute(app.platform.database);
    return [rows[0]?.on_hand, rows[0]?.allocated];
  }

  /** What an order has in the books, by account. */
  async function ledgerOf(orderId: string) {
    const { rows } = await sql<{ account: string; total: number }>`
      select account, sum(amount_in_paise)::bigint as total from ledger_entries where order_id = ${orderId}
      group by account having sum(amount_in_paise) <> 0 order by account`.execute(app.platform.database);
    return Object.fromEntries(rows.map(({ account, total }) => [account, total]));
  }

  async function codeOf(orderId: string): Promise<string> {
    const round = await findDeliveryRound(app.platform.database, orderId);
    return deliveryCodeOf(app.platform.secret, { orderId, round });
  }

  async function packed({ seller, orderId }: Ordered): Promise<void> {
    await done(move(seller, orderId, { action: "ACCEPT", from: "ORD_PLACED" }));
    const { lines } = await read(seller, orderId);
    const batches = lines.map(({ listingId }) => ({
      listingId,
      batchNumber: "B-77",
      expiresOn: "2027-01-31",
    }));
    await done(move(seller, orderId, { action: "PACK", from: "SELLER_ACCEPTED", batches }));
  }

  async function sentOut(order: Ordered): Promise<void> {
    const { seller, orderId } = order;
    await packed(order);
    const parcel = { carrier: "Speed Post", trackingNumber: "EA123456789IN" };
    await done(move(seller, orderId, { action: "DISPATCH", from: "PACKED", ...parcel }));
    await done(move(seller, orderId, { action: "SEND_OUT", from: "DISPATCHED" }));
  }

  async function delivered(order: Ordered): Promise<void> {
    await sentOut(order);
    const code = await codeOf(order.orderId);
    await done(move(order.seller, order.orderId, { action: "DELIVER", from: "OUT_FOR_DELIVERY", code }));
  }

  async function paidAtTheDoor(order: Ordered): Promise<void> {
    await delivered(order);
    const { orderId, seller } = order;
    await done(app.call(confirmCashOfOrder, { params: { orderId }, body: {} }, { as: seller }));
  }

  /** An order that its seller has handed over and taken the cash of. */
  async function aPaidOrder(): Promise<Ordered> {
    const order = await anOrderOf(await aTrade());
    await paidAtTheDoor(order);
    return order;
  }

  /** An order of which the seller refused the return of one pack, which the buyer has put to support. */
  async function aDispute(): Promise<Ordered> {
    const order = await aPaidOrder();
    const { orderId, buyer, one } = order;
    const body = { lines: [{ listingId: one, quantity: 1 }], reasonCode: "damaged" as const };
    await done(app.call(requestReturn, { params: { orderId }, body }, { as: buyer }));
    await decide(order, false);
    const requestId = (await read(order.seller, orderId)).pastRequests[0]?.requestId ?? 0;
    await done(app.call(disputeRequest, { params: { orderId, requestId } }, { as: buyer }));
    return order;
  }

  return {
    aDispute,
    aPaidOrder,
    aTrade,
    anOrderOf,
    act,
    move,
    read,
    decide,
    stock,
    ledgerOf,
    codeOf,
    packed,
    sentOut,
    delivered,
    paidAtTheDoor,
  };
}

async function done(answer: Promise<{ readonly status: number }>): Promise<void> {
  const got = await answer;
  if (got.status !== 201) throw new Error(`refused: ${JSON.stringify(got)}`);
}
