import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { readRefundDesk as endpoint } from "../../../contract/refund-desk.ts";
import { deskMeasures, toDeskRefund } from "./desk-measures.ts";
import { countFoundRefunds, countOpenRefunds, selectDeskRefunds } from "./refund-desk.queries.ts";

/** A page of a tab of the refund desk, with the counts of all tabs. */
export async function readRefundDesk(
  context: MemberContext,
  { query: { after, limit, ...filter } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { database } = context;
  const measures = deskMeasures(context);
  const isDone = filter.tab === "confirmed";
  const counts = await countOpenRefunds(database, measures);
  const rows = await selectDeskRefunds(database, filter, measures, {
    ...{ after: numericCursorOf(after), limit: limit + 1 },
  });
  const { page, nextAfter } = pageOf(rows, limit, ({ askedAt, changedAt, refundId }) => ({
    at: new Date(isDone ? changedAt : askedAt),
    id: String(refundId),
  }));
  const own = counts.find(({ tab }) => tab === filter.tab);
  return {
    tabs: Object.fromEntries(
      counts.map(({ tab, count, sumInPaise }) => [tab, { count, sumInPaise }] as const),
    ),
    late: own?.late ?? 0,
    large: own?.large ?? 0,
    found: isDone ? null : await countFoundRefunds(database, filter, measures),
    secondPersonAboveInPaise: context.config.secondPersonAboveInPaise,
    refunds: page.map((row) => toDeskRefund(row, measures)),
    nextAfter,
  };
}
