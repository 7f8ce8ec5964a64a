import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Language, languages } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import { languageOf } from "#engine/server/http/request-context.ts";
import type { ReadPublished } from "#engine/server/own-articles.ts";
import { legalPages } from "../contract.ts";
import { legalHtml } from "./legal-page.html.ts";
import { legalStyle } from "./legal-style.ts";
import { contactsIn, legalArticles, legalKey } from "./legal-text.ts";

const stylePath = "/public/legal/page.css";

/** `/public/legal/{page}`: plain pages, readable without scripts, without a session and before the app is loaded. */
export function addLegalPages(
  app: FastifyInstance,
  { config }: Pick<Platform, "config">,
  readPublished: ReadPublished,
): void {
  app.get(stylePath, (_, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=86400").send(legalStyle),
  );
  for (const page of legalPages) {
    app.get(`/public/legal/${page}`, async (request, reply) => {
      const language = languageAsked(request);
      const published = (await readPublished([legalKey(page)])).get(legalKey(page));
      const { text } = published ?? legalArticles[page];
      const contacts = contactsIn(language, { ...config.operator, supportPhone: config.supportPhone });
      return reply
        .type("text/html; charset=utf-8")
        .header("cache-control", "public, max-age=300")
        .header("vary", "accept-language")
        .send(legalHtml({ page, language, stylePath, text: text[language], contacts, published }));
    });
  }
}

/** The link says the language; else the browser. */
function languageAsked(request: FastifyRequest): Language {
  const { l: asked } = request.query as { readonly l?: unknown };
  return languages.find((language) => language === asked) ?? languageOf(request.headers["accept-language"]);
}
