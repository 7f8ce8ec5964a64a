import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { LicenceKind, RequestState } from "../contract.ts";

/** The business of this person; undefined while none is registered. */
export async function findOwnSeller(reader: Reader, profileId: number): Promise<number | undefined> {
  const row = await reader
    .selectFrom("published.sellers as sellers")
    .select("id")
    .where("profile_id", "=", profileId)
    .executeTakeFirst();
  return row?.id;
}

export interface OwnLicenceRow {
  readonly kind: LicenceKind;
  readonly number: string | null;
  readonly validUntil: string | null;
  readonly request: {
    readonly number: string;
    readonly validUntil: string;
    readonly state: RequestState;
    readonly reason: string | null;
  } | null;
  readonly packsOff: number;
}

/** Each of these kinds with the licence and the last request of a business, in one statement. */
export async function selectOwnLicences(
  reader: Reader,
  sellerId: number,
  kinds: readonly LicenceKind[],
): Promise<OwnLicenceRow[]> {
  const { rows } = await sql<OwnLicenceRow>`
    select kind.kind, licence.licence_number as number, licence.valid_until::text as "validUntil",
      (select jsonb_build_object('number', licence_number, 'validUntil', valid_until, 'state', state, 'reason', reason)
        from licence_requests where seller_id = ${sellerId} and licence_requests.kind = kind.kind
        order by id desc limit 1) as request,
      (select count(*)::integer from published.listings listing
        join published.skus sku on sku.id = listing.sku_id
        join published.product_level3 product on product.id = sku.level3_id
        where listing.seller_id = ${sellerId} and listing.is_listed and listing.blocked_by = 'licence'
          and product.dealer_licence = kind.kind) as "packsOff"
    from unnest(${[...kinds]}::text[]) with ordinality as kind (kind, place)
    left join published.seller_licences licence on licence.seller_id = ${sellerId} and licence.kind = kind.kind
    order by kind.place`.execute(reader);
  return rows;
}

/** Whether the licence of this kind that counts now ends later than this day. */
export async function countsLonger(
  reader: Reader,
  sellerId: number,
  { kind, validUntil }: { readonly kind: LicenceKind; readonly validUntil: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from published.seller_licences
    where seller_id = ${sellerId} and kind = ${kind} and valid_until > ${validUntil}::date`.execute(reader);
  return rows.length > 0;
}

/** Puts a licence before the admins; undefined when one of its kind waits already. */
export async function insertRequest(
  transaction: Transaction,
  wish: {
    readonly sellerId: number;
    readonly sellerProfileId: number;
    readonly kind: LicenceKind;
    readonly number: string;
    readonly validUntil: string;
    readonly scan: string;
    readonly by: number;
    readonly at: Date;
  },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into licence_requests (seller_id, seller_profile_id, kind, licence_number, valid_until, scan, sent_by, sent_at,
      moved_at)
    values (${wish.sellerId}, ${wish.sellerProfileId}, ${wish.kind}, ${wish.number}, ${wish.validUntil}::date,
      ${wish.scan}, ${wish.by}, ${wish.at}, ${wish.at})
    on conflict (seller_id, kind) where state = 'waiting' do nothing returning id`.execute(transaction);
  return rows[0]?.id;
}

export interface RequestRow {
  readonly requestId: number;
  readonly kind: LicenceKind;
  readonly state: RequestState;
  readonly seller: LocalizedText;
  readonly number: string;
  readonly validUntil: string;
  readonly currentNumber: string | null;
  readonly currentUntil: string | null;
  readonly scan: string;
  readonly reason: string | null;
  readonly sentAt: Date;
  readonly movedAt: Date;
}

/** A page of the requests of a state: waiting ones the oldest first, decided ones the latest first. */
export async function selectRequests(
  reader: Reader,
  asked: { readonly state: RequestState; readonly after: Cursor | null; readonly atMost: number },
): Promise<RequestRow[]> {
  const isOpen = asked.state === "waiting";
  const behind = asked.after
    ? sql`(request.moved_at, request.id) ${isOpen ? sql`>` : sql`<`} (${asked.after.at}, ${asked.after.id}::bigint)`
    : sql`true`;
  const direction = isOpen ? sql`asc` : sql`desc`;
  const { rows } = await sql<RequestRow>`
    select request.id as "requestId", request.kind, request.state, request.licence_number as number,
      jsonb_build_object('en', seller.business_name, 'te', seller.business_name_te) as seller,
      request.valid_until::text as "validUntil", licence.licence_number as "currentNumber",
      licence.valid_until::text as "currentUntil", request.scan, request.reason, request.sent_at as "sentAt", request.moved_at as "movedAt"
    from licence_requests request
    join published.sellers seller on seller.id = request.seller_id
    left join published.seller_licences licence
      on licence.seller_id = request.seller_id and licence.kind = request.kind
    where request.state = ${asked.state} and ${behind}
    order by request.moved_at ${direction}, request.id ${direction} limit ${sql.lit(asked.atMost)}`.execute(
    reader,
  );
  return rows;
}

/** How many requests of each state there are. */
export async function countRequests(reader: Reader): Promise<ReadonlyMap<RequestState, number>> {
  const { rows } = await sql<{ state: RequestState; count: number }>`
    select state, count(*)::integer as count from licence_requests group by state`.execute(reader);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

export interface DecidedRequest {
  readonly sellerId: number;
  readonly kind: LicenceKind;
  readonly number: string;
  readonly validUntil: string;
}

/** Decides a request that waits; undefined when it does not any more. */
export async function decideRequest(
  transaction: Transaction,
  requestId: number,
  decision: {
    readonly state: "approved" | "returned";
    readonly reason: string | null;
    readonly by: number;
    readonly at: Date;
  },
): Promise<DecidedRequest | undefined> {
  const { rows } = await sql<DecidedRequest>`
    update licence_requests set state = ${decision.state}, reason = ${decision.reason},
      decided_by = ${decision.by}, moved_at = ${decision.at}
    where id = ${requestId} and state = 'waiting'
    returning seller_id as "sellerId", kind, licence_number as number, valid_until::text as "validUntil"`.execute(
    transaction,
  );
  return rows[0];
}

/** Whether there is such a request. */
export async function isRequest(reader: Reader, requestId: number): Promise<boolean> {
  const { rows } = await sql`select from licence_requests where id = ${requestId}`.execute(reader);
  return rows.length > 0;
}
