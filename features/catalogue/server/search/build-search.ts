import { isSize } from "../../contract/pack-size.ts";
import { otherPlants, useMark } from "./crop-uses.ts";
import type { CropNames } from "./crops.ts";
import type { FoundTerms, TermMatch } from "./find-term-matches.ts";
import { tellsOfPest, tellsOfWeed } from "./pest-words.ts";
import { foldForSearch } from "./search-words.ts";
import { soundOf } from "./spelling.ts";
import { synonymsOf } from "./synonyms.ts";
import { isNumberOfVariety } from "./varieties.ts";

type TermMatches = readonly (readonly TermMatch[])[];

/** A parsed search: products must match all required words; those with a preferred match rank first. */
export interface SearchTerms {
  readonly required: TermMatches;
  readonly preferred: readonly TermMatch[];
}

/** The slug of the plant that a word names, in both scripts and by sound; two-word names as one word. */
export function plantsByWord(crops: readonly CropNames[]): ReadonlyMap<string, string> {
  return new Map(
    [...otherPlants, ...crops].flatMap(({ slug, names }) =>
      [...names, ...names.flatMap((name) => synonymsOf(name.toLowerCase()))].flatMap((name) => {
        const word = foldForSearch(name).replaceAll(" ", "");
        return [word, soundOf(word) ?? word].map((form) => [form, slug] as const);
      }),
    ),
  );
}

/**
 * Turns typed words into a search that requires all of them. Sizes and variety numbers only rank. A crop beside a
 * pest finds products against the pest, those for the crop first. `typed` and `meanings` have the same positions.
 */
export function buildSearch(typed: readonly string[], { meanings, plants }: FoundTerms): SearchTerms {
  const isPlain = (_: unknown, at: number) => !isSize(typed[at] ?? "") && !isNumberOfVariety(typed, at);
  const numbers = meanings.filter((_, at) => !isPlain(_, at)).flatMap((list) => list.slice(0, 1));
  const plain = { meanings: meanings.filter(isPlain), plants };
  const sought = seekBesideCrops(typed.filter(isPlain), plain);
  if (sought.required.length === 0) return { required: meanings, preferred: [] };
  return { ...sought, preferred: [...sought.preferred, ...numbers, ...nameOfTwo(typed, meanings)] };
}

/**
 * The rarest two-word name whose words also stand together in the catalogue: "white mite" must not match "white"
 * and "mites" separately.
 */
function nameOfTwo(typed: readonly string[], meanings: TermMatches): TermMatch[] {
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

function seekBesideCrops(typed: readonly string[], { meanings, plants }: FoundTerms): SearchTerms {
  const closest = meanings.map(closestWords);
  const asksForAll = { required: meanings, preferred: [] };
  if (closest.some((words) => words.some(tellsOfWeed))) return asksForAll;
  const plantsTyped = typed.map((word, at) => plantAt(plants, typed, at, [word, ...(closest[at] ?? [])]));
  const isCrop = (at: number) => plantsTyped[at] !== undefined;
  const isOfPest = closest.some((words, at) => !isCrop(at) && words.some(tellsOfPest));
  if (!isOfPest || !typed.some((_, at) => isCrop(at))) return asksForAll;
  const used = [...new Set(plantsTyped)].flatMap((slug) => (slug === undefined ? [] : [asUsedOn(slug)]));
  return {
    required: meanings.filter((_, at) => !isCrop(at)),
    preferred: [...used, ...meanings.filter((_, at) => isCrop(at)).flat()],
  };
}

const asUsedOn = (slug: string): TermMatch => ({ word: useMark + slug, closeness: 1, productCount: 0 });

/** The plant named at a position of the typed words, alone or with a neighbour: red gram. */
function plantAt(
  plants: FoundTerms["plants"],
  typed: readonly string[],
  at: number,
  forms: readonly string[],
): string | undefined {
  const [before = "", word = "", after = ""] = [typed[at - 1], typed[at], typed[at + 1]];
  return [...forms, before + word, word + after]
    .map((form) => plants.get(form))
    .find((slug) => slug !== undefined);
}

function closestWords(meanings: readonly TermMatch[]): string[] {
  const [first] = meanings;
  return meanings.filter(({ closeness }) => closeness === first?.closeness).map(({ word }) => word);
}
