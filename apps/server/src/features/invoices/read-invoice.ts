import type { CheckedOf } from "@santha/contract/endpoint";
import type { FileBytes } from "@santha/contract/files";
import { readInvoice as endpoint } from "@santha/contract/invoices";
import { hasEndedUnpaid } from "@santha/contract/order-states";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import type { PrintedDocument } from "./figures.ts";
import { invoicedFigures } from "./invoiced-figures.ts";
import { selectDocuments } from "./invoices.queries.ts";
import { saleKinds } from "./issue-documents.ts";
import { issuedDocument, printDocument } from "./print-document.ts";
import { findSeenSupply } from "./seen-supply.ts";

/** The sale invoice as a PDF: the issued document, or a proforma while the order is not dispatched. */
export async function readInvoice(
  context: MemberContext,
  { params: { orderId }, query }: CheckedOf<typeof endpoint>,
): Promise<FileBytes> {
  const { database, clock } = context;
  const supply = await findSeenSupply(context, orderId);
  if (!supply) return refuse(endpoint, "invoices/not-found");
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
    isEndedUnpaid: hasEndedUnpaid(supply.state),
    original: null,
    figures: await invoicedFigures(database, supply),
  };
  return printDocument(context, proforma, language);
}
