import { inTransaction } from "#engine/server/data/transaction.ts";
import { invoicesListeners } from "#features/invoices/server/listeners.ts";
import { orderStateChanged } from "#features/orders/server";
import type { TestApp } from "../process/app.ts";

/** Tells the listener of documents that an order moved, as its delivery by the job worker does. */
export async function tellOfMove(
  { platform }: Pick<TestApp, "platform">,
  orderId: string,
  to: string,
): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    for (const listener of invoicesListeners.filter(({ event }) => event === orderStateChanged.name)) {
      await listener.run(platform, transaction, { orderId, from: "", to });
    }
  });
}

/** The seller's document of an order, issued as at its dispatch; answers its id. */
export async function aDocument(app: Pick<TestApp, "platform">, orderId: string): Promise<number> {
  await tellOfMove(app, orderId, "DISPATCHED");
  const { id } = await app.platform.database
    .selectFrom("tax_documents")
    .select("id")
    .where("order_id", "=", orderId)
    .orderBy("id")
    .executeTakeFirstOrThrow();
  return id;
}
