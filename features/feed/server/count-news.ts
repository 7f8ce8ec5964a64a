import type { Operation } from "#engine/server/http/route.ts";
import { type countFeedNews as endpoint, feedEvents, mostNewsCounted } from "../contract.ts";
import { cardsOf, isGiven } from "./feed-dto.ts";
import { homePageIdOf } from "./home-page-id.ts";
import { selectSince } from "./stream.queries.ts";

/** So many are looked at: as many again as are counted may have products that nobody sells any more. */
const mostLookedAt = 2 * mostNewsCounted;

/** How many items by others that a browser draws have come since a moment. */
export const countNews: Operation<typeof endpoint> = async (context, { query }) => {
  const { actor, config, database } = context;
  const come = await selectSince(database, {
    entityId: query.entityId ?? homePageIdOf(config),
    viewerId: actor.profileId,
    since: new Date(query.since),
    events: feedEvents,
    atMost: mostLookedAt,
  });
  const cards = await cardsOf(context, come);
  const given = come.filter((item) => isGiven(item, cards));
  return { count: Math.min(given.length, mostNewsCounted) };
};
