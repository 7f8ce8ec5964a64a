import type { AnswerOf } from "@santha/contract/endpoint";
import type { listSettlements as endpoint } from "@santha/contract/finance";
import type { MemberContext } from "#platform/context";
import { selectSettlements } from "./settlements.queries.ts";

/** What sellers are to be paid. */
export async function listSettlements({ database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { settlements: await selectSettlements(database) };
}
