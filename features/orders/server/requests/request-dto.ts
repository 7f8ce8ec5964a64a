import { packTexts } from "#engine/contract/pack-text.ts";
import type { OrderRequest } from "../../contract/order-requests.ts";
import { decisionInDays } from "../../contract/order-states.ts";
import type { RequestRow } from "./requests.queries.ts";

const day = 86_400_000;

/** When an open request is granted by the clock, unless somebody decides before. */
export function grantedAtOf({
  kind,
  disputesId,
  askedAt,
}: Pick<RequestRow, "kind" | "disputesId" | "askedAt">): Date {
  const days = kind === "return" && disputesId !== null ? decisionInDays.dispute : decisionInDays[kind];
  return new Date(askedAt.getTime() + days * day);
}

export function orderRequestOf(row: RequestRow): OrderRequest {
  return {
    requestId: row.requestId,
    kind: row.kind,
    reasonCode: row.reasonCode,
    note: row.note,
    isDisputed: row.disputesId !== null,
    isEscalated: row.escalatedAt !== null,
    askedAt: row.askedAt.getTime(),
    grantedAt: row.status === "open" ? grantedAtOf(row).getTime() : null,
    decidedAt: row.decidedAt?.getTime() ?? null,
    decidedBy: row.decidedBy,
    answer: row.answer,
    lines: row.lines.map(({ listingId, titleEn, titleTe, attributes, quantity, status }) => ({
      listingId,
      title: { en: titleEn, te: titleTe },
      pack: packTexts(attributes),
      quantity,
      status,
    })),
  };
}
