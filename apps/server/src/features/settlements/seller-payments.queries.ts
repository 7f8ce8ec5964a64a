import type { SellerPayment } from "@santha/contract/settlements";
import type { Reader, Transaction } from "@santha/database/client";
import { sql } from "kysely";

export interface NewSellerPayment {
  readonly orderId: string;
  readonly dueInPaise: number;
  readonly paidInPaise: number;
  readonly reference: string;
  readonly paidBy: number;
  readonly paidAt: Date;
}

/** Notes what left the bank for a seller's order, and answers its id. */
export async function insertSellerPayment(
  transaction: Transaction,
  payment: NewSellerPayment,
): Promise<number> {
  const { id } = await transaction
    .insertInto("seller_payments")
    .values({
      order_id: payment.orderId,
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
  const { rows } = await sql<{ orderId: string; payments: SellerPayment[] }>`
    select order_id as "orderId", jsonb_agg(jsonb_build_object('paidInPaise', paid_in_paise, 'reference', reference,
      'paidAt', (extract(epoch from paid_at) * 1000)::bigint) order by id) as payments
    from seller_payments where order_id = any(${[...orderIds]}::text[]) group by order_id`.execute(reader);
  return new Map(rows.map(({ orderId, payments }) => [orderId, payments]));
}
