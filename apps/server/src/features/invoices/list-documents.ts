import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import { listDocuments as endpoint } from "@santha/contract/invoices";
import type { MemberContext } from "#platform/context";
import { refuse } from "#platform/errors";
import { maySeeDocument } from "./invoices.policy.ts";
import { selectDocuments } from "./invoices.queries.ts";
import { findSeenSupply } from "./seen-supply.ts";

/** The documents of an order that the caller may see. */
export async function listDocuments(
  { actor, database }: MemberContext,
  { params: { orderId } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const supply = await findSeenSupply({ actor, database }, orderId);
  if (!supply) return refuse(endpoint, "invoices/not-found");
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
