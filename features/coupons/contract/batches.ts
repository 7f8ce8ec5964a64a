import * as z from "zod/mini";
import { calendarDay } from "#engine/contract/calendar-day.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";
import type { FileStream } from "#features/files/contract/files.ts";

/** Most codes of one batch. */
export const mostCodes = 5000;

const terms = z.object({
  /** For the admin's eyes: where the codes are handed out. */
  name: oneLine(2, 80),
  valueInPaise: paise.check(z.minimum(1_00), z.maximum(1_00_000_00)),
  leastValueInPaise: paise.check(z.minimum(0), z.maximum(1_00_000_00)),
  /** The last day in India, `yyyy-mm-dd`. */
  lastDay: calendarDay,
});
export type BatchTerms = z.output<typeof terms>;

const batch = z.object({
  batchId: z.int(),
  name: z.string(),
  valueInPaise: paise,
  leastValueInPaise: paise,
  lastDay: z.string(),
  /** Of the terms; a change names the one that was seen. */
  revision: z.int(),
  /** Epoch milliseconds. */
  createdAt: z.int(),
  codes: z.int(),
  /** Codes that somebody has entered; the terms stay from the first one on. */
  taken: z.int(),
  /** Coupons of it that an order holds. */
  used: z.int(),
  voidReason: z.nullable(z.string()),
});
export type CouponBatch = z.output<typeof batch>;

const batches = z.object({ batches: z.array(batch) });
const params = z.object({
  batchId: z.coerce
    .number<string | number>()
    .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER)),
});

export const listBatches = endpoint({
  name: "coupons/list-batches",
  summary: "For the platform admin: the last 200 batches of coupon codes, the latest first.",
  method: "GET",
  path: "/v2/admin/coupon-batches",
  permission: "platform-admin",
  answer: batches,
  errors: {},
});

export const addBatch = endpoint({
  name: "coupons/add-batch",
  summary:
    "Makes new codes; who enters one first gets a coupon by the terms of the batch, one of each batch.",
  method: "POST",
  path: "/v2/admin/coupon-batches",
  permission: "platform-admin",
  body: z.extend(terms, { codes: z.int().check(z.minimum(1), z.maximum(mostCodes)) }),
  answer: batches,
  success: "CREATED",
  isIdempotent: true,
  errors: { "coupons/last-day-over": 422 },
});

const changeErrors = { "coupons/batch-not-found": 404, "coupons/batch-changed": 409 } as const;

export const changeBatch = endpoint({
  name: "coupons/change-batch",
  summary: "Changes the terms of a batch of which nobody has entered a code yet.",
  method: "PUT",
  path: "/v2/admin/coupon-batches/{batchId}",
  permission: "platform-admin",
  params,
  body: z.extend(terms, { revision: z.int() }),
  answer: batches,
  errors: { ...changeErrors, "coupons/last-day-over": 422, "coupons/batch-begun": 409 },
});

export const voidBatch = endpoint({
  name: "coupons/void-batch",
  summary: "Ends a batch for good: its codes give nothing more, and its unused coupons are voided.",
  method: "POST",
  path: "/v2/admin/coupon-batches/{batchId}/void",
  permission: "platform-admin",
  params,
  body: z.object({ reason: paragraphs(3, 300) }),
  answer: batches,
  errors: { "coupons/batch-not-found": 404, "coupons/voided-already": 409 },
});

export const exportBatch = endpoint({
  name: "coupons/export-batch",
  summary: "The codes of a batch as a CSV file; the log notes who took it.",
  // The log notes who took it, so it is no read.
  method: "POST",
  path: "/v2/admin/coupon-batches/{batchId}/file",
  permission: "platform-admin",
  givesFile: "csv",
  params,
  answer: z.custom<FileStream>(),
  rate: { hits: 20, windowInSeconds: 60 },
  errors: { "coupons/batch-not-found": 404 },
});
