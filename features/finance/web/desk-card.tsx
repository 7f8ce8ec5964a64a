import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { Children, type ReactNode } from "react";
import { Card } from "#engine/web/ui/card.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { DeskRows } from "./lists/desk-rows.tsx";

/** A list of finance on its card: its heading, what can be noted beside it, then its rows or that there are none. */
export function DeskCard<Page>({
  id,
  title,
  aside,
  answer,
  isWhole = false,
  head,
  empty,
  children,
}: {
  /** By which the list is known among those of the page. */
  readonly id: string;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly answer: UseInfiniteQueryResult<InfiniteData<Page>>;
  /** The first page has all rows of this list, so that nothing more is loaded. */
  readonly isWhole?: boolean;
  /** What stands above the rows. */
  readonly head?: (first: Page | undefined) => ReactNode;
  /** The sentence of a list without rows. */
  readonly empty: string;
  /** The rows of the pages that have come. */
  readonly children: (pages: readonly Page[]) => ReactNode;
}) {
  return (
    <Card pad aria-label={title}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="h2">{title}</h2>
        {aside}
      </div>
      <Answer to={answer}>
        {({ pages }) => {
          const rows = children(pages);
          return (
            <div className="stack-s">
              {head?.(pages[0])}
              {Children.count(rows) === 0 ? (
                <p className="t-note c2">{empty}</p>
              ) : (
                <DeskRows id={id} {...(!isWhole && { list: answer })}>
                  {rows}
                </DeskRows>
              )}
            </div>
          );
        }}
      </Answer>
    </Card>
  );
}
