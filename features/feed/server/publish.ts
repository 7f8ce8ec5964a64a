import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { broadcast } from "#features/notifications/server";
import { homePageIdOf } from "./home-page-id.ts";
import { insertItem, rewriteSubject, withdrawSubject } from "./queries.ts";

/** What a feature publishes, named by the feature: `{ kind: "survey", key: "12" }`. */
export interface Subject {
  readonly kind: string;
  readonly key: string;
}

/** An item for a feed. Omitted fields stay empty. */
export interface Publication {
  readonly subject: Subject;
  /** For example `SHARE_UPDATE`; browsers ignore unknown events. */
  readonly event: string;
  /** The page whose feed shows it; home by default. */
  readonly entityId?: string;
  readonly authorProfileId: number | null;
  /** Shown as written by the operator of the store. */
  readonly isByHouse?: boolean;
  /** The only profile that may see it; without it, every signed-in user. */
  readonly readerProfileId?: number;
  readonly title?: string;
  readonly text?: string;
  readonly level3Ids?: readonly number[];
  /**
   * An endpoint of the publishing feature that returns the item in the shape `feedItem`; by default the
   * feed returns it.
   */
  readonly url?: string;
  /** The page of the app on which it is read on, below `/app`. */
  readonly leadsTo?: string;
  readonly isPinned?: boolean;
}

/**
 * Publishes a subject when the caller's transaction commits, and notifies open browsers. Returns the item id, or
 * null when it is published already; withdrawn subjects can return. Locks the feed until commit, so publish last
 * and into one feed.
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
    leadsTo: publication.leadsTo ?? null,
    isPinned: publication.isPinned ?? false,
    publishedAt: platform.clock.now(),
  });
  if (id === null) return null;
  await broadcast(platform, transaction);
  return String(id);
}

/** Withdraws a subject from its feed when the caller's transaction commits; false when no feed has it. */
export function withdraw(
  platform: Pick<Platform, "clock">,
  transaction: Transaction,
  subject: Subject,
): Promise<boolean> {
  return withdrawSubject(transaction, subject, platform.clock.now());
}

/** Writes a published subject anew in its place; false when no feed has it. */
export function rewrite(
  transaction: Transaction,
  subject: Subject,
  words: { readonly title: string; readonly text: string },
): Promise<boolean> {
  return rewriteSubject(transaction, subject, { title: words.title || null, words: words.text || null });
}
