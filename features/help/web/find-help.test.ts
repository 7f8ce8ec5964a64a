import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#engine/contract/person.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import type { HelpPage } from "./api.ts";
import { faqPages } from "./faq.ts";
import { findHelp } from "./find-help.ts";

type Language = "en" | "te";

let server: TestApp;
const all = { en: [] as HelpPage[], te: [] as HelpPage[] };
beforeAll(async () => {
  server = await testApp();
  for (const language of ["en", "te"] as const) {
    const pages = (await server.app.inject(`/data/HelpData/${language}.json`)).json() as HelpPage[];
    all[language] = [...pages, ...faqPages(language)];
  }
});
afterAll(() => server.close());

function titlesFound(language: Language, question: string, roles: readonly Role[] = []): readonly string[] {
  return findHelp(all[language], question, roles).map(({ title }) => title);
}

describe("the search of help", () => {
  it.each([
    ["en", "village", "Home"],
    ["en", "invoice", "Order"],
    ["en", "offline", "Waiting changes"],
    ["en", "delivery charge", "Shipping"],
    ["en", "charge delivery?", "Shipping"],
    ["en", "wrong or damaged", "The product is wrong or damaged. What should I do?"],
    ["en", "picture parcel bill", "The product is wrong or damaged. What should I do?"],
    ["te", "ఊరు", "హోమ్"],
    ["te", "OTP", "ఓటీపీ ఇవ్వండి"],
    ["te", "పాస్వర్డ్", "కొత్త పాస్‌వర్డ్"],
    ["te", "పాస్‌వర్డ్", "కొత్త పాస్‌వర్డ్"],
    ["te", "విష్లిస్ట్", "విష్‌లిస్ట్"],
    ["te", "బిల్లు", "ఆర్డర్"],
    ["te", "ఆఫ్‌లైన్", "పంపని మార్పులు"],
    ["te", "డెలివరీ ఛార్జీ", "డెలివరీ"],
  ] as const)("finds in %s what people type: %s", (language, question, title) => {
    expect(titlesFound(language, question)).toContain(title);
  });

  it("finds nothing for no words", () => {
    expect(titlesFound("en", " ? ")).toEqual([]);
  });

  it.each([
    ["cancel order", "Can I cancel my order?"],
    ["password", "New password"],
    ["wishlist", "Wishlist"],
    ["order", "Order"],
  ])("shows what is called so first: %s", (question, title) => {
    expect(titlesFound("en", question)[0]).toBe(title);
  });

  it.each(["cancel order", "refund", "cash", "payout", "order"])(
    "leaves out the pages that others open: %s",
    (question) => {
      const ofOthers = ["Order received", "Orders received", "Support desk", "Finance", "Payouts to agents"];
      expect(titlesFound("en", question).filter((title) => ofOthers.includes(title))).toEqual([]);
    },
  );

  it.each([
    ["seller", "Order received"],
    ["support", "Support desk"],
    ["finance", "Finance"],
  ] as const)("shows a %s the own page too", (role, title) => {
    expect(titlesFound("en", "order", [role])).toContain(title);
  });
});
