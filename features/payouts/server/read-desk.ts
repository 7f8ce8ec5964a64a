import type { MemberContext } from "#engine/server/context.ts";
import type { PayoutDesk } from "../contract.ts";
import { deskOf } from "./payouts-dto.ts";

/** Who is owed how much, and the latest batches. */
export async function readDesk(context: MemberContext): Promise<PayoutDesk> {
  return deskOf(context.database, context);
}
