import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import { oneLine } from "#engine/contract/typed-text.ts";
import type { FileStream } from "#features/files/contract/files.ts";
import { priceBreak } from "#features/store/contract/price-breaks.ts";

/** Most rows of one file, its head not counted. */
export const mostRows = 50_000;
/** Largest file, in millions of bytes. */
export const largestFileInMegabytes = 10;
/** How many days the rows of an import are kept, and so may be undone. */
export const keptForDays = 30;

const id = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
const idInUrl = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
const params = z.object({ importId: idInUrl });

/** The columns of the file in their order, by the names in its first line. */
export const columnNames = {
  code: "Pack code",
  product: "Product",
  pack: "Pack",
  mrp: "MRP",
  price: "Price",
  commission: "Agent margin",
  stock: "Stock",
  hidden: "Hidden",
  stockWas: "Stock at export",
  hiddenWas: "Hidden at export",
  breaks: "Price breaks",
  batch: "Batch",
  expiry: "Expiry",
} as const;
export type ColumnId = keyof typeof columnNames;
export const columnIds = Object.keys(columnNames) as readonly ColumnId[];
/** Columns that only an exported file has: a stock or visibility that equals them was not typed. */
export const columnsOfExport: readonly ColumnId[] = ["stockWas", "hiddenWas"];

/**
 * Rows are being checked; the preview waits for the seller; changes are being made, were stopped or are done; they are
 * being undone, which was stopped or is done; or the check came to no end: unreadable, stopped or given up.
 */
export const importStates = [
  "checking",
  "checked",
  "applying",
  "stopped",
  "done",
  "undoing",
  "undo-stopped",
  "undone",
  "failed",
] as const;
export type ImportState = (typeof importStates)[number];

export const importSummary = z.object({
  importId: id,
  fileName: z.string(),
  state: z.enum(importStates),
  /** Why the check came to no end, or that the work was given up, in the caller's language. */
  problem: z.nullable(z.string()),
  /** How much of the present work is done. */
  percent: z.int(),
  rows: z.int(),
  /** Rows to be made or changed, or that were; a row that is refused while changes are made moves to `rejected`. */
  newRows: z.int(),
  changedRows: z.int(),
  unchangedRows: z.int(),
  rejectedRows: z.int(),
  /** New and changed rows that were gone through so far, of `rowsToApply`. */
  appliedRows: z.int(),
  rowsToApply: z.int(),
  undoneRows: z.int(),
  /** Rows that an undo has left, since they were changed after the import. */
  keptRows: z.int(),
  createdAt: z.int(),
  finishedAt: z.nullable(z.int()),
  /** Whether rows are still kept and changes may be undone. */
  canUndo: z.boolean(),
});
export type ImportSummary = z.output<typeof importSummary>;

const terms = z.object({
  priceInPaise: paise,
  mrpInPaise: paise,
  commissionInPaise: paise,
  isCommissionByRule: z.boolean(),
  priceBreaks: z.array(priceBreak),
  onHand: z.int(),
  isListed: z.boolean(),
  /** The batch that the row counts, and its packs; the stock of the pack follows. */
  batch: z.optional(
    z.object({
      batchNumber: z.nullable(z.string()),
      expiresOn: z.nullable(z.string()),
      quantity: z.int(),
    }),
  ),
});
export type RowTerms = z.output<typeof terms>;

export const rowOutcomes = ["new", "changed", "unchanged", "rejected", "kept"] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const importRow = z.object({
  /** As a spreadsheet counts: the head is row 1. */
  rowNumber: z.int(),
  code: z.string(),
  /** Null for an unknown pack. */
  title: z.nullable(localizedText),
  pack: z.nullable(localizedText),
  before: z.nullable(terms),
  after: z.nullable(terms),
  /** The column and the sentence of a rejected row, or of one that an undo has left. */
  column: z.nullable(z.enum(columnIds)),
  reason: z.nullable(z.string()),
});
export type ImportRow = z.output<typeof importRow>;

export const exportPacks = endpoint({
  name: "imports/export-packs",
  summary:
    "The caller's packs with prices and stock as a CSV file, or those of the common list that he does not sell, with empty prices.",
  method: "GET",
  path: "/v2/selling/imports/packs",
  permission: "seller",
  sellerPart: "catalogue",
  givesFile: "csv",
  query: z.object({ which: z._default(z.enum(["own", "others"]), "own") }),
  answer: z.custom<FileStream>(),
  rate: { hits: 60, windowInSeconds: 60 },
  errors: {},
});

