/** The parts of an amount as they are drawn: the sign, the grouped rupees and the two digits of paise. */
export interface MoneyParts {
  readonly sign: "" | "−";
  readonly rupees: string;
  readonly paise: string;
}

/** Takes an amount in paise apart. Throws RangeError when it is not a whole, safe number. */
export function moneyParts(amountInPaise: number): MoneyParts {
  if (!Number.isSafeInteger(amountInPaise))
    throw new RangeError(`not a whole number of paise: ${amountInPaise}`);
  const digits = Math.abs(amountInPaise).toString().padStart(3, "0");
  return {
    sign: amountInPaise < 0 ? "−" : "",
    rupees: groupIndian(digits.slice(0, -2)),
    paise: digits.slice(-2),
  };
}

/** An amount in paise as one string: `₹1,23,456.50`, with a true minus sign when it is taken off (`−₹100.00`). */
export function formatPaise(amountInPaise: number): string {
  const { sign, rupees, paise } = moneyParts(amountInPaise);
  return `${sign}₹${rupees}.${paise}`;
}

/** Whole paise of an amount that a specified call carries as rupees with two decimals. */
export function paiseFromRupees(rupees: number): number {
  return Math.round(rupees * 100);
}

/** A whole number with Indian grouping: 1,23,456. */
export function formatCount(count: number): string {
  return `${count < 0 ? "−" : ""}${groupIndian(Math.abs(count).toString())}`;
}

function groupIndian(digits: string): string {
  const tail = digits.slice(-3);
  const head = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ",");
  return head === "" ? tail : `${head},${tail}`;
}
