import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import {
  type Article,
  type listArticles as listEndpoint,
  readArticle as readEndpoint,
} from "../contract/articles.ts";
import { toArticle } from "./article-dto.ts";
import { selectPublished, selectVersions } from "./queries.ts";

/** Every legal and help text with its current version, in the order of the features. */
export async function listArticles({
  database,
  ownArticles,
}: MemberContext): Promise<AnswerOf<typeof listEndpoint>> {
  const rows = await selectPublished(
    database,
    ownArticles.map(({ key }) => key),
  );
  const published = new Map(rows.map((row) => [row.key, row]));
  return {
    articles: ownArticles.map(({ key, kind, title }) => {
      const row = published.get(key);
      return {
        key,
        kind,
        title,
        version: row?.version ?? 1,
        publishedAt: row?.publishedAt.getTime() ?? null,
      };
    }),
  };
}

/** One version of an article, with the list of all. */
export async function readArticle(
  { database, ownArticles }: MemberContext,
  { params: { articleKey }, query: { version } }: CheckedOf<typeof readEndpoint>,
): Promise<Article> {
  const own = ownArticles.find(({ key }) => key === articleKey);
  if (!own) return refuse(readEndpoint, "articles/not-found");
  const article = toArticle(own, await selectVersions(database, articleKey), version);
  return article ?? refuse(readEndpoint, "articles/version-not-found");
}
