import { classes } from "./classes.tsx";

/** The small number on a sign of the shell; nothing for 0 and undefined, 99+ above 99. */
export function CountBadge({ count }: { readonly count: number | undefined }) {
  if (!count) return null;
  return (
    <span className="badge" aria-hidden="true">
      {count > 99 ? "99+" : count}
    </span>
  );
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
