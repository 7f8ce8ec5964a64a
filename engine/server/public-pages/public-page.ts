import type { FastifyReply, FastifyRequest } from "fastify";
import { type Language, languages } from "#engine/contract/language.ts";
import type { Platform } from "../context.ts";
import { languageOf } from "../http/request-context.ts";

/** In which language and under which address a public page is read. */
export interface PublicVisit {
  readonly language: Language;
  /** Where the app lives, without a slash at its end. */
  readonly origin: string;
}

/** Tags of the preview, such as `["og:title", "Paddy"]`. */
export type PreviewTags = readonly (readonly [string, string])[];

const words = {
  en: { brand: "Santha", otherLanguage: "తెలుగు" },
  te: { brand: "సంత", otherLanguage: "English" },
} as const;

/** Who shares says the language; else the browser. */
export function publicVisit(platform: Pick<Platform, "config">, request: FastifyRequest): PublicVisit {
  const { l: asked } = request.query as { readonly l?: unknown };
  return {
    language:
      languages.find((language) => language === asked) ?? languageOf(request.headers["accept-language"]),
    origin: platform.config.publicUrl ?? `${request.protocol}://${request.host}`,
  };
}

/** Sends a public page; without a name of its own it repeats the one that was asked for, so nobody keeps it for others. */
export function sendPublicPage(
  { config }: Pick<Platform, "config">,
  reply: FastifyReply,
  { html, isFound }: { readonly html: string; readonly isFound: boolean },
): FastifyReply {
  return reply
    .code(isFound ? 200 : 404)
    .type("text/html; charset=utf-8")
    .header("cache-control", config.publicUrl === null ? "no-store" : "public, max-age=300")
    .send(html);
}

interface PublicPage {
  readonly title: string;
  /** In one or two lines, for previews and search engines; left out, no search engine keeps the page. */
  readonly summary?: string;
  readonly tags?: PreviewTags;
  /** Its path in the other language. */
  readonly otherPath?: string;
  /** The element `main`. */
  readonly main: string;
}

/** A whole small page that stands without the app: preview tags, the brand that leads into the app, the other language. */
export function publicPage({ language, origin }: PublicVisit, page: PublicPage): string {
  const { brand, otherLanguage } = words[language];
  const { summary, tags = [], otherPath } = page;
  const preview: PreviewTags = [
    ["og:site_name", brand],
    ["og:locale", language === "te" ? "te_IN" : "en_IN"],
    ...tags,
  ];
  const head =
    summary === undefined
      ? '<meta name="robots" content="noindex">'
      : `${preview.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`).join("\n")}
<meta name="description" content="${escaped(summary)}">
<meta name="twitter:card" content="summary_large_image">`;
  const other = language === "en" ? "te" : "en";
  const toOther =
    otherPath === undefined ? "" : `<a lang="${other}" href="${escaped(otherPath)}">${otherLanguage}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title === "" ? brand : `${page.title} · ${brand}`)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/public-page.css">
${head}
</head>
<body><header><a class="brand" href="${escaped(origin)}/"><img src="/icon.svg" alt="" width="32" height="32">${brand}</a>${toOther}</header>${page.main}</body>
</html>
`;
}

/** Text as it may stand in HTML and in its attributes. */
export function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
