import { globSync, readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { openPage } from "./support/open-page.ts";
import { inTelugu } from "./support/people.ts";
import { insidePages, outsidePages } from "./support/routes.ts";

/** Language, size and colours rotate by page; `SANTHA_LOOKS=all` looks at each page in all eight. */
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

const pages = [...outsidePages, ...insidePages];
/** Older addresses that only lead on; `guards.spec.ts` follows them. */
const redirects = new Set(["/p/c/$title/$ids"]);
const isAll = process.env["SANTHA_LOOKS"] === "all";

for (const [at, path] of pages.entries()) {
  for (const look of isAll ? looks : [looks[at % looks.length] ?? looks[0]]) {
    test(`${path} in ${look.language} at ${look.width} px, ${look.colours}, has no finding of axe`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width: look.width, height: 900 },
        colorScheme: look.colours,
        isMobile: false,
      });
      const page = await context.newPage();
      if (look.language === "te") await inTelugu(page);
      await openPage(page, path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

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
