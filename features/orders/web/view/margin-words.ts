import type { TagJob } from "#engine/web/ui/tag.tsx";
import {
  isMarginStopped,
  isUnpaid,
  isWaitingForMoney,
  marginKindOf,
  marginOf,
} from "../status/order-status.ts";
import { useOrdersTexts } from "../words.ts";

type Standing = Parameters<typeof marginKindOf>[0];
type OfMargin = Standing & Parameters<typeof marginOf>[0];

/** What an order says of its margin, on its tile and on its page alike; nothing where there is none. */
export function useMarginTag(
  order: OfMargin,
): { readonly job: TagJob; readonly label: string; readonly paise: number } | undefined {
  const texts = useOrdersTexts();
  const paise = marginOf(order);
  if (paise === 0) return undefined;
  const tags = {
    pending: { job: "earn", label: texts.tagPending },
    earned: { job: "done", label: texts.tagEarned },
    stopped: { job: "stop", label: texts.tagMargin },
  } as const;
  return { ...tags[marginKindOf(order)], paise };
}

/** Why nothing comes of the margin as the order stands, wherever it is shown; undefined while something may. */
export function useWhyNoMargin(order: Omit<Standing, "deliveredTS">): string | undefined {
  const texts = useOrdersTexts();
  if (order.stateInfo.currentState === "CANCEL_REQUESTED") return texts.whileCancelling;
  if (isMarginStopped(order)) return texts.whileRefunding;
  if (order.cancelled) return texts.notPayable;
  return isUnpaid(order) && !isWaitingForMoney(order) ? texts.notPayableUnpaid : undefined;
}
