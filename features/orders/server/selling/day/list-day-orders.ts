import { momentOfDay } from "#engine/contract/date-text.ts";
import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { packTexts } from "#engine/contract/pack-text.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import { daysToAccept } from "../../../contract/order-states.ts";
import type { DayOrder, listDayOrders as endpoint } from "../../../contract/seller-day.ts";
import type { SellerOrderLine } from "../../../contract/seller-orders.ts";
import { lateDaysOf } from "../../late/late-days.ts";
import { type DayLine, type DayOrderRow, selectDayOrders } from "./day.queries.ts";

const day = 86_400_000;

/** Orders of the caller's business that wait in a stage of the day. */
export async function listDayOrders(
  { sellerProfileId: profileId, clock, database }: SellerContext,
  { query: { stage, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const now = clock.now();
  const rows = await selectDayOrders(database, {
    ...{ profileId, stage, today: dayInIndia(now), after: cursorOf(after), limit: limit + 1 },
  });
  const { page, nextAfter } = pageOf(rows, limit, ({ created_at, id }) => ({ at: created_at, id }));
  return { orders: page.map((row) => dayOrderOf(row, now)), nextAfter };
}

/** A new order is due before it would end by itself, at the latest on the day its buyer was told; others on that day. */
function dayOrderOf(row: DayOrderRow, now: Date): DayOrder {
  const acceptBy = row.state_entered_at.getTime() + daysToAccept * day;
  const expectedBy = momentOfDay(row.expected_by);
  const isNew = row.state === "ORD_PLACED";
  return {
    orderId: row.id,
    recipientName: row.recipient_name,
    city: row.city,
    dueBy: isNew ? Math.min(acceptBy, expectedBy) : expectedBy,
    isLate: isNew ? acceptBy < now.getTime() : lateDaysOf(row, now) !== null,
    totalInPaise: row.total_in_paise,
    balanceInPaise: row.balance_in_paise,
    lines: row.lines.map(lineOf),
  };
}

function lineOf({ titleEn, titleTe, attributes, ...line }: DayLine): SellerOrderLine {
  return { ...line, title: { en: titleEn, te: titleTe }, pack: packTexts(attributes) };
}
