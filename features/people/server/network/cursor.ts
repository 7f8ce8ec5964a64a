import type { Cursor } from "./network.queries.ts";

/** Reads the place that a page before has named; anything else begins at the top. */
export function cursorOf(after: string | undefined): Cursor | undefined {
  const [, at, profileKey] = /^([0-9]{1,15})~([\w-]{1,64})$/.exec(after ?? "") ?? [];
  return at === undefined || profileKey === undefined ? undefined : { at: new Date(Number(at)), profileKey };
}

/** The lines of a page, and the place behind them if there are more. */
export function pageOf<Row extends { readonly at: Date; readonly profileKey: string }>(
  rows: readonly Row[],
  limit: number,
): { readonly shown: readonly Row[]; readonly nextAfter: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextAfter: last ? `${last.at.getTime()}~${last.profileKey}` : null };
}
