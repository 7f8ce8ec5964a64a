import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { SharedContext } from "#engine/server/http/route.ts";
import { isSize } from "#features/catalogue/contract/pack-size.ts";
import { type FoundTerms, typedWords } from "#features/catalogue/server";
import { type suggestGoods as endpoint, mostSuggested } from "../../contract/suggestions.ts";
import { seekKnown, termMatchesOf } from "../goods-asked.ts";
import { type Audience, viewerFor } from "../viewer.ts";
import { readSuggestions, type SuggestionRow } from "./suggestions.queries.ts";

type Answer = AnswerOf<typeof endpoint>;

/** A typed word and what it may mean, the closest first. */
interface Understood {
  readonly typed: string;
  readonly meanings: FoundTerms["meanings"][number];
}

/** What the words typed so far may lead to; words that mean nothing here are left out of account. Two statements. */
export async function suggestGoods(
  context: SharedContext<Audience>,
  { query }: CheckedOf<typeof endpoint>,
): Promise<Answer> {
  const typed = typedWords(query.q);
  const found = await termMatchesOf(context, query.q);
  const words = typed.map((word, at): Understood => ({ typed: word, meanings: found.meanings[at] ?? [] }));
  const rows = await readSuggestions(context.database, {
    sought: seekKnown(typed, found),
    beginnings: typed,
    atMost: mostSuggested,
    viewer: await viewerFor(context),
  });
  const products = rows.filter(({ kind }) => kind === "product");
  return {
    instead: insteadOf(words, products),
    places: rows.filter(({ kind }) => kind === "place").map(placeOf),
    products: products.map(productOf),
  };
}

/** From this closeness on a word is what was typed, or its beginning, or sounds like it. */
const isAsTyped = 0.6;

/** The typed words put right as the titles of what they find write them, without those that mean nothing. */
function insteadOf(words: readonly Understood[], products: readonly SuggestionRow[]): string | null {
  const titles = products.map(({ title_en, title_te }) => ` ${title_en} ${title_te} `.toLowerCase());
  const right = words.flatMap(({ typed, meanings }) => {
    const [closest] = meanings;
    if (!closest) return isSize(typed) ? [typed] : [];
    if (closest.closeness >= isAsTyped) return [typed];
    const written = meanings.find(({ word }) => titles.some((title) => title.includes(` ${word} `)));
    return [written?.word ?? typed];
  });
  // Two words that are one in the store are put right as one.
  const text = [...new Set(right)].join(" ");
  return text === "" || text === words.map(({ typed }) => typed).join(" ") ? null : text;
}

function placeOf({ category, slug, title_en, title_te }: SuggestionRow): Answer["places"][number] {
  return { category, group: slug, title: { en: title_en, te: title_te } };
}

function productOf({ id, category, slug, title_en, title_te }: SuggestionRow): Answer["products"][number] {
  return { level3Id: id, categorySlug: category, slug: slug ?? "", title: { en: title_en, te: title_te } };
}
