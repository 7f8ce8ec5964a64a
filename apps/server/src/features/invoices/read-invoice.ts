import type { CheckedOf } from "@santha/contract/endpoint";
import type { FileBytes } from "@santha/contract/files";
import { readInvoice as endpoint } from "@santha/contract/invoices";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import type { PrintedDocument } from "./figures.ts";
import { maySeeDocuments } from "./invoices.policy.ts";
import { selectDocuments } from "./invoices.queries.ts";
import { saleKinds } from "./issue-documents.ts";
import { figuresOfOrder } from "./order-figures.ts";
import { issuedDocument, printDocument } from "./print-document.ts";
import { findSupply } from "./supply.queries.ts";

/** The sale invoice as a PDF: the issued document, or a proforma while the order is not dispatched. */
export async function readInvoice(
  context: MemberContext,
  { params: { orderId }, query }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const { actor, database, clock } = context;
  const supply = await findSupply(database, orderId);
  if (!supply || !maySeeDocuments(actor, supply)) return refuse(endpoint, "invoices/not-found");
  if (supply.isCancelled) return refuse(endpoint, "invoices/order-cancelled");
  const language = query.language ?? context.language;
  const documents = await selectDocuments(database, orderId);
  const issued = documents.find(({ kind }) => saleKinds.has(kind));
  if (issued) return printDocument(context, issuedDocument(supply, issued, documents), language);
  const proforma: PrintedDocument = {
    kind: "proforma",
    number: null,
    issuedAt: clock.now().getTime(),
    orderedAt: supply.createdAt.getTime(),
    isPractice: supply.isDummy,
    original: null,
    figures: figuresOfOrder(supply),
  };
  return printDocument(context, proforma, language);
}
