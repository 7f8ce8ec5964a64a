import { placeOrder } from "#features/checkout/contract/checkout.ts";
import { claimTransfer, readTransfer, recordPayment } from "#features/payments/contract/payments.ts";
import { decideTransfer, listTransfers } from "#features/payments/contract/received-money.ts";
import type { TestApp } from "../process/app.ts";
import { aPerson, aProduct } from "./builders.ts";
import { readyToPlace } from "./shopping.ts";

/** Paying by bank transfer over HTTP: an agent orders and enters numbers, finance decides what came. */
export async function transferDesk(app: TestApp) {
  const { cookie: finance } = await aPerson(app, { roles: ["finance"] });

  /** An agent who placed an order of two sellers, with one pack ₹540.00 each, to be paid by bank transfer. */
  async function transferred({ quantity = 1 } = {}) {
    const { cookie: as } = await aPerson(app, { roles: ["agent"] });
    const goods = { priceInPaise: 500_00, commissionInPaise: 25_00, onHand: 4 };
    const listings = [await aProduct(app, goods), await aProduct(app, goods)];
    const lines = listings.map(({ listingId }) => ({ listingId, quantity }));
    const { fingerprint } = await readyToPlace(app, { as, lines });
    const body = { paymentMode: "Bank Transfer", fingerprint } as const;
    const { data } = await app.call(placeOrder, { body }, { as });
    const orderIds = data.orderIds.toSorted();
    const [first = "", second = ""] = orderIds;
    return { as, masterId: data.masterId, orderIds, first, second, listingId: lines[0]?.listingId ?? 0 };
  }
  type Transferred = Awaited<ReturnType<typeof transferred>>;

  /** Enters a number for all that is open, or an amount of one order. */
  const claim = ({ as, masterId }: Pick<Transferred, "as" | "masterId">, utr: string) =>
    app.call(claimTransfer, { params: { masterId }, body: { utr } }, { as });
  const record = (as: string, orderId: string, reference: string, amountInPaise: number) =>
    app.call(
      recordPayment,
      { params: { orderId }, body: { amountInPaise, paidThrough: "Bank Transfer", reference } },
      { as },
    );
  const read = async ({ as, masterId }: Pick<Transferred, "as" | "masterId">) =>
    (await app.call(readTransfer, { params: { masterId } }, { as })).data;

  const list = async () => (await app.call(listTransfers, { query: {} }, { as: finance })).data;
  /** What finance sees under the number; nothing waits under it: a claim that there is not. */
  async function seen(masterId: string, reference: string) {
    const { transfers } = await list();
    const waiting = transfers.find((each) => each.masterId === masterId && each.reference === reference);
    return { reference, claimId: waiting?.claimId ?? 999_999, seenInPaise: waiting?.amountInPaise ?? 0 };
  }
  const decide = (masterId: string, body: Parameters<typeof app.call<typeof decideTransfer>>[1]["body"]) =>
    app.call(decideTransfer, { params: { masterId }, body }, { as: finance });
  /** Finance looks and has found it: as much as was entered, or another sum. */
  async function found(masterId: string, reference: string, receivedInPaise?: number) {
    const looked = await seen(masterId, reference);
    const came = receivedInPaise ?? Math.max(looked.seenInPaise, 1);
    return decide(masterId, { ...looked, isReceived: true, receivedInPaise: came });
  }
  /** Finance looks and has not found it. */
  const missed = async (masterId: string, reference: string) =>
    decide(masterId, { ...(await seen(masterId, reference)), isReceived: false });

  return { finance, transferred, claim, record, read, list, seen, decide, found, missed };
}
