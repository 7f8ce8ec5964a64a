import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { SharedContext } from "#engine/server/http/route.ts";
import { isSize } from "#features/catalogue/contract/pack-size.ts";
import {
  buildSearch,
  type FoundTerms,
  findTermMatches,
  isGuessed,
  type SearchTerms,
  typedWords,
} from "#features/catalogue/server";
import { type GoodsSort, makerSeparator } from "../contract/goods-choice.ts";
import type { countProducts } from "../contract/store.ts";
import type { Viewer } from "./cards.queries.ts";
import { type Audience, viewerFor } from "./viewer.ts";

/** A choice of goods as the queries take it; what is undefined chooses nothing. */
export interface GoodsAsked {
  /** Slugs. */
  readonly category: string | undefined;
  readonly group: string | undefined;
  /** What the typed words of a search may mean, none of them nothing; undefined without a search. */
  readonly sought: SearchTerms | undefined;
  /** Whether some typed words mean nothing here and are left out, or are merely guessed. */
  readonly isWordUnsure: boolean;
  readonly crops: readonly string[] | undefined;
  readonly makers: readonly string[] | undefined;
  readonly sellerIds: readonly number[] | undefined;
  readonly priceFromInPaise: number | undefined;
  readonly priceToInPaise: number | undefined;
  /** Only what is delivered where the caller lives; where that is not known, everything. */
  readonly isServedHere: boolean;
  readonly isInStock: boolean;
  readonly viewer: Viewer;
}

/** What a page of the list asks for. */
export interface PageAsked extends GoodsAsked {
  readonly sort: GoodsSort;
  /** Only products that stand behind this one. */
  readonly after: number | undefined;
  readonly atMost: number;
}

/** Reads a choice out of an address; null when one of its words means nothing here, so that nothing can fit. */
export async function goodsAsked(
  context: SharedContext<Audience>,
  query: CheckedOf<typeof countProducts>["query"],
): Promise<GoodsAsked | null> {
  const found = await termMatchesOf(context, query.q ?? "");
  const { meanings: all } = found;
  const typed = typedWords(query.q ?? "");
  const sought = seekKnown(typed, found);
  const isAllKnown = all.every((list, at) => list.length > 0 || isSize(typed[at] ?? ""));
  if (!isAllKnown && !typed.some((word, at) => isTelling(word, all[at] ?? []))) return null;
  return {
    category: query.category,
    group: query.group,
    sought: sought.required.length > 0 ? sought : undefined,
    isWordUnsure: all.some((list, at) => isUnsure(typed[at] ?? "", list)),
    crops: query.crops?.split(","),
    makers: query.makers?.split(makerSeparator),
    sellerIds: query.sellers?.split(",").map(Number),
    priceFromInPaise: query.priceFromInPaise,
    priceToInPaise: query.priceToInPaise,
    isServedHere: query.everywhere === undefined,
    isInStock: query.inStock !== undefined,
    viewer: await viewerFor(context),
  };
}

/** What typed words may mean; kept for a moment, since list, counts and further pages of a search ask alike. */
export function termMatchesOf(
  { kept, database }: SharedContext<Audience>,
  typed: string,
): Promise<FoundTerms> {
  return kept.get(`words ${typed}`, undefined, () => findTermMatches(database, typed));
}

/** Whether a word may have meant something else; a size that nothing has did not. */
function isUnsure(typed: string, meanings: FoundTerms["meanings"][number]): boolean {
  return !isSize(typed) && isGuessed(typed, meanings);
}

/** What is sought by the words that mean something here. */
export function seekKnown(typed: readonly string[], { meanings, plants }: FoundTerms): SearchTerms {
  const isKnown = (_: unknown, at: number) => (meanings[at]?.length ?? 0) > 0;
  return buildSearch(typed.filter(isKnown), { meanings: meanings.filter(isKnown), plants });
}

const shortestTelling = 3;
const leastClose = 0.5;

/** Whether a word says enough to go by where another one means nothing here: the SL of an unknown substance does not. */
function isTelling(typed: string, meanings: FoundTerms["meanings"][number]): boolean {
  return typed.length >= shortestTelling && meanings.some(({ closeness }) => closeness >= leastClose);
}
