import type { Transaction } from "@santha/database/client";
import { tellEveryone } from "#features/notifications";
import type { Platform } from "#platform/context";
import { insertItem, withdrawSubject } from "./feed.queries.ts";
import { homePageIdOf } from "./home-page-id.ts";

/** What a feature publishes, by a name of its own: `{ kind: "survey", key: "12" }`. */
export interface Subject {
  readonly kind: string;
  readonly key: string;
}

/** Something for a stream. Everything left out is not there. */
export interface Publication {
  readonly subject: Subject;
  /** For example `SHARE_UPDATE`; browsers leave out the events that they do not know. */
  readonly event: string;
  /** The page in whose stream it stands; left out, home's. */
  readonly entityId?: string;
  readonly authorProfileId: number | null;
  /** Shown as by the operator of the store. */
  readonly isByHouse?: boolean;
  /** Left out, every signed-in person may see it; else this one alone. */
  readonly readerProfileId?: number;
  readonly title?: string;
  readonly text?: string;
  readonly level3Ids?: readonly number[];
  /** Where the publishing feature gives the item itself, of the shape `feedItem`; left out, the feed gives it. */
  readonly url?: string;
  readonly isPinned?: boolean;
}

/**
 * Puts a subject into a stream when the caller's transaction commits, and lets open browsers know. Returns the id
 * of the item; null when the subject stands in a stream already. A withdrawn one is published anew. The stream is locked
 * until the commit, so that its times become visible in order: publish last, and into one stream.
 */
export async function publish(
  platform: Pick<Platform, "clock" | "config" | "signals">,
  transaction: Transaction,
  publication: Publication,
): Promise<string | null> {
  const id = await insertItem(transaction, {
    entityId: publication.entityId ?? homePageIdOf(platform.config),
    subjectKind: publication.subject.kind,
    subjectKey: publication.subject.key,
    event: publication.event,
    authorProfileId: publication.authorProfileId,
    isByHouse: publication.isByHouse ?? false,
    readerProfileId: publication.readerProfileId ?? null,
    title: publication.title || null,
    words: publication.text || null,
    level3Ids: publication.level3Ids ?? [],
    url: publication.url ?? null,
    isPinned: publication.isPinned ?? false,
    publishedAt: platform.clock.now(),
  });
  if (id === null) return null;
  await tellEveryone(platform, transaction);
  return String(id);
}

/** Takes a subject out of its stream when the caller's transaction commits; false when it stands in none. */
export function withdraw(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  subject: Subject,
): Promise<boolean> {
  return withdrawSubject(transaction, subject, platform.clock.now());
}
