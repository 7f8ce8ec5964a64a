import { expect, test } from "vitest";
import { isSize } from "../../contract/pack-size.ts";
import { foldForSearch, searchWordsOf, typedWordsOf } from "./search-words.ts";

const nothing = { title: [], group: [], category: [], maker: [], pack: [] };

test("text is compared in lower case, without joiners and signs around words", () => {
  expect(foldForSearch("Paddy Seed, long (140 days) “x”")).toBe("paddy seed long 140 days x");
  expect(foldForSearch("విష్\u200cలిస్ట్")).toBe(foldForSearch("విష్లిస్ట్"));
  expect(foldForSearch("కె\u0c56")).toBe(foldForSearch("కై"));
  expect(foldForSearch("0.5% 2,4-D")).toBe("0.5% 2,4-d");
});

test("a grade is the same however its numbers are set apart", () => {
  const grades = [
    "NPK 19:19:19",
    "npk 19-19-19",
    "NPK 19 19 19",
    "npk 19.19.19",
    "npk 19/19/19",
    "npk 19,19,19",
  ];
  expect(new Set(grades.map(foldForSearch))).toEqual(new Set(["npk 19-19-19"]));
  expect(foldForSearch("NPS 20:20:0:13")).toBe("nps 20-20-0-13");
  expect(foldForSearch("00-52-34")).toBe("0-52-34");
  expect(foldForSearch("triple 19")).toBe("19-19-19");
  expect(foldForSearch("17 17 17 50 kg")).toBe("17-17-17 50 kg");
});

test("digits in Telugu script are the same numbers", () => {
  expect(foldForSearch("౧౦ ౨౬ ౨౬")).toBe("10-26-26");
  expect(foldForSearch("యూరియా ౪౫ కిలోలు")).toBe("యూరియా 45 కిలోలు");
});

test("a number stands apart from a short name before it; a single digit and one letter stay with it", () => {
  const named = ["bpt5204", "BPT-5204", "b.p.t 5204", "bpt 5204", "bpt౫౨౦౪"];
  expect(new Set(named.map(foldForSearch))).toEqual(new Set(["bpt 5204"]));
  expect(foldForSearch("npk10-26-26")).toBe("npk 10-26-26");
  expect(foldForSearch("urea45kg")).toBe("urea 45kg");
  expect(foldForSearch("pioneer3396 batch17")).toBe("pioneer 3396 batch17");
  expect(foldForSearch("బీపీటీ5204")).toBe("బీపీటీ 5204");
  expect(foldForSearch("bg2 m-45 p2o5 k2o 2,4-d")).toBe("bg2 m-45 p2o5 k2o 2,4-d");
});

test("initials are one word with or without dots; other dots stay", () => {
  const initials = ["D.A.P.", "d.a.p", "dap"];
  expect(new Set(initials.map(foldForSearch))).toEqual(new Set(["dap"]));
  expect(foldForSearch("డి.ఎ.పి ఎరువు")).toBe("డిఎపి ఎరువు");
  expect(foldForSearch("0.5% rose.com 2.5 l")).toBe("0.5% rose.com 2.5 l");
});

test("a grade is found without anything between its numbers, with leading noughts or without", () => {
  const words = searchWordsOf({ ...nothing, title: ["MKP 0-52-34"] });
  expect([words.get("05234"), words.get("005234")]).toEqual([10, 10]);
});

test("a product is found by its words and by how they sound, the title saying most", () => {
  const words = searchWordsOf({ ...nothing, title: ["Neem cake", "వేప పిండి"], category: ["Neem goods"] });
  expect(words.get("neem")).toBe(10);
  expect(words.get("nim")).toBe(10);
  expect(words.get("వేప")).toBe(10);
  expect(words.get("vepa")).toBe(10);
  expect(words.get("goods")).toBe(2);
});

test("synonyms, pests and crops find it too, in both languages", () => {
  const words = searchWordsOf({ ...nothing, title: ["Chlorantraniliprole 18.5% SC"] });
  expect([words.get("కత్తెర"), words.get("borer")]).toEqual([7, 7]);
});

