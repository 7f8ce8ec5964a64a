import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { readDocument } from "#features/invoices/contract";
import type { DocumentFigures } from "#features/invoices/server/figures/figures.ts";
import { invoicesListeners } from "#features/invoices/server/listeners.ts";
import { requestReturn } from "#features/orders/contract/order-requests.ts";
import { linesRemoved, orderStateChanged, refundOwed } from "#features/orders/server";
import { requestOf, type TestApp, testApp } from "../process/app.ts";
import { type Ordered, tradeDesk } from "../shop/trade.ts";

/** An event that documents listen to, without the order it is about. */
export type Told = readonly [event: string, payload: object];

export const moved = (to: string): Told => [orderStateChanged.name, { from: "", to }];
export const owed: Told = [refundOwed.name, { refundId: 0 }];

/** What happens to an order of a trade, told to the documents, and what they hold of it then. */
export function creditDesk(app: TestApp) {
  const desk = tradeDesk(app);

  /** Tells the events in this order, each three times and at once, as workers may do. */
  async function tell({ orderId }: Ordered, events: readonly Told[]): Promise<void> {
    for (const [event, payload] of events) {
      const listeners = invoicesListeners.filter((one) => one.event === event);
      await Promise.all(
        [...listeners, ...listeners, ...listeners].map((listener) =>
          inTransaction(app.platform, (transaction) =>
            listener.run(app.platform, transaction, { orderId, ...payload }),
          ),
        ),
      );
    }
  }

  /** That packs left an order, for each time they did. */
  async function removed({ orderId }: Ordered): Promise<Told[]> {
    const rows = await app.platform.database
      .selectFrom("order_requests")
      .select("id")
      .where("order_id", "=", orderId)
      .orderBy("id")
      .execute();
    return rows.map(({ id }) => [linesRemoved.name, { requestId: id }] as const);
  }

  /** The buyer gives packs back, and the seller takes them. */
  async function giveBack(order: Ordered, listingId: number, quantity: number): Promise<void> {
    const { orderId, buyer } = order;
    const body = { lines: [{ listingId, quantity }], reasonCode: "damaged" as const };
    await app.call(requestReturn, { params: { orderId }, body }, { as: buyer });
    await desk.decide(order, true);
  }

  async function storedOf({ orderId }: Ordered) {
    const rows = await app.platform.database
      .selectFrom("tax_documents")
      .selectAll()
      .where("order_id", "=", orderId)
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ ...row, figures: row.figures as unknown as DocumentFigures }));
  }

  /** Kind and sum of each document of an order. */
  const kindsOf = async (order: Ordered) =>
    (await storedOf(order)).map(({ kind, total_in_paise }) => [kind, total_in_paise]);

  /** The words of a document's first page. */
  async function pages(order: Ordered, documentId: number, language: "en" | "te"): Promise<string> {
    const params = { orderId: order.orderId, documentId };
    const answer = await app.app.inject(
      requestOf(readDocument, { params, query: { language } }, { as: order.buyer }),
    );
    const page = await (await getDocumentProxy(new Uint8Array(answer.rawPayload))).getPage(1);
    const { items } = await page.getTextContent();
    return items.map((item) => ("str" in item ? item.str : "")).join("");
  }

  return { ...desk, tell, removed, giveBack, storedOf, kindsOf, pages };
}

/** The desk of a test file, with the app that it stands on from the first test to the last. */
export function creditDeskOfFile(): { readonly app: TestApp; readonly desk: ReturnType<typeof creditDesk> } {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await testApp({ connections: 6 });
  });
  afterAll(() => app?.close());
  const running = (): TestApp => {
    if (!app) throw new Error("the app runs while tests run");
    return app;
  };
  return {
    get app() {
      return running();
    },
    get desk() {
      return creditDesk(running());
    },
  };
}
