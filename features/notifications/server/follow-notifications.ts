import type { MemberContext } from "#engine/server/context.ts";
import type { StreamEvent, StreamSource } from "#engine/server/signals/event-stream.ts";
import { eventForEveryone, eventOfOwnNews, eventOfReading } from "../contract/announcement.ts";
import { newsFor, newsForEveryone, ownNewsOf, readingBy } from "./notify.ts";
import { selectLastKey, selectLater } from "./queries.ts";

/** Sent at once to somebody who was away for long; the rest follows. */
const mostAtOnce = 200;

interface Asked {
  readonly query: { readonly after?: number | undefined; readonly ending?: "now" | undefined };
}

/** What the caller is told from now on, or since the last that he has. */
export async function followNotifications(context: MemberContext, { query }: Asked): Promise<StreamSource> {
  const { profileId } = context.actor;
  let after = await startOf(context, query.after);

  async function read(): Promise<StreamEvent[]> {
    const events: StreamEvent[] = [];
    for (;;) {
      const later = await selectLater(context.database, { profileId, after, atMost: mostAtOnce });
      for (const each of later) {
        events.push({ id: String(each.timestamp), data: { [each.timestamp]: each } });
        after = each.timestamp;
      }
      if (later.length < mostAtOnce) return events;
    }
  }
  return {
    topic: newsFor(profileId),
    startsAfter: String(after),
    read,
    isHeld: query.ending !== "now",
    passedOn: [
      { topic: newsForEveryone, event: eventForEveryone },
      { topic: readingBy(profileId), event: eventOfReading },
      { topic: ownNewsOf(profileId), event: eventOfOwnNews },
    ],
  };
}

/** Behind the last that he has; one that nobody can have been told yet, as another clock gives it, would keep all news from him. */
async function startOf(context: MemberContext, asked: number | undefined): Promise<number> {
  const { actor, clock, database, lastEventId } = context;
  const has = lastEventId ?? asked;
  if (has !== undefined && has <= clock.now().getTime()) return has;
  const last = await selectLastKey(database, actor.profileId);
  return Math.min(has ?? last, last);
}
