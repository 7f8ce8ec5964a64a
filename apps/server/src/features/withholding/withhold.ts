import type { Levy } from "@santha/contract/withholding";
import type { Transaction } from "@santha/database/client";
import { dayInIndia, financialYear } from "#platform/clock";
import type { Platform } from "#platform/context";
import {
  findRate,
  insertUndone,
  insertWithheld,
  lockPayee,
  type Payee,
  sumSpan,
} from "./withholding.queries.ts";

export interface Withholding {
  /** Unique for ever: it is withheld once. */
  readonly effectKey: string;
  readonly levy: Levy;
  readonly payee: Payee;
  readonly orderId: string | null;
  /** What the levy is taken of, in paise; below 0 where some of it is credited. */
  readonly baseInPaise: number;
  /** Between states or within one; null for income tax. */
  readonly isInterstate: boolean | null;
  /** Whether the law spares this payee up to the year's threshold. */
  readonly isSpared: boolean;
  /** No more than this can be kept back now, or given back of a credit; the rest comes with the next. */
  readonly mostInPaise?: number;
}

export interface WithheldNow {
  readonly amountInPaise: number;
  readonly law: string;
}

/**
 * Keeps back what the law asks for and answers how much, in paise; null while the operator does not withhold or the
 * law has not begun. Amounts are rounded once over the month (GST) or the tax year (income tax), so that their sums
 * are exact. Once the year passes the threshold, all of the year is taxed: what was spared before comes with it.
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
  // A credit gives back, a supply keeps back, never the other way round.
  const amountInPaise = isCredit ? -Math.min(Math.max(0, -left), most) : Math.min(Math.max(0, left), most);
  const { rateInBasisPoints, law } = rate;
  await insertWithheld(transaction, { ...span, day, rateInBasisPoints, law, amountInPaise });
  return { amountInPaise, law };
}

/** Half a paisa is rounded up; within a state CGST and SGST each, so that both are equal. */
function taxOf(exact: bigint, isHalved: boolean): number {
  if (exact < 0n) return -taxOf(-exact, isHalved);
  const parts = isHalved ? 2n : 1n;
  const divisor = 10_000n * parts;
  return Number(parts * ((2n * exact + divisor) / (2n * divisor)));
}

/**
 * What was kept back for an effect that did not come about is not owed to the state. It is taken back in the month in
 * which that is known: the month before may be paid to the state already.
 */
export async function undoWithholding(
  { clock }: Pick<Platform, "clock">,
  transaction: Transaction,
  effectKey: string,
): Promise<void> {
  const day = dayInIndia(clock.now());
  await insertUndone(transaction, effectKey, { day, month: day.slice(0, 7), taxYear: financialYear(day) });
}
