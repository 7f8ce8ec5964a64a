import type { Levy } from "../contract.ts";

/** GST is paid with the return GSTR-8 by the tenth of the next month (CGST Rules 2017, rule 67). */
const dayOfGst = "10";
/** Income tax is paid by the seventh, that of March by the last of April (Income-tax Rules 1962, rule 30). */
const dayOfIncomeTax = "07";
const dayOfIncomeTaxOfMarch = "30";

/** The last day on which the tax of a month `yyyy-mm` is paid to the state, at noon in India; epoch milliseconds. */
export function depositDueAt({ month, levy }: { readonly month: string; readonly levy: Levy }): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  const ofIncomeTax = number === 3 ? dayOfIncomeTaxOfMarch : dayOfIncomeTax;
  return Date.parse(`${next}-${levy === "gst-tcs" ? dayOfGst : ofIncomeTax}T12:00:00+05:30`);
}
