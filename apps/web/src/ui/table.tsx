import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Chip } from "./chip.tsx";
import { classes } from "./classes.tsx";
import { Icon } from "./icon.tsx";
import { useIsWide } from "./wide.tsx";
import { useWords } from "./words.texts.ts";

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
 * A table on wide screens; on phones each row is two or three lines, given by `stacked` as pairs of left and right; a
 * left alone has the whole line. The columns that sort are buttons above the rows.
 */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  stacked,
  onOpen,
  canOpen = () => true,
}: {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly stacked: (row: Row) => readonly (readonly [left: ReactNode, right?: ReactNode])[];
  /** Opens a row by a press anywhere on it; the row's own link or button serves the keyboard. */
  readonly onOpen?: (row: Row) => void;
  /** Which rows open; all when left out. */
  readonly canOpen?: (row: Row) => boolean;
}) {
  const isWide = useIsWide();
  const open = (row: Row) => (onOpen && canOpen(row) ? { "data-href": "", onClick: () => onOpen(row) } : {});
  if (!isWide) {
    return (
      <>
        <SortChips columns={columns} />
        <ul className="rows" aria-label={label}>
          {rows.map((row) => (
            <li key={rowKey(row)} {...open(row)}>
              {stacked(row).map(([left, right], line) => (
                <Fragment key={line}>
                  <span className={classes(line === 0 ? "b" : "c2", right === undefined && "col-span-2")}>
                    {left}
                  </span>
                  {right !== undefined && (
                    <span className={classes("r", line === 0 ? "b" : "c2")}>{right}</span>
                  )}
                </Fragment>
              ))}
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <table className="tbl" aria-label={label}>
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
  );
}

const sortIcons = { up: ArrowUp, down: ArrowDown, none: ArrowUpDown } as const;
const sortWords = { up: "ascending", down: "descending", none: "none" } as const;

/** What the heads of the columns do, where no heads are drawn. */
function SortChips<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  const words = useWords();
  const sortable = columns.flatMap(({ id, head, sort }) => (sort ? [{ id, head, ...sort }] : []));
  if (sortable.length === 0) return null;
  const said = { up: `, ${words.ascending}`, down: `, ${words.descending}`, none: "" } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's, and these send nothing
    <div
      role="group"
      aria-label={words.sortBy}
      className="flex flex-wrap gap-2 border-b border-line px-3.5 py-2.5"
    >
      {sortable.map(({ id, head, state, onSort }) => (
        <Chip key={id} chosen={state !== "none"} shape={sortIcons[state]} onClick={onSort}>
          <span>
            {head}
            <span className="sr-only">{said[state]}</span>
          </span>
        </Chip>
      ))}
    </div>
  );
}

function Head<Row>({ column: { head, isFigure, sort } }: { readonly column: Column<Row> }) {
  const className = isFigure ? "r" : undefined;
  if (!sort) {
    return (
      <th scope="col" className={className}>
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
