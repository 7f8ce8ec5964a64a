import type { CheckedOf } from "@santha/contract/endpoint";
import { type GoodsSort, makerSeparator } from "@santha/contract/goods-choice";
import type { countProducts } from "@santha/contract/store";
import { findMeanings, isGuessed, type Meaning, typedWords } from "#features/catalogue";
import type { MemberContext } from "#platform/context";
import type { Viewer } from "./cards.queries.ts";
import { viewerOf } from "./viewer.ts";

/** A choice of goods as the queries take it; what is undefined chooses nothing. */
export interface GoodsAsked {
  /** Slugs. */
  readonly category: string | undefined;
  readonly group: string | undefined;
  /** What each typed word of a search may mean; undefined without a search. */
  readonly meanings: readonly (readonly Meaning[])[] | undefined;
  /** Whether some typed words mean nothing here and are left out, or are merely guessed. */
  readonly isWordUnsure: boolean;
  readonly crops: readonly string[] | undefined;
  readonly makers: readonly string[] | undefined;
  readonly sellerIds: readonly number[] | undefined;
  readonly priceFromInPaise: number | undefined;
  readonly priceToInPaise: number | undefined;
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
  context: MemberContext,
  query: CheckedOf<typeof countProducts>["query"],
): Promise<GoodsAsked | null> {
  const all = query.q ? await findMeanings(context.database, query.q) : [];
  const meanings = all.filter((list) => list.length > 0);
  const typed = typedWords(query.q ?? "");
  if (meanings.length < all.length && !typed.some((word, at) => isTelling(word, all[at] ?? []))) return null;
  return {
    category: query.category,
    group: query.group,
    meanings: meanings.length > 0 ? meanings : undefined,
    isWordUnsure: all.some((list, at) => isGuessed(typed[at] ?? "", list)),
    crops: query.crops?.split(","),
    makers: query.makers?.split(makerSeparator),
    sellerIds: query.sellers?.split(",").map(Number),
    priceFromInPaise: query.priceFromInPaise,
    priceToInPaise: query.priceToInPaise,
    isServedHere: query.servedHere !== undefined,
    isInStock: query.inStock !== undefined,
    viewer: viewerOf(context),
  };
}

const shortestTelling = 3;
const leastClose = 0.5;

/** Whether a word says enough to go by where another one means nothing here: the SL of an unknown substance does not. */
function isTelling(typed: string, meanings: readonly Meaning[]): boolean {
  return typed.length >= shortestTelling && meanings.some(({ closeness }) => closeness >= leastClose);
}
