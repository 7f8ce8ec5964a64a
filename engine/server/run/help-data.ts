import type { FastifyInstance } from "fastify";
import { type Language, languages } from "#engine/contract/language.ts";
import type { HelpPage } from "../feature.ts";

/** Address of a page's words: `/data/HelpData/en/app-store.json`. */
function helpUrl(language: string, page: HelpPage): string {
  return `/data/HelpData/${language}/${page.route.replace(/^\//, "").replace(/[/{}]+/g, "-")}.json`;
}

function wordsOf(language: Language, page: HelpPage) {
  return { title: page.title[language], paragraphs: page.paragraphs[language] };
}

/** `HelpData.json` (specification 7): per language, from page title to the address of its help. No session needed. */
export function addHelpRoutes(app: FastifyInstance, pages: readonly HelpPage[]): void {
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
    const all = pages.map((page) => ({
      ...wordsOf(language, page),
      roles: page.roles,
      ...(page.route.startsWith("/auth/") && { isOfDoor: true }),
    }));
    app.get(`/data/HelpData/${language}.json`, async (_, reply) =>
      reply.header("cache-control", "no-cache").send(all),
    );
    for (const page of pages) {
      const words = wordsOf(language, page);
      app.get(helpUrl(language, page), async (_, reply) =>
        reply.header("cache-control", "no-cache").send(words),
      );
    }
  }
}
