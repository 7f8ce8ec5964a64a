import type { Language } from "#engine/contract/language.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import { keptPrint } from "#features/files/server";
import type { PrintedDocument } from "../figures/figures.ts";
import type { Supply } from "../figures/supply.queries.ts";
import type { StoredDocument } from "../queries.ts";
import { documentPaper, documentTemplate } from "./document-paper.ts";

type Printing = Pick<MemberContext, "printer" | "actor" | "database" | "storage" | "clock" | "ids" | "log">;

/** Prints what is not issued yet and may change. */
export async function printProforma(
  { printer, actor }: Printing,
  document: PrintedDocument,
  language: Language,
): Promise<FileBytes> {
  const bytes = await printer.print(documentPaper(document, language), actor.profileId);
  return pdf(bytes, `proforma-${document.figures.orderId}`);
}

/** Prints an issued document once in each language and keeps the print. `all` are the documents of the order. */
export async function printIssued(
  context: Printing,
  { supply, document, all }: IssuedDocument,
  language: Language,
): Promise<FileBytes> {
  const print = {
    key: `document:${document.documentId}:${language}:${documentTemplate}`,
    ownerProfileId: supply.buyerProfileId,
  };
  const bytes = await keptPrint(context, print, () =>
    context.printer.print(
      documentPaper(printedDocument(supply, document, all), language),
      context.actor.profileId,
    ),
  );
  return pdf(bytes, document.number.replaceAll("/", "-"));
}

const pdf = (bytes: Uint8Array, name: string): FileBytes => ({
  contentType: "application/pdf",
  bytes,
  savedAs: `${name}.pdf`,
});

interface IssuedDocument {
  readonly supply: Supply;
  readonly document: StoredDocument;
  readonly all: readonly StoredDocument[];
}

/** An issued document as it is printed, with what it takes back. */
function printedDocument(
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
