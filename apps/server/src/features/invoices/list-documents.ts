import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { listDocuments as endpoint } from "@santha/contract/invoices";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { maySeeDocument, maySeeDocuments } from "./invoices.policy.ts";
import { selectDocuments } from "./invoices.queries.ts";
import { findSupply } from "./supply.queries.ts";

/** The documents of an order that the caller may see. */
export async function listDocuments(
  { actor, database }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const supply = await findSupply(database, orderId);
  if (!supply || !maySeeDocuments(actor, supply)) return refuse(endpoint, "invoices/not-found");
  const documents = await selectDocuments(database, orderId);
  return {
    documents: documents
      .filter((document) => maySeeDocument(actor, supply, document))
      .map(({ documentId, kind, number, totalInPaise, issuedAt }) => ({
        documentId,
        kind,
        number,
        totalInPaise,
        issuedAt: issuedAt.getTime(),
      })),
  };
}
