import type { Reader } from "#engine/server/data/client.ts";
import { findPerson } from "#features/profiles/server";
import type { DocumentFigures } from "./figures.ts";
import { figuresOfOrder } from "./order-figures.ts";
import type { Supply } from "./supply.queries.ts";

/**
 * The figures of an order with the number of a recipient who is registered for GST (CGST rule 46). An agent buys for
 * a farmer: his own number is not the recipient's.
 */
export async function invoicedFigures(reader: Reader, supply: Supply): Promise<DocumentFigures> {
  const figures = figuresOfOrder(supply);
  const buyer = supply.buyerIsAgent ? undefined : await findPerson(reader, supply.buyerProfileId);
  return { ...figures, recipient: { ...figures.recipient, gstin: buyer?.gstin ?? null } };
}
