import { csvOf, plainRupees } from "#engine/server/http/csv.ts";
import { payoutNumber } from "../payouts-dto.ts";
import type { PayoutRow } from "../queries.ts";

const columns = [
  "Reference",
  "Beneficiary",
  "UPI ID",
  "Account number",
  "IFSC",
  "Amount",
  "Remarks",
] as const;

/** Letters, digits and few signs, as banks take them; whatever else stands in an older row becomes a space. */
function bankText(text: string): string {
  return text
    .replace(/[^A-Za-z0-9 .&'()/-]/g, " ")
    .replace(/ +/g, " ")
    .trim();
}

/** The payouts as lines of a CSV file (RFC 4180): amounts in rupees with two decimals, account numbers as text. */
export function bankFile(rows: readonly PayoutRow[]): string {
  const lines = rows.map((row) => {
    const number = payoutNumber(row.payoutId);
    const to = [bankText(row.holder), row.upi_id ?? "", row.account_number ?? "", row.ifsc ?? ""];
    return [number, ...to, plainRupees(row.amountInPaise), `Santha ${number}`];
  });
  return csvOf([columns, ...lines]);
}
