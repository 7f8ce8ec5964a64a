import { route } from "#engine/server/http/route.ts";
import * as articles from "../contract/articles.ts";
import { publishArticle, restoreArticle } from "./publish-article.ts";
import { listArticles, readArticle } from "./read-articles.ts";

export const articlesRoutes = [
  route(articles.listArticles, listArticles),
  route(articles.readArticle, readArticle),
  route(articles.publishArticle, publishArticle),
  route(articles.restoreArticle, restoreArticle),
];
