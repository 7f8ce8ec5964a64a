import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** Rules of WCAG 2.2 level AA; without them axe asks for its best practices too. */
const wcagTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds on the page or within the first element of a selector, each as its rule and where; empty when all is
 * well. The page gets axe's script once, not with each question as its wrapper for Playwright does.
 */
export async function axeFindings(
  page: Page,
  { within, rules = "wcag" }: { readonly within?: string; readonly rules?: "wcag" | "all" } = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ["violations"] };
  if (rules === "wcag") options.runOnly = wcagTags;
  return page.evaluate(
    async ([where, how]) => {
      const { axe: loaded } = window as unknown as { readonly axe: typeof axe };
      const { violations } = await loaded.run(where ?? document, how);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
      );
    },
    [within, options] as const,
  );
}
