import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

/** The card of a bank transfer, fetched only for an order that is paid by one. */
export const TransferCard = lazyPart(async () => (await import("./transfer-card.tsx")).TransferCard, {
  isQuiet: true,
});
