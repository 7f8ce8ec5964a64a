import type { AnswerOf } from "@santha/contract/endpoint";
import type { listRefunds as endpoint } from "@santha/contract/finance";
import type { MemberContext } from "#platform/context";
import { selectOpenRefunds } from "./refunds.queries.ts";

/** Refunds that finance has still to do with. */
export async function listRefunds({ database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { refunds: await selectOpenRefunds(database) };
}
