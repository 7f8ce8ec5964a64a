import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import {
  type Article,
  listArticles,
  publishArticle,
  readArticle,
  restoreArticle,
} from "../contract/articles.ts";

/** Every legal and help text. */
export const articlesQuery = queryOptions({
  queryKey: ["articles", "list"],
  queryFn: ({ signal }) => call(listArticles, {}, { signal }),
  staleTime: 0,
});

/** One text with its versions; without a version the current one. */
export const articleQuery = (articleKey: string, version: number | undefined) =>
  queryOptions({
    queryKey: ["articles", "article", articleKey, version ?? "current"],
    queryFn: ({ signal }) =>
      call(
        readArticle,
        { params: { articleKey }, query: version === undefined ? {} : { version } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Publishes new words of an article. */
export function sendVersion(
  articleKey: string,
  {
    from: seenVersion,
    ...version
  }: { readonly en: string; readonly te: string; from: number; reason: string },
): Promise<Article> {
  return taken(call(publishArticle, { params: { articleKey }, body: { ...version, seenVersion } }));
}

/** Goes back to an earlier version. */
export function sendRestore(
  { key, currentVersion: seenVersion }: Article,
  restored: { readonly version: number; readonly reason: string },
): Promise<Article> {
  return taken(call(restoreArticle, { params: { articleKey: key }, body: { ...restored, seenVersion } }));
}

/** Shows the answer at once; after a refusal, too, all is read again: another admin may have published. */
async function taken(sending: Promise<Article>): Promise<Article> {
  try {
    const article = await sending;
    queryClient.setQueryData(articleQuery(article.key, undefined).queryKey, article);
    return article;
  } finally {
    void queryClient.invalidateQueries({ queryKey: ["articles"] });
    void queryClient.invalidateQueries({ queryKey: ["help"] });
  }
}
