import { createHash } from "node:crypto";
import { leastPayoutInPaise } from "../../contract.ts";
import type { LeftOutOfBatch } from "../../contract-batches.ts";
import type { Creditor } from "../queries.ts";

/** Who decides, and above which sum a second person has to. */
export interface Decider {
  readonly profileId: number;
  readonly secondPersonAboveInPaise: number;
}

/** A payout that a batch takes: paid now, or approved as the first of two. */
export interface Judged {
  readonly creditor: Creditor;
  readonly isFirstOfTwo: boolean;
}

/** Why a batch cannot take what is due to somebody; null where it can. */
function whyLeftOut(creditor: Creditor, by: Decider): LeftOutOfBatch | null {
  if (!creditor.hasAccount) return "no-account";
  if (creditor.isUnderWay) return "under-way";
  if (creditor.dueInPaise < leastPayoutInPaise) return "too-little";
  return needsTwo(creditor, by) && isApproved(creditor) && creditor.firstApprovedBy === by.profileId
    ? "same-person"
    : null;
}

export const needsTwo = ({ dueInPaise }: Creditor, { secondPersonAboveInPaise }: Decider): boolean =>
  dueInPaise > secondPersonAboveInPaise;

/** An approval is of these orders with these sums to this account: of anything else it does not count. */
export const isApproved = (creditor: Creditor): boolean =>
  creditor.firstApprovedBy !== null && creditor.firstApprovedFor === standsFor(creditor);

/** Stands for what a payout pays, order by order, and for where it goes. */
export function standsFor({ lines, holder, upi_id, account_number, ifsc }: Creditor): string {
  const paid = lines.map(({ orderId, amountInPaise }) => [orderId, amountInPaise]);
  return hashOf([paid, holder, upi_id, account_number, ifsc]);
}

const hashOf = (seen: unknown): string =>
  createHash("sha256").update(JSON.stringify(seen)).digest("base64url");

/** What a batch made by this person pays, and what it leaves out and why. */
export function judgeBatch(
  creditors: readonly Creditor[],
  by: Decider,
): {
  readonly taken: readonly Judged[];
  readonly leftOut: readonly { readonly creditor: Creditor; readonly why: LeftOutOfBatch }[];
  readonly fingerprint: string;
} {
  const judged = creditors.map((creditor) => ({ creditor, why: whyLeftOut(creditor, by) }));
  const taken = judged
    .filter(({ why }) => why === null)
    .map(({ creditor }) => ({ creditor, isFirstOfTwo: needsTwo(creditor, by) && !isApproved(creditor) }));
  const leftOut = judged.flatMap(({ creditor, why }) => (why === null ? [] : [{ creditor, why }]));
  return { taken, leftOut, fingerprint: fingerprintOf(taken) };
}

/** Stands for all that a batch does: the same sum for others, for other orders, or elsewhere, is another batch. */
const fingerprintOf = (taken: readonly Judged[]): string =>
  hashOf(taken.map(({ creditor, isFirstOfTwo }) => [creditor.profileId, isFirstOfTwo, standsFor(creditor)]));

/** Those of all to whom something is due who were chosen; all where nobody was. */
export function chosenOf(
  creditors: readonly Creditor[],
  mobileNos: readonly string[] | undefined,
): readonly Creditor[] {
  const chosen = new Set(mobileNos);
  return mobileNos ? creditors.filter(({ mobileNo }) => chosen.has(mobileNo)) : creditors;
}
