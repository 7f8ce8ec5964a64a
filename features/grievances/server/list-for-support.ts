import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listForSupport as endpoint } from "../contract.ts";
import { supportGrievanceOf } from "./grievance-dto.ts";
import { selectOpen, selectSettled } from "./queries.ts";

/** What support has to work through, or has settled lately. */
export async function listForSupport(
  { database, clock }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await (query.state === "open" ? selectOpen : selectSettled)(database);
  return { grievances: rows.map((row) => supportGrievanceOf(row, clock.now())) };
}
