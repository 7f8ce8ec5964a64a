import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { oneLine } from "#engine/contract/typed-text.ts";

/** What anybody has of a pack in his store-room at most. */
export const mostPacks = 10_00_000;

const id = z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** Packs of a listing with one batch number and expiry day, as its seller sees them. */
export const batch = z.object({
  batchId: id,
  /** Null: counted without a number. */
  batchNumber: z.nullable(z.string()),
  /** From this day on, `yyyy-mm-dd`, it is not sold; null: it does not expire. */
  expiresOn: z.nullable(z.string()),
  /** Packs in the store-room, those in parcels among them. */
  quantity: z.int(),
  /** Packs in parcels that are not handed over yet. */
  packed: z.int(),
  /** Packs that were taken out of stock because they had expired. */
  expired: z.int(),
});
export type Batch = z.output<typeof batch>;

/** What is typed of a batch. */
export const typedBatch = z.object({
  batchNumber: z.nullable(oneLine(1, 40)),
  expiresOn: z.nullable(calendarDay),
  quantity: z.int().check(z.minimum(0), z.maximum(mostPacks)),
});
export type TypedBatch = z.output<typeof typedBatch>;

/** Codes of the rules of batches and their HTTP status; a call that changes batches names them. */
export const batchErrors = {
  "catalogue/listing-not-found": 404,
  "batches/not-found": 404,
  "batches/changed": 409,
  "batches/exists": 409,
  "batches/day-over": 422,
  "batches/nameless": 422,
  "batches/too-few-without": 409,
  "batches/too-many": 422,
  "batches/below-packed": 409,
  "batches/stock-taken": 409,
} as const;
export type BatchErrorCode = keyof typeof batchErrors;
