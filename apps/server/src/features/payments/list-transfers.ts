import type { AnswerOf } from "@santha/contract/endpoint";
import type { listTransfers as endpoint } from "@santha/contract/finance";
import type { MemberContext } from "#platform/context";
import { selectWaitingTransfers } from "./payments.queries.ts";

/** What finance has to look for in the account. */
export async function listTransfers({ database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  return { transfers: await selectWaitingTransfers(database) };
}
