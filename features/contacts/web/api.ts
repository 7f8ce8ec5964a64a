import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { type ImportAnswer, importContacts, listContacts, mostImported } from "../contract.ts";
import type { Card } from "./read-vcards.ts";

const own = ["contacts"] as const;

/** The person's contacts by name, page after page. */
export function contactsQuery(find: string) {
  return infiniteQueryOptions({
    queryKey: [...own, find],
    queryFn: ({ pageParam, signal }) =>
      call(listContacts, { query: { find, ...(pageParam !== null && { after: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
    staleTime: 0,
  });
}

/** Reads the contacts again after a change. */
export const reloadContacts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: own });

/** Adds what a file holds, a part at a time; what was added before a failure stays. */
export async function sendCards(cards: readonly Card[]): Promise<ImportAnswer> {
  let sum: ImportAnswer = { added: 0, known: 0, unreadable: 0, withoutRoom: 0 };
  try {
    for (let from = 0; from < cards.length; from += mostImported) {
      const contacts = cards.slice(from, from + mostImported);
      const part = await call(importContacts, { body: { contacts } });
      sum = {
        added: sum.added + part.added,
        known: sum.known + part.known,
        unreadable: sum.unreadable + part.unreadable,
        withoutRoom: sum.withoutRoom + part.withoutRoom,
      };
    }
    return sum;
  } finally {
    void reloadContacts();
  }
}
