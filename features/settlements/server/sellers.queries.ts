import { sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { FoundSeller } from "../contract.ts";

/** Whose business it is; undefined when there is no such one. */
export async function findSeller(
  reader: Reader,
  sellerId: number,
): Promise<{ readonly profileId: number } | undefined> {
  return reader
    .selectFrom("published.sellers as sellers")
    .select("profile_id as profileId")
    .where("id", "=", sellerId)
    .executeTakeFirst();
}

/** Whose order it is. */
export async function findSellerOfOrder(reader: Reader, orderId: string): Promise<number | undefined> {
  const row = await reader
    .selectFrom("published.orders as orders")
    .select("seller_id")
    .where("id", "=", orderId)
    .executeTakeFirst();
  return row?.seller_id;
}

/** The businesses whose name holds this, in either language, or whose mobile number begins with it, by name. */
export async function selectSellersLike(
  reader: Reader,
  { find, limit }: { readonly find: string; readonly limit: number },
): Promise<FoundSeller[]> {
  const literal = find.replaceAll(/[\\%_]/g, "\\$&");
  const digits = find.replaceAll(/^\+91|\D/g, "");
  const { rows } = await sql<FoundSeller>`
    select sellers.id as "sellerId",
      jsonb_build_object('en', sellers.business_name, 'te', sellers.business_name_te) as seller,
      jsonb_build_object('en', sellers.town, 'te', coalesce(sellers.town_te, sellers.town)) as town, mobile_no as phone,
      (select coalesce(sum(owed_in_paise), 0)::bigint from published.ledger_seller_debts debt
        where debt.seller_id = sellers.id)
        + (select greatest(0, coalesce(sum(amount_in_paise), 0))::bigint from published.ledger_entries
          where party_id = sellers.id and account = 'seller-offset') as "owedInPaise",
      (select greatest(0, -coalesce(sum(amount_in_paise), 0))::bigint from published.ledger_entries
        where party_id = sellers.id and account = 'seller-offset') as "creditInPaise"
    from published.sellers join published.profiles on profiles.id = sellers.profile_id
    where sellers.business_name ilike ${`%${literal}%`} or sellers.business_name_te ilike ${`%${literal}%`}
      or (length(${digits}::text) > 1 and starts_with(mobile_no, ${digits}))
    order by sellers.business_name, sellers.id limit ${sql.lit(limit)}`.execute(reader);
  return rows;
}

/** The order that was last set off against what a seller had sent or owed of others; null: none was. */
export async function findLastOffset(reader: Reader, sellerId: number): Promise<string | null> {
  const row = await reader
    .selectFrom("published.ledger_entries as ledger_entries")
    .select("order_id")
    .where("party_id", "=", sellerId)
    .where("account", "=", "seller-offset")
    .where("order_id", "is not", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.order_id ?? null;
}
