import { globSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { axeFindings } from "./support/axe.ts";
import { openPage } from "./support/open-page.ts";
import { atSize, cutSigns, misfits, misfitsWidened } from "./support/page-checks.ts";
import { inTelugu } from "./support/people.ts";
import { pages } from "./support/routes.ts";

type Language = "en" | "te";

/** In which language, size and colours axe looks at a page: they rotate by page. */
const looks = [
  { language: "en", width: 360, colours: "light" },
  { language: "te", width: 1280, colours: "dark" },
  { language: "te", width: 360, colours: "light" },
  { language: "en", width: 1280, colours: "dark" },
  { language: "en", width: 360, colours: "dark" },
  { language: "te", width: 1280, colours: "light" },
  { language: "te", width: 360, colours: "dark" },
  { language: "en", width: 1280, colours: "light" },
] as const;

/** What is cut or too wide on a narrow phone, on a wide screen and on one at 200 %. */
async function cutOn(page: Page, language: Language): Promise<readonly string[]> {
  const look = async (): Promise<readonly string[]> => [
    ...(await misfits(page)),
    ...(await misfitsWidened(page)).map((one) => `with wider text ${one}`),
    ...(language === "te" ? await cutSigns(page) : []),
  ];
  return [
    ...(await look()),
    ...(await atSize(page, { width: 1280, height: 800 }, look)),
    // A window of 1280 x 800 px at 200 %.
    ...(await atSize(page, { width: 640, height: 400 }, () => misfits(page))),
    // Telugu is longer, and most phones have this width.
    ...(language === "te" ? await atSize(page, { width: 360, height: 700 }, look) : []),
  ];
}

test.describe.configure({ mode: "parallel" });

/** Pages that are looked at in one visit, by the first two parts of their address. */
const areas = Object.groupBy(pages, (page) => page.split(/[/?]/).slice(0, 3).join("/"));

for (const [area, pagesOfArea = []] of Object.entries(areas))
  for (const language of ["en", "te"] as const)
    test(`[U16] [U26] no page of ${area} is wider than a phone of 320 px, cuts its words, also wider or at 200 %, or has a finding of axe (${language})`, async ({
      browser,
    }) => {
      // On a machine with other work a page may take ten seconds.
      test.setTimeout(20_000 * pagesOfArea.length + 30_000);
      const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
      const page = await context.newPage();
      if (language === "te") await inTelugu(page);
      const found: string[] = [];
      for (const path of pagesOfArea) {
        const look = looks[pages.indexOf(path) % looks.length] ?? looks[0];
        await page.emulateMedia({ colorScheme: look.colours });
        await openPage(page, path);
        const faults = [
          ...(await cutOn(page, language)),
          ...(look.language === language
            ? await atSize(page, { width: look.width, height: 900 }, () => axeFindings(page))
            : []),
        ];
        found.push(...faults.map((fault) => `${path}: ${fault}`));
      }
      await context.close();
      expect(found).toEqual([]);
    });

/** Older addresses that only lead on; `guards.spec.ts` follows them. */
const redirects = new Set(["/p/c/$title/$ids"]);

test("every route of every feature is looked at here", () => {
  const tables = globSync("../features/*/web/{routes,*.routes}.tsx", { cwd: import.meta.dirname });
  const routes = tables.flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/${file}`, "utf8").matchAll(/path: "([^"]+)"/g)].map(
      ([, path = ""]) => path,
    ),
  );
  expect(routes.length).toBeGreaterThan(15);
  const isLookedAt = (route: string): boolean => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, "[^/?]+")}(\\?.*)?$`);
    return pages.some((page) => pattern.test(page));
  };
  expect(routes.filter((route) => !isLookedAt(route) && !redirects.has(route))).toEqual([]);
});
