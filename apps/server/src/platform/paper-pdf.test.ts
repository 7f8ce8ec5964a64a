import { getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import type { Paper } from "./paper.ts";
import { threadPrinter } from "./printer.ts";

const printer = threadPrinter();

/** A piece of text as it lies on the page: from where, how wide, in points. */
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

async function piecesOf(bytes: Uint8Array): Promise<Piece[][]> {
  const pdf = await getDocumentProxy(bytes);
  const pages: Piece[][] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(
      items.flatMap((item) =>
        "str" in item && item.str.trim() !== ""
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
          : [],
      ),
    );
  }
  return pages;
}

const paper = (blocks: Paper["blocks"]): Paper => ({
  language: "te",
  title: "Test",
  pageText: "{page} / {pages}",
  blocks,
});
const words = ["శ్రీ", "ఆంధ్రప్రదేశ్", "కృష్ణా", "₹1,23,456.50"];
/** A bar of Noto Sans at 9 points. */
const barWidth = 4.96;

let pieces: Piece[];
beforeAll(async () => {
  const bytes = await printer.print(paper(words.map((text) => ({ kind: "text", text: `${text}|` }))));
  [pieces = []] = await piecesOf(bytes);
}, 60_000);

test("Telugu is shaped: conjuncts and vowel signs take the width that a browser gives them, and ₹ is drawn", () => {
  const ends = pieces.filter(({ text }) => text.endsWith("|"));
  const widths = ends.map((end) => {
    const line = pieces.filter(({ y }) => Math.abs(y - end.y) < 1);
    const from = Math.min(...line.map(({ x }) => x));
    // The bar after the word begins where the word ends.
    return end.x + end.width - barWidth - from;
  });
  // Points at 9 points of the same fonts, measured in Chromium; letter after letter they would be wider.
  const inBrowser = [4.95, 35.8, 17.58, 53.57];
  expect(widths).toHaveLength(words.length);
  for (const [at, width] of inBrowser.entries()) expect(widths[at]).toBeCloseTo(width, 1);
  expect(ends.at(-1)?.text).toContain("1,23,456.50");
  expect(pieces.map(({ text }) => text).join("")).toContain("₹");
});

test("a table that does not fit one page goes on with its head on the next, and pages are counted", async () => {
  const rows = Array.from({ length: 80 }, (_, at) => [`Row ${at + 1}`, `₹${at}.00`]);
  const columns = [
    { text: "Item", share: 3 },
    { text: "Amount", share: 1, isNumber: true },
  ];
  const pages = await piecesOf(await printer.print(paper([{ kind: "table", columns, rows }])));
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, page] of pages.entries()) {
    const text = page
      .map((piece) => piece.text)
      .join("")
      .replaceAll(" ", "");
    expect(text).toContain("Item");
    expect(text).toContain(`${at + 1}/${pages.length}`);
    for (const piece of page) expect(piece.y).toBeGreaterThan(20);
  }
}, 60_000);

test("while a paper is drawn the event loop goes on", async () => {
  let turns = 0;
  let isPrinted = false;
  const printed = printer.print(paper([{ kind: "text", text: "వరి విత్తనం" }])).then(() => {
    isPrinted = true;
  });
  while (!isPrinted) {
    turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await printed;
  expect(turns).toBeGreaterThan(10);
}, 60_000);
