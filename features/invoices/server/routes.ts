import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { listDocuments } from "./list-documents.ts";
import { readDocument } from "./read-document.ts";
import { readInvoice } from "./read-invoice.ts";

export const invoicesRoutes = [
  route(contract.listDocuments, listDocuments),
  route(contract.readInvoice, readInvoice),
  route(contract.readDocument, readDocument),
];
