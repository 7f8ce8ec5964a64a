import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

/** The seller's own business on his profile; fetched when it is drawn, as few people sell. */
export const OwnBusinessCard = lazyPart(async () => (await import("./own-business.tsx")).OwnBusinessCard, {
  isQuiet: true,
});