export const readTemplate = endpoint({
  name: "imports/read-template",
  summary: "A CSV file with the columns of an import and one example row.",
  method: "GET",
  path: "/v2/selling/imports/template",
  permission: "seller",
  sellerPart: "catalogue",
  givesFile: "csv",
  answer: z.custom<FileStream>(),
  errors: {},
});

export const startImport = endpoint({
  name: "imports/start-import",
  summary:
    "Takes a CSV file as the body and checks all its rows; nothing is changed before `apply`. An unconfirmed import of the caller is replaced.",
  method: "POST",
  path: "/v2/selling/imports",
  permission: "seller",
  sellerPart: "catalogue",
  takesCsv: true,
  query: z.object({ fileName: oneLine(1, 120) }),
  answer: importSummary,
  success: "CREATED",
  limit: { hits: 60, windowInMinutes: 60 },
  errors: {
    "imports/no-business": 404,
    "imports/empty-file": 422,
    "imports/not-utf8": 422,
    "imports/one-at-a-time": 409,
  },
});

export const listImports = endpoint({
  name: "imports/list-imports",
  summary: "The caller's imports, the latest first, paged by `after`.",
  method: "GET",
  path: "/v2/selling/imports",
  permission: "seller",
  sellerPart: "catalogue",
  query: z.object({
    after: z.optional(idInUrl),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  answer: z.object({ imports: z.array(importSummary), nextAfter: z.nullable(id) }),
  errors: {},
});

export const readImport = endpoint({
  name: "imports/read-import",
  summary: "An import of the caller: its state, progress and counts.",
  method: "GET",
  path: "/v2/selling/imports/{importId}",
  permission: "seller",
  sellerPart: "catalogue",
  params,
  answer: importSummary,
  errors: { "imports/not-found": 404 },
});

export const listRows = endpoint({
  name: "imports/list-rows",
  summary:
    "Rows of an import with one outcome, with the terms before and after, in the order of the file, paged by `after`. `kept` are those that an undo has left.",
  method: "GET",
  path: "/v2/selling/imports/{importId}/rows",
  permission: "seller",
  sellerPart: "catalogue",
  params,
  query: z.object({
    outcome: z.enum(rowOutcomes),
    after: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(0), z.maximum(1e9)), 0),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(50)), 20),
  }),
  answer: z.object({ rows: z.array(importRow), nextAfter: z.nullable(z.int()) }),
  errors: { "imports/not-found": 404 },
});

export const readRejectedRows = endpoint({
  name: "imports/read-rejected-rows",
  summary: "The rejected rows of an import as a CSV file, each with its row number, column and reason.",
  method: "GET",
  path: "/v2/selling/imports/{importId}/rejected",
  permission: "seller",
  sellerPart: "catalogue",
  givesFile: "csv",
  params,
  answer: z.custom<FileStream>(),
  errors: { "imports/not-found": 404 },
});

const moved = { "imports/not-found": 404, "imports/wrong-state": 409 } as const;

export const applyImport = endpoint({
  name: "imports/apply-import",
  summary: "Makes the previewed changes, or goes on with those that were stopped.",
  method: "POST",
  path: "/v2/selling/imports/{importId}/apply",
  permission: "seller",
  sellerPart: "catalogue",
  params,
  answer: importSummary,
  errors: {
    ...moved,
    "imports/already-confirmed": 409,
    "imports/one-at-a-time": 409,
    "imports/too-old": 409,
  },
});

export const stopImport = endpoint({
  name: "imports/stop-import",
  summary:
    "Stops an import at work: a check ends, and so does the import; changes made or undone so far stay, and may be gone on with.",
  method: "POST",
  path: "/v2/selling/imports/{importId}/stop",
  permission: "seller",
  sellerPart: "catalogue",
  params,
  answer: importSummary,
  errors: moved,
});

export const undoImport = endpoint({
  name: "imports/undo-import",
  summary:
    "Sets back what an import has changed wherever that still stands as the import left it, and hides the packs it put on sale.",
  method: "POST",
  path: "/v2/selling/imports/{importId}/undo",
  permission: "seller",
  sellerPart: "catalogue",
  params,
  answer: importSummary,
  errors: { ...moved, "imports/one-at-a-time": 409, "imports/too-old": 409 },
});
