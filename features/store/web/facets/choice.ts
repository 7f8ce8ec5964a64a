import type { GoodsFilter } from "#features/catalogue/web";
import { type GoodsSort, goodsSorts, makerSeparator } from "../../contract/goods-choice.ts";
import type { StoreSearch } from "../search.ts";

/** What is chosen of the goods, and their order; empty lists choose nothing. */
export interface Choice {
  readonly category?: string | undefined;
  readonly group?: string | undefined;
  readonly q?: string | undefined;
  /** Slugs. */
  readonly crops: readonly string[];
  readonly makers: readonly string[];
  readonly sellers: readonly number[];
  /** Whole rupees, both ends included. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Only what is delivered where the person lives, where that is known. */
  readonly isHere: boolean;
  readonly isInStock: boolean;
  readonly sort: GoodsSort;
}

/** As many values of one facet as the server takes. */
const mostValues = 20;
/** In whole rupees. */
const highestPrice = 10_000_000;
const cropSlug = /^[a-z0-9-]{1,60}$/;

/** Reads the address of the store; what no server would understand is as if it were not there. */
export function readChoice(search: StoreSearch): Choice {
  const sort = goodsSorts.find((name) => name === search.sort) ?? "best";
  return {
    ...{ category: search.category, group: search.group, q: search.q, sort },
    crops: partsOf(search.crop, ",").filter((slug) => cropSlug.test(slug)),
    makers: partsOf(search.maker, makerSeparator),
    sellers: partsOf(search.seller, ",")
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
    from: rupeesIn(search.from),
    to: rupeesIn(search.to),
    isHere: search.all === undefined,
    isInStock: search.stock !== undefined,
  };
}

/** The address that says a choice. */
export function searchOf(choice: Choice): StoreSearch {
  const said = {
    ...{ category: choice.category, group: choice.group, q: choice.q },
    crop: choice.crops.join(","),
    maker: choice.makers.join(makerSeparator),
    seller: choice.sellers.length === 1 ? choice.sellers[0] : choice.sellers.join(","),
    from: choice.from,
    to: choice.to,
    all: choice.isHere ? undefined : 1,
    stock: choice.isInStock ? 1 : undefined,
    sort: choice.sort === "best" ? undefined : choice.sort,
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== ""));
}

/** The choice as the server is asked for it. */
export function filterOf(choice: Choice): GoodsFilter {
  const { category, group, q, sort } = choice;
  return {
    ...{ category, group, q, sort },
    crops: choice.crops.join(",") || undefined,
    makers: choice.makers.join(makerSeparator) || undefined,
    sellers: choice.sellers.join(",") || undefined,
    priceFromInPaise: choice.from === undefined ? undefined : choice.from * 100,
    priceToInPaise: choice.to === undefined ? undefined : choice.to * 100,
    everywhere: choice.isHere ? undefined : "1",
    inStock: choice.isInStock ? "1" : undefined,
  };
}

/** The choice without its facets: place, words and order stay. */
export function withoutFacets({ category, group, q, sort }: Choice): Choice {
  const none = { crops: [], makers: [], sellers: [], from: undefined, to: undefined };
  return { category, group, q, sort, ...none, isHere: true, isInStock: false };
}

/** How many facets narrow the list, beside the place that stands on every page of the store. */
export function facetCount(choice: Choice): number {
  const hasPrice = choice.from !== undefined || choice.to !== undefined;
  const lists = choice.crops.length + choice.makers.length + choice.sellers.length;
  return lists + Number(hasPrice) + Number(choice.isInStock);
}

/** The list with the value when it was not in it, else without it. */
export function toggled<Value>(list: readonly Value[], value: Value): Value[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}

function partsOf(text: string | number | undefined, separator: string): string[] {
  const parts = String(text ?? "")
    .split(separator)
    .map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))].slice(0, mostValues);
}

function rupeesIn(text: string | number | undefined): number | undefined {
  return /^\d+$/.test(String(text)) && Number(text) <= highestPrice ? Number(text) : undefined;
}
