import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import { csvPieces, plainRupees } from "#engine/server/http/csv.ts";
import {
  findOwnSeller,
  type PackOfSeller,
  readOtherPacksAfter,
  readOwnPacksAfter,
} from "#features/assortment/server";
import type { TypedBatch } from "#features/batches/contract.ts";
import type { FileStream } from "#features/files/contract/files.ts";
import * as contract from "../contract.ts";
import { noBatch } from "./batch-cells.ts";
import { sentenceOfCode } from "./errors.ts";
import { breaksTextOf } from "./price-breaks-cell.ts";
import { requireImport } from "./read-imports.ts";
import { type ShownRow, selectRows } from "./rows.queries.ts";

const linesAtOnce = 1000;
const columnsOfTerms = contract.columnIds.filter((column) => !["code", "product", "pack"].includes(column));
const head = contract.columnIds.map((column) => contract.columnNames[column]);

/** The caller's packs, or those he does not sell, as a file that is read from the database while it is sent. */
export async function exportPacks(
  context: SellerContext,
  { query: { which } }: CheckedOf<typeof contract.exportPacks>,
): Promise<FileStream> {
  const { database, sellerProfileId, clock, language } = context;
  const onDay = dayInIndia(clock.now());
  const sellerId = (await findOwnSeller(database, sellerProfileId)) ?? 0;
  const read = which === "own" ? readOwnPacksAfter : readOtherPacksAfter;
  async function* lines(): AsyncGenerator<readonly string[]> {
    let after = 0;
    while (true) {
      const packs = await read(database, { sellerId, onDay, after, atMost: linesAtOnce });
      for (const pack of packs) yield* linesOf(pack, language);
      const last = packs.at(-1);
      if (!last || packs.length < linesAtOnce) return;
      after = last.listing?.listingId ?? last.skuId;
    }
  }
  return fileOf(which === "own" ? `packs-${onDay}.csv` : `packs-to-add-${onDay}.csv`, head, lines());
}

/** A line for each batch in stock, the first with the terms; one for the pack where its stock is one figure. */
function linesOf(of: PackOfSeller, language: "en" | "te"): readonly (readonly string[])[] {
  const batches = of.listing?.batches.filter(({ quantity }) => quantity > 0) ?? [];
  if (batches.length === 0) return [lineOf(of, language, null)];
  return batches.map((batch, at) => lineOf(of, language, batch, { isFurther: at > 0 }));
}

function lineOf(
  { skuId, title, pack, listing }: PackOfSeller,
  language: "en" | "te",
  batch: TypedBatch | null,
  { isFurther = false } = {},
): readonly string[] {
  const names = [String(skuId), title[language], pack[language]];
  if (!listing) return [...names, ...columnsOfTerms.map(() => "")];
  const stock = String(batch?.quantity ?? listing.onHand);
  const batchCells = [batch ? (batch.batchNumber ?? noBatch) : "", batch?.expiresOn ?? ""];
  if (isFurther) return [...names, "", "", "", stock, "", stock, "", "", ...batchCells];
  const hidden = listing.isListed ? "no" : "yes";
  return [
    ...names,
    plainRupees(listing.mrpInPaise),
    plainRupees(listing.priceInPaise),
    listing.isCommissionByRule ? "rule" : plainRupees(listing.commissionInPaise),
    ...[stock, hidden, stock, hidden],
    ...[breaksTextOf(listing.priceBreaks), ...batchCells],
  ];
}

const example = ["EXAMPLE", "Samba Mahsuri paddy seed", "25 kg", "1250.00", "1125.00", "40.00", "30", "no"];
const exampleOfMore = ["10=1100.00;50=1080.00", "A-1", "2027-06-30"];

const headOfTemplate = contract.columnIds
  .filter((column) => !contract.columnsOfExport.includes(column))
  .map((column) => contract.columnNames[column]);

/** The columns that a person fills, with one example row, whose code belongs to no pack. */
export async function readTemplate(): Promise<FileStream> {
  return fileOf(
    "import-template.csv",
    headOfTemplate,
    (async function* () {
      yield [...example, ...exampleOfMore];
    })(),
  );
}

/** The rejected rows as they were typed, with row, column and reason; put right, the file can be sent again. */
export async function readRejectedRows(
  context: SellerContext,
  { params: { importId } }: CheckedOf<typeof contract.readRejectedRows>,
): Promise<FileStream> {
  await requireImport(context, contract.readRejectedRows, importId);
  const { database } = context;
  async function* lines(): AsyncGenerator<readonly string[]> {
    let after = 0;
    while (true) {
      const rows = await selectRows(database, importId, { outcome: "rejected", after, atMost: linesAtOnce });
      for (const row of rows) yield rejectedLine(context, row);
      if (rows.length < linesAtOnce) return;
      after = rows.at(-1)?.rowNumber ?? after;
    }
  }
  return fileOf(`rejected-rows-${importId}.csv`, ["Row", "Column", "Reason", ...head], lines());
}

function rejectedLine(
  context: Pick<SellerContext, "errorTexts" | "language">,
  { rowNumber, cells, reason }: ShownRow,
): readonly string[] {
  const column = reason?.column ? contract.columnNames[reason.column] : "";
  const why = reason ? sentenceOfCode(context, context.language, reason) : "";
  return [String(rowNumber), column, why, ...contract.columnIds.map((id) => cells[id] ?? "")];
}

function fileOf(
  savedAs: string,
  names: readonly string[],
  lines: AsyncIterable<readonly string[]>,
): FileStream {
  return { contentType: "text/csv; charset=utf-8", pieces: csvPieces(names, lines), savedAs };
}
