import { expect, it } from "vitest";
import { reasonKinds } from "../../contract/reading.ts";
import { en } from "./for-you.en.ts";
import { te } from "./for-you.te.ts";
import { reasonWords } from "./reason-words.ts";

const longest = { author: "Sri Venkateswara Rythu Producer Company Limited", crop: "Red gram for dal, late" };

it.each([
  ["English", en],
  ["Telugu", te],
] as const)("[SOC-002] each reason has at most six words in %s, also with long names", (_, texts) => {
  for (const kind of reasonKinds) {
    const words = reasonWords(texts, { kind, ...longest }).split(" ");
    expect(words.length, words.join(" ")).toBeLessThanOrEqual(6);
  }
  const named = { author: "Lakshmi", crop: "Chilli" };
  expect(reasonWords(texts, { kind: "followed", ...named })).toBe(texts.followed("Lakshmi"));
  expect(reasonWords(texts, { kind: "crop", ...named })).toBe(texts.crop("Chilli"));
});

it("a crop whose name is not known yet leaves no hole in the reason", () => {
  expect(reasonWords(en, { kind: "crop", author: "Lakshmi", crop: "" })).toBe("About your crop");
});
