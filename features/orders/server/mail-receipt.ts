import { formatPaise } from "#engine/contract/money-text.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { orderPaidOnline } from "./events.ts";
import { selectPlaced } from "./placing/placed-order.queries.ts";

const words = {
  en: (masterId: string, amount: string) => ({
    subject: `Santha: payment received for order #${masterId}`,
    body: `We received ${amount} for your order #${masterId}. The invoice is on the order's page.`,
  }),
  te: (masterId: string, amount: string) => ({
    subject: `సంత: ఆర్డర్ #${masterId} చెల్లింపు అందింది`,
    body: `మీ ఆర్డర్ #${masterId} కోసం ${amount} అందింది. ఇన్‌వాయిస్ ఆర్డర్ పేజీలో ఉంది.`,
  }),
};

/** Who paid online gets a receipt by e-mail at the address of his own profile, if there is one. */
export const mailReceipt = listen(
  orderPaidOnline,
  "orders/mail-receipt",
  async ({ mails, config }, transaction, { masterId }) => {
    const placed = await selectPlaced(transaction, masterId);
    if (!placed?.buyerEmail) return;
    const language = placed.language === "te" ? "te" : "en";
    const { subject, body } = words[language](masterId, formatPaise(placed.totalInPaise));
    await mails.send(transaction, {
      ...{ key: `orders/${masterId}/receipt`, kind: "orders/receipt", to: placed.buyerEmail, subject },
      profileId: placed.buyerProfileId,
      body: `${body}\n${config.publicUrl ?? ""}/#/app/order`,
    });
  },
);
