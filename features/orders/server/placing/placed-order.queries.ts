import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { MarginCollector } from "../money/placement-sets.ts";
import { goodsDue, marginDueInPaise } from "../money/unpaid-cash.queries.ts";

export interface PlacedOrder {
  readonly phone: string;
  /** Of the one for whom an agent ordered. */
  readonly farmerMobileNo: string | null;
  readonly language: string;
  /** The address that the buyer has given for himself. */
  readonly buyerEmail: string | null;
  readonly buyerProfileId: number;
  /** Who ordered. */
  readonly buyerName: string;
  readonly paymentMode: string;
  readonly orderIds: readonly string[];
  readonly totalInPaise: number;
  /** The margin of the agent who ordered for a farmer; else zero. */
  readonly marginInPaise: number;
  /** Who takes it from the one who pays it. */
  readonly collectedBy: MarginCollector;
  readonly expectedBy: Date;
}

/**
 * What the message to the recipient says of those orders that are not cancelled meanwhile; the language is the buyer's,
 * who knows him. Undefined when all are.
 */
export async function selectPlaced(reader: Reader, masterId: string): Promise<PlacedOrder | undefined> {
  const found = await sql<PlacedOrder>`
    select master_orders.phone, master_orders.farmer_mobile_no as "farmerMobileNo", profiles.language, profiles.email as "buyerEmail", master_orders.buyer_profile_id as "buyerProfileId", master_orders.payment_mode as "paymentMode", sum(orders.total_in_paise)::bigint as "totalInPaise",
      case when profiles.language = 'te' then coalesce(first_name_te, first_name) else first_name end as "buyerName",
      array_agg(orders.id order by orders.id) as "orderIds", collected_by as "collectedBy",
      case when farmer_mobile_no is null then 0
        else sum(orders.commission_in_paise + orders.agent_handling_in_paise)::bigint end as "marginInPaise",
      (max(orders.expected_by) + time '12:00') at time zone 'Asia/Kolkata' as "expectedBy"
    from master_orders
    join orders on orders.master_id = master_orders.id
    join published.profiles on profiles.id = master_orders.buyer_profile_id
    where master_orders.id = ${masterId} and not orders.is_cancelled
    group by master_orders.phone, master_orders.farmer_mobile_no, profiles.language, profiles.email, master_orders.buyer_profile_id, master_orders.payment_mode, collected_by, profiles.first_name, profiles.first_name_te`.execute(
    reader,
  );
  return found.rows[0];
}

export interface Told {
  readonly phone: string;
  /** Of the one for whom an agent ordered, who is mostly the one who takes the parcel; null: nobody ordered for him. */
  readonly farmerMobileNo: string | null;
  /** Who ordered. */
  readonly buyerName: string;
  readonly language: string;
  /** How often the parcel went out, which its code follows from. */
  readonly deliveryRound: number;
  /** What is to be paid at the door, with a margin that is paid there; zero unless it is paid in cash. */
  readonly cashDueInPaise: number;
  /** Whether any money has come for it. */
  readonly wasPaid: boolean;
  /** The margin that the agent takes from his farmer himself while the seller takes the rest in cash; else zero. */
  readonly agentTakesInPaise: number;
  /** The latest refund of the order. */
  readonly refundInPaise: number | null;
}

/** Whom a message about an order goes to, and what it may have to say. */
export async function selectTold(reader: Reader, orderId: string): Promise<Told | undefined> {
  const found = await sql<Told>`
    select master_orders.phone, case when buyer_is_agent then coalesce(farmer_mobile_no, phone) end as "farmerMobileNo",
      case when profiles.language = 'te' then coalesce(first_name_te, first_name) else first_name end as "buyerName",
      profiles.language, orders.delivery_round as "deliveryRound",
      case when payment_mode = 'COD' then greatest(0, ${goodsDue}) + ${marginDueInPaise} else 0 end as "cashDueInPaise",
      exists (select from published.ledger_received received where received.order_id = orders.id) as "wasPaid",
      case when payment_mode = 'COD' and farmer_mobile_no is not null and collected_by = 'agent'
        then orders.commission_in_paise + orders.agent_handling_in_paise else 0 end as "agentTakesInPaise",
      (select amount_in_paise from order_refunds where order_refunds.order_id = orders.id and is_whole
        order by order_refunds.id desc limit 1) as "refundInPaise"
    from orders
    join master_orders on master_orders.id = orders.master_id
    join published.profiles on profiles.id = orders.buyer_profile_id
    where orders.id = ${orderId} and not orders.is_practice`.execute(reader);
  return found.rows[0];
}
