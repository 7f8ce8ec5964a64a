import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { forEachIsolated } from "#engine/server/jobs/for-each-isolated.ts";
import { notify } from "#features/notifications/server";
import { selectNoticed } from "../states/notices.queries.ts";
import { orderKinds } from "../states/notices.ts";
import { lateBefore } from "./late-days.ts";
import { markLateTold, selectUntoldLate } from "./late-orders.queries.ts";

/** So many are told in one run; the next run goes on. */
const limit = 200;

/** The seller of an order whose day is over learns it once; support has it in its list from the same moment. */
export async function tellLate(platform: Platform): Promise<void> {
  const late = await selectUntoldLate(platform.database, { before: lateBefore(platform.clock), limit });
  await forEachIsolated(platform, late, (orderId) => tellSeller(platform, orderId));
}

async function tellSeller(platform: Platform, orderId: string): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    if (!(await markLateTold(transaction, { orderId, at: platform.clock.now() }))) return;
    const order = await selectNoticed(transaction, orderId);
    if (!order) return;
    await notify(platform, transaction, {
      profileId: order.sellerProfileId,
      kind: orderKinds.late,
      activityId: `orders/${orderId}/late`,
      text: {
        en: `#${orderId}: this order is late. Send it on, and tell the buyer when it comes.`,
        te: `#${orderId}: ఈ ఆర్డర్ ఆలస్యమైంది. త్వరగా పంపండి, ఎప్పుడు వస్తుందో కొనుగోలుదారుకు చెప్పండి.`,
      },
      leadsTo: `/app/sell/orders/${orderId}`,
    });
  });
}
