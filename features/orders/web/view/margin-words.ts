import type { TagJob } from "#engine/web/ui/tag.tsx";
import { isMarginStopped, isOver, marginKindOf, marginOf } from "../status/order-status.ts";
import { useOrdersTexts } from "../words.ts";

type Standing = Parameters<typeof marginKindOf>[0];
interface Ended {
  readonly endedBy: string | null;
}
type OfMargin = Standing & Parameters<typeof marginOf>[0];

/** What an order says of its margin, on its tile and on its page alike; nothing where there is none. */
export function useMarginTag(
  order: OfMargin,
): { readonly job: TagJob; readonly label: string; readonly paise: number } | undefined {
  const texts = useOrdersTexts();
  const paise = marginOf(order);
  const kind = marginKindOf(order);
  if (paise === 0 || kind === "over") return undefined;
  const tags = {
    pending: { job: "earn", label: texts.tagPending },
    earned: { job: "done", label: texts.tagEarned },
    stopped: { job: "stop", label: texts.tagMargin },
  } as const;
  return { ...tags[kind], paise };
}

/** Why nothing comes of the margin as the order stands, wherever it is shown; undefined while something may. */
export function useWhyNoMargin(order: Omit<Standing, "deliveredTS"> & Ended): string | undefined {
  const whyEnded = useWhyEnded(order);
  const reason = useReason(order);
  return reason && whyEnded ? `${whyEnded} · ${reason}` : reason;
}

function useReason(order: Omit<Standing, "deliveredTS">): string | undefined {
  const texts = useOrdersTexts();
  if (order.stateInfo.currentState === "CANCEL_REQUESTED") return texts.whileCancelling;
  if (isMarginStopped(order)) return texts.whileRefunding;
  if (order.cancelled) return texts.notPayable;
  if (!isOver(order)) return undefined;
  return order.stateInfo.currentState === "PAYMENT_FAILED" ? texts.notPayableFailed : texts.notPayableUnpaid;
}

/** Who or what ended a cancelled order, where that was not its buyer. */
export function useWhyEnded({ endedBy }: Ended): string | undefined {
  const texts = useOrdersTexts();
  if (endedBy === "SELLER_REJECTED") return texts.sellerCouldNot;
  return endedBy === "RETURNED_TO_ORIGIN" ? texts.couldNotDeliver : undefined;
}
