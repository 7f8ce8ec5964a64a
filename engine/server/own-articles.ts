import type { LocalizedText } from "#engine/contract/language.ts";
import type { Feature, HelpPage } from "./feature.ts";

/** A legal or help text as it comes with the app; the platform admin may publish other words in its place. */
export interface OwnArticle {
  /** Names it in addresses and in the table of versions. */
  readonly key: string;
  readonly kind: "legal" | "help";
  readonly title: LocalizedText;
  /** Plain text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item of a list. */
  readonly text: LocalizedText;
}

/** Words that are read in place of those of the app. */
export interface PublishedArticle {
  readonly text: LocalizedText;
  readonly version: number;
  /** Epoch milliseconds. */
  readonly publishedAt: number;
}

/** Reads what was published of these articles; an article whose own text holds has nothing. */
export type ReadPublished = (keys: readonly string[]) => Promise<ReadonlyMap<string, PublishedArticle>>;

/** The key of the help of a page: `/app/store` has `help-app-store`. */
export function helpKey({ route }: Pick<HelpPage, "route">): string {
  return `help-${route
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .join("-")}`;
}

/** The texts of all features: the legal ones, then the help of each page. */
export function ownArticlesOf(features: readonly Feature[]): readonly OwnArticle[] {
  const help = features
    .flatMap((feature) => feature.help)
    .map((page) => ({
      ...{ key: helpKey(page), kind: "help" as const, title: page.title },
      text: { en: page.paragraphs.en.join("\n\n"), te: page.paragraphs.te.join("\n\n") },
    }));
  return [...features.flatMap(({ articles = [] }) => articles), ...help];
}
