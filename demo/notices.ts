import { inTransaction } from "#engine/server/data/transaction.ts";
import { demoAccounts } from "#engine/server/demo-accounts.ts";
import { readAllNotifications } from "#features/notifications/contract/notifications.ts";
import type { DemoApp } from "./demo-app.ts";

const day = 86_400_000;
const toldForDays = 5;
const tellers = [
  "orders/notice-placed",
  "orders/notice-state",
  "orders/notice-refund",
  "orders/notice-granted-refund",
];

/**
 * What the orders of the last days have told their buyers and sellers, by the same listeners as everywhere and at the
 * moments of the moves.
 */
export async function tellNotices({ platform, clock }: DemoApp, end: Date): Promise<void> {
  const listeners = tellers.flatMap((name) => platform.events.listener(name) ?? []);
  const happened = await platform.database
    .selectFrom("events")
    .select(["name", "payload", "occurred_at"])
    .where(
      "name",
      "in",
      listeners.map(({ event }) => event),
    )
    .where("occurred_at", ">", new Date(end.getTime() - toldForDays * day))
    .orderBy("occurred_at")
    .orderBy("id")
    .execute();
  for (const { name, payload, occurred_at } of happened) {
    clock.set(occurred_at);
    await inTransaction(platform, async (transaction) => {
      for (const listener of listeners)
        if (listener.event === name) await listener.run(platform, transaction, payload);
    });
  }
  clock.set(end);
}

/** The named accounts have read all that they were told but that of the last day. */
export async function readNotices({ call, signIn }: DemoApp, end: Date): Promise<void> {
  for (const { mobileNo } of demoAccounts) {
    const upTo = end.getTime() - day;
    await call(readAllNotifications, { body: { upTo } }, await signIn(mobileNo));
  }
}
