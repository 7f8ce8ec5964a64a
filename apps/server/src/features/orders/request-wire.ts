import type { OrderRequest } from "@santha/contract/order-requests";
import type { RequestRow } from "./requests.queries.ts";

export function orderRequestOf(row: RequestRow): OrderRequest {
  return {
    requestId: row.requestId,
    kind: row.kind,
    reasonCode: row.reasonCode,
    note: row.note,
    isDisputed: row.disputesId !== null,
    isEscalated: row.escalatedAt !== null,
    askedAt: row.askedAt.getTime(),
    decidedAt: row.decidedAt?.getTime() ?? null,
    decidedBy: row.decidedBy,
    answer: row.answer,
    lines: row.lines.map(({ listingId, titleEn, titleTe, quantity, status }) => ({
      listingId,
      title: { en: titleEn, te: titleTe },
      quantity,
      status,
    })),
  };
}
