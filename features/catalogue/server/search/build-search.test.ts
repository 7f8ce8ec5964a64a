import { expect, test } from "vitest";
import { buildSearch, plantsByWord } from "./build-search.ts";
import type { TermMatch } from "./find-term-matches.ts";

const itself = (word: string): TermMatch[] => [{ word, closeness: 1, productCount: 3 }];
const plants = plantsByWord([
  { slug: "paddy", names: ["Paddy", "వరి"] },
  { slug: "cotton", names: ["Cotton", "పత్తి"] },
  { slug: "maize", names: ["Maize", "మొక్కజొన్న"] },
  { slug: "chilli", names: ["Chilli", "మిరప", "mirchi"] },
  { slug: "red-gram", names: ["Red gram", "కంది"] },
  { slug: "tomato", names: ["Tomato", "టమాటా"] },
  { slug: "onion", names: ["Onion", "ఉల్లి"] },
]);
/** What is required and preferred where every typed word is one of the store. */
function sought(typed: string) {
  const words = typed.split(" ");
  const { required, preferred } = buildSearch(words, { meanings: words.map(itself), plants });
  const text = (list: readonly TermMatch[]) => list.map(({ word }) => word);
  return { required: required.flatMap(text), preferred: text(preferred) };
}

test("beside a pest a crop only says what comes first, in both languages and by each of its names", () => {
  expect(sought("tomato leaf curl")).toEqual({
    required: ["leaf", "curl"],
    preferred: ["@tomato", "tomato"],
  });
  expect(sought("వరి కాండం తొలుచు పురుగు").preferred).toEqual(["@paddy", "వరి"]);
  expect(sought("mirchi thrips").preferred).toEqual(["@chilli", "mirchi"]);
  expect(sought("red gram pod borer")).toEqual({
    required: ["pod", "borer"],
    preferred: ["@red-gram", "red", "gram"],
  });
});

test("a word that a crop resembles, or that stands for it, is the crop", () => {
  const meanings = [[{ word: "tomato", closeness: 0.5, productCount: 2 }], itself("thrips")];
  expect(buildSearch(["tomoto", "thrips"], { meanings, plants }).preferred[0]?.word).toBe("@tomato");
});

test("without a pest all words are asked for; so they are beside a weed, whose killer may kill another crop", () => {
  for (const typed of [
    "tomato seed",
    "cotton",
    "thrips",
    "red onion seed",
    "maize weed killer",
    "వరి కలుపు మందు",
  ])
    expect(sought(typed)).toEqual({ required: typed.split(" "), preferred: [] });
});

test("a size only says what comes first, unless nothing else is typed", () => {
  expect(sought("urea 45kg")).toEqual({ required: ["urea"], preferred: ["45kg"] });
  expect(sought("45kg")).toEqual({ required: ["45kg"], preferred: [] });
});

test("the number of a variety only says what comes first, beside its name in either order and either script", () => {
  expect(sought("bpt 5204")).toEqual({ required: ["bpt"], preferred: ["5204"] });
  expect(sought("1010 mtu")).toEqual({ required: ["mtu"], preferred: ["1010"] });
  expect(sought("బీపీటీ 5204")).toEqual({ required: ["బీపీటీ"], preferred: ["5204"] });
  expect(sought("urea 46")).toEqual({ required: ["urea", "46"], preferred: [] });
});

test("of what two words find, what they name side by side comes first; of two such names the rarer", () => {
  const pair = (word: string, productCount: number): TermMatch => ({ word, closeness: 0.6, productCount });
  const meanings = [
    [...itself("white"), pair("whitemite", 4)],
    [...itself("mite"), pair("mitekiller", 30)],
    itself("killer"),
  ];
  const { required, preferred } = buildSearch(["white", "mite", "killer"], { meanings, plants });
  expect(required).toEqual(meanings);
  expect(preferred).toEqual([{ word: "whitemite", closeness: 1, productCount: 4 }]);
});
