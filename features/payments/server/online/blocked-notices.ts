import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { notify } from "#features/notifications/server";

export const goodsBlocked: NotificationKind = {
  name: "ORDER_NOT_SOLD",
  heading: { en: "Your order has ended", te: "మీ ఆర్డర్ ముగిసింది" },
  title: {
    en: "An unpaid order ends because its seller cannot sell now",
    te: "అమ్మకందారు ఇప్పుడు అమ్మలేక, చెల్లించని ఆర్డర్ ముగిసినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
};

/** An unpaid order ended since a seller in it may not sell now: its buyer is told why, not that time was over. */
export async function tellGoodsBlocked(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  {
    masterId,
    buyerProfileId,
    orderIds,
  }: {
    readonly masterId: string;
    readonly buyerProfileId: number;
    readonly orderIds: readonly string[];
  },
): Promise<void> {
  await notify(platform, transaction, {
    profileId: buyerProfileId,
    kind: goodsBlocked,
    activityId: `payments/${masterId}/goods-blocked`,
    text: {
      en: `#${masterId}: a seller in it cannot sell now, so the order has ended. Your cart is open again. Money that still comes goes back to you.`,
      te: `#${masterId}: ఇందులోని ఒక అమ్మకందారు ఇప్పుడు అమ్మలేరు, అందుకే ఆర్డర్ ముగిసింది. మీ కార్ట్ మళ్లీ తెరిచాం. సొమ్ము ఇంకా వస్తే మీకు తిరిగి వస్తుంది.`,
    },
    leadsTo: `/app/order/${orderIds[0]}`,
  });
}
