import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { listComments } from "../contract/comments.ts";
import type { Update } from "../contract/update.ts";
import {
  deleteUpdate,
  editUpdate,
  listScheduled,
  listUpdates,
  readPublicUpdate,
  readUpdate,
  type UpdateDraft,
  type UpdateList,
  writeUpdate,
} from "../contract/updates.ts";
import { changeShown } from "./card/card.api.ts";

/** The list "For you" stays as it was made while one goes and comes back: nothing moves under the reader. */
const stays = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 } as const;

/** A list of updates, part after part. */
export function updatesQuery(show: UpdateList) {
  return infiniteQueryOptions({
    ...(show === "for-you" && stays),
    queryKey: ["updates", "list", show],
    meta: kept,
    queryFn: ({ pageParam, signal }) =>
      call(listUpdates, { query: { show, ...(pageParam && { after: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: string | null }) => nextAfter,
  });
}

/** One update. Throws ApiError `updates/not-found`. */
export function updateQuery(shareId: string) {
  return queryOptions({
    queryKey: ["updates", "one", shareId],
    meta: kept,
    queryFn: ({ signal }) => call(readUpdate, { params: { shareId } }, { signal }),
  });
}

/** What the person has written for later. */
export const scheduledQuery = queryOptions({
  queryKey: ["updates", "scheduled"],
  queryFn: ({ signal }) => call(listScheduled, {}, { signal }),
});

/** A shared update as a guest sees it. Throws ApiError `updates/not-found`. */
export function sharedQuery(shareId: string) {
  return queryOptions({
    queryKey: ["updates", "shared", shareId],
    queryFn: ({ signal }) => call(readPublicUpdate, { params: { shareId } }, { signal }),
  });
}

/** What was said to an update, oldest first. */
export function commentsQuery(shareId: string) {
  return infiniteQueryOptions({
    queryKey: ["updates", "comments", shareId],
    meta: kept,
    queryFn: ({ pageParam, signal }) =>
      call(listComments, { params: { shareId }, query: { after: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextAfter }: { readonly nextAfter: number | null }) => nextAfter,
  });
}

/** Writes an update, or changes one; lists and home stream are read again. Throws what `call` throws. */
export async function sendUpdate(
  body: UpdateDraft,
  { shareId, idempotencyKey }: { readonly shareId: string | undefined; readonly idempotencyKey: string },
): Promise<Update> {
  const update = shareId
    ? await call(editUpdate, { params: { shareId }, body })
    : await call(writeUpdate, { body }, { idempotencyKey });
  await readAgain();
  return update;
}

/** Deletes an own update; it is gone from everything that is shown. Throws what `call` throws. */
export async function removeUpdate(shareId: string): Promise<void> {
  await call(deleteUpdate, { params: { shareId } });
  changeShown(shareId, null);
  queryClient.removeQueries({ queryKey: updateQuery(shareId).queryKey });
  await readAgain();
}

/** Comments and their number are read again. */
export async function readTalkAgain(shareId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: commentsQuery(shareId).queryKey }),
    queryClient.invalidateQueries({ queryKey: updateQuery(shareId).queryKey }),
  ]);
  const read = queryClient.getQueryData(updateQuery(shareId).queryKey);
  if (read) changeShown(shareId, { commentCount: read.commentCount });
}

async function readAgain(): Promise<void> {
  await Promise.all(["updates", "feed"].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
