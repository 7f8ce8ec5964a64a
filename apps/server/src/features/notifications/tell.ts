import type { Transaction } from "@santha/database/client";
import type { Platform } from "#platform/context";
import type { PersonText } from "#platform/errors";
import type { NotificationKind } from "#platform/feature";
import { insertNotification } from "./notifications.queries.ts";

/** Something that a person is to be told; the heading is that of the kind. */
export interface News {
  readonly profileId: number;
  readonly kind: NotificationKind;
  /** Names what happened, for example `orders/123/PACKED`: the same is told to a person once. */
  readonly activityId: string;
  /** One short sentence or a few words. */
  readonly text: PersonText;
  /** The screen that it is about. */
  readonly leadsTo: string;
}

/** The signal after which a person's notifications are looked at again. */
export function newsFor(profileId: number): string {
  return `notifications ${profileId}`;
}

/** Tells a person something when the caller's transaction commits; told again it does nothing. */
export async function tell(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  { kind, ...news }: News,
): Promise<void> {
  const telling = { ...news, kind: kind.name, heading: kind.heading };
  const isNew = await insertNotification(transaction, telling, platform.clock.now());
  if (isNew) await platform.signals.send(transaction, newsFor(news.profileId));
}
