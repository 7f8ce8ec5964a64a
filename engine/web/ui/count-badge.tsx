import { classes } from "./classes.tsx";

const shortened = (count: number): string => (count > 99 ? "99+" : String(count));

/** The small number on a sign of the shell; nothing for 0 and undefined, 99+ above 99. */
export function CountBadge({ count }: { readonly count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="badge" aria-hidden="true">
      {shortened(count)}
    </span>
  );
}

/**
 * The same on a button that has a name of its own and says the number beside it: drawn by the style sheet, since a
 * number in the button would count as a part of its name.
 */
export function DrawnCount({ count }: { readonly count: number }) {
  return <span className="badge" aria-hidden="true" data-count={shortened(count)} />;
}

/** The number at the end of a row; `hot` makes it marigold. */
export function RowCount({
  count,
  hot = false,
}: {
  readonly count: number | undefined;
  readonly hot?: boolean;
}) {
  if (!count) return null;
  return <span className={classes("count end", hot && "hot")}>{count}</span>;
}
