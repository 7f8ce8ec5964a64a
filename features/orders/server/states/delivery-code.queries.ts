import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { triesOfAnOrder, triesOfOneCode } from "./delivery-code.ts";

/** How often the parcel went out, which its code follows from. */
export async function findDeliveryRound(reader: Reader, orderId: string): Promise<number> {
  const { delivery_round } = await reader
    .selectFrom("orders")
    .select("delivery_round")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  return delivery_round;
}

export type CodeTry = "counted" | "tried-too-often" | "with-support" | "not-out";

/** Counts a try at the door, one after the other; a right one counts nothing, but is one too many like any other. */
export async function countCodeTry(
  reader: Reader,
  {
    orderId,
    round,
    isRight,
  }: { readonly orderId: string; readonly round: number; readonly isRight: boolean },
): Promise<CodeTry> {
  const wrong = isRight ? 0 : 1;
  const { numAffectedRows } = await sql`
    update orders set wrong_codes = wrong_codes + ${wrong}, wrong_codes_in_all = wrong_codes_in_all + ${wrong}
    where id = ${orderId} and state = 'OUT_FOR_DELIVERY' and delivery_round = ${round}
      and wrong_codes < ${triesOfOneCode} and wrong_codes_in_all < ${triesOfAnOrder}`.execute(reader);
  if (numAffectedRows === 1n) return "counted";
  const order = await reader
    .selectFrom("orders")
    .select(["state", "wrong_codes_in_all"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (order?.state !== "OUT_FOR_DELIVERY") return "not-out";
  return order.wrong_codes_in_all >= triesOfAnOrder ? "with-support" : "tried-too-often";
}

/** How many codes the seller, or support in the seller's place, has made since a moment. */
export async function countCodesMade(
  transaction: Transaction,
  made: {
    readonly by: "seller" | "support";
    readonly orderId: string;
    readonly since: Date;
  },
): Promise<number> {
  const { count } = await transaction
    .selectFrom("order_state_changes")
    .select((change) => change.fn.countAll<number>().as("count"))
    .where("order_id", "=", made.orderId)
    .where("action", "=", "SEND_OUT")
    .where("actor_kind", "=", made.by)
    .where("entered_at", ">", made.since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Support lets the seller try one more code of an order that was tried out. */
export async function allowOneMoreCode(transaction: Transaction, orderId: string): Promise<void> {
  await sql`
    update orders set wrong_codes_in_all = least(wrong_codes_in_all, ${triesOfAnOrder - triesOfOneCode})
    where id = ${orderId}`.execute(transaction);
}
