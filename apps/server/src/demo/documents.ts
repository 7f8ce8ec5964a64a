import { orderStateChanged } from "#features/orders";
import { inTransaction } from "#platform/transaction";
import type { DemoApp } from "./demo-app.ts";

/** The documents of all orders that moved, issued by the same listener as everywhere, at the moments of the moves. */
export async function issueDocuments({ platform, clock }: DemoApp, end: Date): Promise<void> {
  const moves = await platform.database
    .selectFrom("events")
    .select(["payload", "occurred_at"])
    .where("name", "=", orderStateChanged.name)
    .orderBy("id")
    .execute();
  const listeners = platform.events
    .listenersOf(orderStateChanged.name)
    .filter(({ name }) => name.startsWith("invoices/"));
  for (const { payload, occurred_at } of moves) {
    clock.set(occurred_at);
    await inTransaction(platform, async (transaction) => {
      for (const listener of listeners) await listener.run(platform, transaction, payload);
    });
  }
  clock.set(end);
}
