import * as z from "zod/mini";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText } from "#engine/contract/language.ts";
import { paragraphs } from "#engine/contract/typed-text.ts";

/** Fewest and most characters of an article in one language. */
export const articleLength = { least: 20, most: 20_000 } as const;

/** Legal pages are plain pages for everybody; help stands beside each page of the app. */
export const articleKinds = ["legal", "help"] as const;
export type ArticleKind = (typeof articleKinds)[number];

const articleKey = z.object({ articleKey: z.string().check(z.regex(/^[A-Za-z0-9-]{1,120}$/)) });
const version = z.int().check(z.positive(), z.maximum(1_000_000));

const articleInList = z.object({
  key: z.string(),
  kind: z.enum(articleKinds),
  title: localizedText,
  /** 1 is the text that came with the app. */
  version,
  /** Epoch milliseconds; null for the text that came with the app. */
  publishedAt: z.nullable(z.int()),
});
export type ArticleInList = z.output<typeof articleInList>;

const articleVersion = z.object({
  version,
  publishedAt: z.nullable(z.int()),
  /** First name of the admin; null for the text that came with the app. */
  publishedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The earlier version whose text it has. */
  restoredVersion: z.nullable(version),
});
export type ArticleVersion = z.output<typeof articleVersion>;

const article = z.object({
  key: z.string(),
  kind: z.enum(articleKinds),
  title: localizedText,
  /** What people read. */
  currentVersion: version,
  /** The version that was asked for, else the current one. */
  shownVersion: version,
  text: localizedText,
  /** The latest first. */
  versions: z.array(articleVersion),
});
export type Article = z.output<typeof article>;

export const listArticles = endpoint({
  name: "articles/list",
  summary: "For the platform admin: every legal and help text with its current version.",
  method: "GET",
  path: "/v2/admin/articles",
  permission: "platform-admin",
  answer: z.object({ articles: z.array(articleInList) }),
  errors: {},
});

export const readArticle = endpoint({
  name: "articles/read",
  summary: "For the platform admin: one version of a legal or help text, and the list of its versions.",
  method: "GET",
  path: "/v2/admin/articles/{articleKey}",
  permission: "platform-admin",
  params: articleKey,
  query: z.object({
    version: z.optional(
      z.coerce.number<string | number>().check(z.int(), z.positive(), z.maximum(1_000_000)),
    ),
  }),
  answer: article,
  errors: { "articles/not-found": 404, "articles/version-not-found": 404 },
});

/** Why, and the version that the admin has seen as the current one. */
const change = z.object({ reason: paragraphs(3, 300), seenVersion: version });
const changeErrors = {
  "articles/not-found": 404,
  "articles/changed-meanwhile": 409,
  "articles/same-text": 409,
} as const;

export const publishArticle = endpoint({
  name: "articles/publish",
  summary: "The platform admin publishes a new version of a legal or help text in both languages.",
  method: "POST",
  path: "/v2/admin/articles/{articleKey}/versions",
  permission: "platform-admin",
  params: articleKey,
  body: z.extend(change, {
    en: paragraphs(articleLength.least, articleLength.most),
    te: paragraphs(articleLength.least, articleLength.most).check(z.regex(/\p{Script=Telugu}/u)),
  }),
  answer: article,
  success: "CREATED",
  errors: changeErrors,
});

export const restoreArticle = endpoint({
  name: "articles/restore",
  summary: "The platform admin goes back to an earlier version, which becomes the newest one.",
  method: "POST",
  path: "/v2/admin/articles/{articleKey}/restored",
  permission: "platform-admin",
  params: articleKey,
  body: z.extend(change, { version }),
  answer: article,
  success: "CREATED",
  errors: { ...changeErrors, "articles/version-not-found": 404 },
});
