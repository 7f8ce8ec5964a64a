import type { Transaction } from "@santha/database/client";
import { dayInIndia, nextHourInIndia } from "#platform/clock";
import type { Platform } from "#platform/context";
import type { PersonText } from "#platform/errors";
import type { NotificationKind } from "#platform/feature";
import type { Hours } from "./hours.ts";
import { moveDigested, selectDue } from "./pushes.queries.ts";
import { tell } from "./tell.ts";

export const digestKind: NotificationKind = {
  name: "DIGEST",
  heading: { en: "Your day in short", te: "ఈ రోజు సంక్షిప్తంగా" },
  title: { en: "The day in short", te: "రోజు సంక్షిప్తంగా" },
  usually: "push",
};

/** More are told the next day. */
const mostInOne = 500;
const mostGroups = 4;

/**
 * Tells a person in one notification what was not pushed one by one, as far as he has not read it. Once a day: what
 * comes due after that waits for the next one.
 */
export async function tellDigest(
  platform: Platform,
  transaction: Transaction,
  { profileId, hours }: { readonly profileId: number; readonly hours: Hours },
): Promise<void> {
  const now = platform.clock.now();
  const due = await selectDue(transaction, { profileId, state: "for digest", now, atMost: mostInOne });
  if (due.length === 0) return;
  const move = (state: "for digest" | "in digest" | "not sent", lookAt = now) =>
    moveDigested(transaction, { profileId, toldAt: due.map(({ toldAt }) => toldAt), state, lookAt });
  const unread = due.filter(({ isRead }) => !isRead);
  if (unread.length === 0) return move("not sent");
  const isTold = await tell(platform, transaction, {
    profileId,
    kind: digestKind,
    activityId: `notifications/digest/${dayInIndia(now)}`,
    text: digestText(unread),
    leadsTo: "/app/notifications",
  });
  await (isTold ? move("in digest") : move("for digest", nextHourInIndia(now, hours.digestAt)));
}

/** How many there are, and of what: `5 not read: Order updated 3, Price drop 2`. */
function digestText(unread: readonly { readonly heading: PersonText }[]): PersonText {
  const groups = [...Map.groupBy(unread, ({ heading }) => heading.en).values()].toSorted(
    (left, right) => right.length - left.length,
  );
  const list = (language: "en" | "te") =>
    groups
      .slice(0, mostGroups)
      .map((group) => `${group[0]?.heading[language]} ${group.length}`)
      .join(", ");
  const more = groups.length > mostGroups ? " …" : "";
  return {
    en: `${unread.length} not read: ${list("en")}${more}`,
    te: `చదవనివి ${unread.length}: ${list("te")}${more}`,
  };
}
