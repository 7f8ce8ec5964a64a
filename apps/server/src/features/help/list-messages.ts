import type { AnswerOf, CheckedOf } from "@santha/contract/endpoint";
import type { listMessages as endpoint } from "@santha/contract/help";
import type { MemberContext } from "#platform/context";
import { readMessages } from "./help.queries.ts";

/** What people wrote to the support team, for that team. */
export async function listMessages(
  { database }: MemberContext,
  { query }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  return readMessages(database, { before: query.before, atMost: query.limit });
}
