import type PDFDocument from "pdfkit";
import { type Run, runsOf, type Weight } from "./paper-fonts.ts";

export type PdfDocument = InstanceType<typeof PDFDocument>;

/** How words look; sizes in points. */
export interface Look {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** A line as it is drawn: its runs and how wide they are together, in points. */
export interface Line {
  readonly runs: readonly (Run & { readonly width: number })[];
  readonly width: number;
}

const lineHeight = 1.45;
/** Where the letters stand, below the top of their line; the same for both scripts. */
const baseline = 1.11;

export const heightOf = (lines: number, { size }: Pick<Look, "size">): number => lines * size * lineHeight;

/** The words on one line. */
export function lineOf(pdf: PdfDocument, words: string, { size, weight }: Look): Line {
  const runs = runsOf(words, weight).map((run) => {
    pdf.font(run.font.name, size);
    return { ...run, width: pdf.widthOfString(run.text) };
  });
  return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
}

/** The words in lines of at most `room` points. Only a word wider than a line is divided, between letters. */
export function linesOf(pdf: PdfDocument, words: string, look: Look, room: number): Line[] {
  return words.split("\n").flatMap((paragraph) => {
    const whole = lineOf(pdf, paragraph, look);
    return whole.width <= room ? [whole] : brokenLines(pdf, paragraph, look, room);
  });
}

function brokenLines(pdf: PdfDocument, paragraph: string, look: Look, room: number): Line[] {
  const blank = lineOf(pdf, " ", look).width;
  const texts: string[] = [];
  let left = 0;
  for (const word of paragraph.split(" ").filter((one) => one !== "")) {
    const { width } = lineOf(pdf, word, look);
    const last = texts.at(-1);
    if (last !== undefined && blank + width <= left) {
      texts[texts.length - 1] = `${last} ${word}`;
      left -= blank + width;
      continue;
    }
    texts.push(...(width <= room ? [word] : dividedWord(pdf, word, look, room)));
    left = room - lineOf(pdf, texts.at(-1) ?? "", look).width;
  }
  return texts.map((text) => lineOf(pdf, text, look));
}

function dividedWord(pdf: PdfDocument, word: string, look: Look, room: number): string[] {
  const parts: string[] = [""];
  for (const { segment } of new Intl.Segmenter("te").segment(word)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (parts.at(-1) === "" || lineOf(pdf, longer, look).width <= room) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

/** How wide the widest word is drawn, in points: what its place needs so that the word is not broken. */
export function widestWord(pdf: PdfDocument, words: string, look: Look): number {
  const widths = words.split(/[ \n]+/).map((word) => lineOf(pdf, word, look).width);
  // A hair more than measured: sums of fractions of points differ in their last digit.
  return Math.max(...widths) + 0.1;
}

/** Where lines stand: their top, their left edge and the room in which they stand left or right. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly isRight?: boolean;
}

/** Draws lines below each other. */
export function drawLines(pdf: PdfDocument, lines: readonly Line[], look: Look, place: Place): void {
  pdf.fillColor(look.color);
  for (const [at, line] of lines.entries()) {
    const y = place.y + heightOf(at, look) + look.size * baseline;
    let x = place.isRight ? place.x + place.room - line.width : place.x;
    for (const { font, text, width } of line.runs) {
      pdf.font(font.name, look.size).text(text, x, y, { lineBreak: false, baseline: "alphabetic" });
      x += width;
    }
  }
}
