import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

/** The seller's photos for a product, fetched only for one that has none. */
export const OwnPhotosCard = lazyPart(async () => (await import("./own-photos-card.tsx")).OwnPhotosCard, {
  isQuiet: true,
});
