import { formatPaise } from "@santha/contract/money-text";
import type { Transaction } from "@santha/database/client";
import { tell } from "#features/notifications";
import { refundNews, type SentRefund, wordsOfSentRefund } from "#features/orders";
import type { Platform } from "#platform/context";
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
  await tell(platform, transaction, {
    profileId: buyerProfileId,
    kind: refundNews,
    activityId: `payments/refunds/${token}/${sent.method}`,
    text: { en: `Payment ${txnid}: ${said.en}`, te: `చెల్లింపు ${txnid}: ${said.te}` },
    leadsTo: `/rbl_payment?txnid=${txnid}`,
  });
}
