import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { languages } from "#engine/contract/language.ts";
import { paise } from "#engine/contract/money.ts";
import type { FileBytes } from "#features/files/contract/files.ts";

/** The documents that an order can have; what they are called depends on the tax of the goods. */
export const documentKinds = [
  "tax-invoice",
  "bill-of-supply",
  "invoice-cum-bill-of-supply",
  "credit-note",
  "agent-receipt",
  "agent-credit-note",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** An issued document; `issuedAt` in epoch milliseconds. */
export const orderDocument = z.object({
  documentId: z.int(),
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedAt: z.int(),
  totalInPaise: paise,
});
export type OrderDocument = z.output<typeof orderDocument>;

const orderId = z.string().check(z.regex(/^[0-9A-Za-z-]{1,40}$/));
/** The language of the document; left out, the caller's. */
const query = z.object({ language: z.optional(z.enum(languages)) });

export const listDocuments = endpoint({
  name: "invoices/list-documents",
  summary: "The documents issued for an order that the caller bought or sells, oldest first.",
  method: "GET",
  path: "/v2/orders/{orderId}/documents",
  permission: "member",
  params: z.object({ orderId }),
  answer: z.object({ documents: z.array(orderDocument) }),
  errors: { "invoices/not-found": 404 },
});

export const readInvoice = endpoint({
  name: "invoices/read-invoice",
  summary:
    "The sale invoice of an order as a PDF file: the issued document, before the dispatch a proforma without a number. A cancelled order is refused.",
  method: "GET",
  path: "/v2/orders/{orderId}/invoice",
  permission: "member",
  givesFile: "pdf",
  params: z.object({ orderId }),
  query,
  answer: z.custom<FileBytes>(),
  errors: { "invoices/not-found": 404, "invoices/order-cancelled": 409 },
});

export const readDocument = endpoint({
  name: "invoices/read-document",
  summary: "One issued document of an order as a PDF file; a cancelled order keeps its documents.",
  method: "GET",
  path: "/v2/orders/{orderId}/documents/{documentId}",
  permission: "member",
  givesFile: "pdf",
  params: z.object({ orderId, documentId: z.coerce.number<string | number>().check(z.int(), z.positive()) }),
  query,
  answer: z.custom<FileBytes>(),
  errors: { "invoices/not-found": 404 },
});
