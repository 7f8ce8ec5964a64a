import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import {
  listNetwork,
  listViews,
  type NetworkList,
  type Person,
  readPerson,
  searchPeople,
} from "../contract.ts";

const rowsAtOnce = 50;
const lists = ["people", "lists"] as const;

/** One person. Throws ApiError `people/not-found`. */
export function personQuery(profileKey: string) {
  return queryOptions({
    queryKey: ["people", "one", profileKey],
    queryFn: ({ signal }) => call(readPerson, { params: { profileKey } }, { signal }),
  });
}

/** Keeps what the server answers about a person; the lists are read again when they are next shown. */
export function takePerson(person: Person): void {
  queryClient.setQueryData(personQuery(person.profileKey).queryKey, person);
  void queryClient.invalidateQueries({ queryKey: lists });
}

/** Followers, followed or blocked people, page after page. */
export function networkQuery(list: NetworkList) {
  return infiniteQueryOptions({
    queryKey: [...lists, list],
    queryFn: ({ pageParam, signal }) =>
      call(
        listNetwork,
        { query: { list, limit: rowsAtOnce, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
    staleTime: 0,
  });
}

/** Who viewed the person's own profile, page after page. */
export const viewsQuery = infiniteQueryOptions({
  queryKey: [...lists, "views"],
  queryFn: ({ pageParam, signal }) =>
    call(listViews, { query: { limit: rowsAtOnce, ...(pageParam && { after: pageParam }) } }, { signal }),
  initialPageParam: "",
  getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
  staleTime: 0,
});

/** People found by a text, page after page. */
export function peopleFoundQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: [...lists, "search", q],
    queryFn: ({ pageParam, signal }) =>
      call(searchPeople, { query: { q, ...(pageParam !== null && { after: pageParam }) } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
  });
}
