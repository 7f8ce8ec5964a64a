import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const styles = globSync(["engine/web/**/*.css", "features/*/web/**/*.css"], {
  exclude: ["engine/web/dist/**"],
}).map((file) => readFileSync(file, "utf8"));
const selectors = styles
  .flatMap((css) => [...css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]+)\{/g)])
  .flatMap(([, list = ""]) => list.split(/,(?![^(]*\))/))
  .map((selector) => selector.trim())
  .filter((selector) => selector.includes(":has("));

/** What a selector styles: its last part, without what stands in brackets. */
function styledBy(selector: string): string {
  let plain = selector;
  while (plain.includes("(")) plain = plain.replaceAll(/\([^()]*\)/g, "");
  return plain.split(/[>+~\s]+/).at(-1) ?? "";
}

// Whatever `:has` looks into is looked at again with each class that changes within; and what one such rule may style
// without a name, any of them may. Together they had a tap on a heart work out the style of 4,800 elements anew.
describe("a class that changes costs the style of its surroundings, not of the whole page", () => {
  it("no rule looks with :has into the page as a whole", () => {
    const wide = selectors.filter((selector) => /(^|\s)(html|body|:root|main|\*)?:has\(/.test(selector));
    expect(selectors.length).toBeGreaterThan(10);
    expect(wide).toEqual([]);
  });

  it("what a rule with :has styles has a class", () => {
    const nameless = selectors.filter((selector) => !/\.[\w-]/.test(styledBy(selector)));
    expect(nameless).toEqual([]);
  });
});
