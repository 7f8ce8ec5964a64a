import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chooseLanguage, currentLanguage, defineTexts, plural, type Same, wordsIn } from "./language.ts";

const en = {
  store: "Store",
  items: (count: number) => plural("en", count, { one: `${count} item`, other: `${count} items` }),
};
const te: Same<typeof en> = {
  store: "స్టోర్",
  items: (count) => plural("te", count, { one: `${count} వస్తువు`, other: `${count} వస్తువులు` }),
};
const useTexts = defineTexts(en, te);

function Two() {
  const texts = useTexts();
  return (
    <p>
      {texts.store}, {texts.items(2)}
    </p>
  );
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  act(() => chooseLanguage("en"));
});

describe("language", () => {
  it("[I18N-002] [I18N-006] is English until another is chosen, and the document says so", async () => {
    vi.resetModules();
    const fresh = await import("./language.ts");
    expect(fresh.currentLanguage()).toBe("en");
    expect(document.documentElement.lang).toBe("en");
  });

  it("[I18N-004] the chosen language is there at the next visit", async () => {
    chooseLanguage("te");
    document.documentElement.lang = "";
    vi.resetModules();
    const nextVisit = await import("./language.ts");
    expect(nextVisit.currentLanguage()).toBe("te");
    expect(document.documentElement.lang).toBe("te");
  });

  it("[I18N-003] [I18N-006] choosing changes every text on the screen at once, and lang follows", () => {
    render(
      <>
        <Two />
        <Two />
      </>,
    );
    const before = screen.getAllByText("Store, 2 items");
    act(() => chooseLanguage("te"));
    expect(screen.getAllByText("స్టోర్, 2 వస్తువులు")).toEqual(before);
    expect(screen.queryByText("Store, 2 items")).toBeNull();
    expect(document.documentElement.lang).toBe("te");
    expect(useTexts.now().store).toBe("స్టోర్");
    expect(currentLanguage()).toBe("te");
  });

  it("takes the form of a count by the rules of the language", () => {
    expect([0, 1, 2].map(en.items)).toEqual(["0 items", "1 item", "2 items"]);
    expect([0, 1, 2].map(te.items)).toEqual(["0 వస్తువులు", "1 వస్తువు", "2 వస్తువులు"]);
  });

  it("marks English that stands in for a missing Telugu", () => {
    expect(wordsIn("te", { en: "Seed", te: "విత్తనం" })).toEqual({ text: "విత్తనం", lang: undefined });
    expect(wordsIn("te", { en: "Seed", te: null })).toEqual({ text: "Seed", lang: "en" });
    expect(wordsIn("en", { en: "Seed", te: "విత్తనం" })).toEqual({ text: "Seed", lang: undefined });
  });
});
