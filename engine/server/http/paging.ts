/** Behind what the next page of a list begins: what came then and, of several of that moment, has this id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** The place that a browser was given as `nextAfter` and sends back as it is. One that is not one of ours starts from the top. */
export function cursorOf(after: string | undefined): Cursor | null {
  const match = /^([0-9]{1,15})_([0-9A-Za-z-]{1,60})$/.exec(after ?? "");
  return match ? { at: new Date(Number(match[1])), id: match[2] ?? "" } : null;
}

/** Such a place in a list whose ids are numbers. */
export function numericCursorOf(after: string | undefined): Cursor | null {
  const cursor = cursorOf(after);
  return cursor && /^[0-9]{1,15}$/.test(cursor.id) ? cursor : null;
}

/** The rows of a page of which one more was read, and where the next one begins; null: these were all. */
export function pageOf<Row>(
  rows: readonly Row[],
  atMost: number,
  place: (last: Row) => Cursor,
): { readonly page: readonly Row[]; readonly nextAfter: string | null } {
  const page = rows.slice(0, atMost);
  const last = page.at(-1);
  if (!last || rows.length <= atMost) return { page, nextAfter: null };
  const { at, id } = place(last);
  return { page, nextAfter: `${at.getTime()}_${id}` };
}
