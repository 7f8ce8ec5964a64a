import { type ComponentProps, useEffect } from "react";
import { Answer } from "../page/answer.tsx";
import { DeskNothing, DeskStale } from "./desk-frame.tsx";
import { DeskPager, type DeskPages } from "./desk-pager.tsx";
import { type DeskLines, DeskTable } from "./desk-table.tsx";

/** What a desk needs to know of its query: TanStack Query's results fit. */
interface DeskQuery {
  readonly data: { readonly nextAfter: string | null } | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/** The lines of a desk in all their states: they come, cannot come, are old, are none, or stand in pages. */
export function DeskBody({
  list,
  pages,
  nothing,
  canChoose,
  ...lines
}: Omit<DeskLines, "now"> & {
  readonly list: DeskQuery;
  readonly pages?: DeskPages;
  readonly nothing: ComponentProps<typeof DeskNothing>;
}) {
  const { data } = list;
  const isEmpty = lines.rows?.length === 0;
  // A later page may be emptied by what was just decided; others may still stand before it.
  const isEmptied = isEmpty && pages?.isFirst === false;
  const first = pages?.first;
  useEffect(() => {
    if (isEmptied) first?.();
  });
  if (list.isError && !data) return <Answer to={list}>{() => null}</Answer>;
  return (
    <>
      {list.isError && <DeskStale at={list.dataUpdatedAt} onRetry={() => void list.refetch()} />}
      {isEmpty && !isEmptied ? (
        <DeskNothing {...nothing} />
      ) : (
        <DeskTable {...lines} canChoose={canChoose && !list.isError} now={list.dataUpdatedAt || Date.now()} />
      )}
      {pages && data && <DeskPager pages={pages} nextAfter={data.nextAfter} />}
    </>
  );
}
