import PDFDocument from "pdfkit";
import type { Paper } from "./paper.ts";
import { paperFonts } from "./paper-fonts.ts";
import { drawLines, type Look, lineOf, linesOf, type PdfDocument } from "./paper-text.ts";

/** Points of A4. */
const pageWidth = 595.28;
const pageHeight = 841.89;
export const margin = 36;
export const pageRoom = pageWidth - 2 * margin;
const bottom = pageHeight - 52;
const footerTop = 804;

/** The pages of a paper while they are drawn: everything goes on at `y`. */
export interface Sheet {
  readonly pdf: PdfDocument;
  y: number;
}

export function beginSheet({ title, language }: Pick<Paper, "title" | "language">): Sheet {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    // Pages are counted at the end, when their feet are drawn.
    bufferPages: true,
    // No font of pdfkit's own: it would read one for nothing.
    font: null as unknown as string,
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: "Santha", Producer: "Santha" },
  });
  for (const { name, font } of paperFonts()) pdf.registerFont(name, font as unknown as Buffer);
  return { pdf, y: margin };
}

/** Begins the next page where `height` points do not fit any more; whether it did. */
export function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= bottom || sheet.y === margin) return false;
  sheet.pdf.addPage();
  sheet.y = margin;
  return true;
}

export interface Rule {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly width: number;
  readonly color: string;
}

export function drawRule({ pdf }: Sheet, { x, y, room, width, color }: Rule): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + room, y)
    .lineWidth(width)
    .strokeColor(color)
    .stroke();
}

/** Words in lines below each other, beginning at a place; how many lines they took. */
export function drawWords(
  { pdf }: Sheet,
  words: string,
  look: Look,
  place: { readonly x: number; readonly y: number; readonly room: number },
): number {
  const lines = linesOf(pdf, words, look, place.room);
  drawLines(pdf, lines, look, place);
  return lines.length;
}

/** Draws the foot of each page and gives the file. */
export async function endSheet({ pdf }: Sheet, paper: Paper, look: Look): Promise<Uint8Array> {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 1; page <= count; page += 1) {
    pdf.switchToPage(start + page - 1);
    const counted = paper.pageText.replace("{page}", String(page)).replace("{pages}", String(count));
    const right = lineOf(pdf, counted, look);
    const place = { x: margin, y: footerTop, room: pageRoom };
    drawLines(pdf, [right], look, { ...place, isRight: true });
    const [left] = linesOf(pdf, paper.title, look, pageRoom - right.width - 10);
    if (left) drawLines(pdf, [left], look, place);
  }
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((done, failed) => pdf.on("end", done).on("error", failed));
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
