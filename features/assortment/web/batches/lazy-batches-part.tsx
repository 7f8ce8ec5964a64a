import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

/** Stock by batch of a pack, in a chunk of its own: few packs are counted so. */
export const BatchesPart = lazyPart(async () => (await import("./batches-part.tsx")).BatchesPart, {
  waiting: <div className="mt-3 min-h-24" />,
});
