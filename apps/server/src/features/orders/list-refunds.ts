import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listRefunds as endpoint } from "@santha/contract/finance";
import type { MemberContext } from "#platform/context";
import { pageOf, placeOf } from "#platform/paging";
import { selectOpenRefunds } from "./refunds.queries.ts";

/** Refunds that finance has still to do with, page after page. */
export async function listRefunds(
  { database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectOpenRefunds(database, { after: placeOf(query.after), limit: query.limit + 1 });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ askedAt, refundId }) => ({
    at: new Date(askedAt),
    id: String(refundId),
  }));
  return { refunds: [...page], nextAfter };
}
