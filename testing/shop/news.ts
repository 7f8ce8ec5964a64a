import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { notify } from "#features/notifications/server";

/** The kind of what tests tell. */
export const newsKind: NotificationKind = {
  name: "ORDER_CREATED",
  heading: { en: "Order created", te: "ఆర్డర్ నమోదైంది" },
  title: { en: "An order of yours is created", te: "మీ ఆర్డర్ నమోదైనప్పుడు" },
  usually: "push",
  isAwaited: true,
};

/** The kind of what tests tell that nobody waits for. */
const offerKind: NotificationKind = {
  name: "COUPON_EARNED",
  heading: { en: "You earned a coupon", te: "మీకు కూపన్ వచ్చింది" },
  title: { en: "You earn a coupon", te: "మీకు కూపన్ వచ్చినప్పుడు" },
  usually: "push",
};

interface Process {
  readonly platform: Platform;
}

interface Told {
  readonly profileId: number;
}

/** Tells a person of an order; `activity` names it and stands in the text, `leadsTo` is home unless said. */
export async function someNews(
  process: Process,
  person: Told,
  activity: string | number,
  leadsTo = "/app/home",
): Promise<void> {
  await tellOf(newsKind, process, person, { activity, activityId: `orders/${activity}/placed`, leadsTo });
}

/** Tells a person of a coupon, which nobody waits for: of a day only a few of these are pushed. */
export async function someOffer(process: Process, person: Told, activity: string | number): Promise<void> {
  const activityId = `coupons/${activity}/earned`;
  await tellOf(offerKind, process, person, { activity, activityId, leadsTo: "/app/home" });
}

async function tellOf(
  kind: NotificationKind,
  { platform }: Process,
  { profileId }: Told,
  {
    activity,
    activityId,
    leadsTo,
  }: { readonly activity: string | number; readonly activityId: string; readonly leadsTo: string },
): Promise<void> {
  await inTransaction(platform, (transaction) =>
    notify(platform, transaction, {
      profileId,
      kind,
      activityId,
      text: { en: `#${activity}`, te: `#${activity}` },
      leadsTo,
    }),
  );
}
