import type { PayoutDesk } from "@santha/contract/payouts";
import type { MemberContext } from "#platform/context";
import { deskOf } from "./payouts-wire.ts";

/** Who is owed how much, and the latest batches. */
export async function readDesk({ database, config, clock }: MemberContext): Promise<PayoutDesk> {
  return deskOf(database, config, clock.now());
}
