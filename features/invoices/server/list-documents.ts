import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { listDocuments as endpoint } from "../contract.ts";
import { findSeenSupply } from "./figures/seen-supply.ts";
import { maySeeDocument } from "./policy.ts";
import { selectDocuments } from "./queries.ts";

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
