import { isUtf8 } from "node:buffer";
import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import type { ErrorOf } from "#engine/contract/endpoint.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { delimiterOf } from "#engine/server/http/csv.ts";
import {
  checkProductFile as endpoint,
  mostProductRows,
  type ProductColumn,
  productColumnIds,
  productColumns,
} from "../../contract/product-files.ts";

export interface PackRow {
  /** As a spreadsheet counts: the head is row 1. */
  readonly rowNumber: number;
  readonly cells: Readonly<Partial<Record<ProductColumn, string>>>;
}

const needed: readonly ProductColumn[] = ["titleEn", "titleTe", "group", "hsn", "size", "mrp", "price"];
/** Begins the name of the template's example. */
export const exampleMark = "EXAMPLE";

/** The rows of a file of new products, without blank ones and the example. */
export function readRows(csv: Uint8Array | undefined): PackRow[] {
  if (!csv || csv.length === 0) return refuseFile("assortment/file-empty");
  if (!isUtf8(csv)) return refuseFile("assortment/file-unreadable");
  const [head = [], ...records] = recordsOf(csv);
  const columns = head.map((name) =>
    productColumnIds.find((id) => productColumns[id].toLowerCase() === name.trim().toLowerCase()),
  );
  if (needed.some((id) => columns.filter((column) => column === id).length !== 1))
    return refuseFile("assortment/file-without-columns");
  const rows = records
    .map((record, at) => ({ rowNumber: at + 2, cells: cellsOf(columns, record) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ""))
    .filter(({ cells }) => !cells.titleEn?.startsWith(exampleMark));
  if (rows.length === 0) return refuseFile("assortment/file-empty");
  if (rows.length > mostProductRows) return refuseFile("assortment/file-too-long");
  return rows;
}

function recordsOf(csv: Uint8Array): string[][] {
  try {
    return parse(Buffer.from(csv), {
      bom: true,
      delimiter: delimiterOf(csv.subarray(0, 20_000)),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 20_000,
      // Far more than is taken, so that a huge file is not read whole.
      to: mostProductRows * 5,
    });
  } catch (error) {
    if (error instanceof CsvError) return refuseFile("assortment/file-unreadable");
    throw error;
  }
}

/** Cells without the apostrophe that spreadsheets and our own files put before what looks like a formula. */
function cellsOf(
  columns: readonly (ProductColumn | undefined)[],
  record: readonly string[],
): PackRow["cells"] {
  const named = columns.flatMap((column, at) => {
    const cell = record[at]?.replaceAll("\0", "").slice(0, 2000).toWellFormed().trim().replace(/^'/, "");
    return column && cell !== undefined ? [[column, cell] as const] : [];
  });
  return Object.fromEntries(named);
}

function refuseFile(code: ErrorOf<typeof endpoint>): never {
  return refuse(endpoint, code);
}
