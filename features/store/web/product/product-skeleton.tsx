import { useWords } from "#engine/web/ui/words.texts.ts";

/** Blocks in the places of a product's picture, words and packs while they load. */
export function ProductSkeleton() {
  const words = useWords();
  return (
    <div className="wrap prod" role="img" aria-label={words.loading}>
      <div className="only-d crumb" />
      <div className="prod-g ghost">
        <div className="gal">
          <div className="bed gal-m" />
        </div>
        <div className="stack">
          <div className="band bare stack-s">
            <i className="w-4/5 h-6!" />
            <i className="w-3/5" />
            <i className="w-2/5 h-7!" />
            <i className="w-1/2" />
            <i className="h-14! mt-3" />
          </div>
          <div className="band stack-s">
            <i className="w-2/5" />
            <i />
            <i />
            <i />
          </div>
        </div>
      </div>
    </div>
  );
}
