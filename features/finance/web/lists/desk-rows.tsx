import { Children, type ComponentProps, type ReactNode } from "react";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";

type List = ComponentProps<typeof LoadMore>["list"];

/** So many rows stand open at first: the next list stays near, and how many there are stands at the head of the page. */
const firstRows = 5;

/** A list that has come as a whole. */
const ended: List = {
  error: null,
  isFetchNextPageError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => Promise.reject(new Error("a list that is whole has no next page")),
};
const isWholeKept = (kept: unknown): kept is boolean => typeof kept === "boolean";

/** Rows of a list of finance: the first ones, and on demand what has come of the others, then what has not. */
export function DeskRows({
  id,
  list,
  children,
}: {
  /** By which the list is known among those of the page. */
  readonly id: string;
  /** Where further rows come from; absent: they have all come. */
  readonly list?: List;
  readonly children: ReactNode;
}) {
  const [isWhole, setWhole] = useEntryState(`all of ${id}`, false, isWholeKept);
  const rows = Children.toArray(children);
  const hasMore = !isWhole && rows.length > firstRows;
  return (
    <div className="stack-s">
      <ul className="stack-s">{hasMore ? rows.slice(0, firstRows) : rows}</ul>
      <LoadMore list={list ?? ended} {...(hasMore && { onShow: () => setWhole(true) })} />
    </div>
  );
}
