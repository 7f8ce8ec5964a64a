import { csvOf, plainRupees } from "#platform/csv";
import type { PayoutRow } from "./payouts.queries.ts";
import { payoutNumber } from "./payouts-wire.ts";

const columns = [
  "Reference",
  "Beneficiary",
  "UPI ID",
  "Account number",
  "IFSC",
  "Amount",
  "Remarks",
] as const;

/** The payouts as lines of a CSV file (RFC 4180): amounts in rupees with two decimals, account numbers as text. */
export function bankFile(rows: readonly PayoutRow[]): string {
  const lines = rows.map((row) => {
    const number = payoutNumber(row.payoutId);
    const to = [row.holder, row.upi_id ?? "", row.account_number ?? "", row.ifsc ?? ""];
    return [number, ...to, plainRupees(row.amountInPaise), `Santha ${number}`];
  });
  return csvOf([columns, ...lines]);
}
