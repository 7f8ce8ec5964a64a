import { formatPaise } from "@santha/contract/money-text";
import type { Transaction } from "@santha/database/client";
import { sumOfOrder } from "#features/ledger";
import { tell } from "#features/notifications";
import { cashConfirmed, findCashSeller } from "#features/orders";
import { listen } from "#platform/events";
import type { NotificationKind } from "#platform/feature";
import { partPaid } from "./part-paid-notices.ts";
import { paymentClaimed } from "./payments.events.ts";
import { findPurchase, selectClaims } from "./payments.queries.ts";

export const cashToConfirm: NotificationKind = {
  name: "CASH_TO_CONFIRM",
  heading: { en: "Cash to confirm", te: "నిర్ధారించాల్సిన నగదు" },
  title: {
    en: "A buyer says that he has paid you in cash",
    te: "మీకు నగదు చెల్లించానని కొనుగోలుదారు చెప్పినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
};

export const cashNoted: NotificationKind = {
  name: "CASH_NOTED",
  heading: { en: "Cash noted", te: "నగదు నమోదైంది" },
  title: {
    en: "Santha notes cash that you have taken",
    te: "మీరు తీసుకున్న నగదును సంత నమోదు చేసినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
};

/** Finance has said for a seller what cash he has of an order: he reads it, with why. */
export async function tellCashNoted(
  world: Parameters<typeof tell>[0],
  transaction: Transaction,
  noted: {
    readonly orderId: string;
    readonly sellerProfileId: number;
    readonly receivedInPaise: number;
    /** With what was noted of the order before. */
    readonly takenInPaise: number;
    readonly reason: string;
  },
): Promise<void> {
  const { orderId, receivedInPaise, reason } = noted;
  const amount = formatPaise(receivedInPaise);
  await tell(world, transaction, {
    profileId: noted.sellerProfileId,
    kind: cashNoted,
    activityId: `payments/${orderId}/cash-noted/${receivedInPaise}/${noted.takenInPaise}`,
    text:
      receivedInPaise === 0
        ? {
            en: `#${orderId}: Santha has noted that no cash came (${reason}). If that is wrong, call Santha.`,
            te: `#${orderId}: నగదు రాలేదని సంత నమోదు చేసింది (${reason}). అది తప్పయితే సంతకు కాల్ చేయండి.`,
          }
        : {
            en: `#${orderId}: Santha has noted that you have ${amount} in cash (${reason}). If that is wrong, call Santha.`,
            te: `#${orderId}: ${amount} నగదు మీ దగ్గర ఉందని సంత నమోదు చేసింది (${reason}). అది తప్పయితే సంతకు కాల్ చేయండి.`,
          },
    leadsTo: `/app/sell/orders/${orderId}`,
  });
}

/** Cash goes from hand to hand: nobody but the seller can say that it came, so he is asked. */
export const askAboutCash = listen(
  paymentClaimed,
  "payments/ask-about-cash",
  async (platform, transaction, { orderIds }) => {
    const claims = await selectClaims(transaction, orderIds);
    for (const claim of claims) {
      if (claim.paidThrough !== "Cash" || claim.status !== "waiting") continue;
      const { orderId, claimedAt } = claim;
      const seller = await findCashSeller(transaction, orderId);
      if (!seller) continue;
      const amount = formatPaise(claim.amountInPaise);
      await tell(platform, transaction, {
        profileId: seller.sellerProfileId,
        kind: cashToConfirm,
        activityId: `payments/${orderId}/cash/${claimedAt.getTime()}`,
        text: {
          en: `#${orderId}: the buyer says that you have ${amount} in cash. Confirm it once the parcel is handed over; if you do not have it, call the buyer.`,
          te: `#${orderId}: ${amount} నగదు మీకు ఇచ్చానని కొనుగోలుదారు చెప్పారు. పార్సిల్ ఇచ్చాక నిర్ధారించండి; నగదు అందకపోతే కొనుగోలుదారుకు కాల్ చేయండి.`,
        },
        leadsTo: `/app/sell/orders/${orderId}`,
      });
    }
  },
);

/** A seller has confirmed a part of what is owed in cash: the buyer reads what is still due. */
export const tellCashRest = listen(
  cashConfirmed,
  "payments/tell-cash-rest",
  async (platform, transaction, { orderId, part }) => {
    const purchase = part && (await findPurchase(transaction, orderId));
    // Events come in no order: more may have been paid since.
    if (!purchase || (await sumOfOrder(transaction, "buyer-receivable", orderId)) !== part.restInPaise)
      return;
    const [came, rest] = [formatPaise(part.receivedInPaise), formatPaise(part.restInPaise)];
    await tell(platform, transaction, {
      profileId: purchase.buyerProfileId,
      kind: partPaid,
      activityId: `payments/${orderId}/cash-rest/${part.restInPaise}`,
      text: {
        en: `#${orderId}: the seller has ${came} of yours in cash. ${rest} is still to be paid.`,
        te: `#${orderId}: మీ ${came} నగదు అమ్మకందారుకు అందింది. ఇంకా ${rest} చెల్లించాలి.`,
      },
      leadsTo: `/app/order/${orderId}`,
    });
  },
);
