import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { featureRoutes } from "../../features.ts";
import type { PageFacts } from "../../routes/navigation.ts";
import { pathOf } from "../../routes/navigation.ts";
import { inLanguage, type Language } from "../../words/language.ts";
import { helpTitleOf } from "./help-opener.tsx";

/** The page of all parts is for those who build, and closed in production. */
const withoutHelp = ["/parts"];
const moment = { params: {}, search: {} };
let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

function factsOf(): readonly { readonly path: string; readonly facts: PageFacts }[] {
  return featureRoutes.flatMap((route) => {
    const facts = route.options.staticData?.page as PageFacts | undefined;
    return facts && !withoutHelp.includes(pathOf(route)) ? [{ path: pathOf(route), facts }] : [];
  });
}

describe("help", () => {
  it.each(["en", "te"] as const)(
    "[HELP-001] [HELP-003] stands under the title of every page of the app in %s",
    async (language: Language) => {
      const index = (await server.app.inject("/data/HelpData/HelpData.json")).json()[language];
      const missing: string[] = [];
      for (const { path, facts } of factsOf()) {
        const title = inLanguage(language, () => helpTitleOf({ facts, moment }));
        if (!index[title]) missing.push(`${path}: ${title}`);
      }
      expect(missing).toEqual([]);
    },
  );

  it.each(["en", "te"] as const)(
    "is short in %s: a page at most two minutes, a paragraph at most half a phone's screen",
    async (language: Language) => {
      const all = (await server.app.inject(`/data/HelpData/${language}.json`)).json() as {
        title: string;
        paragraphs: string[];
      }[];
      const isLong = (paragraphs: string[]): boolean =>
        paragraphs.join(" ").length > 2300 || paragraphs.some((each) => each.length > 450);
      expect(all.length).toBeGreaterThan(30);
      expect(all.filter(({ paragraphs }) => isLong(paragraphs)).map(({ title }) => title)).toEqual([]);
    },
  );

  it("says of each desk, and of what sellers and agents use, who can use it", async () => {
    const index = (await server.app.inject("/data/HelpData/HelpData.json")).json().en as Record<
      string,
      string
    >;
    const all = (await server.app.inject("/data/HelpData/en.json")).json() as {
      title: string;
      roles?: string[];
    }[];
    const ofSome = /\/app-(profiles-second-factor|admin|sell|payouts|store-checkout-(assist|drafts))\b/;
    const wrong = all.filter(({ title, roles }) => ofSome.test(index[title] ?? "") !== (roles !== undefined));
    expect(wrong).toEqual([]);
  });

  it("the search reads the help of a language as one file", async () => {
    const index = (await server.app.inject("/data/HelpData/HelpData.json")).json().te;
    const all = (await server.app.inject("/data/HelpData/te.json")).json() as { title: string }[];
    expect(all.map(({ title }) => title).sort()).toEqual(Object.keys(index).sort());
  });
});
