import { describe, expect, it } from "vitest";
import { isOneLine, oneLine, paragraphs } from "./typed-text.ts";

const name = oneLine(1, 60);
const note = paragraphs(0, 300);

describe("a field of one line", () => {
  it.each([
    ["a line break", "Ramulu\nPay here"],
    ["a carriage return", "Ramulu\rPay"],
    ["a tab", "Ramulu\tPay"],
    ["a line separator", "Ramulu\u2028Pay"],
    ["a control sign", "Ramulu\u0007"],
    ["a turned direction", "Ramulu \u202Egnp.exe"],
    ["an isolated direction", "\u2067Ramulu\u2069"],
    ["a direction mark", "Ram\u200Fulu"],
    ["a zero-width space", "Ram\u200Bulu"],
    ["a word joiner", "Ram\u2060ulu"],
    ["a byte order mark", "Ram\uFEFFulu"],
    ["a soft hyphen", "Ram\u00ADulu"],
    ["a blank letter", "\u3164"],
    ["a blank Braille pattern", "Ram\u2800ulu"],
    ["a Hangul filler", "Ram\u115Fulu"],
    ["a Hangul vowel filler", "Ram\u1160ulu"],
    ["a halfwidth filler", "Ram\uFFA0ulu"],
    ["an inherent Khmer vowel", "Ram\u17B4ulu"],
    ["another inherent Khmer vowel", "Ram\u17B5ulu"],
    ["a variation selector", "Ram\uFE00ulu"],
    ["the variation selector of emoji after a letter", "Ram\uFE0Fulu"],
    ["a variation selector of the supplement", "Ram\u{E0100}ulu"],
    ["a tag sign", "Ram\u{E0041}ulu"],
    ["a sign that is reserved to show nothing", "Ram\u2065ulu"],
    ["another of these", "Ram\uFFF0ulu"],
    ["the last of these", "Ram\u{E0FFF}ulu"],
    ["an accent on nothing", "\u0301"],
    ["an accent before all letters", " \u0301Ramulu"],
    ["a vowel sign before all letters", "\u0C3Fరాజ్"],
  ])("refuses %s", (_, text) => {
    expect(name.safeParse(text).success).toBe(false);
  });

  it.each([
    ["Telugu with a joiner", "సైన్\u200Cఅప్ క్ష్\u200Dమ"],
    ["Hindi and Urdu with a joiner", "क्\u200Dष می\u200Cخواہم"],
    ["an emoji of several", "రైతు 👩\u200D🌾 👩🏽\u200D🌾 ❤️\u200D🔥"],
    ["accents and quotes", "Añil d’Souza — 5½ acres, ₹ 20"],
    ["a flag", "🇮🇳"],
    ["a heart and a key in emoji style", "\u2764\uFE0F 1\uFE0F\u20E3"],
  ])("takes %s as it is", (_, text) => {
    expect(name.safeParse(text)).toMatchObject({ success: true, data: text });
  });

  it("drops joiners at the ends of words, and spaces at its own ends", () => {
    expect(name.safeParse("\u200D రాజ్\u200C కుమార్\u200C ").data).toBe("రాజ్ కుమార్");
    expect(name.safeParse("\u200C\u200D ").success).toBe(false);
    expect(name.safeParse("సాఫ్ట్\u200C\u200Cవేర్").data).toBe("సాఫ్ట్\u200Cవేర్");
  });

  it.each([
    ["Latin letters", "A", "B"],
    ["accented Latin letters", "A\u0301", "B"],
    ["Cyrillic letters", "а", "б"],
    ["a Latin and a Telugu letter", "A", "క"],
    ["a Telugu and a Latin letter", "క", "B"],
    ["digits", "1", "2"],
  ])("drops joiners between %s, where they join nothing", (_, before, after) => {
    for (const joiner of ["\u200C", "\u200D"])
      expect(name.safeParse(before + joiner + after).data).toBe(before + after);
  });

  it("is as long as it may be, not longer", () => {
    expect([name.safeParse("x".repeat(60)).success, name.safeParse("x".repeat(61)).success]).toEqual([
      true,
      false,
    ]);
  });
});

it("An address or a token that is not cleaned is refused with a joiner between Latin letters", () => {
  expect(["sita@example.in", "si\u200Dta@example.in", "si\u200Cta@example.in"].map(isOneLine)).toEqual([
    true,
    false,
    false,
  ]);
});

describe("a field of several lines", () => {
  it("takes line breaks and tabs, and refuses other hidden signs", () => {
    expect(note.safeParse("One\r\n\ttwo").success).toBe(true);
    for (const sign of ["\u202E", "\u200B", "\u0007", "\u2028", "\uFEFF", "\u2065"])
      expect([sign, note.safeParse(`One ${sign}two`).success]).toEqual([sign, false]);
  });
});
