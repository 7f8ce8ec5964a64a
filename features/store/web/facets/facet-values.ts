import type { ReactNode } from "react";
import { type Language, useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { useCropTitles } from "#features/catalogue/web";
import type { GoodsCounts } from "../../contract/goods-choice.ts";
import type { Category } from "../../contract/store.ts";
import type { Choice } from "./choice.ts";
import type { FacetValue } from "./facet-list.tsx";
import { useFacetTexts } from "./facets.texts.ts";

/** How counts and values are written at this moment. */
export interface FacetWriter {
  /** A count; "at least so many" where more goods were there than are counted. */
  readonly count: (count: number) => string;
  readonly price: (from: number | undefined, to: number | undefined) => string;
  readonly crop: (slug: string) => string;
  readonly seller: (sellerId: number) => string;
}

/** The most that is written exactly when not all was counted. */
const roundFrom = 1000;

/** Writes the values of facets in the language of the moment. */
export function useFacetWriter(counts: GoodsCounts | undefined): FacetWriter {
  const texts = useFacetTexts();
  const language = useLanguage();
  const cropTitle = useCropTitles();
  const rupees = (amount: number) => formatPaise(amount * 100).replace(/\.00$/, "");
  return {
    count: (count) => {
      if (!counts?.isCapped) return texts.counted(count);
      return texts.atLeast(count < roundFrom ? count : count - (count % roundFrom));
    },
    price: (from, to) => {
      if (from !== undefined && from > 0)
        return to === undefined ? texts.above(rupees(from)) : texts.between(rupees(from), rupees(to));
      return to === undefined ? texts.anyPrice : texts.upTo(rupees(to));
    },
    crop: (slug) => {
      const title = cropTitle(slug);
      return title ? wordsIn(language, title).text : slug;
    },
    seller: (sellerId) => {
      const seller = counts?.sellers.find((one) => one.sellerId === sellerId);
      return seller ? wordsIn(language, seller.name).text : `${texts.seller} ${sellerId}`;
    },
  };
}

/** The values of a facet, those first that show the most; what is chosen is among them even when it shows nothing. */
export function valuesOf<Value extends string | number>(
  counted: readonly { readonly value: Value; readonly count: number }[],
  chosen: readonly Value[],
  text: (value: Value) => ReactNode,
  writer: FacetWriter,
): FacetValue<Value>[] {
  const missing = chosen.filter((value) => counted.every((one) => one.value !== value));
  return [...counted, ...missing.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    ...{ value, text: text(value), counted: writer.count(count) },
  }));
}

/** Categories, or the groups of the chosen one, with their counts. */
export function placesOf(
  choice: Choice,
  categories: readonly Category[],
  counts: GoodsCounts,
  language: Language,
): { readonly slug: string; readonly text: string; readonly count: number }[] {
  const category = categories.find(({ slug }) => slug === choice.category);
  return (category?.groups ?? categories).flatMap(({ slug, title }) => {
    const count = counts.places.find((place) => place.slug === slug)?.count ?? 0;
    const isChosen = slug === choice.group;
    return count > 0 || isChosen ? [{ slug, text: wordsIn(language, title).text, count }] : [];
  });
}
