import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { allowMissingAnchors } from "./font-anchors.ts";
import { unpackWoff } from "./unpack-woff.ts";

const { resolve } = createRequire(import.meta.url);
/** Per sign the first family that has it: Telugu, then Latin, then ₹. */
const families = ["noto-sans-telugu/telugu", "noto-sans/latin", "noto-sans/latin-ext"] as const;
export type Weight = 400 | 700;

/** One font file; its name is unique among them. */
export interface PaperFont {
  readonly name: string;
  readonly font: Font;
}

/** Words of one font. */
export interface Run {
  readonly font: PaperFont;
  readonly text: string;
}

let loaded: ReadonlyMap<Weight, readonly PaperFont[]> | undefined;

function loadFonts(): ReadonlyMap<Weight, readonly PaperFont[]> {
  const ofWeight = (weight: Weight) => families.map((family) => loadFont(family, weight));
  const fonts = new Map<Weight, readonly PaperFont[]>([
    [400, ofWeight(400)],
    [700, ofWeight(700)],
  ]);
  const [telugu] = fonts.get(400) ?? [];
  if (telugu) allowMissingAnchors(telugu.font);
  return fonts;
}

function loadFont(family: (typeof families)[number], weight: Weight): PaperFont {
  const [name, script] = family.split("/");
  const file = resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`);
  return { name: `${family}-${weight}`, font: create(unpackWoff(readFileSync(file))) as Font };
}

/** All fonts, read at the first call of the process. */
export function paperFonts(): readonly PaperFont[] {
  loaded ??= loadFonts();
  return [...loaded.values()].flat();
}

/** Words as runs of one font each. Blanks stay with the word before them. */
export function runsOf(words: string, weight: Weight): Run[] {
  loaded ??= loadFonts();
  const fonts = loaded.get(weight) ?? [];
  const runs: { font: PaperFont; text: string }[] = [];
  for (const sign of words) {
    const point = sign.codePointAt(0) ?? 0;
    const run = runs.at(-1);
    const isBlank = sign === " " || sign === "\u00a0";
    const font =
      run && isBlank && run.font.font.hasGlyphForCodePoint(point)
        ? run.font
        : (fonts.find((one) => one.font.hasGlyphForCodePoint(point)) ?? run?.font ?? fonts[0]);
    if (run && run.font === font) run.text += sign;
    else if (font) runs.push({ font, text: sign });
  }
  return runs;
}
