import type { Operation } from "#engine/server/http/route.ts";
import { tileOfJson } from "#features/orders/server";
import type { readStream as endpoint, FeedItem } from "../contract.ts";
import { cursorOf, placeText } from "./feed-cursor.ts";
import { cardsOf, itemOf, orderItemOf } from "./feed-dto.ts";
import { areOrderTilesShown, homePageIdOf } from "./home-page-id.ts";
import { type StreamRow, selectStream } from "./stream.queries.ts";

/** A part of a stream; one more than asked for is read, to know whether there is a further one. */
export const readStream: Operation<typeof endpoint> = async (context, { query }) => {
  const { actor, config, clock, database } = context;
  const entityId = query.entityId ?? homePageIdOf(config);
  const after = cursorOf(query.after);
  const rows = await selectStream(database, {
    entityId,
    viewerId: actor.profileId,
    hasOrders: entityId === homePageIdOf(config) && areOrderTilesShown(config),
    after,
    offset: after ? 0 : query.offset,
    atMost: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const cards = await cardsOf(
    context,
    page.flatMap((row) => (row.order_id === null ? [row] : [])),
  );
  const now = clock.now();
  const entitiesStream = page.flatMap((row): readonly FeedItem[] =>
    (row.order_id === null
      ? [itemOf(row, cards, { viewerId: actor.profileId, now })]
      : [orderItemOf(tileOfJson(row.tile, now, context.secret))]
    ).filter((item) => item !== undefined),
  );
  const last = page.at(-1);
  return {
    entitiesStream,
    nextAfter: rows.length > page.length && last ? placeText(placeOfRow(last)) : null,
    newest: rows[0]?.newest?.getTime() ?? 0,
  };
};

function placeOfRow(row: StreamRow) {
  const place = { isPinned: row.place_pinned, at: row.place_at };
  return row.order_id === null
    ? { ...place, kind: "item" as const, id: String(row.id) }
    : { ...place, kind: "order" as const, id: row.order_id };
}
