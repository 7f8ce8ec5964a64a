import { sql } from "kysely";
import type { Measure } from "#engine/contract/pack-text.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { SomePacks } from "../../contract/order-actions.ts";
import type { ReasonCode, RequestKind } from "../../contract/order-reasons.ts";
import type { RequestLineStatus } from "../../contract/order-requests.ts";
import type { ActorKind } from "../../contract/order-states.ts";

/** What a buyer asked for packs of an order. */
export interface RequestRow {
  readonly requestId: number;
  readonly orderId: string;
  readonly kind: RequestKind;
  readonly reasonCode: ReasonCode | null;
  readonly note: string;
  readonly status: "open" | "decided" | "withdrawn";
  /** The refused request that this one puts to support. */
  readonly disputesId: number | null;
  readonly isDisputedNow: boolean;
  /** Since when support is to decide it, because the seller did not; null: it is his. */
  readonly escalatedAt: Date | null;
  readonly askedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: ActorKind | null;
  readonly answer: string | null;
  readonly lines: readonly {
    readonly listingId: number;
    readonly titleEn: string;
    readonly titleTe: string;
    readonly attributes: readonly Measure[];
    readonly quantity: number;
    readonly status: RequestLineStatus;
  }[];
}

/** The pack stands in the line of the order, or in what was kept of it when it left. */
const requests = sql`
  select request.id as "requestId", order_id as "orderId", kind, reason_code as "reasonCode", note, status,
    disputes_id as "disputesId", asked_at as "askedAt", decided_at as "decidedAt", decided_by as "decidedBy", answer,
    escalated_at as "escalatedAt",
    exists (select from order_requests dispute where dispute.disputes_id = request.id) as "isDisputedNow", (
      select jsonb_agg(jsonb_build_object('listingId', listing_id, 'titleEn', title_en, 'titleTe', title_te,
        'attributes', coalesce(
          (select sku_attributes from order_lines still
            where still.order_id = request.order_id and still.listing_id = line.listing_id),
          (select removal.line -> 'attributes' from order_line_removals removal
            where removal.order_id = request.order_id and removal.listing_id = line.listing_id
              and removal.line is not null limit 1), '[]'),
        'quantity', quantity, 'status', line.status) order by listing_id)
      from order_request_lines line where line.request_id = request.id) as lines
  from order_requests request`;

/** All that was asked for packs of an order, newest first. */
export async function selectRequests(reader: Reader, orderId: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    ${requests} where order_id = ${orderId} order by request.id desc limit 50`.execute(reader);
  return rows;
}

/** What of an order waits for a decision. */
export async function findOpenRequest(reader: Reader, orderId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    ${requests} where order_id = ${orderId} and status = 'open'`.execute(reader);
  return rows[0];
}

export interface NewRequest extends Pick<RequestRow, "orderId" | "kind" | "reasonCode" | "note"> {
  readonly disputesId?: number;
  readonly lines: readonly SomePacks[];
  readonly at: Date;
}

/** Keeps what a buyer asks for and answers it as it stands; one open request an order. */
export async function insertRequest(transaction: Transaction, wish: NewRequest): Promise<RequestRow> {
  const { lines } = wish;
  await sql`
    with asked as (
      insert into order_requests (order_id, kind, reason_code, note, disputes_id, asked_at)
      values (${wish.orderId}, ${wish.kind}, ${wish.reasonCode}, ${wish.note}, ${wish.disputesId ?? null}, ${wish.at})
      returning id
    )
    insert into order_request_lines (request_id, listing_id, title_en, title_te, quantity)
    select asked.id, wanted.listing_id, level3_title_en, level3_title_te, wanted.quantity
    from asked cross join unnest(${lines.map(({ listingId }) => listingId)}::bigint[],
      ${lines.map(({ quantity }) => quantity)}::integer[]) as wanted (listing_id, quantity)
    join order_lines on order_lines.order_id = ${wish.orderId}
      and order_lines.listing_id = wanted.listing_id`.execute(transaction);
  const request = await findOpenRequest(transaction, wish.orderId);
  if (!request) throw new Error(`the request for order ${wish.orderId} was not kept`);
  return request;
}

export interface ClosedRequest {
  readonly requestId: number;
  readonly status: "decided" | "withdrawn";
  readonly decidedBy: ActorKind;
  readonly answer: string | null;
  readonly accepted: readonly number[];
  readonly at: Date;
}

/** Ends an open request and each of its lines; false when it was ended meanwhile. */
export async function closeRequest(transaction: Transaction, closed: ClosedRequest): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("order_requests")
    .set({
      status: closed.status,
      decided_at: closed.at,
      decided_by: closed.decidedBy,
      answer: closed.answer,
    })
    .where("id", "=", closed.requestId)
    .where("status", "=", "open")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  const rest = closed.status === "withdrawn" ? "withdrawn" : "refused";
  await sql`
    update order_request_lines set status = case when listing_id = any(${[...closed.accepted]}::bigint[])
      then 'accepted' else ${rest} end
    where request_id = ${closed.requestId}`.execute(transaction);
  return true;
}

/** What the agent's handling charge became less by when the packs of a request were taken out. */
export async function setHandlingLess(
  transaction: Transaction,
  requestId: number,
  handlingLessInPaise: number,
): Promise<void> {
  await transaction
    .updateTable("order_requests")
    .set({ handling_less_in_paise: handlingLessInPaise })
    .where("id", "=", requestId)
    .execute();
}
