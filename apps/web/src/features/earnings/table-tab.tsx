import { defaultPageSize, pageSizes } from "@santha/contract/earnings";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Answer } from "#ui/answer";
import { Card } from "#ui/card";
import { useErrorMessage } from "#ui/error-message";
import { Pager } from "#ui/pager";
import { DateFilterMenu } from "./date-filter-menu.tsx";
import type { TablePage } from "./earnings.api.ts";
import { useEarningsTexts } from "./earnings.texts.ts";

/** Where a table stands: page, rows on a page, days. New days begin at the first page. */
export function useTablePage() {
  return useState<TablePage>({ offset: 0, pageSize: defaultPageSize, days: null });
}

/** The frame of a table under a date filter: rows, pager, and whether there are more. */
export function TableTab<Row>({
  page,
  onPage,
  answer,
  empty,
  end,
  beside,
  children,
}: {
  readonly page: TablePage;
  readonly onPage: (page: TablePage) => void;
  readonly answer: UseQueryResult<{ readonly rows: readonly Row[]; readonly total: number }>;
  readonly empty: ReactNode;
  /** What stands below the last page. */
  readonly end: string;
  /** What stands on the line of the filter. */
  readonly beside?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}) {
  const texts = useEarningsTexts();
  useErrorMessage(answer.error);
  return (
    <div className="stack">
      <div className="flex items-center gap-2">
        {beside}
        <div className="ml-auto">
          <DateFilterMenu
            days={page.days}
            forgetsDraft
            onApply={(days) => onPage({ ...page, days, offset: 0 })}
          />
        </div>
      </div>
      <Answer to={answer} isEmpty={({ total }) => total === 0} empty={empty}>
        {({ rows, total }) => (
          <>
            <Card className="overflow-x-auto">
              {children(rows)}
              <Pager
                offset={page.offset}
                pageSize={page.pageSize}
                total={total}
                sizes={pageSizes}
                onMove={(offset, pageSize) => onPage({ ...page, offset, pageSize })}
              />
            </Card>
            <p className="t-small c2 text-center" aria-live="polite">
              {moreOf({ isLoading: answer.isFetching, isLast: page.offset + page.pageSize >= total })}
            </p>
          </>
        )}
      </Answer>
    </div>
  );

  function moreOf({ isLoading, isLast }: { readonly isLoading: boolean; readonly isLast: boolean }): string {
    if (isLoading) return texts.loadingMore;
    return isLast ? end : "";
  }
}
