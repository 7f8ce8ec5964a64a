import type { Actor } from "#engine/server/context.ts";
import { mayActFor } from "#engine/server/people/seller-access.ts";
import type { Supply } from "./figures/supply.queries.ts";
import type { StoredDocument } from "./queries.ts";

/** Who stands on the documents of an order; the farmer is the one for whom an agent has bought. */
export type Sides = Pick<Supply, "buyerProfileId" | "sellerProfileId"> & {
  readonly farmerProfileId: number | null;
};

/** An order's documents are for its buyer, its farmer and its seller; to everybody else the order does not exist. */
export function maySeeDocuments(actor: Actor, sides: Sides): boolean {
  return isOfBuyingSide(actor, sides) || mayActFor(actor, sides.sellerProfileId, ["orders", "accounts"]);
}

/** What the agent writes to the farmer is not the seller's business. */
export function maySeeDocument(actor: Actor, sides: Sides, { kind }: Pick<StoredDocument, "kind">): boolean {
  return isOfBuyingSide(actor, sides) || (kind !== "agent-receipt" && kind !== "agent-credit-note");
}

/** The farmer reads his invoice and the agent's receipt: it is written to him, with the one charge that he sees anyway. */
function isOfBuyingSide({ profileId }: Actor, { buyerProfileId, farmerProfileId }: Sides): boolean {
  return buyerProfileId === profileId || farmerProfileId === profileId;
}
