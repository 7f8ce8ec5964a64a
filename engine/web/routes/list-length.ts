import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { keptWithEntry, shownEntry } from "./history-entry.ts";

/** Whether an answer is a list that is paged through. */
function isPaged(data: unknown): data is InfiniteData<unknown> {
  return typeof data === "object" && data !== null && "pages" in data && "pageParams" in data;
}

/** Of a list that was paged through the beginning; any other answer as it is. */
export function upTo<Data>(data: Data, length: number): Data {
  if (!isPaged(data) || data.pages.length <= length) return data;
  const { pages, pageParams } = data;
  return { ...data, pages: pages.slice(0, length), pageParams: pageParams.slice(0, length) };
}

const nameOf = (queryHash: string): string => `pages of ${queryHash}`;

/** How many pages each list has that is shown now, to be kept with the entry of the history. */
export function lengthsShown(client: QueryClient): Readonly<Record<string, number>> {
  const lists = client
    .getQueryCache()
    .getAll()
    .flatMap((query) =>
      query.isActive() && isPaged(query.state.data) ? [{ query, ...query.state.data }] : [],
    );
  return Object.fromEntries(lists.map(({ query, pages }) => [nameOf(query.queryHash), pages.length]));
}

/** How many pages a list had when the page that is shown was left; 1 when it is shown for the first time. */
export function lengthLeft(queryHash: string): number {
  const length = keptWithEntry(shownEntry(), nameOf(queryHash));
  return typeof length === "number" && length > 1 ? length : 1;
}
