import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { chooseReading, type ListOrder, type Reading, readReading } from "../../contract/reading.ts";
import { updatesQuery } from "../api.ts";

/** In which order the person reads, and the crops he has chosen. */
export const readingQuery = queryOptions({
  queryKey: ["updates", "reading"],
  meta: kept,
  queryFn: ({ signal }) => call(readReading, {}, { signal }),
});

/** Keeps the order that the person has chosen, which is shown already. Throws what `call` throws. */
export async function keepOrder(sort: ListOrder): Promise<void> {
  await queryClient.cancelQueries({ queryKey: readingQuery.queryKey });
  queryClient.setQueryData(readingQuery.queryKey, (before) => before && { ...before, sort });
  queryClient.setQueryData(readingQuery.queryKey, await call(chooseReading, { body: { sort } }));
}

/** Keeps the crops of the person; his list is made anew. Throws what `call` throws. */
export async function keepCrops(crops: Reading["crops"]): Promise<void> {
  queryClient.setQueryData(readingQuery.queryKey, await call(chooseReading, { body: { crops } }));
  await queryClient.resetQueries({ queryKey: updatesQuery("for-you").queryKey });
}
