import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ProductDraft } from "../../contract/proposals.ts";
import { nameKey } from "./typed-product.policy.ts";

/** Files of one business are sent one after another, so that none proposes what another one has just proposed. */
export async function lockProductFiles(transaction: Transaction, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assortment/product-file/${sellerId}`}, 0))`.execute(
    transaction,
  );
}

/** Names with makers of what this business has proposed and not withdrawn. */
export async function readProposedNames(reader: Reader, sellerId: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ title: string; maker: string }>`
    select draft ->> 'titleEn' as title, draft ->> 'maker' as maker from product_proposals
    where seller_id = ${sellerId} and state <> 'withdrawn'`.execute(reader);
  return new Set(rows.map(({ title, maker }) => nameKey(title, maker)));
}

/** Names with makers of the products of the common list that have one of these titles. */
export async function readCommonNames(
  reader: Reader,
  titles: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ title: string; maker: string }>`
    select title_en as title, maker from published.product_level3
    where lower(title_en) = any(${titles.map((title) => title.toLowerCase())}::text[])`.execute(reader);
  return new Set(rows.map(({ title, maker }) => nameKey(title, maker)));
}

/** Writes proposals that wait, in the order of the file. */
export async function insertProposals(
  transaction: Transaction,
  proposals: { readonly sellerId: number; readonly drafts: readonly ProductDraft[]; readonly at: Date },
): Promise<void> {
  if (proposals.drafts.length === 0) return;
  await transaction
    .insertInto("product_proposals")
    .values(
      proposals.drafts.map((draft) => ({
        seller_id: proposals.sellerId,
        draft: JSON.stringify(draft),
        proposed_at: proposals.at,
      })),
    )
    .execute();
}
