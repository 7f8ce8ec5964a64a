export {
  formatCount,
  formatPaise,
  type MoneyParts,
  moneyParts,
  paiseFromRupees,
} from "#engine/contract/money-text.ts";

/** Whole paise of typed rupees (`1,250` or `1250.50`); NaN for anything that is no amount with two decimals at most. */
export function paiseTyped(amount: string): number {
  const digits = amount.replace(/[₹,\s]/g, "");
  return /^\d{1,10}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : Number.NaN;
}
