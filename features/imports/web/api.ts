import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { upload } from "#engine/web/data/upload.ts";
import {
  type ImportState,
  type ImportSummary,
  listImports,
  listRows,
  type RowOutcome,
  readImport,
  startImport,
} from "../contract.ts";

/** How often a page asks how far an import is, in milliseconds. */
const pause = 1000;

/** Whether the server is at work on it. */
export function isRunning(state: ImportState): boolean {
  return state === "checking" || state === "applying" || state === "undoing";
}

/** The caller's imports, page after page; asked again while one is at work. */
export const importsQuery = infiniteQueryOptions({
  queryKey: ["imports", "list"],
  queryFn: ({ pageParam, signal }) => call(listImports, { query: { after: pageParam } }, { signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => page.nextAfter ?? undefined,
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ imports }) => imports.some((one) => isRunning(one.state))) ? pause : false,
});

/** One import; asked again while the server is at work on it. */
export function importQuery(importId: number) {
  return queryOptions({
    queryKey: ["imports", "one", importId],
    queryFn: ({ signal }) => call(readImport, { params: { importId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.state) ? pause : false),
  });
}

/** Rows of an import with one outcome; each state of the import has its own. */
export function rowsQuery({ importId, state }: ImportSummary, outcome: RowOutcome) {
  return infiniteQueryOptions({
    queryKey: ["imports", "rows", importId, state, outcome],
    queryFn: ({ pageParam, signal }) =>
      call(listRows, { params: { importId }, query: { outcome, after: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextAfter ?? undefined,
  });
}

/** Sends a file to be checked. */
export function sendFile(file: File, onProgress: (part: number) => void): Promise<ImportSummary> {
  const search = new URLSearchParams({ fileName: file.name.slice(-120) });
  return upload<ImportSummary>({
    path: `${startImport.path}?${search}`,
    bytes: file,
    contentType: "text/csv",
    onProgress,
  });
}

/** Takes an import as the server has just answered it; lists of imports and of own products are read again. */
export function takeImport(answer: ImportSummary): void {
  queryClient.setQueryData(importQuery(answer.importId).queryKey, answer);
  void queryClient.invalidateQueries({ queryKey: ["imports", "list"] });
  void queryClient.invalidateQueries({ queryKey: ["assortment"] });
}
