import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { type ListedWord, listWords, tryWord } from "../../contract/listed-words.ts";
import { listClosings } from "../../contract/sanctions.ts";

/** Whose writing support asks to close for good. */
export const closingsQuery = queryOptions({
  queryKey: ["moderation", "closings"],
  queryFn: ({ signal }) => call(listClosings, {}, { signal }),
});

/** The words that support looks at first. */
export const wordsQuery = queryOptions({
  queryKey: ["moderation", "words"],
  queryFn: ({ signal }) => call(listWords, {}, { signal }),
});

/** What a word would have held. */
export function trialQuery({
  word,
  takesEndings,
}: {
  readonly word: string;
  readonly takesEndings: boolean;
}) {
  return queryOptions({
    queryKey: ["moderation", "trial", word, takesEndings],
    queryFn: ({ signal }) =>
      call(tryWord, { query: { word, takesEndings: takesEndings ? "true" : "false" } }, { signal }),
  });
}

/** Shows the list as a change has left it; after a refusal it is read again. */
export async function changeWords(sending: Promise<{ words: ListedWord[] }>): Promise<void> {
  try {
    queryClient.setQueryData(wordsQuery.queryKey, await sending);
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: wordsQuery.queryKey });
    throw error;
  }
}
