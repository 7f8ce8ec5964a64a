import type { MemberContext } from "#engine/server/context.ts";
import { findFarmerOfOrder } from "#features/orders/server";
import { maySeeDocuments, type Sides } from "../policy.ts";
import { findSupply, type Supply } from "./supply.queries.ts";

/** An order whose documents the caller may see; undefined when there is none. */
export async function findSeenSupply(
  { actor, database }: Pick<MemberContext, "actor" | "database">,
  orderId: string,
): Promise<(Supply & Sides) | undefined> {
  const supply = await findSupply(database, orderId);
  if (!supply) return undefined;
  const seen = { ...supply, farmerProfileId: await findFarmerOfOrder(database, orderId) };
  return maySeeDocuments(actor, seen) ? seen : undefined;
}
