import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react";
import { formatCount } from "../../words/money.ts";
import { IconButton } from "../icon-button.tsx";
import { useWords } from "../words.texts.ts";

/** The first row of the last page; rows are counted from 0. */
export const lastOffset = (total: number, pageSize: number): number =>
  Math.max(0, Math.floor((total - 1) / pageSize) * pageSize);

/** Pages of a table: range, rows on a page, first, previous, next, last. `offset` counts rows from 0. */
export function Pager({
  offset,
  pageSize,
  total,
  sizes,
  onMove,
}: {
  readonly offset: number;
  readonly pageSize: number;
  readonly total: number;
  readonly sizes: readonly number[];
  readonly onMove: (offset: number, pageSize: number) => void;
}) {
  const words = useWords();
  const last = lastOffset(total, pageSize);
  const to = (next: number) => () => onMove(Math.min(Math.max(next, 0), last), pageSize);
  const range = words.pageRange(
    formatCount(total === 0 ? 0 : offset + 1),
    formatCount(Math.min(offset + pageSize, total)),
    formatCount(total),
  );
  return (
    <div className="pager">
      <span className="range c2 t-small mr-auto pl-2" aria-live="polite">
        {range}
      </span>
      <select
        className="chip min-h-10"
        aria-label={words.pageSize}
        value={pageSize}
        onChange={(event) => onMove(0, Number(event.target.value))}
      >
        {sizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
      <IconButton name={words.firstPage} shape={ChevronsLeft} disabled={offset === 0} onClick={to(0)} />
      <IconButton
        name={words.previousPage}
        shape={ChevronLeft}
        disabled={offset === 0}
        onClick={to(offset - pageSize)}
      />
      <IconButton
        name={words.nextPage}
        shape={ChevronRight}
        disabled={offset >= last}
        onClick={to(offset + pageSize)}
      />
      <IconButton name={words.lastPage} shape={ChevronsRight} disabled={offset >= last} onClick={to(last)} />
    </div>
  );
}
