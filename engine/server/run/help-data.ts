import type { FastifyInstance } from "fastify";
import { type Language, languages } from "#engine/contract/language.ts";
import type { HelpPage } from "../feature.ts";
import { helpKey, type PublishedArticle, type ReadPublished } from "../own-articles.ts";

/** Address of a page's words: `/data/HelpData/en/app-store.json`. */
function helpUrl(language: string, page: HelpPage): string {
  return `/data/HelpData/${language}/${page.route.replace(/^\//, "").replace(/[/{}]+/g, "-")}.json`;
}

/** The words that were published, with their time; else those of the app. */
function wordsOf(language: Language, page: HelpPage, published: ReadonlyMap<string, PublishedArticle>) {
  const title = page.title[language];
  const newer = published.get(helpKey(page));
  if (!newer) return { title, paragraphs: page.paragraphs[language] };
  return { title, paragraphs: newer.text[language].split(/(?:\r?\n){2,}/), publishedAt: newer.publishedAt };
}

/** `HelpData.json` (specification 7): per language, from page title to the address of its help. No session needed. */
export function addHelpRoutes(
  app: FastifyInstance,
  pages: readonly HelpPage[],
  readPublished: ReadPublished,
): void {
  const index = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(pages.map((page) => [page.title[language], helpUrl(language, page)])),
    ]),
  );
  app.get("/data/HelpData/HelpData.json", async (_, reply) =>
    reply.header("cache-control", "no-cache").send(index),
  );
  for (const language of languages) {
    // All pages of a language at once, for the search, which shows to each person only the pages that he can use.
    app.get(`/data/HelpData/${language}.json`, async (_, reply) => {
      const published = await readPublished(pages.map(helpKey));
      const all = pages.map((page) => ({
        ...wordsOf(language, page, published),
        roles: page.roles,
        ...(page.route.startsWith("/auth/") && { isOfDoor: true }),
      }));
      return reply.header("cache-control", "no-cache").send(all);
    });
    for (const page of pages) {
      app.get(helpUrl(language, page), async (_, reply) =>
        reply
          .header("cache-control", "no-cache")
          .send(wordsOf(language, page, await readPublished([helpKey(page)]))),
      );
    }
  }
}
