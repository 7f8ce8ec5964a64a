import { describe, expect, it } from "vitest";
import { helpUrlOf } from "./help-url.ts";

const store = { en: "Store", te: "స్టోర్" };
const index = {
  en: { Store: "/data/HelpData/en/app-store.json", Cart: "/data/HelpData/en/cart.json" },
  te: { స్టోర్: "/data/HelpData/te/app-store.json" },
};

describe("the address of a page's help", () => {
  it("[HELP-003] [ENT-008] is what the data give for the language and the page's title", () => {
    expect(helpUrlOf(index, "en", store)).toBe("/data/HelpData/en/app-store.json");
    expect(helpUrlOf(index, "te", store)).toBe("/data/HelpData/te/app-store.json");
  });

  it("[HELP-004] falls back to English where the language has no help", () => {
    expect(helpUrlOf({ en: index.en }, "te", store)).toBe("/data/HelpData/en/app-store.json");
    expect(helpUrlOf(index, "te", { en: "Cart", te: "కార్ట్" })).toBe("/data/HelpData/en/cart.json");
  });

  it("is none for a page without help", () => {
    expect(helpUrlOf(index, "en", { en: "Nowhere", te: "ఎక్కడా కాదు" })).toBeUndefined();
  });
});
