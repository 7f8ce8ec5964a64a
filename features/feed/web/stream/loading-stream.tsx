import { Button } from "#engine/web/ui/button.tsx";
import { Skeleton } from "#engine/web/ui/page/skeleton.tsx";
import { useFeedTexts } from "../words.ts";

/** Five blocks and, below them, the button that waits with them. */
export function LoadingStream() {
  return (
    <div className="stack">
      <Skeleton />
      <StreamEnd hasMore isComing />
    </div>
  );
}

/** The button reads the same while it loads and while there is more; then the end is said. */
export function StreamEnd({
  hasMore,
  isComing,
  onMore,
}: {
  readonly hasMore: boolean;
  readonly isComing: boolean;
  readonly onMore?: () => void;
}) {
  const texts = useFeedTexts();
  if (!hasMore) return <p className="feed-end c2">{texts.noMore}</p>;
  return (
    <Button look="onpaper" wide busy={isComing} onClick={onMore}>
      {texts.loadMore}
    </Button>
  );
}
