import { expect, test } from "vitest";
import { nameInMessage } from "./name-in-message.ts";

test.each([
  ["సీతారామ్", "సీతారామ్"],
  ["K.Rama d’Souza-Rao", "K. Rama d'Souza-Rao"],
  ["Win Rs 5000 at https://evil.com/x", "Win Rs at httpsevil. comx"],
  ["R".repeat(60), "R".repeat(30)],
  ["98480 22338", "An agent"],
])("An agent's name in the farmer's message is letters and at most 30: %s", (name, told) => {
  expect(nameInMessage(name, "en")).toBe(told);
});
