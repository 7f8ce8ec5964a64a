import type { ListingState } from "#features/assortment/contract/listings.ts";
import {
  changedTerms,
  type PackOfSeller,
  packsTyped,
  paiseTyped,
  refusalOfTerms,
} from "#features/assortment/server";
import { mostPacks } from "#features/batches/contract.ts";
import type { RowTerms } from "../contract.ts";
import { type BatchCells, batchTyped, isNameless, isOver } from "./batch-cells.ts";
import { breaksTyped } from "./price-breaks-cell.ts";
import { type CheckedRow, type FileRow, type RowReason, reasonOf } from "./rows.ts";

/** The pack that a row names; null for an empty or unreadable code. */
export function codeOf({ cells }: FileRow): number | null {
  const code = (cells.code ?? "").replace(/^'/, "").trim();
  return /^\d{1,15}$/.test(code) ? Number(code) : null;
}

export interface RowPlace {
  readonly pack: PackOfSeller | undefined;
  /** An earlier row names the same pack, and the same batch of it if this one counts one. */
  readonly isRepeated: boolean;
  /** What an earlier row makes of the pack, so that only the batch of this one counts. */
  readonly earlier?: RowTerms | undefined;
  readonly now: Date;
}

/** Checks a row by the rules of the assortment; a pack not sold yet needs its prices. */
export function checkRow(row: FileRow, place: RowPlace): CheckedRow {
  const { pack, isRepeated } = place;
  const state = stateOf(pack);
  const listingId = pack?.listing?.listingId ?? null;
  const base = { ...row, listingId, before: state };
  const judged = judgeRow(row, place, state);
  if ("code" in judged) {
    const skuId = isRepeated ? null : (pack?.skuId ?? null);
    return { ...base, outcome: "rejected", skuId, after: null, reason: judged };
  }
  return { ...base, skuId: pack?.skuId ?? null, reason: null, ...judged };
}

type Judged = Pick<CheckedRow, "outcome" | "after"> & Partial<Pick<CheckedRow, "before">>;

function judgeRow(row: FileRow, place: RowPlace, state: ListingState | null): Judged | RowReason {
  const { pack, isRepeated, earlier, now } = place;
  if ((row.cells.code ?? "").trim() === "") return { code: "imports/no-code", column: "code" };
  if (!pack) return { code: "imports/unknown-code", column: "code" };
  if (isRepeated) return { code: "imports/code-twice", column: "code" };
  if (!state && isUntouched(row)) return { outcome: "unchanged", after: null };
  const wished = termsAsked(row, state, earlier);
  return "code" in wished ? wished : judgeWished(row, { pack, state, wished, now });
}

/** A further row of a pack leaves its terms: what it says of them must be so already, or by the earlier row. */
function termsAsked(
  row: FileRow,
  state: ListingState | null,
  earlier: RowTerms | undefined,
): ListingState | RowReason {
  const wished = wishedState(row, state);
  if (wished === "unreadable") return { code: "imports/hidden", column: "hidden" };
  if (!earlier) return wished;
  if (!state) return { code: "imports/new-pack-batches", column: "code" };
  const others = changedTerms(earlier, wished);
  const field = Object.keys(changedTerms(state, wished)).find((term) => term !== "onHand" && term in others);
  return field === undefined ? state : reasonOf({ code: "imports/further-terms", field });
}

function judgeWished(
  row: FileRow,
  asked: { pack: PackOfSeller; state: ListingState | null; wished: ListingState; now: Date },
): Judged | RowReason {
  const { pack, state, wished, now } = asked;
  const counted = countedBatch(row, pack, now);
  if (counted && "reason" in counted) return counted.reason;
  const after = batchTyped(row) === null ? wished : { ...wished, onHand: state?.onHand ?? 0 };
  const reason = reasonAgainst(pack, state, after);
  if (reason) return reason;
  const outcome = state ? "changed" : "new";
  if (counted) return { outcome, ...withBatch(state, after, counted) };
  return { outcome: state && isSameState(state, after) ? "unchanged" : outcome, after };
}

const isSameState = (state: ListingState, after: ListingState): boolean =>
  Object.keys(changedTerms(state, after)).length === 0;

function reasonAgainst(
  pack: PackOfSeller,
  state: ListingState | null,
  after: ListingState,
): RowReason | null {
  if (state && isSameState(state, after)) return null;
  if (state && after.onHand !== state.onHand && pack.listing && pack.listing.batches.length > 0)
    return { code: "batches/count-by-batch", column: "stock" };
  const refusal = refusalOfTerms(pack, after);
  return refusal && reasonOf(refusal);
}

function withBatch(
  state: ListingState | null,
  after: ListingState,
  { quantity, was, ...batch }: CountedBatch,
): Pick<CheckedRow, "before" | "after"> {
  return {
    before: state && { ...state, batch: { ...batch, quantity: was } },
    after: { ...after, batch: { ...batch, quantity } },
  };
}

type CountedBatch = BatchCells & { readonly quantity: number; readonly was: number };
type Counted = CountedBatch | null | { readonly reason: RowReason };
type Listing = NonNullable<PackOfSeller["listing"]>;

/** The batch whose count the row changes; null: none. */
function countedBatch(row: FileRow, { listing }: PackOfSeller, now: Date): Counted {
  const batch = batchTyped(row);
  if (batch === null || "reason" in batch) return batch;
  const { batchNumber, expiresOn } = batch;
  const same = listing?.batches.find(
    (each) => each.batchNumber === batchNumber && each.expiresOn === expiresOn,
  );
  if (listing && isStockLeft(row)) return same ? null : batchOfStock(row, { listing, batch, now });
  if (listing?.batches.length === 0 && isNameless(batch))
    return { reason: { code: "batches/nameless", column: "batch" } };
  const quantity = typed(row.cells.stock, undefined, packsTyped);
  return countOf(batch, { quantity, was: same?.quantity ?? 0, now });
}

/** A new batch of packs that are in stock without one: so many as were exported, all where the cell is empty. */
function batchOfStock(
  row: FileRow,
  { listing, batch, now }: { listing: Listing; batch: BatchCells; now: Date },
): Counted {
  if (listing.batches.length === 0 && isNameless(batch)) return null;
  const left = packsWithoutBatch(listing);
  const quantity = typed(row.cells.stock, left, packsTyped);
  if (quantity === 0 || quantity > left)
    return { reason: { code: "batches/too-few-without", column: "batch", values: { left } } };
  return countOf(batch, { quantity, was: 0, now });
}

function countOf(
  batch: BatchCells,
  { quantity, was, now }: { quantity: number; was: number; now: Date },
): Counted {
  if (!(quantity <= mostPacks)) return { reason: { code: "assortment/onHand", column: "stock" } };
  if (quantity === was) return null;
  if (quantity > was && isOver(batch, now)) return { reason: { code: "batches/day-over", column: "expiry" } };
  return { ...batch, quantity, was };
}

function packsWithoutBatch({ batches, onHand }: Listing): number {
  return batches.length === 0 ? onHand : (batches.find(isNameless)?.quantity ?? 0);
}

function stateOf(pack: PackOfSeller | undefined): ListingState | null {
  if (!pack?.listing) return null;
  const { listingId: _, inOrders: __, inCheckout: ___, batches: ____, ...state } = pack.listing;
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

function isUntouched({ cells }: FileRow): boolean {
  const { price, mrp, commission, breaks, stock, hidden, batch, expiry } = cells;
  return [price, mrp, commission, breaks, stock, hidden, batch, expiry].every(
    (cell) => (cell ?? "").trim() === "",
  );
}

/** Whether a row counts no packs anew: a batch that it names must be of packs that are in stock. */
export function isStockLeft(row: FileRow): boolean {
  return (row.cells.stock ?? "").trim() === "" || isStockAsExported(row);
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
