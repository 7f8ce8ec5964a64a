import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { ProductDraft } from "../../contract/proposals.ts";
import { nameKey } from "./typed-product.policy.ts";

/** Files of one business are sent one after another, and what was refused stays as it is until the file is sent. */
export async function lockProductFiles(transaction: Transaction, sellerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`assortment/product-file/${sellerId}`}, 0))`.execute(
    transaction,
  );
  await sql`select id from product_proposals where seller_id = ${sellerId} and state = 'refused'
    order by id for update`.execute(transaction);
}

export interface RefusedProposal {
  readonly proposalId: number;
  readonly revision: number;
  readonly draft: ProductDraft;
}

/** What this business has proposed and not withdrawn, by name with maker: what was refused, null for all else. */
export async function readProposed(
  reader: Reader,
  sellerId: number,
): Promise<ReadonlyMap<string, RefusedProposal | null>> {
  const { rows } = await sql<{ title: string; maker: string; refused: RefusedProposal | null }>`
    select draft ->> 'titleEn' as title, draft ->> 'maker' as maker,
      case when state = 'refused'
        then jsonb_build_object('proposalId', id, 'revision', revision, 'draft', draft) end as refused
    from product_proposals where seller_id = ${sellerId} and state <> 'withdrawn'
    order by state = 'refused' desc, id`.execute(reader);
  return new Map(rows.map(({ title, maker, refused }) => [nameKey(title, maker), refused]));
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
