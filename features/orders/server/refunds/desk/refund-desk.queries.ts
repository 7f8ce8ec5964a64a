import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#engine/server/data/client.ts";
import { plannedAnew } from "#engine/server/data/planned-anew.ts";
import type { Cursor } from "#engine/server/http/paging.ts";
import type { CountAndSum, DeskRefund, RefundFilter, RefundTab } from "../../../contract/refund-desk.ts";
import { isByFinance, weighedInPaise } from "../first-approval.queries.ts";

/** What the desk measures by: since when a refund is late, above which sum two people approve, and who looks. */
export interface DeskMeasures {
  readonly lateBefore: Date;
  readonly doneSince: Date;
  readonly largeAboveInPaise: number;
  readonly profileId: number;
}

export type DeskRow = Omit<DeskRefund, "isLate" | "needsTwo"> & {
  /** What the sum above which two people approve is compared with. */
  readonly weighedInPaise: number;
};

const ofTab: Readonly<Record<RefundTab, RawBuilder<unknown>>> = {
  "to-approve": sql`status = 'to-approve' and first_approved_by_profile_id is null`,
  second: sql`status = 'to-approve' and first_approved_by_profile_id is not null`,
  "to-send": sql`status = 'to-send'`,
  sent: sql`status = 'sent'`,
  failed: sql`status = 'failed'`,
  confirmed: sql`status = 'confirmed'`,
};

const rows = (profileId: number) => sql`
  select order_refunds.id as "refundId", order_refunds.order_id as "orderId", profiles.first_name as "buyerName",
    profiles.mobile_no as phone, master_orders.payment_mode as "paymentMode",
    order_refunds.amount_in_paise as "amountInPaise", order_refunds.is_whole as "isWhole", order_refunds.status,
    order_refunds.reference, order_refunds.method, order_refunds.reason, order_refunds.cause,
    order_refunds.is_by_provider as "isByProvider",
    coalesce((select greatest(0, -due_in_paise) from published.ledger_seller_dues due
      where due.order_id = order_refunds.order_id), 0) as "owedBySellerInPaise",
    (extract(epoch from asked_at) * 1000)::bigint as "askedAt", (extract(epoch from changed_at) * 1000)::bigint as "changedAt",
    (extract(epoch from sent_at) * 1000)::bigint as "sentAt",
    ${weighedInPaise} as "weighedInPaise", not is_booked as "isRefusable",
    case when ${isByFinance} then jsonb_build_object('by', approver.first_name,
      'isOwn', first_approved_by_profile_id = ${profileId}, 'at', (extract(epoch from first_approved_at) * 1000)::bigint)
    end as "firstApproval"
  from order_refunds
  join orders on orders.id = order_refunds.order_id
  join master_orders on master_orders.id = orders.master_id
  join published.profiles on profiles.id = order_refunds.buyer_profile_id
  left join published.profiles approver on approver.id = first_approved_by_profile_id`;

/** What a search and the filters leave; an order number or phone is known by its first digits. */
function found({ find, only }: RefundFilter, { lateBefore, largeAboveInPaise }: DeskMeasures) {
  const text = find?.replace(/^#/, "") ?? "";
  const begins = `${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`
    ${text === "" ? sql`` : sql`and (order_refunds.order_id like ${begins} or profiles.mobile_no like ${begins} or profiles.first_name ilike ${begins})`}
    ${only === "late" ? sql`and asked_at < ${lateBefore}` : sql``}
    ${only === "large" ? sql`and order_refunds.amount_in_paise > ${largeAboveInPaise}` : sql``}`;
}

/** A page of a tab, the longest wait first; the tab of received refunds shows the latest of the last days first. */
export async function selectDeskRefunds(
  reader: Reader,
  filter: RefundFilter,
  measures: DeskMeasures,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
): Promise<DeskRow[]> {
  const isDone = filter.tab === "confirmed";
  const behind = !after
    ? sql``
    : isDone
      ? sql`and (changed_at, order_refunds.id) < (${after.at}, ${after.id}::bigint)`
      : sql`and (asked_at, order_refunds.id::text) > (${after.at}, ${after.id})`;
  const within = isDone ? sql`and changed_at >= ${measures.doneSince}` : sql`and status <> 'confirmed'`;
  const order = isDone ? sql`changed_at desc, order_refunds.id desc` : sql`asked_at, order_refunds.id::text`;
  const answer = await sql<DeskRow>`${plannedAnew} ${rows(measures.profileId)}
    where ${ofTab[filter.tab]} ${within} ${found(filter, measures)} ${behind}
    order by ${order} limit ${sql.lit(limit)}`.execute(reader);
  return answer.rows;
}

/** Refunds by their numbers, whatever became of them. */
export async function selectRefundsById(
  reader: Reader,
  refundIds: readonly number[],
  profileId: number,
): Promise<DeskRow[]> {
  const answer = await sql<DeskRow>`${rows(profileId)} where order_refunds.id = any(${refundIds})
    order by asked_at, order_refunds.id::text`.execute(reader);
  return answer.rows;
}

export interface DeskCounts extends CountAndSum {
  readonly tab: RefundTab;
  readonly late: number;
  readonly large: number;
}

/** How many refunds are open in each tab, their sum, and how many of them are late or of much money. */
export async function countOpenRefunds(reader: Reader, measures: DeskMeasures): Promise<DeskCounts[]> {
  const { rows: counts } = await sql<DeskCounts>`
    select case when status = 'to-approve' and first_approved_by_profile_id is not null then 'second' else status end as tab,
      count(*)::int as count, sum(amount_in_paise)::bigint as "sumInPaise",
      (count(*) filter (where asked_at < ${measures.lateBefore}))::int as late,
      (count(*) filter (where amount_in_paise > ${measures.largeAboveInPaise}))::int as large
    from order_refunds where status <> 'confirmed' group by 1`.execute(reader);
  return counts;
}

/** How many refunds of a tab the search and filters leave, and their sum. */
export async function countFoundRefunds(
  reader: Reader,
  filter: RefundFilter,
  measures: DeskMeasures,
): Promise<CountAndSum> {
  const { rows: counts } = await sql<CountAndSum>`${plannedAnew}
    select count(*)::int as count, coalesce(sum(order_refunds.amount_in_paise), 0)::bigint as "sumInPaise"
    from order_refunds join published.profiles on profiles.id = order_refunds.buyer_profile_id
    where ${ofTab[filter.tab]} and status <> 'confirmed' ${found(filter, measures)}`.execute(reader);
  return counts[0] ?? { count: 0, sumInPaise: 0 };
}
