import { plants, useMark } from "./crop-uses.ts";
import type { Meaning } from "./find-meanings.ts";
import { tellsOfPest, tellsOfWeed } from "./pest-words.ts";
import { foldForSearch, isSize } from "./search-words.ts";
import { soundOf } from "./spelling.ts";
import { synonymsOf } from "./synonyms.ts";
import { isNumberOfVariety } from "./varieties.ts";

type Meanings = readonly (readonly Meaning[])[];

/** What is searched for: goods must have the required words; those with one of the preferred meanings come first. */
export interface Sought {
  readonly required: Meanings;
  readonly preferred: readonly Meaning[];
}

/** The plant that a word names, in both scripts and as it sounds; names of two words in one. */
const plantOfWord = new Map(
  plants.flatMap(({ slug, names }) =>
    [...names, ...names.flatMap(synonymsOf)].flatMap((name) => {
      const word = foldForSearch(name).replaceAll(" ", "");
      return [word, soundOf(word) ?? word].map((form) => [form, slug] as const);
    }),
  ),
);

/**
 * What typed words ask for: all of them, but for what only says which comes first. Sizes and numbers of varieties: of
 * what is asked for, that of the size or the number. A crop beside a pest: what is against the pest, of this first what is used on the crop. `typed` and
 * `meanings` go by the same places.
 */
export function seekGoods(typed: readonly string[], meanings: Meanings): Sought {
  const isPlain = (_: unknown, at: number) => !isSize(typed[at] ?? "") && !isNumberOfVariety(typed, at);
  const numbers = meanings.filter((_, at) => !isPlain(_, at)).flatMap((list) => list.slice(0, 1));
  const sought = seekBesideCrops(typed.filter(isPlain), meanings.filter(isPlain));
  if (sought.required.length === 0) return { required: meanings, preferred: [] };
  return { ...sought, preferred: [...sought.preferred, ...numbers, ...nameOfTwo(typed, meanings)] };
}

/**
 * The rarest name of two words that stand side by side in the store as well: white mite is not what has to do with
 * white and with mites.
 */
function nameOfTwo(typed: readonly string[], meanings: Meanings): Meaning[] {
  return meanings
    .flatMap((list, at) => {
      const pair = (typed[at] ?? "") + (typed[at + 1] ?? "");
      const forms = [pair, soundOf(pair)];
      return at + 1 < typed.length ? list.filter(({ word }) => forms.includes(word)) : [];
    })
    .toSorted((one, other) => one.productCount - other.productCount)
    .slice(0, 1)
    .map((meaning) => ({ ...meaning, closeness: 1 }));
}

function seekBesideCrops(typed: readonly string[], meanings: Meanings): Sought {
  const closest = meanings.map(closestWords);
  const asksForAll = { required: meanings, preferred: [] };
  if (closest.some((words) => words.some(tellsOfWeed))) return asksForAll;
  const plantsTyped = typed.map((word, at) => plantAt(typed, at, [word, ...(closest[at] ?? [])]));
  const isCrop = (at: number) => plantsTyped[at] !== undefined;
  const isOfPest = closest.some((words, at) => !isCrop(at) && words.some(tellsOfPest));
  if (!isOfPest || !typed.some((_, at) => isCrop(at))) return asksForAll;
  const used = [...new Set(plantsTyped)].flatMap((slug) => (slug === undefined ? [] : [asUsedOn(slug)]));
  return {
    required: meanings.filter((_, at) => !isCrop(at)),
    preferred: [...used, ...meanings.filter((_, at) => isCrop(at)).flat()],
  };
}

const asUsedOn = (slug: string): Meaning => ({ word: useMark + slug, closeness: 1, productCount: 0 });

/** The plant that stands at a place of the typed words, alone or together with a neighbour: red gram. */
function plantAt(typed: readonly string[], at: number, forms: readonly string[]): string | undefined {
  const [before = "", word = "", after = ""] = [typed[at - 1], typed[at], typed[at + 1]];
  return [...forms, before + word, word + after]
    .map((form) => plantOfWord.get(form))
    .find((slug) => slug !== undefined);
}

function closestWords(meanings: readonly Meaning[]): string[] {
  const [first] = meanings;
  return meanings.filter(({ closeness }) => closeness === first?.closeness).map(({ word }) => word);
}
