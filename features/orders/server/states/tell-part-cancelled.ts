import { formatPaise } from "#engine/contract/money-text.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { goodsInMessage, nameInMessage } from "#engine/server/outside/sms/name-in-message.ts";
import { linesRemoved } from "../events.ts";
import { selectTold, type Told } from "../placing/placed-order.queries.ts";
import { type CancelledPart, selectCancelledPart } from "./cancelled-part.queries.ts";
import { partCancelledMessages, partCancelledTemplate, type RestPaid } from "./part-cancelled-messages.ts";

/** Packs of a farmer's order were cancelled and the rest comes: which, and what he pays now, in the agent's language. */
export const tellPartCancelled = listen(
  linesRemoved,
  "orders/tell-part-cancelled",
  async (platform, transaction, removal) => {
    const part = await selectCancelledPart(transaction, removal);
    const told = part && (await selectTold(transaction, removal.orderId));
    if (!told) return;
    const language = told.language === "te" ? "te" : "en";
    const rest = restPaidOf(part, told);
    const isCash = rest === "cash" || rest === "shared";
    const [first] = part.lines;
    const more = { en: `${part.lines.length - 1} more`, te: `మరో ${part.lines.length - 1}` }[language];
    const body = partCancelledMessages[rest][language]({
      orderId: removal.orderId,
      goods: goodsInMessage({ ...first, title: first.title[language] }, part.lines.length > 1 ? more : ""),
      amount: formatPaise(isCash ? told.cashDueInPaise : part.priceInPaise),
      agent: nameInMessage(told.buyerName, language),
      agentTakes: formatPaise(told.agentTakesInPaise),
      refund: formatPaise(part.refundInPaise),
    });
    for (const mobileNo of new Set([told.phone, part.farmerMobileNo]))
      await platform.sms.send(transaction, {
        ...{ mobileNo, template: partCancelledTemplate(rest), language, body },
      });
  },
);

/** A farmer whose agent pays online, or will transfer, gives the agent his whole price. */
function restPaidOf(part: CancelledPart, told: Told): RestPaid {
  const { paymentMode, isCollectedByAgent, refundInPaise } = part;
  if (told.cashDueInPaise > 0) return told.agentTakesInPaise > 0 ? "shared" : "cash";
  if (paymentMode === "Bank Transfer") return refundInPaise > 0 ? "refunded" : "to_agent";
  if (isCollectedByAgent) return "to_agent";
  return refundInPaise > 0 ? "refunded" : "paid";
}
