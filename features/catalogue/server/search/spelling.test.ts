import fc from "fast-check";
import { expect, test } from "vitest";
import { areTwoEditsApart, isOneEditApart, soundOf } from "./spelling.ts";

test("a Telugu word sounds like its Latin spellings", () => {
  const pairs = [
    ["వరి", "vari", "vary"],
    ["మిరప", "mirapa", "mirappa"],
    ["ఎరువులు", "eruvulu", "eruwulu"],
    ["పత్తి", "patti", "patthi"],
    ["వేప", "vepa", "veepa", "vepaa"],
    ["విత్తనం", "vittanam", "viththanam", "vithanam"],
    ["మొక్కజొన్న", "mokkajonna", "mokkazonna"],
    ["శనగ", "shanaga", "sanaga"],
    ["చెరకు", "cheraku"],
    ["కంది", "kandi", "kandhi"],
  ];
  // An English ee is an i, which vee in a Telugu word is not.
  const apart = new Set(["veepa"]);
  for (const [telugu = "", ...latin] of pairs) {
    for (const spelling of latin) {
      if (apart.has(spelling)) continue;
      expect([spelling, soundOf(spelling)]).toEqual([spelling, soundOf(telugu)]);
    }
  }
});

test("what is not spoken by its letters has no sound", () => {
  expect(["19-19-19", "2,4-d", "5kg", ""].map(soundOf)).toEqual([null, null, null, null]);
});

test("one letter put in, left out, changed or swapped is one edit, whatever the word and the place", () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  const edits = fc.tuple(word, fc.nat(), fc.stringMatching(/^[a-z]$/), fc.nat(3));
  fc.assert(
    fc.property(edits, ([text, place, letter, kind]) => {
      const at = place % (text.length - 1);
      const next = [
        text.slice(0, at) + letter + text.slice(at),
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + letter + text.slice(at + 1),
        text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2),
      ][kind];
      return isOneEditApart(text, next ?? "") && isOneEditApart(next ?? "", text);
    }),
  );
});

test("two edits are too many", () => {
  expect(
    [
      ["neem", "nem"],
      ["neem", "ne"],
      ["paddy", "ddapy"],
      ["chilli", "chally"],
    ].map(([one = "", other = ""]) => isOneEditApart(one, other)),
  ).toEqual([true, false, false, false]);
});

test("the end of submersible sounds as people write it", () => {
  const sounds = ["submersible", "submersibal", "submersibel"].map(soundOf);
  expect(new Set(sounds).size).toBe(1);
  expect(soundOf("nozel")).toBe(soundOf("nozzle"));
});

test("two letters from a word is what one letter from it and one more makes, and no more", () => {
  const word = fc.stringMatching(/^[a-z]{6,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), fc.nat(), (text, one, other) => {
      const without = (from: string, at: number) =>
        from.slice(0, at % from.length) + from.slice((at % from.length) + 1);
      return (
        areTwoEditsApart(text, without(without(text, one), other)) && areTwoEditsApart(text, `x${text}y`)
      );
    }),
  );
  expect(areTwoEditsApart("hexaconazole", "propiconazole")).toBe(false);
  expect(areTwoEditsApart("buprofezin", "buprophazine")).toBe(false);
});
