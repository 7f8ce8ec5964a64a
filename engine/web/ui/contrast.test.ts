import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync("engine/web/ui/tokens.css", "utf8");
const colours = (part: string): Map<string, string> =>
  new Map(
    [...part.matchAll(/--color-([a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map((found) => [
      found[1] ?? "",
      found[2] ?? "",
    ]),
  );
const between = (from: string, to: string): string => css.slice(css.indexOf(from), css.indexOf(to));
const themes = {
  light: colours(between("@theme", "/* Type.")),
  "chosen dark": colours(between('[data-theme="dark"] {', "@media (prefers-color-scheme")),
  "the device's dark": colours(between("@media (prefers-color-scheme", "@media (prefers-contrast")),
};

const families = ["leaf", "marigold", "madder", "chilli", "neeli", "vanga"];
const grounds = ["paper", "surface", "sunken"];
const words = ["ink", "ink-2", "ink-3", ...families.map((family) => `${family}-ink`)];
const textPairs = [
  ...grounds.flatMap((ground) => words.map((word) => [word, ground])),
  ...families.flatMap((family) => ["ink", "ink-2", `${family}-ink`].map((word) => [word, `${family}-soft`])),
  ...["seed", "feed", "care", "tool"].flatMap((bed) => ["ink", "ink-2"].map((word) => [word, `bed-${bed}`])),
  ["leaf-ink", "marigold-soft"],
  ["madder-ink", "marigold-soft"],
  ["on-leaf", "leaf"],
  ["on-leaf", "leaf-deep"],
  ["on-cloth", "cloth"],
  ["on-cloth-2", "cloth"],
  ["on-cloth", "cloth-2"],
  ["on-cloth-2", "cloth-2"],
  ["on-marigold", "marigold"],
  ["on-chilli", "chilli"],
  ["on-snack", "snack"],
  ["snack-action", "snack"],
];
const signPairs = [
  ...grounds.flatMap((ground) => ["line-strong", "leaf", "focus"].map((sign) => [sign, ground])),
  ["leaf", "leaf-soft"],
  ["chilli", "surface"],
  ["marigold", "cloth"],
  ["madder", "surface"],
  ["marigold-ink", "surface"],
];

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe("contrast", () => {
  it.each(Object.entries(themes))(
    "in %s every word reaches 4.5 and every sign 3 on its ground",
    (_, theme) => {
      const weak = [
        ...textPairs.map((pair) => ({ pair, floor: 4.5 })),
        ...signPairs.map((pair) => ({ pair, floor: 3 })),
      ].filter(({ pair: [front = "", back = ""], floor }) => {
        const [one, other] = [theme.get(front), theme.get(back)];
        return !one || !other || ratio(one, other) < floor;
      });
      expect(weak).toEqual([]);
      expect(textPairs.length).toBeGreaterThan(60);
    },
  );

  it("the device's dark theme is the chosen one", () => {
    expect([...themes["the device's dark"]]).toEqual([...themes["chosen dark"]]);
  });
});
