import { createHash } from "node:crypto";
import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { sumOf } from "#engine/contract/money.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { sumOfAccount } from "#features/ledger/server";
import {
  type BulkRefundAction,
  type previewRefunds as endpoint,
  type LeftOutReason,
  mostRefundsAtOnce,
  type RefundPreview,
} from "../../../contract/refund-desk.ts";
import { deskMeasures } from "./desk-measures.ts";
import { type DeskRow, selectDeskRefunds, selectRefundsById } from "./refund-desk.queries.ts";

type Previewed = RefundPreview["refunds"][number];

/** Why a decision leaves a refund out; null where it takes it. */
function whyLeftOut(
  { status, firstApproval, isByProvider, weighedInPaise }: DeskRow,
  action: BulkRefundAction,
  secondPersonAboveInPaise: number,
): LeftOutReason | null {
  if (action === "CONFIRM") {
    if (status !== "sent") return "moved-on";
    return isByProvider ? "with-provider" : null;
  }
  if (status !== "to-approve") return "moved-on";
  return firstApproval?.isOwn && weighedInPaise > secondPersonAboveInPaise ? "same-person" : null;
}

/** What a decision would take of these refunds, and what it leaves out. */
export function sortRefunds(
  rows: readonly DeskRow[],
  action: BulkRefundAction,
  secondPersonAboveInPaise: number,
): Pick<RefundPreview, "refunds" | "leftOut" | "fingerprint"> {
  const shown = (row: DeskRow): Previewed => ({
    refundId: row.refundId,
    orderId: row.orderId,
    buyerName: row.buyerName,
    amountInPaise: row.amountInPaise,
    paymentMode: row.paymentMode,
    isFirstOfTwo:
      action === "APPROVE" && row.firstApproval === null && row.weighedInPaise > secondPersonAboveInPaise,
  });
  const judged = rows.map((row) => ({ row, why: whyLeftOut(row, action, secondPersonAboveInPaise) }));
  const refunds = judged.filter(({ why }) => why === null).map(({ row }) => shown(row));
  const leftOut = judged.flatMap(({ row, why }) => (why === null ? [] : [{ ...shown(row), why }]));
  const seen = refunds.map(({ refundId, amountInPaise, isFirstOfTwo }) => [
    refundId,
    amountInPaise,
    isFirstOfTwo,
  ]);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([action, seen]))
    .digest("base64url");
  return { refunds, leftOut, fingerprint };
}

/** What a decision about several refunds would do; nothing is changed. */
export async function previewRefunds(
  context: MemberContext,
  { body: { action, refundIds, all } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { database, config } = context;
  const measures = deskMeasures(context);
  const rows = all
    ? await selectDeskRefunds(database, all, measures, { after: null, limit: mostRefundsAtOnce })
    : await selectRefundsById(database, refundIds ?? [], measures.profileId);
  const sorted = sortRefunds(rows, action, config.secondPersonAboveInPaise);
  const bankInPaise = await bankBalance(database);
  const sumInPaise = sumOf(sorted.refunds.map(({ amountInPaise }) => amountInPaise));
  // The provider pays back online money from what it holds; a first approval pays nothing yet.
  const fromBank = sorted.refunds.filter(
    ({ isFirstOfTwo, paymentMode }) => !isFirstOfTwo && (action === "CONFIRM" || paymentMode !== "Online"),
  );
  const byMode = Map.groupBy(sorted.refunds, ({ paymentMode }) => paymentMode);
  return {
    ...sorted,
    sums: [...byMode].map(([paymentMode, of]) => ({
      paymentMode,
      count: of.length,
      sumInPaise: sumOf(of.map(({ amountInPaise }) => amountInPaise)),
    })),
    sumInPaise,
    bankInPaise,
    bankAfterInPaise: bankInPaise - sumOf(fromBank.map(({ amountInPaise }) => amountInPaise)),
  };
}

const bankBalance = (reader: Reader): Promise<number> => sumOfAccount(reader, "platform-bank");
