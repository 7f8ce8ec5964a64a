import { type Calls, missingId, type ObjectKind, orderParams } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { aDocument } from "#testing/files/documents.ts";

/** A document of the person's order, issued as at its dispatch. */
async function documentParams({ app, stranger }: World, caller: Somebody, kind: ObjectKind) {
  const orderId = (kind === "own" ? caller : stranger).order.orderIds[0] ?? "";
  if (kind === "missing") return { params: { orderId, documentId: missingId } };
  return { params: { orderId, documentId: await aDocument(app, orderId) } };
}

/** What the calls of invoices answer, and what is sent to them. */
export const calls: Calls = {
  "invoices/list-documents": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => [orderParams(world, caller, kind)],
  },
  "invoices/read-invoice": {
    own: 200,
    others: 404,
    missing: 404,
    sends: (world, caller, kind) => [orderParams(world, caller, kind)],
  },
  "invoices/read-document": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (world, caller, kind) => [await documentParams(world, caller, kind)],
  },
};
