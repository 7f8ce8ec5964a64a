import { expect, it } from "vitest";
import { partsByLanguage } from "./written-language.ts";

it.each([
  ["te", "Padma", ["", "Padma", ""]],
  ["te", "పద్మ", ["పద్మ"]],
  ["te", "506132", ["506132"]],
  ["te", "H.No. 3-41, Narsampet, తెలంగాణ 506132", ["", "H.No. 3-41, Narsampet", ", తెలంగాణ 506132"]],
  ["te", "నమస్కారం, Padma గారూ", ["నమస్కారం, ", "Padma", " గారూ"]],
  ["en", "Narsampet 506132", ["Narsampet 506132"]],
  ["en", "Namaskaram, పద్మ రాణి!", ["Namaskaram, ", "పద్మ రాణి", "!"]],
] as const)("on a page in %s the words of the other script in %j stand apart", (page, text, parts) => {
  expect(partsByLanguage(page, text)).toEqual(parts);
});
