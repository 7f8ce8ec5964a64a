import type { DebtOfOrder, SellerDebt } from "@santha/contract/settlements";
import type { Reader } from "@santha/database/client";
import { sql } from "kysely";

/** An order of which its seller owes something; paise. */
export interface DebtRow extends DebtOfOrder {
  /** What he has of it in cash. */
  readonly cashInPaise: number;
}

const why = sql`case when orders.is_cancelled then 'cancelled' when debt.cash_in_paise > 0 then 'cash'
  else 'refunded' end`;

/** What sellers owe, by order: cash that is not theirs, or money that was refunded after they were paid. */
const owed = sql`select party_id as seller_id, order_id, sum(amount_in_paise)::bigint as owed_in_paise,
    coalesce(sum(amount_in_paise) filter (where account = 'cash-with-seller'), 0)::bigint as cash_in_paise
  from ledger_entries where account in ('seller-due', 'cash-with-seller')
  group by party_id, order_id having sum(amount_in_paise) > 0`;

/** Orders of which a seller owes something, oldest first. */
export async function selectDebtsOfSeller(reader: Reader, sellerId: number): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select orders.id as "orderId", debt.owed_in_paise as "owedInPaise", ${why} as why,
      debt.cash_in_paise as "cashInPaise"
    from (${owed}) debt join orders on orders.id = debt.order_id
    where debt.seller_id = ${sellerId} order by orders.created_at, orders.id`.execute(reader);
  return rows;
}

/** The same for the business of a person. */
export async function selectDebtOfBusiness(reader: Reader, profileId: number): Promise<DebtOfOrder[]> {
  const seller = await reader
    .selectFrom("sellers")
    .select("id")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  if (!seller) return [];
  const debts = await selectDebtsOfSeller(reader, seller.id);
  return debts.map(({ orderId, owedInPaise, why: because }) => ({ orderId, owedInPaise, why: because }));
}

/** The sellers who owe something, who owes longest first. */
export async function selectDebts(reader: Reader): Promise<SellerDebt[]> {
  const { rows } = await sql<SellerDebt>`
    select sellers.id as "sellerId",
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
      profiles.mobile_no as phone, sum(debt.owed_in_paise)::bigint as "owedInPaise",
      jsonb_agg(jsonb_build_object('orderId', orders.id, 'owedInPaise', debt.owed_in_paise, 'why', ${why})
        order by orders.created_at, orders.id) as orders
    from (${owed}) debt
    join orders on orders.id = debt.order_id
    join sellers on sellers.id = debt.seller_id
    join profiles on profiles.id = sellers.profile_id
    group by sellers.id, profiles.id order by min(orders.created_at), sellers.id`.execute(reader);
  return rows;
}
