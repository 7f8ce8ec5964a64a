import { dayInIndia } from "#engine/server/clock.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { sumOfAccount } from "#features/ledger/server";
import { daysUntilPaidOut, type GatewaySettlement } from "../../contract/gateway-settlements.ts";
import { type SettlementRow, sumSettledSince } from "./gateway-settlements.queries.ts";

const day = 86_400_000;

/** The last day whose payments the provider should have paid out by now, `yyyy-mm-dd`. */
export function lastDayDue(now: Date): string {
  return dayInIndia(new Date(now.getTime() - daysUntilPaidOut * day));
}

/** What the provider has taken until the end of a day and neither refunded then nor paid out to this moment, in paise. */
export async function expectedOf(reader: Reader, paidUntil: string): Promise<number> {
  const end = new Date(new Date(`${paidUntil}T00:00:00+05:30`).getTime() + day);
  const taken = await sumOfAccount(reader, "gateway-money", { before: end });
  // What was noted before then is out of that sum already.
  return taken - (await sumSettledSince(reader, end));
}

export function settlementOf({ notedAt: _, ...row }: SettlementRow): GatewaySettlement {
  const { receivedInPaise, feesInPaise, taxInPaise, expectedInPaise } = row;
  return { ...row, differenceInPaise: receivedInPaise + feesInPaise + taxInPaise - expectedInPaise };
}
