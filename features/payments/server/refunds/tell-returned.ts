import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { notify } from "#features/notifications/server";
import { refundNews, type SentRefund, wordsOfSentRefund } from "#features/orders/server";
import type { RefundRow } from "./refunds.queries.ts";

/** The payer of money that became no order is told how it goes back. */
export async function tellReturned(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  {
    token,
    txnid,
    buyerProfileId,
    amountInPaise,
    ...sent
  }: Pick<RefundRow, "token" | "txnid" | "buyerProfileId" | "amountInPaise"> & Omit<SentRefund, "amount">,
): Promise<void> {
  const said = wordsOfSentRefund({ amount: formatPaise(amountInPaise), ...sent });
  await notify(platform, transaction, {
    profileId: buyerProfileId,
    kind: refundNews,
    activityId: `payments/refunds/${token}/${sent.method}`,
    text: { en: `Payment ${txnid}: ${said.en}`, te: `చెల్లింపు ${txnid}: ${said.te}` },
    leadsTo: `/rbl_payment?txnid=${txnid}`,
  });
}
