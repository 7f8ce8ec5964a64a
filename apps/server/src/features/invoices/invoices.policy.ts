import type { Actor } from "#platform/context";
import type { StoredDocument } from "./invoices.queries.ts";
import type { Supply } from "./supply.queries.ts";

/** An order's documents are for its buyer and its seller; to everybody else the order does not exist. */
export function maySeeDocuments(actor: Actor, supply: Supply): boolean {
  return isBuyer(actor, supply) || supply.sellerProfileId === actor.profileId;
}

/** What the agent writes to the farmer is not the seller's business. */
export function maySeeDocument(
  actor: Actor,
  supply: Supply,
  { kind }: Pick<StoredDocument, "kind">,
): boolean {
  return isBuyer(actor, supply) || (kind !== "agent-receipt" && kind !== "agent-credit-note");
}

function isBuyer(actor: Actor, supply: Supply): boolean {
  return supply.buyerProfileId === actor.profileId;
}
