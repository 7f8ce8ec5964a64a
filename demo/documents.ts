import { inTransaction } from "#engine/server/data/transaction.ts";
import { linesRemoved, orderStateChanged, refundOwed } from "#features/orders/server";
import type { DemoApp } from "./demo-app.ts";

const names = [orderStateChanged, linesRemoved, refundOwed].map(({ name }) => name);

/** The documents of all orders that moved, issued by the same listeners as everywhere, at the moments of the moves. */
export async function issueDocuments({ platform, clock }: DemoApp, end: Date): Promise<void> {
  const moves = await platform.database
    .selectFrom("events")
    .select(["name", "payload", "occurred_at"])
    .where("name", "in", names)
    .orderBy("id")
    .execute();
  for (const { name: event, payload, occurred_at } of moves) {
    clock.set(occurred_at);
    const listeners = platform.events.listenersOf(event).filter(({ name }) => name.startsWith("invoices/"));
    await inTransaction(platform, async (transaction) => {
      for (const listener of listeners) await listener.run(platform, transaction, payload);
    });
  }
  clock.set(end);
}
