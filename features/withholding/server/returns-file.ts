import { csvOf, plainRupees } from "#engine/server/http/csv.ts";
import { levyNames } from "../contract.ts";
import type { MonthRow } from "./queries.ts";

const columns = [
  "Tax",
  "Law",
  "Name",
  "Mobile",
  "GSTIN",
  "PAN",
  "Taken of",
  "Rate %",
  "CGST",
  "SGST",
  "IGST",
  "Income tax",
] as const;

/** A month's taxes as lines of a CSV file (RFC 4180), amounts in rupees with two decimals. */
export function returnsFile(rows: readonly MonthRow[]): string {
  return csvOf([columns, ...rows.map(lineOf)]);
}

function lineOf(row: MonthRow): string[] {
  const isGst = row.isInterstate !== null;
  const half = isGst && !row.isInterstate ? Math.round(row.amountInPaise / 2) : 0;
  return [
    levyNames[row.levy].en,
    row.law,
    row.name,
    row.mobileNo,
    row.gstin ?? "",
    // A GSTIN holds the PAN of its business behind the state's two digits.
    row.gstin?.slice(2, 12) ?? "",
    plainRupees(row.baseInPaise),
    String(row.rateInBasisPoints / 100),
    plainRupees(half),
    plainRupees(half),
    plainRupees(row.isInterstate ? row.amountInPaise : 0),
    plainRupees(isGst ? 0 : row.amountInPaise),
  ];
}
