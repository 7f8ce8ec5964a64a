import { calendarDay } from "#engine/contract/calendar-day.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { FileRow, RowReason } from "./rows.ts";

/** Number and expiry day of a batch as they stand in cells. */
export interface BatchCells {
  readonly batchNumber: string | null;
  readonly expiresOn: string | null;
}

/** In the cell of a batch: packs of a pack counted by batch that have no number. */
export const noBatch = "none";

/** The batch that a row counts; null: it counts the pack as a whole. A reason: one of the cells cannot be read. */
export function batchTyped({
  cells,
}: Pick<FileRow, "cells">): BatchCells | null | { readonly reason: RowReason } {
  const typed = (cells.batch ?? "").replace(/^'/, "").trim();
  const day = (cells.expiry ?? "").replace(/^'/, "").trim();
  if (typed === "" && day === "") return null;
  if (typed.length > 40) return { reason: { code: "imports/batch", column: "batch" } };
  const expiresOn = day === "" ? null : dayTyped(day);
  if (expiresOn === "unreadable") return { reason: { code: "imports/expiry", column: "expiry" } };
  return { batchNumber: typed === "" || typed.toLowerCase() === noBatch ? null : typed, expiresOn };
}

/** `2027-01-31`, or as spreadsheets in India write it, 31-01-2027, 31/1/2027 or 31.01.2027. */
function dayTyped(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const plain = day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  return calendarDay.safeParse(plain).success ? plain : "unreadable";
}

/** Whether it stands for the packs that are counted in no batch. */
export const isNameless = ({ batchNumber, expiresOn }: BatchCells): boolean =>
  batchNumber === null && expiresOn === null;

/** Names a batch of a pack within a file. */
export const keyOfBatch = (skuId: number, { batchNumber, expiresOn }: BatchCells): string =>
  JSON.stringify([skuId, batchNumber, expiresOn]);

/** Whether the day of a batch has come: then it is not sold, and not counted anew. */
export const isOver = ({ expiresOn }: BatchCells, now: Date): boolean =>
  expiresOn !== null && expiresOn <= dayInIndia(now);
