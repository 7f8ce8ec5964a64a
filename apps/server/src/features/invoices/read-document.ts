import type { CheckedOf } from "@santha/contract/endpoint";
import type { FileBytes } from "@santha/contract/files";
import { readDocument as endpoint } from "@santha/contract/invoices";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { maySeeDocument } from "./invoices.policy.ts";
import { selectDocuments } from "./invoices.queries.ts";
import { issuedDocument, printDocument } from "./print-document.ts";
import { findSeenSupply } from "./seen-supply.ts";

/** One issued document as a PDF, also of a cancelled order. */
export async function readDocument(
  context: MemberContext,
  { params: { orderId, documentId }, query }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const { actor, database } = context;
  const supply = await findSeenSupply(context, orderId);
  if (!supply) return refuse(endpoint, "invoices/not-found");
  const documents = await selectDocuments(database, orderId);
  const document = documents.find((each) => each.documentId === documentId);
  if (!document || !maySeeDocument(actor, supply, document)) return refuse(endpoint, "invoices/not-found");
  const printed = issuedDocument(supply, document, documents);
  return printDocument(context, printed, query.language ?? context.language);
}
