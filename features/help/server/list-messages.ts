import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listMessages as endpoint } from "../contract.ts";
import { readMessages } from "./queries.ts";

/** What people wrote to the support team, for that team. */
export async function listMessages(
  { database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return readMessages(database, { before: query.before, atMost: query.limit });
}
