import type { AnswerOf } from "@santha/contract/endpoint";
import type { listSupportCases as endpoint, SupportCase } from "@santha/contract/support";
import type { MemberContext } from "#platform/context";
import { orderRequestOf } from "./request-wire.ts";
import { selectRequests } from "./requests.queries.ts";
import { selectSupportCases } from "./support-cases.queries.ts";

/** What waits for a decision, with what the seller has said to it before. */
export async function listSupportCases({ database }: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const cases: SupportCase[] = [];
  for (const row of await selectSupportCases(database)) {
    const requests = await selectRequests(database, row.orderId);
    const request = requests.find(({ status }) => status === "open");
    // Decided since the list was read.
    if (!request) continue;
    const refused = requests.find(({ requestId }) => requestId === request.disputesId);
    cases.push({
      ...row,
      request: orderRequestOf(request),
      refused: refused ? orderRequestOf(refused) : null,
    });
  }
  return { cases };
}
