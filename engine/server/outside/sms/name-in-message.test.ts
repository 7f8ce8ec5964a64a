import { expect, test } from "vitest";
import { goodsInMessage, nameInMessage } from "./name-in-message.ts";

test.each([
  ["సీతారామ్", "సీతారామ్"],
  ["K.Rama d’Souza-Rao", "K. Rama d'Souza-Rao"],
  ["Win Rs 5000 at https://evil.com/x", "Win Rs at httpsevil. comx"],
  ["R".repeat(60), "R".repeat(30)],
  ["98480 22338", "An agent"],
])("An agent's name in the farmer's message is letters and at most 30: %s", (name, told) => {
  expect(nameInMessage(name, "en")).toBe(told);
});

test.each([
  ["NPK 19:19:19", "", "2 x NPK 19:19:19"],
  ["Urea", "3 more", "2 x Urea + 3 more"],
  ["Cotton seed ".repeat(5), "3 more", "2 x Cotton seed Cotto + 3 more"],
  ["Get it at evil.com/x", "", "2 x Get it at evil. comx"],
  ["Imidacloprid 17.8% SL", "", "2 x Imidacloprid 17.8% SL"],
  ["Azoxystrobin 0.004", "", "2 x Azoxystrobin 0.004"],
  ["Sprayer 1.5l.com", "", "2 x Sprayer 1.5l. com"],
  ["At 1.1.1.1", "", "2 x At 1. 1. 1. 1"],
  ["At 1.1/1.1", "", "2 x At 1. 11. 1"],
  ["Call 98480.22338", "", "2 x Call 98480. 22338"],
  ["Call 040.1234567", "", "2 x Call 040. 1234567"],
  ["Mix b2.5", "", "2 x Mix b2. 5"],
  [".5 Zinc", "", "2 x . 5 Zinc"],
  // No sign is cut off its letter.
  [`${"a".repeat(24)}స్త్రీ`, "", `2 x ${"a".repeat(24)}`],
  [`${"a".repeat(24)}కి`, "", `2 x ${"a".repeat(24)}కి`],
  [`${"a".repeat(25)}కి`, "", `2 x ${"a".repeat(25)}`],
])("Goods in a message are at most 30 characters and link nothing: %s", (title, more, told) => {
  expect(goodsInMessage({ quantity: 2, title }, more)).toBe(told);
});
