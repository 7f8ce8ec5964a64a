import type { Transaction } from "@santha/database/client";
import { dayInIndia, nextHourInIndia } from "#platform/clock";
import type { Platform } from "#platform/context";
import type { PersonText } from "#platform/errors";
import type { NotificationKind } from "#platform/feature";
import type { PushWishes } from "./push-wishes.ts";
import { moveDigested, selectDue } from "./pushes.queries.ts";
import { tell } from "./tell.ts";

export const digestKind: NotificationKind = {
  name: "DIGEST",
  heading: { en: "Your day in short", te: "ఈ రోజు సంక్షిప్తంగా" },
  title: { en: "The day in short", te: "రోజు సంక్షిప్తంగా" },
  usually: "push",
  isAwaited: true,
};

/** More are told the next day. */
const mostInOne = 500;
const mostGroups = 4;

/**
 * Tells a person in one notification what was not pushed one by one, as far as he has not read it and still wants to be
 * pushed it. Once a day: what comes due after that waits for the next one. To whom the day in short is switched off,
 * what came due is told no more; else the days would pile up until he switches it on.
 */
export async function tellDigest(
  platform: Platform,
  transaction: Transaction,
  { profileId, wishes }: { readonly profileId: number; readonly wishes: PushWishes },
): Promise<void> {
  const now = platform.clock.now();
  const due = await selectDue(transaction, { profileId, state: "for digest", now, atMost: mostInOne });
  if (due.length === 0) return;
  const move = (moved: typeof due, state: "for digest" | "in digest" | "not sent", lookAt = now) =>
    moveDigested(transaction, { profileId, toldAt: moved.map(({ toldAt }) => toldAt), state, lookAt });
  const wanted = due.filter(({ isRead, kind }) => !isRead && wishes.choiceOf(kind) === "push");
  if (wanted.length === 0 || wishes.choiceOf(digestKind.name) === "off") return move(due, "not sent");
  await move(
    due.filter((each) => !wanted.includes(each)),
    "not sent",
  );
  const isTold = await tell(platform, transaction, {
    profileId,
    kind: digestKind,
    activityId: `notifications/digest/${dayInIndia(now)}`,
    text: digestText(wanted),
    leadsTo: "/app/notifications",
  });
  const tomorrow = nextHourInIndia(now, wishes.hours.digestAt);
  await (isTold ? move(wanted, "in digest") : move(wanted, "for digest", tomorrow));
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
