import "fake-indexeddb/auto";
import { InfiniteQueryObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepWithEntry, shownEntry } from "../routes/history-entry.ts";
import { ApiError, NetworkError } from "./api-client.ts";
import { isUnreachable } from "./ask-again.ts";
import { forgetAnswers, kept, persister, persistQueries } from "./query-persister.ts";
import { beginSession, type Session } from "./session.ts";

const person = { profileKey: "a-person", language: "en" } as Session;
let visit: QueryClient;
beforeEach(() => {
  history.replaceState({ entry: "an-entry" }, "");
  beginSession(person);
  beginVisit();
});
afterEach(forgetAnswers);

/** Nothing is left but what the device keeps. */
function beginVisit(): void {
  visit?.clear();
  visit = new QueryClient({
    defaultOptions: { queries: { persister, retry: false, networkMode: "always" } },
  });
  persistQueries(visit);
}

const ask = vi.fn<(page: number) => Promise<string>>();
const single = { queryKey: ["single"], meta: kept, queryFn: () => ask(1) };
const list = {
  queryKey: ["list"],
  meta: kept,
  queryFn: ({ pageParam }: { pageParam: unknown }) => ask(pageParam as number),
  initialPageParam: 1,
  getNextPageParam: (_: string, pages: readonly string[]) => pages.length + 1,
};

async function seenBefore(answer: string): Promise<void> {
  ask.mockResolvedValue(answer);
  await visit.fetchQuery(single);
  await expect.poll(async () => (await indexedDB.databases()).length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  beginVisit();
}

it("what is persisted is shown as old as it is when the server cannot be reached, and is said to be old", async () => {
  await seenBefore("old");
  const before = Date.now();
  ask.mockRejectedValue(new NetworkError("no answer"));
  const observer = new QueryObserver<string>(visit, single);
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBe("old");
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe("idle");
  expect(observer.getCurrentResult().dataUpdatedAt).toBeLessThan(before);
  expect(visit.getQueryCache().getAll().some(isUnreachable)).toBe(true);
  stop();
});

it("what the server refuses is not shown from the device, now or later", async () => {
  await seenBefore("mine once");
  ask.mockRejectedValue(new ApiError(403, { code: "platform/not-allowed" }));
  await expect(visit.fetchQuery(single)).rejects.toThrow(ApiError);
  await new Promise((resolve) => setTimeout(resolve, 50));
  beginVisit();
  ask.mockRejectedValue(new NetworkError("no answer"));
  await expect(visit.fetchQuery(single)).rejects.toThrow(NetworkError);
  expect(visit.getQueryData(single.queryKey)).toBeUndefined();
});

it("answers kept while a person worked for a seller are not shown after the work has ended", async () => {
  beginSession({ ...person, sellerParts: ["orders"] });
  await seenBefore("the seller's");
  beginSession({ ...person, sellerParts: [] });
  ask.mockRejectedValue(new NetworkError("no answer"));
  await expect(visit.fetchQuery(single)).rejects.toThrow(NetworkError);
  expect(visit.getQueryData(single.queryKey)).toBeUndefined();
});

it("a list to which the person comes back is as long as it was at once, and is asked for anew page by page", async () => {
  ask.mockImplementation(async (page) => `old ${page}`);
  await visit.fetchInfiniteQuery({ ...list, pages: 3 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  keepWithEntry(shownEntry(), { 'pages of ["list"]': 2 });
  beginVisit();
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  ask.mockImplementation(async (page) => {
    await answered;
    return `new ${page}`;
  });
  const observer = new InfiniteQueryObserver(visit, list);
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data?.pages).toEqual(["old 1", "old 2"]);
  answer();
  await expect.poll(() => observer.getCurrentResult().data?.pages).toEqual(["new 1", "new 2"]);
  stop();
});
