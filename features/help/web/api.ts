import { queryOptions } from "@tanstack/react-query";
import type { Role } from "#engine/contract/person.ts";
import { patiently, refusalOf } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { kept } from "#engine/web/data/query-persister.ts";
import { currentLanguage, type Language } from "#engine/web/words/language.ts";

/** Per language, from the title of a page to the address of its help (ENT-008). */
export type HelpIndex = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** The words of one help page. */
export interface HelpPage {
  readonly title: string;
  /** Plain text of articles: a heading begins with `# `, an item of a list with `- `. */
  readonly paragraphs: readonly string[];
  /** Epoch milliseconds; left out for words that came with the app. */
  readonly publishedAt?: number;
  /** Who can use the page; left out, everybody. */
  readonly roles?: readonly Role[];
  /** Of a page before sign-in, which a person who is signed in does not see. */
  readonly isOfDoor?: boolean;
  /** One of the answers to what is asked often: found by the search, but no page of the index. */
  readonly isAnswer?: boolean;
}

/** The help data are files: read once a visit, no envelope around them. */
const once = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** Which page has help, and where. */
export const helpIndexQuery = queryOptions({
  queryKey: ["help", "index"],
  meta: kept,
  queryFn: ({ signal }) => readFile<HelpIndex>("/data/HelpData/HelpData.json", signal),
  ...once,
});

/** The help page at this address. */
export const helpPageQuery = (url: string) =>
  queryOptions({
    queryKey: ["help", "page", url],
    meta: kept,
    queryFn: ({ signal }) => readFile<HelpPage>(url, signal),
    ...once,
  });

/** All help pages of a language and what is asked often, for the search. */
export const helpPagesQuery = (language: Language) =>
  queryOptions({
    queryKey: ["help", "pages", language],
    meta: kept,
    queryFn: async ({ signal }) => {
      const pages = await readFile<readonly HelpPage[]>(`/data/HelpData/${language}.json`, signal);
      const { faqPages } = await import("./faq.ts");
      return [...pages, ...faqPages(language)];
    },
    ...once,
  });

/** Asks for all help in the language of the moment, so that each page has its own without a network. */
export async function keepHelp(): Promise<void> {
  await queryClient.prefetchQuery(helpIndexQuery);
  await queryClient.prefetchQuery(helpPagesQuery(currentLanguage()));
}

function readFile<Content>(url: string, signal: AbortSignal): Promise<Content> {
  return patiently({ method: "GET", signal }, async (patience) => {
    const response = await fetch(url, { signal: patience.signal });
    patience.extend();
    if (!response.ok) throw refusalOf(response.status);
    return (await response.json()) as Content;
  });
}
