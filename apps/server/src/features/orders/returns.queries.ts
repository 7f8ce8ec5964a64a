import type { SomePacks } from "@santha/contract/order-actions";
import type { Reader, Transaction } from "@santha/database/client";

export interface AskedReturn {
  readonly orderId: string;
  readonly lines: readonly SomePacks[];
  readonly reason: string;
  readonly at: Date;
}

/** Keeps what a buyer wants to give back; one open request an order. */
export async function openReturn(
  transaction: Transaction,
  { orderId, lines, reason, at }: AskedReturn,
): Promise<void> {
  await transaction
    .insertInto("order_returns")
    .values({ order_id: orderId, lines: JSON.stringify(lines), reason, asked_at: at })
    .execute();
}

/** The open request of an order. */
export async function findOpenReturn(
  reader: Reader,
  orderId: string,
): Promise<{ readonly lines: SomePacks[]; readonly reason: string } | undefined> {
  const row = await reader
    .selectFrom("order_returns")
    .select(["lines", "reason"])
    .where("order_id", "=", orderId)
    .where("status", "=", "open")
    .executeTakeFirst();
  return row && { lines: row.lines as unknown as SomePacks[], reason: row.reason };
}

/** Ends the open request of an order. */
export async function closeReturn(
  transaction: Transaction,
  {
    orderId,
    status,
    at,
  }: {
    readonly orderId: string;
    readonly status: "accepted" | "refused" | "withdrawn";
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .updateTable("order_returns")
    .set({ status, decided_at: at })
    .where("order_id", "=", orderId)
    .where("status", "=", "open")
    .execute();
}
