import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

/** What a person may rate of an order, on its page. */
export const RateOrder = lazyPart(async () => (await import("./rate-order.tsx")).RateOrder, {
  isQuiet: true,
});