test("a name of one word says more than a word of a longer name", () => {
  const words = searchWordsOf({ ...nothing, title: ["Chlorantraniliprole 18.5% SC"] });
  expect([words.get("armyworm"), words.get("కత్తెర")]).toEqual([8, 7]);
  expect(searchWordsOf({ ...nothing, title: ["Groundnut seed"] }).get("పల్లీలు")).toBe(8);
});

test("a substance or a culture is found by the initials of its name, a seed is not (U21)", () => {
  const initials = (category: string, title: string, typed: string) =>
    searchWordsOf({ ...nothing, category: [category], title: [title] }).get(typed);
  expect(initials("Crop protection", "Alpha naphthyl acetic acid 4.5% SL", "naa")).toBe(7);
  expect(initials("Organic and bio inputs", "Phosphate solubilising bacteria", "psb")).toBe(7);
  expect(initials("Seeds", "Cotton hybrid seed", "chs")).toBeUndefined();
});

test("2,4-D is the same however its numbers are set apart, and other numbers are not it", () => {
  for (const typed of ["2,4-D", "2 4 d", "24d", "2,4 D", "2.4-d"]) expect(foldForSearch(typed)).toBe("2,4-d");
  expect(foldForSearch("24 dap")).toBe("24 dap");
  expect(foldForSearch("12 4 d")).not.toContain("2,4-d");
});

test("typed words count once, eight at most, and words that say nothing are left out", () => {
  expect(typedWordsOf("  Seed for  paddy SEED ").map(({ plain }) => plain)).toEqual(["seed", "paddy"]);
  expect(typedWordsOf("for").map(({ plain }) => plain)).toEqual(["for"]);
  expect(typedWordsOf("one two three four five six seven eight nine")).toHaveLength(8);
  expect(typedWordsOf("a\u0000b\u0007").map(({ plain }) => plain)).toEqual(["a", "b"]);
});

test("what happens to a plant is looked up in any form: wilt, wilting, wilted (U21)", () => {
  const stems = typedWordsOf("wilting wilted rotting curling spring seed").map(({ stem }) => stem);
  expect(stems).toEqual(["wilt", "wilt", "rot", "curl", null, null]);
});

test("a word is also looked up without its ending: of many in English, of many and of a fruit in Telugu", () => {
  const stems = (typed: string) => typedWordsOf(typed).map(({ stem }) => stem);
  expect(stems("bags rats whiteflies mixes grass urea")).toEqual([
    "bag",
    "rat",
    "whitefly",
    "mix",
    null,
    null,
  ]);
  expect(stems("vankayalu gummadikaya బుట్టలు")).toEqual(["vankaya", "gumadi", "buta"]);
});

test("two words that are often written as one find it, in Telugu and in English", () => {
  const words = searchWordsOf({ ...nothing, title: ["Bitter gourd seed", "వేప నూనె"] });
  expect(["bittergourd", "వేపనూనె", "vepanune"].map((word) => words.get(word))).toEqual([9, 9, 9]);
});

test("a size is one word, however it is typed", () => {
  const typed = ["urea 45kg", "urea 45 Kgs", "urea 45 కిలోల", "urea 45 kilo"].map((text) =>
    typedWordsOf(text).map(({ plain }) => plain),
  );
  expect(new Set(typed.map((words) => words.join()))).toEqual(new Set(["urea,45kg"]));
  expect(typedWordsOf("pump 5 hp 16 ltr 250 gm 100 ml 63mm").map(({ plain }) => plain)).toEqual([
    "pump",
    "5hp",
    "16l",
    "250g",
    "100ml",
    "63mm",
  ]);
  expect(typedWordsOf("20-20-0-13 19 19 19 17.8 sl").some(({ plain }) => isSize(plain))).toBe(false);
  const words = searchWordsOf({ ...nothing, title: ["Sprayer, 16 L"], pack: ["45 kg bag"] });
  expect([words.get("16l"), words.get("45kg"), words.get("45")]).toEqual([10, 3, 3]);
});
