import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";
import type { Font as FontFile } from "fontkit";
import { allowMissingAnchors } from "./font-anchors.ts";

const { resolve } = createRequire(import.meta.url);
/** Per sign the first family that has it: Telugu, then Latin, then ₹. */
export const families = ["noto-sans-telugu/telugu", "noto-sans/latin", "noto-sans/latin-ext"] as const;
type Weight = 400 | 700;
const weights: readonly Weight[] = [400, 700];

function fileOf(family: (typeof families)[number], weight: Weight): string {
  const [name, script] = family.split("/");
  return resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff`);
}

let drawn: Map<Weight, readonly FontFile[]> | undefined;
let ready: Promise<void> | undefined;

/** Loads the fonts of papers, once per process. */
export function readyFonts(): Promise<void> {
  ready ??= loadFonts();
  return ready;
}

async function loadFonts(): Promise<void> {
  const loaded = new Map<Weight, readonly FontFile[]>();
  for (const weight of weights) {
    const files: FontFile[] = [];
    for (const family of families) files.push(await loadedFont(family, weight));
    standOnOneLine(files);
    loaded.set(weight, files);
  }
  // Words are never divided: neither Telugu nor numbers have hyphens.
  Font.registerHyphenationCallback((word) => [word]);
  allowMissingAnchors(fileOf("noto-sans-telugu/telugu", 400));
  drawn = loaded;
}

async function loadedFont(family: (typeof families)[number], weight: Weight): Promise<FontFile> {
  Font.register({ family, src: fileOf(family, weight), fontWeight: weight });
  const wanted = { fontFamily: family, fontWeight: weight };
  await Font.load(wanted);
  return Font.getFont(wanted).data as FontFile;
}

/**
 * react-pdf lays a line's baseline one ascent below its top, and the Telugu letters have a smaller one than the Latin:
 * with one ascent for all, words of both scripts stand on one line.
 */
function standOnOneLine(files: readonly FontFile[]): void {
  const ascent = Math.max(...files.map((file) => file.ascent));
  for (const file of files) Object.defineProperty(file, "ascent", { value: ascent });
}

/** How wide the widest word is drawn, in points: what its place needs so that the word is not broken. */
export function widestWord(words: string, fontSize: number, weight: Weight): number {
  const files = drawn?.get(weight) ?? [];
  const widths = words.split(/[ \n]+/).map((word) => widthOf(word, fontSize, files));
  // A hair more than measured: sums of fractions of points differ in their last digit.
  return Math.max(...widths) + 0.1;
}

function widthOf(word: string, fontSize: number, files: readonly FontFile[]): number {
  const runs: { file: FontFile; text: string }[] = [];
  for (const sign of word) {
    const file = files.find((one) => one.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
    const run = runs.at(-1);
    if (run && (file === undefined || run.file === file)) run.text += sign;
    else if (file) runs.push({ file, text: sign });
  }
  const widths = runs.map(({ file, text }) => (file.layout(text).advanceWidth / file.unitsPerEm) * fontSize);
  return widths.reduce((sum, width) => sum + width, 0);
}
