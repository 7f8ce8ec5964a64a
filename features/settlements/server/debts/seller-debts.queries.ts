import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { DebtOfOrder, SellerCredit, SellerDebt } from "../../contract.ts";

/** An order of which its seller owes something; paise. */
export interface DebtRow extends DebtOfOrder {
  /** What he has of it in cash. */
  readonly cashInPaise: number;
}

const why = sql`case when orders.is_cancelled then 'cancelled'
  when exists (select from overpaid_orders where overpaid_orders.order_id = orders.id) then 'overpaid'
  when debt.cash_in_paise > 0 then 'cash' else 'refunded' end`;

const since = sql`(extract(epoch from debt.owing_since) * 1000)::bigint`;

/** Orders of which a seller owes something, oldest first. */
export async function selectDebtsOfSeller(reader: Reader, sellerId: number): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select orders.id as "orderId", debt.owed_in_paise as "owedInPaise", ${why} as why, ${since} as since,
      debt.cash_in_paise as "cashInPaise"
    from published.ledger_seller_debts debt join published.orders on orders.id = debt.order_id
    where debt.seller_id = ${sellerId} order by orders.created_at, orders.id`.execute(reader);
  return rows;
}

/** The same for the business of a person; `sellerId` is null where he has none. */
export async function selectDebtOfBusiness(
  reader: Reader,
  profileId: number,
): Promise<{ readonly sellerId: number | null; readonly orders: DebtOfOrder[] }> {
  const seller = await reader
    .selectFrom("published.sellers as sellers")
    .select("id")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  if (!seller) return { sellerId: null, orders: [] };
  const debts = await selectDebtsOfSeller(reader, seller.id);
  return { sellerId: seller.id, orders: debts.map(({ cashInPaise: _, ...debt }) => debt) };
}

/** Sellers to whom more was sent back than they had sent above what they owed: they owe it, of no order. */
const sentBack = sql`
  select entry.party_id as seller_id, sum(amount_in_paise)::bigint as owed,
    max(occurred_at) filter (where kind = 'credit-paid-back') as since
  from published.ledger_entries entry join published.ledger_sets on ledger_sets.id = entry.set_id
  where account = 'seller-offset' group by entry.party_id having sum(amount_in_paise) > 0`;

/** The sellers who owe something, who owes longest first. */
export async function selectDebts(reader: Reader): Promise<Omit<SellerDebt, "daysOwed">[]> {
  const { rows } = await sql<Omit<SellerDebt, "daysOwed">>`
    with of_orders as (
      select debt.seller_id, sum(debt.owed_in_paise)::bigint as owed, min(debt.owing_since) as since,
        jsonb_agg(jsonb_build_object('orderId', orders.id, 'owedInPaise', debt.owed_in_paise, 'why', ${why},
          'since', ${since}) order by orders.created_at, orders.id) as orders
      from published.ledger_seller_debts debt join published.orders on orders.id = debt.order_id group by debt.seller_id
    ), sent_back as (${sentBack})
    select sellers.id as "sellerId",
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
      profiles.mobile_no as phone, coalesce(of_orders.owed, 0) + coalesce(sent_back.owed, 0) as "owedInPaise",
      coalesce(sent_back.owed, 0) as "sentBackInPaise",
      (extract(epoch from least(of_orders.since, sent_back.since)) * 1000)::bigint as since,
      coalesce(of_orders.orders, '[]') as orders
    from of_orders full join sent_back using (seller_id)
    join published.sellers on sellers.id = seller_id
    join published.profiles on profiles.id = sellers.profile_id
    order by least(of_orders.since, sent_back.since), sellers.id`.execute(reader);
  return rows;
}

/** A seller who sent more than he owed. */
export interface CreditRow extends Omit<SellerCredit, "account"> {
  readonly sellerProfileId: number;
}

/** The sellers who sent more than they owed and were not paid since. */
export async function selectCredits(reader: Reader): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select sellers.id as "sellerId", sellers.profile_id as "sellerProfileId",
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
      profiles.mobile_no as phone, -sum(entry.amount_in_paise)::bigint as "creditInPaise"
    from published.ledger_entries entry
    join published.sellers on sellers.id = entry.party_id
    join published.profiles on profiles.id = sellers.profile_id
    where entry.account = 'seller-offset'
    group by sellers.id, sellers.profile_id, sellers.business_name, sellers.business_name_te, profiles.mobile_no
    having sum(entry.amount_in_paise) < 0 order by sellers.id`.execute(reader);
  return rows;
}

/** Who is to be reminded of what his business owes since before then, with the sum of it and since when. */
export interface Debtor {
  readonly sellerId: number;
  readonly profileId: number;
  readonly owedInPaise: number;
  readonly since: Date;
}

/** The businesses that owe something since before then. */
export async function selectDebtors(reader: Reader, before: Date): Promise<Debtor[]> {
  const { rows } = await sql<Debtor>`
    with owing as (
      select seller_id, owed_in_paise as owed, owing_since as since from published.ledger_seller_debts
      union all (${sentBack}))
    select sellers.id as "sellerId", sellers.profile_id as "profileId", sum(owed)::bigint as "owedInPaise",
      min(since) as since
    from owing join published.sellers on sellers.id = owing.seller_id
    group by sellers.id, sellers.profile_id having min(since) <= ${before} order by sellers.id`.execute(
    reader,
  );
  return rows;
}
