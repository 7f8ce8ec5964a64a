import type { TestApp } from "../process/app.ts";
import { aPerson } from "./builders.ts";
import { anOwnListing } from "./offers.ts";
import { anOrder } from "./shopping.ts";

/** An order that this person's business has just received, of a buyer who buys nothing else. */
export async function receivedOrder(app: TestApp, profileId: number): Promise<string> {
  const { listingId } = await anOwnListing(app, profileId);
  const { cookie: as } = await aPerson(app);
  const { orderIds } = await anOrder(app, { as, lines: [{ listingId, quantity: 1 }] });
  return orderIds[0] ?? "";
}
