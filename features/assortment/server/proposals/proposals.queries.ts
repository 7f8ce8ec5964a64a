import { type RawBuilder, sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { OwnProposal, ProductDraft, ReviewedProposal, ReviewState } from "../../contract/proposals.ts";
import { hasLicence } from "../own-products.queries.ts";

type Timed<Proposal> = Omit<Proposal, "proposedAt" | "decidedAt"> & {
  readonly proposedAt: Date;
  readonly decidedAt: Date | null;
};
export type OwnProposalRow = Timed<OwnProposal>;
export type ReviewedProposalRow = Omit<Timed<ReviewedProposal>, "draft"> & Pick<OwnProposal, "draft">;

const facts = sql`proposal.id as "proposalId", proposal.state, proposal.revision, proposal.proposed_at as "proposedAt",
  proposal.decided_at as "decidedAt", proposal.reason, proposal.level3_id as "level3Id",
  jsonb_build_object('en', "group".title_en, 'te', "group".title_te) as "group", category.bed,
  "group".drawing, proposal.draft`;
const fromProposals = sql`from product_proposals proposal
  join published.product_level2 "group" on "group".id = (proposal.draft ->> 'level2Id')::bigint
  join published.product_level1 category on category.id = "group".level1_id`;
const isOwn = (profileId: number): RawBuilder<unknown> =>
  sql`proposal.seller_id = (select id from published.sellers where profile_id = ${profileId})`;

/** Writes a proposal that waits, and answers its id. */
export async function insertProposal(
  transaction: Transaction,
  proposal: { readonly sellerId: number; readonly draft: ProductDraft; readonly at: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto("product_proposals")
    .values({
      seller_id: proposal.sellerId,
      draft: JSON.stringify(proposal.draft),
      proposed_at: proposal.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A proposal of this person's business that was not withdrawn; undefined for any other. */
export async function findOwnProposal(
  reader: Reader,
  proposalId: number,
  profileId: number,
): Promise<OwnProposalRow | undefined> {
  const { rows } = await sql<OwnProposalRow>`select ${facts} ${fromProposals}
    where proposal.id = ${proposalId} and ${isOwn(profileId)} and proposal.state <> 'withdrawn'`.execute(
    reader,
  );
  return rows[0];
}

/** A page of this person's proposals, the latest at the top. */
export async function selectOwnProposals(
  reader: Reader,
  asked: { readonly profileId: number; readonly after: Cursor | null; readonly atMost: number },
): Promise<OwnProposalRow[]> {
  const behind = asked.after
    ? sql`(proposal.proposed_at, proposal.id) < (${asked.after.at}, ${asked.after.id}::bigint)`
    : sql`true`;
  const { rows } = await sql<OwnProposalRow>`select ${facts} ${fromProposals}
    where ${isOwn(asked.profileId)} and proposal.state <> 'withdrawn' and ${behind}
    order by proposal.proposed_at desc, proposal.id desc limit ${sql.lit(asked.atMost)}`.execute(reader);
  return rows;
}

/** Writes anew what is proposed, while it is not approved and still as the seller saw it; false when it is not. */
export async function rewriteProposal(
  transaction: Transaction,
  proposalId: number,
  { revision, draft, at }: { readonly revision: number; readonly draft: ProductDraft; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("product_proposals")
    .set({
      draft: JSON.stringify(draft),
      revision: revision + 1,
      state: "waiting",
      proposed_at: at,
      decided_at: null,
      reason: null,
    })
    .where("id", "=", proposalId)
    .where("revision", "=", revision)
    .where("state", "in", ["waiting", "refused"])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes a proposal back unless it is approved, and answers what it said; undefined when it is. */
export async function closeProposal(
  transaction: Transaction,
  proposalId: number,
): Promise<ProductDraft | undefined> {
  const { rows } = await sql<{ draft: ProductDraft }>`
    update product_proposals set state = 'withdrawn', decided_at = null, reason = null
    where id = ${proposalId} and state in ('waiting', 'refused') returning draft`.execute(transaction);
  return rows[0]?.draft;
}

export interface DecidedProposal {
  readonly sellerId: number;
  readonly draft: ProductDraft;
}

/** Decides a proposal that waits and is as it was looked at; undefined when it is not. */
export async function decideProposal(
  transaction: Transaction,
  proposalId: number,
  decision: {
    readonly revision: number;
    readonly state: "approved" | "refused";
    readonly reason: string | null;
    readonly at: Date;
  },
): Promise<DecidedProposal | undefined> {
  const { rows } = await sql<DecidedProposal>`
    update product_proposals set state = ${decision.state}, reason = ${decision.reason}, decided_at = ${decision.at}
    where id = ${proposalId} and state = 'waiting' and revision = ${decision.revision}
    returning seller_id as "sellerId", draft`.execute(transaction);
  return rows[0];
}

/** Notes the product that was made of a proposal. */
export async function noteProduct(
  transaction: Transaction,
  proposalId: number,
  level3Id: number,
): Promise<void> {
  await transaction
    .updateTable("product_proposals")
    .set({ level3_id: level3Id })
    .where("id", "=", proposalId)
    .execute();
}

/** Whether there is such a proposal that was not withdrawn. */
export async function isProposal(reader: Reader, proposalId: number): Promise<boolean> {
  const row = await reader
    .selectFrom("product_proposals")
    .select("id")
    .where("id", "=", proposalId)
    .where("state", "<>", "withdrawn")
    .executeTakeFirst();
  return row !== undefined;
}

/** A page of the proposals of a state, as staff see them. */
export async function selectProposals(
  reader: Reader,
  asked: {
    readonly state: ReviewState;
    readonly onDay: string;
    readonly after: Cursor | null;
    readonly atMost: number;
  },
): Promise<ReviewedProposalRow[]> {
  const { after, state } = asked;
  const isOpen = state === "waiting";
  const time = isOpen ? sql`proposal.proposed_at` : sql`proposal.decided_at`;
  const behind = after
    ? sql`(${time}, proposal.id) ${isOpen ? sql`>` : sql`<`} (${after.at}, ${after.id}::bigint)`
    : sql`true`;
  const order = isOpen ? sql`${time}, proposal.id` : sql`${time} desc, proposal.id desc`;
  const { rows } = await sql<ReviewedProposalRow>`select ${facts},
      jsonb_build_object('en', seller.business_name, 'te', seller.business_name_te) as seller,
      (select rate_in_basis_points from published.gst_rates where gst_rates.hsn = proposal.draft ->> 'hsn'
        and valid_from <= ${asked.onDay}::date order by valid_from desc limit 1) as "gstRateInBasisPoints",
      product.has_licence as "hasLicence"
    ${fromProposals}
    join published.sellers seller on seller.id = proposal.seller_id
    cross join lateral (
      select ${hasLicence(sql`proposal.seller_id`, asked.onDay)} as has_licence
      from (select proposal.draft ->> 'licenceNeeded' as dealer_licence) product) product
    where proposal.state = ${state} and ${behind} order by ${order} limit ${sql.lit(asked.atMost)}`.execute(
    reader,
  );
  return rows;
}

/** How many proposals of each state there are. */
export async function countProposals(
  reader: Reader,
): Promise<readonly { readonly state: string; readonly count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::integer as count from product_proposals group by state`.execute(reader);
  return rows;
}

/** Who is told of a decision: the person of the business. */
export async function findPersonOfSeller(reader: Reader, sellerId: number): Promise<number | undefined> {
  const row = await reader
    .selectFrom("published.sellers as sellers")
    .select("profile_id")
    .where("id", "=", sellerId)
    .executeTakeFirst();
  return row?.profile_id;
}

/** What keeps this seller's packs of a product from being sold; null when nothing does. */
export async function findBlock(
  reader: Reader,
  level3Id: number,
  sellerId: number,
): Promise<"licence" | "suspension" | null> {
  const { rows } = await sql<{ blockedBy: "licence" | "suspension" | null }>`
    select listing.blocked_by as "blockedBy"
    from published.listings listing join published.skus sku on sku.id = listing.sku_id
    where sku.level3_id = ${level3Id} and listing.seller_id = ${sellerId} limit 1`.execute(reader);
  return rows[0]?.blockedBy ?? null;
}
