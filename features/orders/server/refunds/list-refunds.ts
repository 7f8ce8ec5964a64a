import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { cursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listRefunds as endpoint } from "../../contract/refunds.ts";
import { selectOpenRefunds } from "./refunds.queries.ts";

/** Refunds that finance has still to do with, page after page. */
export async function listRefunds(
  { database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectOpenRefunds(database, { after: cursorOf(query.after), limit: query.limit + 1 });
  const { page, nextAfter } = pageOf(rows, query.limit, ({ askedAt, refundId }) => ({
    at: new Date(askedAt),
    id: String(refundId),
  }));
  return { refunds: [...page], nextAfter };
}
