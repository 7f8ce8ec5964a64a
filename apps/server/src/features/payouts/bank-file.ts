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
    const amount = `${Math.floor(row.amountInPaise / 100)}.${String(row.amountInPaise % 100).padStart(2, "0")}`;
    const to = [row.holder, row.upi_id ?? "", row.account_number ?? "", row.ifsc ?? ""];
    return [number, ...to, amount, `Santha ${number}`];
  });
  return [columns, ...lines].map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}

/** A name is never read as a formula by a spreadsheet, and never breaks out of its cell. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
