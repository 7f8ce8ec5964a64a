import type { FileBytes } from "@santha/contract/files";
import type { Language } from "@santha/contract/language";
import type { Platform } from "#platform/context";
import { documentPaper } from "./document-paper.ts";
import type { PrintedDocument } from "./figures.ts";
import type { StoredDocument } from "./invoices.queries.ts";
import type { Supply } from "./supply.queries.ts";

/** Prints a document in a language; its file is named by its number. */
export async function printDocument(
  { printer }: Pick<Platform, "printer">,
  document: PrintedDocument,
  language: Language,
): Promise<FileBytes> {
  const bytes = await printer.print(documentPaper(document, language));
  const name = document.number?.replaceAll("/", "-") ?? `proforma-${document.figures.orderId}`;
  return { contentType: "application/pdf", bytes, savedAs: `${name}.pdf` };
}

/** An issued document as it is printed, with what it takes back. `all` are the documents of the order. */
export function issuedDocument(
  supply: Supply,
  document: StoredDocument,
  all: readonly StoredDocument[],
): PrintedDocument {
  const original = all.find(({ documentId }) => documentId === document.originalId);
  return {
    ...document,
    issuedAt: document.issuedAt.getTime(),
    orderedAt: supply.createdAt.getTime(),
    isPractice: false,
    isEndedUnpaid: false,
    original: original ? { number: original.number, issuedAt: original.issuedAt.getTime() } : null,
  };
}
