/** Where a list of orders goes on: behind the one that was placed then and has this number. */
export interface ListPlace {
  readonly at: Date;
  readonly id: string;
}

export function nextAfter(row: { readonly created_at: Date; readonly id: string }): string {
  return `${row.created_at.getTime()}_${row.id}`;
}

/** A place that is not one of ours starts from the top. */
export function placeOf(after: string | undefined): ListPlace | null {
  const match = /^([0-9]{1,15})_([0-9A-Za-z-]{1,40})$/.exec(after ?? "");
  return match ? { at: new Date(Number(match[1])), id: match[2] ?? "" } : null;
}
