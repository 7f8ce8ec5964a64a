import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { paise } from "#engine/contract/money.ts";
import { partPaidOrder, waitingTransfer } from "./received-money.ts";

/** How many transfers one decision takes at most. */
export const mostTransfersAtOnce = 100;

const find = z.optional(z.string().check(z.trim(), z.maxLength(40)));
const sum = z.object({ count: z.int(), sumInPaise: paise });

export const readTransferDesk = endpoint({
  name: "payments/read-transfer-desk",
  summary:
    "Payments that buyers have entered and finance has not yet found in the account, as a table, the longest wait first, with count and sum; with the first page the orders of which only a part has come.",
  method: "GET",
  path: "/v2/admin/finance/transfer-desk",
  permission: "finance",
  query: z.object({
    find,
    after: z.optional(z.string().check(z.maxLength(80))),
    limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  }),
  answer: z.object({
    all: sum,
    /** Of what the search leaves. */
    found: sum,
    transfers: z.array(waitingTransfer),
    partPaid: z.array(partPaidOrder),
    nextAfter: z.nullable(z.string()),
  }),
  errors: {},
});

const claimIds = z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(mostTransfersAtOnce));

export const previewTransfers = endpoint({
  name: "payments/preview-transfers",
  summary:
    "What it does to say that several transfers have come as they were entered: each of them, those that need a look of their own, and what it stands for.",
  method: "POST",
  path: "/v2/admin/finance/transfer-desk/preview",
  permission: "finance",
  body: z.object({
    /** The chosen ones, or all that a search finds, the longest wait first. */
    claimIds: z.optional(claimIds),
    all: z.optional(z.object({ find })),
  }),
  answer: z.object({
    transfers: z.array(waitingTransfer),
    /** The same number was given for another purchase too: one transfer pays one of them. */
    leftOut: z.array(waitingTransfer),
    sumInPaise: paise,
    fingerprint: z.string(),
  }),
  errors: {},
});
export type TransferPreview = z.output<typeof previewTransfers.answer>;

export const receiveTransfers = endpoint({
  name: "payments/receive-transfers",
  summary:
    "Finance has found several entered payments in the account, each with the sum that was entered: they are booked as single ones, once, and only if they are those of the preview.",
  method: "POST",
  path: "/v2/admin/finance/transfer-desk/receipts",
  permission: "finance",
  body: z.object({ claimIds, fingerprint: z.string().check(z.maxLength(100)) }),
  answer: z.object({ done: z.array(z.int()), sumInPaise: paise }),
  success: "CREATED",
  isIdempotent: true,
  errors: { "payments/transfers-changed": 409, "payments/reference-paid-another": 409 },
});
