import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { listMessages as endpoint, OwnMessage } from "../../contract.ts";
import { selectMessages, selectOwnMessages } from "./inbox.queries.ts";
import { messageOf, ownMessageOf } from "./message-dto.ts";

/** What people wrote to the support team, for that team, a page at a time. */
export async function listMessages(
  { database }: MemberContext,
  { query: { list, after, limit } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await selectMessages(database, { list, after: numericCursorOf(after), limit: limit + 1 });
  const { page, nextAfter } = pageOf(rows, limit, ({ closedAt, sentAt, messageId }) => ({
    at: closedAt ?? sentAt,
    id: String(messageId),
  }));
  return { messages: page.map(messageOf), nextAfter };
}

const ownAtMost = 20;

/** The caller's last messages with their answers. */
export async function listOwnMessages({ actor, database }: MemberContext): Promise<OwnMessage[]> {
  const rows = await selectOwnMessages(database, { profileId: actor.profileId, atMost: ownAtMost });
  return rows.map(ownMessageOf);
}
