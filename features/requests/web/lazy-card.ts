import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

/** Stands below what everybody looks at first, so it is fetched after the page. */
export const OrderRequestsCard = lazyPart(
  async () => (await import("./order-requests-card.tsx")).OrderRequestsCard,
  { isQuiet: true },
);
