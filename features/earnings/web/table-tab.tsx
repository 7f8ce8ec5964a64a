import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { lastOffset, Pager } from "#engine/web/ui/page/pager.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { defaultPageSize, pageSizes } from "../contract.ts";
import type { TablePage } from "./api.ts";
import { DateFilterMenu } from "./date-filter-menu.tsx";
import { useEarningsTexts } from "./words.ts";

const firstPage: TablePage = { offset: 0, pageSize: defaultPageSize, days: null };

function isTablePage(kept: unknown): kept is TablePage {
  return (
    typeof kept === "object" && kept !== null && "offset" in kept && "pageSize" in kept && "days" in kept
  );
}

/**
 * Where a table stands: page, rows on a page, days; found again on coming back to it. New days begin at the first
 * page. `table` tells the tables of one page apart.
 */
export function useTablePage(table: string) {
  return useEntryState<TablePage>(`page of ${table}`, firstPage, isTablePage);
}

/** For whom the order of a row is, under its number. */
export function FarmerOfRow({ name }: { readonly name: string | null }) {
  return (
    // An answer kept by an older build has no name.
    name && (
      <small className="t-small c2 block whitespace-normal font-normal">
        <Written>{name}</Written>
      </small>
    )
  );
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
  const { data, isPlaceholderData } = answer;
  // Rows may have gone since the page was chosen: then there may be no such page any more.
  const last = data && !isPlaceholderData ? lastOffset(data.total, page.pageSize) : page.offset;
  useEffect(() => {
    if (page.offset > last) onPage({ ...page, offset: last });
  }, [page, last, onPage]);
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
            <Card className="overflow-hidden">
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
