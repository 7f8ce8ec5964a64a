import { formatPaise } from "#engine/contract/money-text.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { notify } from "#features/notifications/server";
import { refundOwed } from "#features/orders/server";
import { selectTakenFromAgent } from "./account-entries.queries.ts";
import { payoutNews } from "./tell-agent.ts";

/** A margin that goes back to the buyer after it was paid out is owed by its agent: he is told of each one once. */
const tellOfTakenBack = listen(
  refundOwed,
  "payouts/tell-of-taken-back",
  async (platform, transaction, { orderId }) => {
    for (const taken of await selectTakenFromAgent(transaction, orderId)) {
      const amount = formatPaise(taken.amountInPaise);
      await notify(platform, transaction, {
        profileId: taken.profileId,
        kind: payoutNews,
        activityId: `payouts/taken-back/${taken.effectKey}`,
        text: {
          en: `#${orderId}: money went back to the buyer. ${amount} that you had got for this order comes off your next payouts.`,
          te: `#${orderId}: కొనుగోలుదారుకు సొమ్ము తిరిగి వెళ్లింది. ఈ ఆర్డర్‌కు మీకు ముందే చెల్లించిన ${amount} మీ తర్వాతి చెల్లింపుల నుండి తగ్గిస్తాం.`,
        },
        leadsTo: "/app/payouts",
      });
    }
  },
);

export const payoutsListeners = [tellOfTakenBack];
