import { dayInIndia, financialYear } from "#engine/server/clock.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { Levy } from "../contract.ts";
import { findRate, insertUndone, insertWithheld, lockPayee, type Payee, sumSpan } from "./queries.ts";

export interface Withholding {
  /** Unique for ever, so tax is withheld once. */
  readonly effectKey: string;
  readonly levy: Levy;
  readonly payee: Payee;
  readonly orderId: string | null;
  /** The base of the levy, in paise; below 0 for a credit. */
  readonly baseInPaise: number;
  /** Whether the sale crosses a state border; null for income tax. */
  readonly isInterstate: boolean | null;
  /** Whether the law exempts this payee up to the yearly threshold. */
  readonly isSpared: boolean;
  /** The most that can be withheld now, or returned for a credit; the rest follows next time. */
  readonly mostInPaise?: number;
}

export interface WithheldNow {
  readonly amountInPaise: number;
  readonly law: string;
}

/**
 * Withholds tax and returns the amount in paise; null while switched off or before the law begins. Rounded
 * once per month (GST) or tax year (income tax), so sums are exact. Passing the yearly threshold also
 * taxes earlier amounts.
 */
export async function withhold(
  { clock, config }: Pick<Platform, "clock" | "config">,
  transaction: Transaction,
  wanted: Withholding,
): Promise<WithheldNow | null> {
  if (!config.operator.isTaxWithheld) return null;
  const day = dayInIndia(clock.now());
  const rate = await findRate(transaction, wanted.levy, day);
  if (!rate) return null;
  const span = { ...wanted, month: day.slice(0, 7), taxYear: financialYear(day) };
  await lockPayee(transaction, span);
  const before = await sumSpan(transaction, span);
  const exact = before.exact + BigInt(wanted.baseInPaise) * BigInt(rate.rateInBasisPoints);
  const isSpared = wanted.isSpared && before.baseInPaise + wanted.baseInPaise <= rate.thresholdInPaise;
  const due = isSpared ? 0 : taxOf(exact, wanted.isInterstate === false);
  const left = due - before.amountInPaise;
  const most = wanted.mostInPaise ?? Math.abs(left);
  const isCredit = wanted.baseInPaise < 0;
  // A credit only returns tax, a supply only withholds it.
  const amountInPaise = isCredit ? -Math.min(Math.max(0, -left), most) : Math.min(Math.max(0, left), most);
  const { rateInBasisPoints, law } = rate;
  await insertWithheld(transaction, { ...span, day, rateInBasisPoints, law, amountInPaise });
  return { amountInPaise, law };
}

/** Rounds half a paisa up; within a state CGST and SGST separately, so that both are equal. */
function taxOf(exact: bigint, isHalved: boolean): number {
  if (exact < 0n) return -taxOf(-exact, isHalved);
  const parts = isHalved ? 2n : 1n;
  const divisor = 10_000n * parts;
  return Number(parts * ((2n * exact + divisor) / (2n * divisor)));
}

/**
 * Reverses tax withheld for an effect that failed, in the month when that is known, because the earlier month may
 * be paid already.
 */
export async function undoWithholding(
  { clock }: Pick<Platform, "clock">,
  transaction: Transaction,
  effectKey: string,
): Promise<void> {
  const day = dayInIndia(clock.now());
  await insertUndone(transaction, effectKey, { day, month: day.slice(0, 7), taxYear: financialYear(day) });
}
