import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { invariant } from "#engine/server/invariant.ts";
import type { PayoutAccount } from "#features/payouts/contract";
import { accountOf, columnsOf } from "#features/payouts/server";
import type { SellerPayment } from "../contract.ts";

export interface NewSellerPayment {
  /** What it is for: an order, or without one what this seller had sent above what he owed. */
  readonly orderId?: string;
  readonly sellerId?: number;
  /** Where it was sent to. */
  readonly account: PayoutAccount;
  readonly dueInPaise: number;
  readonly paidInPaise: number;
  readonly reference: string;
  readonly paidBy: number;
  readonly paidAt: Date;
}

/** Notes what left the bank for a seller, and answers its id. */
export async function insertSellerPayment(
  transaction: Transaction,
  payment: NewSellerPayment,
): Promise<number> {
  const { id } = await transaction
    .insertInto("seller_payments")
    .values({
      order_id: payment.orderId ?? null,
      seller_id: payment.sellerId ?? null,
      ...columnsOf(payment.account),
      due_in_paise: payment.dueInPaise,
      paid_in_paise: payment.paidInPaise,
      reference: payment.reference,
      paid_by: payment.paidBy,
      paid_at: payment.paidAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What was paid for orders already, by order, oldest first. No statement for no orders. */
export async function selectSellerPayments(
  reader: Reader,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SellerPayment[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await reader
    .selectFrom("seller_payments")
    .select(["order_id", "paid_in_paise", "reference", "paid_at"])
    .select(["holder", "upi_id", "account_number", "ifsc"])
    .where("order_id", "in", orderIds)
    .orderBy("id")
    .execute();
  const payments = rows.map(({ order_id, holder, ...row }) => ({
    orderId: invariant(order_id, "chosen by the order's id"),
    paidInPaise: row.paid_in_paise,
    reference: row.reference,
    paidAt: row.paid_at.getTime(),
    account: holder === null ? null : accountOf({ ...row, holder }),
  }));
  return Map.groupBy(payments, ({ orderId }) => orderId);
}
