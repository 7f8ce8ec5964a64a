import type { RowRefusal } from "#features/assortment/server";
import type { ColumnId, RowOutcome, RowTerms } from "../contract.ts";

/** The cells of a row by their columns; a column that the file lacks is left out. */
export type Cells = Readonly<Partial<Record<ColumnId, string>>>;

/** A row of the file with its number as a spreadsheet counts. */
export interface FileRow {
  readonly rowNumber: number;
  readonly cells: Cells;
}

/** Why a row is rejected or left, and the column at fault. */
export interface RowReason {
  readonly code: string;
  readonly column?: ColumnId | undefined;
  readonly values?: Readonly<Record<string, number>> | undefined;
}

/** What a row of the file would do, or why it is rejected. */
export interface CheckedRow extends FileRow {
  readonly outcome: Exclude<RowOutcome, "kept">;
  readonly skuId: number | null;
  readonly listingId: number | null;
  readonly before: RowTerms | null;
  readonly after: RowTerms | null;
  readonly reason: RowReason | null;
}

const columnOfTerm: Readonly<Record<string, ColumnId>> = {
  priceInPaise: "price",
  mrpInPaise: "mrp",
  commissionInPaise: "commission",
  isCommissionByRule: "commission",
  priceBreaks: "breaks",
  onHand: "stock",
  isListed: "hidden",
  batchNumber: "batch",
  expiresOn: "expiry",
  quantity: "stock",
};

/** A refusal of the assortment as the reason of a row. */
export function reasonOf({ code, field, values }: RowRefusal): RowReason {
  // A price break is named by its place too, `priceBreaks.0.quantity`; the file has one column for all.
  const term = field?.split(".")[0];
  return { code, column: term === undefined ? undefined : columnOfTerm[term], values };
}

/** The terms of a row without its batch. */
export function stateIn({ batch: _, ...state }: RowTerms): Omit<RowTerms, "batch"> {
  return state;
}
