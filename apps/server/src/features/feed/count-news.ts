import { type countFeedNews as endpoint, mostNewsCounted } from "@santha/contract/feed";
import type { Operation } from "#platform/route";
import { homePageIdOf } from "./home-page-id.ts";
import { countSince } from "./stream.queries.ts";

/** How many items by others have come since a moment. */
export const countNews: Operation<typeof endpoint> = async ({ actor, config, database }, { query }) => ({
  count: await countSince(database, {
    entityId: query.entityId ?? homePageIdOf(config),
    viewerId: actor.profileId,
    since: new Date(query.since),
    atMost: mostNewsCounted,
  }),
});
