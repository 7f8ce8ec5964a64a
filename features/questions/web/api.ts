import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { readGuestQuestion } from "../contract/guests.ts";
import type { QuestionFilter, QuestionSort, QuestionView } from "../contract/shapes.ts";
import { findSimilar, listQuestions, readQuestion } from "../contract.ts";

/** The questions that a filter leaves, page by page. */
export function questionsQuery(filter: QuestionFilter, sort: QuestionSort) {
  return infiniteQueryOptions({
    queryKey: ["questions", "list", filter, sort],
    queryFn: ({ pageParam, signal }) =>
      call(
        listQuestions,
        { query: { filter, sort, ...(pageParam !== null && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextAfter }) => nextAfter,
  });
}

/** One question with its answers. */
export function questionQuery(questionId: string) {
  return queryOptions({
    queryKey: ["questions", "one", questionId],
    meta: kept,
    queryFn: ({ signal }) => call(readQuestion, { params: { questionId } }, { signal }),
  });
}

/** The same for guests. */
export function guestQuery(questionId: string) {
  return queryOptions({
    queryKey: ["questions", "guest", questionId],
    queryFn: ({ signal }) => call(readGuestQuestion, { params: { questionId } }, { signal }),
  });
}

/** Questions like a title; while another title is typed those of the one before stay. */
export function similarQuery(title: string, not?: string) {
  return queryOptions({
    queryKey: ["questions", "similar", title, not],
    queryFn: async ({ signal }) =>
      (await call(findSimilar, { query: { title, ...(not !== undefined && { not }) } }, { signal }))
        .questions,
    enabled: title !== "",
    staleTime: 60_000,
    placeholderData: (before) => before,
  });
}

/** Shows what the server made of a question; the lists are asked for again when they are shown. */
export function takeQuestion(view: QuestionView): void {
  queryClient.setQueryData(questionQuery(view.questionId).queryKey, view);
  void queryClient.invalidateQueries({ queryKey: ["questions", "list"] });
}

/** A question that is gone: it is asked for no more, and the lists are without it. */
export function forgetQuestion(questionId: string): void {
  queryClient.removeQueries({ queryKey: questionQuery(questionId).queryKey });
  void queryClient.invalidateQueries({ queryKey: ["questions", "list"] });
}
