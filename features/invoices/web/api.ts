import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { listDocuments } from "../contract.ts";

/** The documents issued for an order, oldest first. */
export function documentsQuery(orderId: string) {
  return queryOptions({
    queryKey: ["invoices", "documents", orderId],
    queryFn: ({ signal }) => call(listDocuments, { params: { orderId } }, { signal }),
  });
}

/** Where the sale invoice of an order is made, in the language of the screen. */
export function invoicePath(orderId: string, language: string): string {
  return `/v2/orders/${encodeURIComponent(orderId)}/invoice?language=${language}`;
}

/** Where one issued document is made. */
export function documentPath(orderId: string, documentId: number, language: string): string {
  return `/v2/orders/${encodeURIComponent(orderId)}/documents/${documentId}?language=${language}`;
}
