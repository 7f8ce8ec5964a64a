import { builtPages } from "./built-pages.ts";

/**
 * The pages that people open first; the first that fits counts, so the longest addresses stand before their beginnings.
 * e2e/first-screen.spec.ts opens each of them that asks anything and holds that every such question is taken by the page.
 */
export const askedAhead = builtPages
  .flatMap((pages) => pages.askedAhead)
  .toSorted(([one], [other]) => other.length - one.length);
