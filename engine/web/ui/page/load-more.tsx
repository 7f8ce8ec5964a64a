import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "../button.tsx";
import { Note } from "../note.tsx";
import { useWords } from "../words.texts.ts";
import { sentenceOf } from "./answer.tsx";

/** Further pages of a list, or `end` where these were all. What went wrong stands beside the button. */
export function LoadMore({
  list,
  end,
  onShow,
}: {
  readonly list: Pick<
    UseInfiniteQueryResult<unknown>,
    "error" | "isFetchNextPageError" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
  >;
  readonly end?: string;
  /** Shows what has come already and is not shown yet, before more of it is fetched. */
  readonly onShow?: () => void;
}) {
  const words = useWords();
  if (onShow)
    return (
      <Button look="onpaper" wide onClick={onShow}>
        {words.loadMore}
      </Button>
    );
  if (!list.hasNextPage) return end && <p className="t-small c2 py-2 text-center">{end}</p>;
  return (
    <>
      {list.isFetchNextPageError && list.error && (
        <Note job="trouble">{sentenceOf(list.error) ?? words.notFetched}</Note>
      )}
      <Button look="onpaper" wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {words.loadMore}
      </Button>
    </>
  );
}
