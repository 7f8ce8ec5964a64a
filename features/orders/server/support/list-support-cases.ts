import type { AnswerOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { listSupportCases as endpoint, SupportCase } from "#features/support/contract";
import { orderRequestOf } from "../requests/request-dto.ts";
import { selectRequests } from "../requests/requests.queries.ts";
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
