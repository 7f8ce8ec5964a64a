import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.tsx";
import { Icon } from "./icon.tsx";

/** How a column is sorted at the moment. */
export type SortState = "up" | "down" | "none";

/** A column: its words, its cell, figures right-aligned, days on one line. `sort` makes the head a button. */
export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isFigure?: boolean;
  readonly isBold?: boolean;
  readonly isDay?: boolean;
  readonly sort?: { readonly state: SortState; readonly onSort: () => void };
}

/**
 * A table with its column heads; what does not fit is scrolled sideways. `isStacked` makes each row on a phone a few
 * lines with its named figures at the right; of the heads those that sort are left.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  onOpen,
  canOpen = () => true,
  isStacked = false,
}: {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Opens a row by a press anywhere on it; the row's own link or button serves the keyboard. */
  readonly onOpen?: (row: Row) => void;
  /** Which rows open; all when left out. */
  readonly canOpen?: (row: Row) => boolean;
  readonly isStacked?: boolean;
}) {
  const open = (row: Row) => (onOpen && canOpen(row) ? { "data-href": "", onClick: () => onOpen(row) } : {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what holds the focus
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className={classes("tbl", isStacked && "stacked")} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...open(row)}>
              {columns.map((column) => (
                <td
                  key={column.id}
                  data-head={column.head}
                  className={classes(
                    column.isFigure && "r",
                    column.isBold && "b",
                    column.isDay && "whitespace-nowrap",
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const sortIcons = { up: ArrowUp, down: ArrowDown, none: ArrowUpDown } as const;
const sortWords = { up: "ascending", down: "descending", none: "none" } as const;

function Head<Row>({ column: { head, isFigure, sort } }: { readonly column: Column<Row> }) {
  const className = isFigure ? "r" : undefined;
  if (!sort) {
    return (
      <th scope="col" className={classes(className, "unsorted")}>
        {head}
      </th>
    );
  }
  return (
    <th scope="col" className={className} aria-sort={sortWords[sort.state]}>
      <button type="button" className="th-sort" onClick={sort.onSort}>
        {head}
        <Icon shape={sortIcons[sort.state]} size="text" />
      </button>
    </th>
  );
}
