import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { SendMethod } from "#features/orders/contract/refunds.ts";
import type { RefundRow } from "../refunds/refunds.queries.ts";
import type { Attempt } from "./online.queries.ts";

/** The refund of money that became no order, as it stands now. */
export interface StrayRefund
  extends Pick<RefundRow, "amountInPaise" | "state" | "bankArn" | "askedAt" | "settledAt"> {
  /** How finance has sent it; null: the provider pays it back. */
  readonly method: SendMethod | null;
}

/** What became of a payment beside its own state. */
export interface Beside {
  /** Whether another try has paid the same purchase. */
  readonly isPaidByAnother: boolean;
  readonly stray: StrayRefund | null;
}

/** What went out counts, whatever took its place; else the refund that was asked for last. */
export async function findBeside(reader: Reader, { txnid, masterId }: Attempt): Promise<Beside> {
  const strays = await sql<StrayRefund>`
    select amount_in_paise as "amountInPaise", state, method, bank_arn as "bankArn", asked_at as "askedAt",
      settled_at as "settledAt"
    from refunds where txnid = ${txnid} and order_id is null
    order by state in ('done', 'by-hand') desc, state <> 'replaced' desc, asked_at desc limit 1`.execute(
    reader,
  );
  const others = await reader
    .selectFrom("online_payments")
    .select("txnid")
    .where("master_id", "=", masterId)
    .where("txnid", "<>", txnid)
    .where("state", "=", "paid")
    .executeTakeFirst();
  return { isPaidByAnother: others !== undefined, stray: strays.rows[0] ?? null };
}
