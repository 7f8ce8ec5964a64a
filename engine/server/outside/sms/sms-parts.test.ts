import { expect, test } from "vitest";
import { plainSms, smsParts } from "./sms-parts.ts";

test.each([
  ["a".repeat(160), 1, false],
  ["a".repeat(161), 2, false],
  ["a".repeat(306), 2, false],
  ["a".repeat(307), 3, false],
  ["€".repeat(80), 1, false],
  [`${"€".repeat(80)}a`, 2, false],
  // A letter of two septets does not fit in the last place of a part.
  [`${"a".repeat(152)}€${"a".repeat(152)}`, 3, false],
  ["స".repeat(70), 1, true],
  ["స".repeat(71), 2, true],
  ["స".repeat(134), 2, true],
  ["స".repeat(135), 3, true],
  ["₹", 1, true],
  ["", 0, false],
])("%# a text is counted in the parts that the network bills", (text, count, isUnicode) => {
  expect(smsParts(text)).toEqual({ count, isUnicode });
});

test("an English message says Rs, with plain quotes and dashes, and stays in the GSM alphabet", () => {
  const text = plainSms("Ramu’s order of ₹1,340.00 – keep −₹5 “ready”…", "en");
  expect(text).toBe('Ramu\'s order of Rs 1,340.00 - keep -Rs 5 "ready"...');
  expect(smsParts(text).isUnicode).toBe(false);
  expect(plainSms("₹5 సిద్ధం", "te")).toBe("₹5 సిద్ధం");
});
