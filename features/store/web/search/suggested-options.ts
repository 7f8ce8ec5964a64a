import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { suggestGoods } from "../../contract/suggestions.ts";
import { useStoreTexts } from "../words.ts";

/** What may be picked below the search field. */
export interface SearchOption {
  readonly key: string;
  readonly kind: "recent" | "instead" | "place" | "product";
  readonly text: string;
  /** The words that are searched for; undefined where the option leads to a place or a product. */
  readonly q?: string;
  readonly place?: { readonly category: string; readonly group: string | null };
  readonly product?: { readonly category: string; readonly productName: string; readonly id: string };
}

const pauseMs = 150;
const fewestLetters = 2;

/** What the words typed so far may lead to. */
export function suggestionsQuery(q: string) {
  return queryOptions({
    queryKey: ["store", "suggestions", q],
    queryFn: ({ signal }) => call(suggestGoods, { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
}

/** The options for what stands in the field: recent searches while it is empty, suggestions after a short pause in typing. */
export function useSearchOptions(typed: string, isOpen: boolean, recent: readonly string[]): SearchOption[] {
  const texts = useStoreTexts();
  const language = useLanguage();
  const q = useSettled(typed.trim());
  const isAsked = isOpen && q.length >= fewestLetters;
  const { data } = useQuery({ ...suggestionsQuery(q), enabled: isAsked });
  if (typed.trim() === "")
    return recent.map((words) => ({ key: `recent ${words}`, kind: "recent", text: words, q: words }));
  if (!isAsked || !data) return [];
  const instead = data.instead;
  return [
    ...(instead === null
      ? []
      : [{ key: "instead", kind: "instead" as const, text: texts.didYouMean(instead), q: instead }]),
    ...data.places.map(({ category, group, title }) => ({
      ...{ key: `place ${category} ${group}`, kind: "place" as const, place: { category, group } },
      text: wordsIn(language, title).text,
    })),
    ...data.products.map(({ level3Id, categorySlug, slug, title }) => ({
      ...{ key: `product ${level3Id}`, kind: "product" as const, text: wordsIn(language, title).text },
      product: { category: categorySlug, productName: slug, id: String(level3Id) },
    })),
  ];
}

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
