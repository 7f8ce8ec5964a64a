import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listForSupport as endpoint } from "@santha/contract/grievances";
import type { MemberContext } from "#platform/context";
import { supportGrievanceOf } from "./grievance-wire.ts";
import { selectOpen, selectSettled } from "./grievances.queries.ts";

/** What support has to work through, or has settled lately. */
export async function listForSupport(
  { database, clock }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const rows = await (query.state === "open" ? selectOpen : selectSettled)(database);
  return { grievances: rows.map((row) => supportGrievanceOf(row, clock.now())) };
}
