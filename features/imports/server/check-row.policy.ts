import type { ListingState } from "#features/assortment/contract/listings.ts";
import {
  changedTerms,
  type PackOfSeller,
  packsTyped,
  paiseTyped,
  refusalOfTerms,
} from "#features/assortment/server";
import { breaksTyped } from "./price-breaks-cell.ts";
import { type CheckedRow, type FileRow, type RowReason, reasonOf } from "./rows.ts";

/** The pack that a row names; null for an empty or unreadable code. */
export function codeOf({ cells }: FileRow): number | null {
  const code = (cells.code ?? "").replace(/^'/, "").trim();
  return /^\d{1,15}$/.test(code) ? Number(code) : null;
}

/** Checks a row by the rules of the assortment; a pack not sold yet needs its prices. */
export function checkRow(
  row: FileRow,
  { pack, isRepeated }: { readonly pack: PackOfSeller | undefined; readonly isRepeated: boolean },
): CheckedRow {
  const rejected = (reason: RowReason): CheckedRow => ({
    ...row,
    outcome: "rejected",
    skuId: isRepeated ? null : (pack?.skuId ?? null),
    ...{ listingId: pack?.listing?.listingId ?? null, before: stateOf(pack), after: null, reason },
  });
  if ((row.cells.code ?? "").trim() === "") return rejected({ code: "imports/no-code", column: "code" });
  if (!pack) return rejected({ code: "imports/unknown-code", column: "code" });
  if (isRepeated) return rejected({ code: "imports/code-twice", column: "code" });
  const before = stateOf(pack);
  const base = {
    ...row,
    skuId: pack.skuId,
    listingId: pack.listing?.listingId ?? null,
    before,
    reason: null,
  };
  if (!before && isUntouched(row)) return { ...base, outcome: "unchanged", after: null };
  const after = wishedState(row, before);
  if (after === "unreadable") return rejected({ code: "imports/hidden", column: "hidden" });
  if (before && Object.keys(changedTerms(before, after)).length === 0)
    return { ...base, outcome: "unchanged", after };
  const refusal = refusalOfTerms(pack, after);
  if (refusal) return rejected(reasonOf(refusal));
  return { ...base, outcome: before ? "changed" : "new", after };
}

function stateOf(pack: PackOfSeller | undefined): ListingState | null {
  if (!pack?.listing) return null;
  const { listingId: _, inOrders: __, inCheckout: ___, ...state } = pack.listing;
  return state;
}

/** What the row asks for. An empty cell, and a stock or visibility as it was exported, leaves what is. */
function wishedState(row: FileRow, before: ListingState | null): ListingState | "unreadable" {
  const { price, mrp, commission, breaks, stock, hidden } = row.cells;
  const isHidden = before && isHiddenAsExported(row) ? !before.isListed : hiddenTyped(hidden);
  if (isHidden === "unreadable") return isHidden;
  return {
    priceInPaise: typed(price, before?.priceInPaise),
    mrpInPaise: typed(mrp, before?.mrpInPaise),
    ...commissionTyped(commission, before),
    priceBreaks: breaksTyped(breaks, before?.priceBreaks ?? []),
    onHand: before && isStockAsExported(row) ? before.onHand : typed(stock, before?.onHand, packsTyped),
    isListed: isHidden === null ? (before?.isListed ?? true) : !isHidden,
  };
}

/** In a cell that a person fills: the agent earns what the rule of the category gives. */
const byRule = "rule";

function commissionTyped(
  cell: string | undefined,
  before: ListingState | null,
): Pick<ListingState, "commissionInPaise" | "isCommissionByRule"> {
  const text = (cell ?? "").trim().toLowerCase();
  const commissionInPaise = before?.commissionInPaise ?? 0;
  if (text === byRule) return { commissionInPaise, isCommissionByRule: true };
  const isKept = text === "" && before?.isCommissionByRule === true;
  return { commissionInPaise: typed(cell, commissionInPaise), isCommissionByRule: isKept };
}

function isUntouched({ cells: { price, mrp, commission, breaks, stock, hidden } }: FileRow): boolean {
  return [price, mrp, commission, breaks, stock, hidden].every((cell) => (cell ?? "").trim() === "");
}

/** Orders move the stock while a file is edited, so a figure that stands as it was exported is no count. */
function isStockAsExported({ cells: { stock, stockWas } }: FileRow): boolean {
  return typed(stock, undefined, packsTyped) === typed(stockWas, undefined, packsTyped);
}

function isHiddenAsExported({ cells: { hidden, hiddenWas } }: FileRow): boolean {
  const isHidden = hiddenTyped(hidden);
  return typeof isHidden === "boolean" && isHidden === hiddenTyped(hiddenWas);
}

function typed(
  cell: string | undefined,
  unchanged: number | undefined,
  read: (text: string) => number = paiseTyped,
): number {
  const text = (cell ?? "").replace(/[₹\s']/g, "");
  return text === "" ? (unchanged ?? Number.NaN) : read(text);
}

const yes = new Set(["yes", "y", "true", "1", "అవును"]);
const no = new Set(["no", "n", "false", "0", "కాదు"]);

function hiddenTyped(cell: string | undefined): boolean | null | "unreadable" {
  const text = (cell ?? "").trim().toLowerCase();
  if (text === "") return null;
  if (yes.has(text)) return true;
  return no.has(text) ? false : "unreadable";
}
