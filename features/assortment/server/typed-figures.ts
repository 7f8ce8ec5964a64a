import { paiseFromRupees } from "#engine/contract/money-text.ts";

/** Paise of `1250`, `1,250.50` or, as half of Europe writes, `1250,5`; NaN for anything else. */
export function paiseTyped(text: string): number {
  const plain = /^\d+,\d{1,2}$/.test(text) ? text.replace(",", ".") : ungrouped(text);
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? paiseFromRupees(Number(plain)) : Number.NaN;
}

/** Packs of `1000`, `1,000`, or `30.0` and `30,00` as spreadsheets write a whole number; NaN for anything else. */
export function packsTyped(text: string): number {
  const plain = ungrouped(text.replace(/^(\d+),(0{1,2})$/, "$1.$2")).replace(/\.0{1,2}$/, "");
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Without the commas of thousands, `1,000,000` or as in India `10,00,000`; commas that stand elsewhere stay. */
function ungrouped(text: string): string {
  const isGrouped = /^(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})*,\d{3})(\.\d*)?$/.test(text);
  return isGrouped ? text.replaceAll(",", "") : text;
}
