import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import { readDocument as endpoint } from "../contract.ts";
import { findSeenSupply } from "./figures/seen-supply.ts";
import { maySeeDocument } from "./policy.ts";
import { printIssued } from "./printing/print-document.ts";
import { selectDocuments } from "./queries.ts";

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
  return printIssued(context, { supply, document, all: documents }, query.language ?? context.language);
}
