import { tell } from "#features/notifications";
import type { Platform } from "#platform/context";
import type { NotificationKind } from "#platform/feature";
import { inTransaction } from "#platform/transaction";

/** The kind of what tests tell. */
export const newsKind: NotificationKind = {
  name: "ORDER_CREATED",
  heading: { en: "Order created", te: "ఆర్డర్ నమోదైంది" },
  title: { en: "An order of yours is created", te: "మీ ఆర్డర్ నమోదైనప్పుడు" },
  usually: "push",
};

/** Tells a person of an order; `activity` names it and stands in the text, `leadsTo` is home unless said. */
export async function someNews(
  { platform }: { readonly platform: Platform },
  { profileId }: { readonly profileId: number },
  activity: string | number,
  leadsTo = "/app/home",
): Promise<void> {
  await inTransaction(platform, (transaction) =>
    tell(platform, transaction, {
      profileId,
      kind: newsKind,
      activityId: `orders/${activity}/placed`,
      text: { en: `#${activity}`, te: `#${activity}` },
      leadsTo,
    }),
  );
}
