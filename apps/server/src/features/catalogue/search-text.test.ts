import { expect, test } from "vitest";
import { searchPatternsOf, searchTextOf } from "./search-text.ts";

test("search text is lower case, without joiners, each part once, every word after a space", () => {
  const parts = ["Paddy Seed, long (140 days)", "విష్\u200cలిస్ట్", "PADDY seed, long (140 days)", ""];
  expect(searchTextOf(parts)).toBe(" paddy seed long 140 days విష్లిస్ట్");
});

test("signs inside a word stay, signs around it go", () => {
  expect(searchTextOf(["NPK 19:19:19, 0.5% “x”."])).toBe(" npk 19:19:19 0.5% “x”");
});

test("every typed word becomes one pattern, in whatever case, order or spacing", () => {
  expect(searchPatternsOf("  Seed   paddy SEED ")).toEqual(["%seed%", "%paddy%"]);
});

test("a word of one or two letters must begin a word", () => {
  expect(searchPatternsOf("zn వర seed")).toEqual(["% zn%", "% వర%", "%seed%"]);
});

test("signs that LIKE reads as wild cards are looked for as they are", () => {
  expect(searchPatternsOf("100% a_b c\\d")).toEqual(["%100\\%%", "%a\\_b%", "%c\\\\d%"]);
});

test("Telugu typed with or without joiners, or with separately typed signs, is the same word", () => {
  expect(searchPatternsOf("విష్\u200cలిస్ట్")).toEqual(searchPatternsOf("విష్లిస్ట్"));
  expect(searchPatternsOf("కె\u0c56")).toEqual(searchPatternsOf("కై"));
});

test("control characters are no part of a word, and at most eight words count", () => {
  expect(searchPatternsOf("a\u0000b\u0007")).toEqual(["% a%", "% b%"]);
  expect(searchPatternsOf("one two three four five six seven eight nine")).toHaveLength(8);
});
