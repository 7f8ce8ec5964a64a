import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { FileBytes } from "#features/files/contract/files.ts";
import { hasEndedUnpaid } from "#features/orders/contract/order-states.ts";
import { readInvoice as endpoint } from "../contract.ts";
import type { PrintedDocument } from "./figures/figures.ts";
import { invoicedFigures } from "./figures/invoiced-figures.ts";
import { findSeenSupply } from "./figures/seen-supply.ts";
import { saleKinds } from "./issue-documents.ts";
import { printIssued, printProforma } from "./printing/print-document.ts";
import { selectDocuments } from "./queries.ts";

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
  if (issued) return printIssued(context, { supply, document: issued, all: documents }, language);
  const proforma: PrintedDocument = {
    kind: "proforma",
    number: null,
    issuedAt: clock.now().getTime(),
    orderedAt: supply.createdAt.getTime(),
    isPractice: supply.isPractice,
    isEndedUnpaid: hasEndedUnpaid(supply.state),
    original: null,
    figures: await invoicedFigures(database, supply),
  };
  return printProforma(context, proforma, language);
}
