import { formatPaise } from "#engine/contract/money-text.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { sumOfOrder } from "#features/ledger/server";
import { notify } from "#features/notifications/server";
import { cashClaimDecided, paymentClaimed } from "../events.ts";
import { findPurchase, selectClaims } from "../queries.ts";
import { findCashSeller } from "./cash-seller.queries.ts";
import { partPaid } from "./part-paid-notices.ts";

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

/** What finance has noted for a seller who did not say it himself. */
interface Noted {
  readonly orderId: string;
  readonly reason: string;
}

/** Finance has said for a seller what cash he has of an order: he reads it, with why. */
export async function tellCashNoted(
  world: Parameters<typeof notify>[0],
  transaction: Transaction,
  noted: Noted & {
    readonly receivedInPaise: number;
    /** With what was noted of the order before. */
    readonly takenInPaise: number;
  },
): Promise<void> {
  const { orderId, receivedInPaise, takenInPaise, reason } = noted;
  const activityId = `payments/${orderId}/cash-noted/${receivedInPaise}/${takenInPaise}`;
  const text = receivedInPaise === 0 ? noneCame(reason) : cameToSeller(formatPaise(receivedInPaise), reason);
  await tellSeller(world, transaction, { orderId, activityId, text });
}

/** The same of one payment that its buyer has entered. */
export async function tellClaimNoted(
  world: Parameters<typeof notify>[0],
  transaction: Transaction,
  noted: Noted & {
    readonly claimId: number;
    readonly amountInPaise: number;
    readonly isReceived: boolean;
  },
): Promise<void> {
  const { orderId, claimId, isReceived, reason } = noted;
  const amount = formatPaise(noted.amountInPaise);
  const text = isReceived ? cameToSeller(amount, reason) : claimDidNotCome(amount, reason);
  await tellSeller(world, transaction, {
    orderId,
    activityId: `payments/cash-noted/claims/${claimId}`,
    text,
  });
}

const cameToSeller = (amount: string, reason: string): PersonText => ({
  en: `Santha has noted that you have ${amount} in cash (${reason}). If that is wrong, call Santha.`,
  te: `${amount} నగదు మీ దగ్గర ఉందని సంత నమోదు చేసింది (${reason}). అది తప్పయితే సంతకు కాల్ చేయండి.`,
});
const noneCame = (reason: string): PersonText => ({
  en: `Santha has noted that no cash came (${reason}). If that is wrong, call Santha.`,
  te: `నగదు రాలేదని సంత నమోదు చేసింది (${reason}). అది తప్పయితే సంతకు కాల్ చేయండి.`,
});
const claimDidNotCome = (amount: string, reason: string): PersonText => ({
  en: `Santha has noted that ${amount} in cash, which the buyer has entered, did not come (${reason}). If that is wrong, call Santha.`,
  te: `కొనుగోలుదారు నమోదు చేసిన ${amount} నగదు రాలేదని సంత నమోదు చేసింది (${reason}). అది తప్పయితే సంతకు కాల్ చేయండి.`,
});

async function tellSeller(
  world: Parameters<typeof notify>[0],
  transaction: Transaction,
  news: { readonly orderId: string; readonly activityId: string; readonly text: PersonText },
): Promise<void> {
  const { orderId, activityId, text } = news;
  const seller = await findCashSeller(transaction, orderId);
  if (!seller) return;
  await notify(world, transaction, {
    profileId: seller.sellerProfileId,
    kind: cashNoted,
    activityId,
    text: { en: `#${orderId}: ${text.en}`, te: `#${orderId}: ${text.te}` },
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
      await notify(platform, transaction, {
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

/** It was said of a payment in cash whether it came: the buyer reads what did not, and what is still due. */
export const tellCashDecided = listen(
  cashClaimDecided,
  "payments/tell-cash-decided",
  async (platform, transaction, { orderId, claimId, amountInPaise, isReceived, restInPaise }) => {
    const purchase = await findPurchase(transaction, orderId);
    if (!purchase) return;
    // Events come in no order: more may have been paid since.
    const isDue =
      restInPaise > 0 && (await sumOfOrder(transaction, "buyer-receivable", orderId)) === restInPaise;
    if (isReceived && !isDue) return;
    const [amount, rest] = [formatPaise(amountInPaise), formatPaise(restInPaise)];
    const said = isReceived ? sellerHas(amount) : sellerHasNot(amount);
    await notify(platform, transaction, {
      profileId: purchase.buyerProfileId,
      kind: partPaid,
      activityId: `payments/cash-decided/claims/${claimId}`,
      text: {
        en: `#${orderId}: ${said.en}${isDue ? ` ${rest} is still to be paid.` : ""}`,
        te: `#${orderId}: ${said.te}${isDue ? ` ఇంకా ${rest} చెల్లించాలి.` : ""}`,
      },
      leadsTo: `/app/order/${orderId}`,
    });
  },
);

const sellerHas = (amount: string): PersonText => ({
  en: `the seller has ${amount} of yours in cash.`,
  te: `మీ ${amount} నగదు అమ్మకందారుకు అందింది.`,
});
const sellerHasNot = (amount: string): PersonText => ({
  en: `${amount} in cash, which you have entered, did not come to the seller. If you have paid it, call the seller or Santha.`,
  te: `మీరు నమోదు చేసిన ${amount} నగదు అమ్మకందారుకు అందలేదు. చెల్లించి ఉంటే అమ్మకందారుకు లేదా సంతకు కాల్ చేయండి.`,
});
