import { dayInIndia, nextHourInIndia } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { notify } from "./notify.ts";
import type { PushWishes } from "./push/push-wishes.ts";
import { moveDigested, selectDue } from "./push/pushes.queries.ts";

export const digestKind: NotificationKind = {
  name: "DIGEST",
  heading: { en: "Your daily summary", te: "ఈ రోజు సారాంశం" },
  title: { en: "Daily summary", te: "రోజు సారాంశం" },
  usually: "push",
  isAwaited: true,
};

/** Notifications beyond this number wait for the next day. */
const mostInOne = 500;
const mostGroups = 4;

/**
 * Sends one daily notification about unread, still wanted ones that were not pushed singly. Later ones wait for
 * the next digest. For users without digest, due ones are dropped, otherwise they would pile up until the digest
 * is switched on.
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
  const isTold = await notify(platform, transaction, {
    profileId,
    kind: digestKind,
    activityId: `notifications/digest/${dayInIndia(now)}`,
    text: digestText(wanted),
    leadsTo: "/app/notifications",
  });
  const tomorrow = nextHourInIndia(now, wishes.hours.digestAt);
  await (isTold ? move(wanted, "in digest") : move(wanted, "for digest", tomorrow));
}

/** The number of notifications and their kinds: `5 not read: Order updated 3, Price drop 2`. */
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
