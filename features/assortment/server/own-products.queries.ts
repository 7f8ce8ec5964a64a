import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import type { OwnProduct, ProductState } from "../contract/listings.ts";

export interface OwnProductsQuery {
  readonly profileId: number;
  /** Day on which a licence must be valid, `yyyy-mm-dd`. */
  readonly onDay: string;
  readonly search: string;
}

/** The page of a list: of one state or all, behind the listing that ended the page before. */
export interface PageQuery extends OwnProductsQuery {
  readonly state: ProductState | undefined;
  readonly after: number | undefined;
  readonly atMost: number;
}

export type PagedProduct = OwnProduct & { readonly firstListingId: number };

/** The business of this person; undefined while none is registered. */
export async function findOwnSeller(reader: Reader, profileId: number): Promise<number | undefined> {
  const row = await reader
    .selectFrom("published.sellers as sellers")
    .select("id")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row?.id;
}

/** Whether an admin has suspended the business of this person. */
export async function isSuspended(reader: Reader, profileId: number): Promise<boolean> {
  const row = await reader
    .selectFrom("published.sellers as sellers")
    .select("is_suspended")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row?.is_suspended === true;
}

/** A condition on `product`: name in either language or maker contains the typed text. */
export function isNamedLike(search: string): RawBuilder<unknown> {
  const like = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(${search} = '' or product.title_en ilike ${like} or product.title_te ilike ${like}
    or product.maker ilike ${like})`;
}

/** A condition on `product`: its seller has the licence that it needs, or it needs none. */
export function hasLicence(seller: RawBuilder<unknown>, onDay: string): RawBuilder<unknown> {
  return sql`(product.dealer_licence is null or exists (
    select from published.seller_licences licence where licence.seller_id = ${seller}
      and licence.kind = product.dealer_licence and licence.valid_until >= ${onDay}::date))`;
}

/** The own products as rows `own`, each with its packs, its state, and the listing with which it began. */
function ownProducts({ profileId, onDay, search }: OwnProductsQuery): RawBuilder<unknown> {
  return sql`
    select product.id as level3_id, min(listing.id) as first_listing_id, count(*)::integer as pack_count,
      sum(listing.price_in_paise * listing.on_hand) as worth_in_paise,
      case when (select is_suspended from published.sellers where profile_id = ${profileId}) then 'suspended'
        when not ${hasLicence(sql`listing.seller_id`, onDay)} then 'licenceMissing'
        when not bool_or(listing.is_listed) then 'hidden'
        when not bool_or(listing.is_listed and listing.on_hand > listing.allocated) then 'outOfStock'
        else 'live' end as state
    from published.listings listing
    join published.skus sku on sku.id = listing.sku_id
    join published.product_level3 product on product.id = sku.level3_id
    where listing.seller_id = (select id from published.sellers where profile_id = ${profileId})
      and ${isNamedLike(search)}
    group by product.id, product.dealer_licence, listing.seller_id`;
}

/** Worth of the stock of one state at most: over all states it stays a number that JavaScript holds exactly. */
const mostWorthInPaise = 1_000_000_000_000_000;

/** How many own products of each state there are, their packs, and what the stock is worth. */
export async function countOwnProducts(
  reader: Reader,
  asked: OwnProductsQuery,
): Promise<
  readonly {
    readonly state: ProductState;
    readonly products: number;
    readonly packs: number;
    readonly worthInPaise: number;
  }[]
> {
  const { rows } = await sql<{ state: ProductState; products: number; packs: number; worthInPaise: number }>`
    select state, count(*)::integer as products, sum(pack_count)::integer as packs,
      least(sum(worth_in_paise), ${mostWorthInPaise})::bigint as "worthInPaise"
    from (${ownProducts(asked)}) own group by state`.execute(reader);
  return rows;
}

/** A page of the own products, the one whose first pack was added last at the top. */
export async function selectOwnProducts(reader: Reader, asked: PageQuery): Promise<PagedProduct[]> {
  const ofState = asked.state === undefined ? sql`true` : sql`own.state = ${asked.state}`;
  const behind = asked.after === undefined ? sql`true` : sql`own.first_listing_id < ${asked.after}`;
  const { rows } = await sql<PagedProduct>`
    select own.first_listing_id as "firstListingId", own.level3_id as "level3Id", own.state,
      jsonb_build_object('en', product.title_en, 'te', product.title_te) as title,
      jsonb_build_object('en', "group".title_en, 'te', "group".title_te) as "group",
      product.maker, category.bed, product.drawing, product.photo_keys[1] as photo,
      product.dealer_licence as "licenceNeeded", listed.packs,
      published.commission_rule_of(product.level1_id, product.level2_id, ${asked.onDay}::date) as "commissionRule"
    from (${ownProducts(asked)}) own
    join published.product_level3 product on product.id = own.level3_id
    join published.product_level2 "group" on "group".id = product.level2_id
    join published.product_level1 category on category.id = product.level1_id
    cross join lateral (
      select jsonb_agg(${listingAsJson(sql`jsonb_build_object('en', sku.pack_title_en, 'te', sku.pack_title_te)`)}
        order by sku.position, sku.id) as packs
      from published.skus sku join published.listings listing on listing.sku_id = sku.id
        and listing.seller_id = (select id from published.sellers where profile_id = ${asked.profileId})
      where sku.level3_id = own.level3_id) listed
    where ${ofState} and ${behind}
    order by own.first_listing_id desc limit ${sql.lit(asked.atMost)}`.execute(reader);
  return rows;
}

function listingAsJson(pack: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`jsonb_build_object('pack', ${pack}, 'listingId', listing.id, 'priceInPaise', listing.price_in_paise,
    'mrpInPaise', listing.mrp_in_paise, 'commissionInPaise', listing.commission_in_paise,
    'isCommissionByRule', listing.is_commission_by_rule, 'priceBreaks', listing.price_breaks,
    'onHand', listing.on_hand, 'inOrders', listing.allocated, 'inCheckout', listing.held,
    'isListed', listing.is_listed)`;
}
