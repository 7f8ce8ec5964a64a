import { numericCursorOf, pageOf } from "#engine/server/http/paging.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { ChatLine, listChats as endpoint } from "../../contract/chats.ts";
import { type LineRow, selectLines } from "./list.queries.ts";

const lineOf = ({ chatId: _, lastAt, ...row }: LineRow): ChatLine => ({ ...row, lastAt: lastAt.getTime() });

/** The caller's chats, the one with support beside those with people and groups. */
export const listChats: Operation<typeof endpoint> = async ({ actor, database }, { query }) => {
  const { profileId } = actor;
  const after = numericCursorOf(query.after);
  const atMost = query.limit + 1;
  const rows = await selectLines(database, { profileId, kinds: ["person", "group"], after, atMost });
  const [support] = await selectLines(database, { profileId, kinds: ["support"], after: null, atMost: 1 });
  const { page, nextAfter } = pageOf(rows, query.limit, (last) => ({
    at: last.lastAt,
    id: String(last.chatId),
  }));
  return { support: support ? lineOf(support) : null, chats: page.map(lineOf), nextAfter };
};
