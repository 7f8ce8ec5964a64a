import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { readCards, viewerOf } from "#features/store/server";
import type { ChatMessage } from "../../contract/shapes.ts";
import type { MessageRow } from "./messages.queries.ts";

/** Messages for the caller, with today's prices of the products that they show. */
export async function messagesFor(
  context: MemberContext,
  reader: Reader,
  rows: readonly MessageRow[],
): Promise<ChatMessage[]> {
  const level3Ids = [...new Set(rows.flatMap(({ level3Id }) => level3Id ?? []))];
  const products =
    level3Ids.length === 0 ? [] : await readCards(reader, { level3Ids, viewer: viewerOf(context) });
  const byId = new Map(products.map((product) => [product.level3Id, product]));
  return rows.map(({ senderId, level3Id, sentAt, ...row }) => ({
    ...row,
    isMine: senderId === context.actor.profileId,
    product: byId.get(level3Id ?? 0) ?? null,
    sentAt: sentAt.getTime(),
  }));
}
