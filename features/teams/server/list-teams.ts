import { dayInIndia } from "#engine/server/clock.ts";
import type { SellerContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { Teams } from "../contract.ts";
import { selectTeams } from "./queries.ts";

/** Reads the teams of the caller's business. */
export function listTeams(context: SellerContext): Promise<Teams> {
  return teamsOf(context, context.database);
}

/** The teams as they are in this transaction: what each change of a team answers. */
export async function teamsOf(
  { sellerProfileId, clock }: Pick<SellerContext, "sellerProfileId" | "clock">,
  reader: Reader,
): Promise<Teams> {
  const monthBegan = new Date(`${dayInIndia(clock.now()).slice(0, 7)}-01T00:00:00+05:30`);
  return { teams: await selectTeams(reader, { sellerProfileId, monthBegan }) };
}
