import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { notify } from "#features/notifications/server";
import { moneyFound, transferDecided } from "../events.ts";
import { selectPayableOrders } from "../payable.queries.ts";
import { findPurchase } from "../queries.ts";

export const transferNews: NotificationKind = {
  name: "PAYMENT_DECIDED",
  heading: { en: "Your payment", te: "మీ చెల్లింపు" },
  title: {
    en: "A payment that you entered has come, or was not found",
    te: "మీరు నమోదు చేసిన చెల్లింపు అందినప్పుడు లేదా కనిపించనప్పుడు",
  },
  usually: "push",
  isAwaited: true,
};

const came = (amount: string): PersonText => ({
  en: `${amount} has come.`,
  te: `${amount} అందింది.`,
});
const notFound: PersonText = {
  en: "the payment that you entered was not found. Please ask your bank, and enter it again once it is sent.",
  te: "మీరు నమోదు చేసిన చెల్లింపు కనిపించలేదు. బ్యాంకును అడిగి, పంపాక మళ్లీ నమోదు చేయండి.",
};

/** Who entered a payment reads that it has come; or that it has not, where the order does not wait for it alone. */
const noticeDecided = listen(
  transferDecided,
  "payments/notice-decided-transfer",
  async (platform, transaction, { orderIds, claimId, receivedInPaise }) => {
    const about = `payments/transfers/${claimId}`;
    if (receivedInPaise > 0) {
      await tellBuyer(platform, transaction, { orderIds, about, text: came(formatPaise(receivedInPaise)) });
      return;
    }
    // An order that waits for its transfer alone is told what is missing, and by when, at once.
    const missing = await selectOwing(transaction, orderIds);
    if (missing.length > 0)
      await tellBuyer(platform, transaction, { orderIds: missing, about, text: notFound });
  },
);

const noticeFound = listen(
  moneyFound,
  "payments/notice-found-money",
  async (platform, transaction, { orderId, reference, receivedInPaise }) => {
    const about = `payments/found/${orderId}/${reference}`;
    const text = came(formatPaise(receivedInPaise));
    await tellBuyer(platform, transaction, { orderIds: [orderId], about, text });
  },
);

async function selectOwing(transaction: Transaction, orderIds: readonly string[]): Promise<string[]> {
  const purchase = await findPurchase(transaction, orderIds[0] ?? "");
  if (!purchase) return [];
  const orders = await selectPayableOrders(transaction, purchase);
  return orders
    .filter((order) => orderIds.includes(order.orderId) && order.balanceInPaise > 0)
    .filter(({ state }) => state !== "PAYMENT_PENDING")
    .map(({ orderId }) => orderId);
}

async function tellBuyer(
  platform: Platform,
  transaction: Transaction,
  news: { readonly orderIds: readonly string[]; readonly about: string; readonly text: PersonText },
): Promise<void> {
  const [first = ""] = news.orderIds;
  const purchase = await findPurchase(transaction, first);
  if (!purchase) return;
  const orders = news.orderIds.map((orderId) => `#${orderId}`).join(", ");
  await notify(platform, transaction, {
    profileId: purchase.buyerProfileId,
    kind: transferNews,
    activityId: news.about,
    text: { en: `${orders}: ${news.text.en}`, te: `${orders}: ${news.text.te}` },
    leadsTo: `/app/order/${first}`,
  });
}

export const transferNotices = [noticeDecided, noticeFound];
