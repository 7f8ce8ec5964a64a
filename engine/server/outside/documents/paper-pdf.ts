import type { Paper, PaperBlock, PaperFact } from "./paper.ts";
import {
  beginSheet,
  drawRule,
  drawWords,
  endSheet,
  makeRoom,
  margin,
  pageRoom,
  type Sheet,
} from "./paper-sheet.ts";
import { drawTable } from "./paper-table.ts";
import { drawLines, heightOf, type Look, linesOf, widestWord } from "./paper-text.ts";

const ink = "#1f2a24";
const quiet = "#5b665f";
const line = "#c9cfc9";
const body: Look = { size: 9, weight: 400, color: ink };
const bold: Look = { ...body, weight: 700 };
const small: Look = { size: 8, weight: 400, color: quiet };
const titleLook: Look = { size: 15, weight: 700, color: ink };
const strongSum: Look = { size: 10.5, weight: 700, color: ink };
const factsRoom = pageRoom * 0.42;
const sumsRoom = pageRoom * 0.48;
const factGap = 14;
const partyGap = 18;

type BlockOf<Kind extends PaperBlock["kind"]> = Extract<PaperBlock, { kind: Kind }>;

/** Draws a paper as a PDF, A4. It is pure computing: see `printer.ts`. */
export async function paperPdf(paper: Paper): Promise<Uint8Array> {
  const sheet = beginSheet(paper);
  for (const block of paper.blocks) drawBlock(sheet, block);
  return endSheet(sheet, paper, small);
}

function drawBlock(sheet: Sheet, block: PaperBlock): void {
  if (block.kind === "head") drawHead(sheet, block);
  else if (block.kind === "parties") drawParties(sheet, block);
  else if (block.kind === "table")
    drawTable(sheet, block, { body, head: { ...small, weight: 700 }, rule: line });
  else if (block.kind === "sums") drawSums(sheet, block);
  else if (block.kind === "page-break") makeRoom(sheet, Number.POSITIVE_INFINITY);
  else drawText(sheet, block);
}

function drawText(sheet: Sheet, { heading, text }: BlockOf<"text">): void {
  const parts = [
    ...(heading === undefined ? [] : [{ look: bold, lines: linesOf(sheet.pdf, heading, bold, pageRoom) }]),
    { look: body, lines: linesOf(sheet.pdf, text, body, pageRoom) },
  ];
  makeRoom(
    sheet,
    parts.reduce((sum, { lines }) => sum + heightOf(lines.length, body), 0),
  );
  for (const { look, lines } of parts) {
    for (const one of lines) {
      makeRoom(sheet, heightOf(1, look));
      drawLines(sheet.pdf, [one], look, { x: margin, y: sheet.y, room: pageRoom });
      sheet.y += heightOf(1, look);
    }
  }
  sheet.y += 8;
}

function drawHead(sheet: Sheet, { title, note, facts }: BlockOf<"head">): void {
  const top = sheet.y;
  let right = top;
  for (const { height, draw } of facts.map((fact) => fittedFact(sheet, fact, factsRoom))) {
    draw(margin + pageRoom - factsRoom, right);
    right += height;
  }
  drawWordmark(sheet, top);
  const room = pageRoom - factsRoom - factGap;
  // Telugu letters reach below the baseline, so the next block keeps a distance.
  let left = top + 32;
  left += heightOf(drawWords(sheet, title, titleLook, { x: margin, y: left, room }), titleLook) + 2;
  if (note !== undefined)
    left += heightOf(drawWords(sheet, note, small, { x: margin, y: left, room }), small);
  sheet.y = Math.max(left, right) + 14;
}

/** The wordmark of the app, as paths, 64 points wide. */
function drawWordmark({ pdf }: Sheet, top: number): void {
  pdf.save().translate(margin, top).lineCap("round").lineJoin("round");
  pdf
    .path(
      "M5 24.5C2.5 17.5 7 13.5 10.5 17.5C13.5 21.5 14 25 18 25C23.5 25 24.5 18 20 13.5M5 9.5C7.5 12.5 10.5 13 13 10.5L17.5 6C18.7 5 20 4.7 21.5 5M47.5 16.5C43.5 13.5 38.5 15.5 38.5 19.5C38.5 24 43.5 25.5 49 25.5C54.5 25.5 59.5 24 59.5 19.5C59.5 15.5 55.5 14 53 15.5C50.5 17.5 51.5 21 54 20.5M43 20.5C45.5 21 47.5 19 47.5 16.5M46 9C48 12 50.5 12.5 53 10L56.5 6.5C57.5 5.6 58.5 5.2 60 5.5",
    )
    .lineWidth(2.9)
    .stroke("#14532d");
  pdf.circle(31, 19.5, 3.6).lineWidth(2.7).stroke("#fbae18");
  pdf.restore();
}

/** A label and its value as they stand in `room` points: a long value goes on below itself, never over its label. */
function fittedFact(sheet: Sheet, { label, value }: PaperFact, room: number, isStrong = false) {
  const { pdf } = sheet;
  const look = isStrong ? strongSum : body;
  const labelLook = isStrong ? strongSum : { ...body, color: quiet };
  const values = linesOf(pdf, value, look, room - factGap - widestWord(pdf, label, look));
  const labelRoom = room - factGap - Math.max(...values.map(({ width }) => width));
  const labels = linesOf(pdf, label, labelLook, labelRoom);
  return {
    height: heightOf(Math.max(labels.length, values.length), look),
    draw(x: number, y: number) {
      drawLines(pdf, labels, labelLook, { x, y, room });
      drawLines(pdf, values, look, { x, y, room, isRight: true });
    },
  };
}

function drawParties(sheet: Sheet, { parties }: BlockOf<"parties">): void {
  const room = (pageRoom - partyGap * (parties.length - 1)) / parties.length;
  const drawn = parties.map(({ heading, name, lines }) =>
    [
      { look: small, words: heading },
      { look: bold, words: name },
      ...lines.map((words) => ({ look: body, words })),
    ].map(({ look, words }) => ({ look, lines: linesOf(sheet.pdf, words, look, room) })),
  );
  const heights = drawn.map((party) =>
    party.reduce((sum, { look, lines }) => sum + heightOf(lines.length, look), 0),
  );
  makeRoom(sheet, Math.max(...heights) + 5);
  for (const [at, party] of drawn.entries()) {
    const x = margin + at * (room + partyGap);
    drawRule(sheet, { x, y: sheet.y, room, width: 1, color: line });
    let y = sheet.y + 5;
    for (const { look, lines } of party) {
      drawLines(sheet.pdf, lines, look, { x, y, room });
      y += heightOf(lines.length, look);
    }
  }
  sheet.y += Math.max(...heights) + 5 + 12;
}

function drawSums(sheet: Sheet, { sums }: BlockOf<"sums">): void {
  const facts = sums.map(({ isStrong, ...fact }) => fittedFact(sheet, fact, sumsRoom, isStrong));
  makeRoom(
    sheet,
    facts.reduce((sum, { height }) => sum + height, 0),
  );
  for (const { height, draw } of facts) {
    draw(margin + pageRoom - sumsRoom, sheet.y);
    sheet.y += height;
  }
  sheet.y += 10;
}
