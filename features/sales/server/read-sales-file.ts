import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { csvOf, plainRupees } from "#engine/server/http/csv.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import { standingLabel } from "#features/orders/contract/order-labels.ts";
import type { readSalesFile as endpoint } from "../contract.ts";
import { selectAllSales } from "./sales.queries.ts";
import { daysOf, salesPeriodOf } from "./sales-period.ts";

const columns = [
  "Date",
  "Order",
  "Customer",
  "Town",
  "Agent",
  "Payment mode",
  "State",
  "Cancelled",
  "Amount",
] as const;

/** The sales of a period as a CSV file; amounts in rupees with two decimals. */
export async function readSalesFile(
  context: SellerContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const period = salesPeriodOf(context, query);
  const { product, agent } = query;
  const asked = { profileId: context.sellerProfileId, period, product, agent };
  const rows = await selectAllSales(context.database, asked);
  const lines = rows.map((row) => [
    dayInIndia(row.placedAt),
    row.orderId,
    row.customer,
    row.city,
    row.agent ?? "",
    row.paymentMode,
    standingLabel(row, "en"),
    row.isCancelled ? "yes" : "",
    plainRupees(row.amountInPaise),
  ]);
  const { fromDate, toDate } = daysOf(period);
  // Spreadsheet programs take a file without this mark for Latin letters, and names in Telugu break.
  const bytes = new TextEncoder().encode(`\uFEFF${csvOf([columns, ...lines])}`);
  return {
    contentType: "text/csv; charset=utf-8",
    bytes,
    savedAs: `sales-${fromDate}-to-${toDate}.csv`.replaceAll("/", "-"),
  };
}
