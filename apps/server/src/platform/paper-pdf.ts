import type { TextProps } from "@react-pdf/renderer";
import { Circle, Document, Page, Path, renderToBuffer, Svg, Text, View } from "@react-pdf/renderer";
import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import type { Paper, PaperBlock, PaperColumn, PaperFact } from "./paper.ts";
import { families, readyFonts, widestWord } from "./paper-fonts.ts";

const ink = "#1f2a24";
const quiet = "#5b665f";
const line = "#c9cfc9";
/** Sizes in points. */
const bodySize = 9;
const smallSize = 8;
const strongSumSize = 10.5;
const margin = 36;
const columnGap = 5;
/** Room between the margins of A4. */
const pageRoom = 595 - 2 * margin;
const factsRoom = pageRoom * 0.42;
const sumsRoom = pageRoom * 0.48;
const factGap = 14;

const styles = {
  page: {
    fontFamily: [...families],
    fontSize: bodySize,
    lineHeight: 1.45,
    color: ink,
    padding: margin,
    paddingBottom: 52,
  },
  head: { flexDirection: "row", justifyContent: "space-between", marginBottom: 14 },
  // Telugu signs reach below the line: what follows keeps its distance. The height of a line is that of the page else.
  title: { fontSize: 15, fontWeight: 700, lineHeight: 1.45, marginTop: 2, marginBottom: 2 },
  small: { fontSize: smallSize, color: quiet },
  strong: { fontWeight: 700 },
  fact: { flexDirection: "row", justifyContent: "space-between", gap: factGap },
  parties: { flexDirection: "row", gap: 18, marginBottom: 12 },
  party: { flex: 1, borderTop: `1pt solid ${line}`, paddingTop: 5 },
  table: { marginBottom: 10 },
  row: { flexDirection: "row", borderBottom: `0.5pt solid ${line}`, paddingVertical: 3, gap: columnGap },
  topRow: { flexDirection: "row", borderBottom: `1pt solid ${ink}`, paddingVertical: 3, gap: columnGap },
  sums: { width: sumsRoom, alignSelf: "flex-end", marginBottom: 10 },
  text: { marginBottom: 8 },
  footer: {
    position: "absolute",
    // From above: react-pdf drops a fixed piece that stands from below and has its own line height.
    top: 804,
    left: margin,
    right: margin,
    flexDirection: "row",
    justifyContent: "space-between",
  },
} as const;

/** How a piece is drawn: one style, never a list of them. */
type Look = Exclude<NonNullable<TextProps["style"]>, readonly unknown[]>;

const node = createElement;
/**
 * Where the font changes within a word (₹ and its digits, a Telugu word and its comma) react-pdf would break it as at
 * a hyphen, and draw one. At this price of a hyphen it never does while a space is there to break at.
 */
const neverHyphened = 10_000;

const text = (words: string, style: Look = {}, key?: number) =>
  node(Text, { style, hyphenationPenalty: neverHyphened, ...(key === undefined ? {} : { key }) }, words);

/** Draws a paper as a PDF, A4. Takes tenths of a second of pure computing: see `printer.ts`. */
export async function paperPdf(paper: Paper): Promise<Uint8Array> {
  await readyFonts();
  const footer = node(
    View,
    { style: styles.footer, fixed: true },
    text(paper.title, styles.small),
    node(Text, {
      style: styles.small,
      render: ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
        paper.pageText.replace("{page}", String(pageNumber)).replace("{pages}", String(totalPages)),
    }),
  );
  const page = node(
    Page,
    { size: "A4", style: { ...styles.page, fontFamily: [...families] } },
    ...paper.blocks.map(drawBlock),
    footer,
  );
  const about = { title: paper.title, language: paper.language, creator: "Santha", producer: "Santha" };
  return new Uint8Array(await renderToBuffer(node(Document, about, page) as ReactElement<never>));
}

function drawBlock(block: PaperBlock, key: number): ReactNode {
  if (block.kind === "head") return drawHead(block, key);
  if (block.kind === "parties") return drawParties(block, key);
  if (block.kind === "table") return drawTable(block, key);
  if (block.kind === "sums") return drawSums(block, key);
  return node(
    View,
    { key, style: styles.text, wrap: false },
    block.heading === undefined ? null : text(block.heading, styles.strong),
    text(block.text),
  );
}

type BlockOf<Kind extends PaperBlock["kind"]> = Extract<PaperBlock, { kind: Kind }>;

function drawHead({ title, note, facts }: BlockOf<"head">, key: number): ReactNode {
  return node(
    View,
    { key, style: styles.head },
    node(
      View,
      {},
      wordmark(),
      text(title, styles.title),
      note === undefined ? null : text(note, styles.small),
    ),
    node(View, { style: { width: factsRoom } }, ...facts.map((fact, at) => drawFact(fact, at, factsRoom))),
  );
}

/** The wordmark of the app, as paths. */
function wordmark(): ReactNode {
  const stroke = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
  return node(
    Svg,
    { viewBox: "0 0 64 30", style: { width: 64, height: 30 } },
    node(Path, {
      ...stroke,
      stroke: "#14532d",
      strokeWidth: 2.9,
      d: "M5 24.5C2.5 17.5 7 13.5 10.5 17.5C13.5 21.5 14 25 18 25C23.5 25 24.5 18 20 13.5M5 9.5C7.5 12.5 10.5 13 13 10.5L17.5 6C18.7 5 20 4.7 21.5 5M47.5 16.5C43.5 13.5 38.5 15.5 38.5 19.5C38.5 24 43.5 25.5 49 25.5C54.5 25.5 59.5 24 59.5 19.5C59.5 15.5 55.5 14 53 15.5C50.5 17.5 51.5 21 54 20.5M43 20.5C45.5 21 47.5 19 47.5 16.5M46 9C48 12 50.5 12.5 53 10L56.5 6.5C57.5 5.6 58.5 5.2 60 5.5",
    }),
    node(Circle, { cx: 31, cy: 19.5, r: 3.6, fill: "none", stroke: "#fbae18", strokeWidth: 2.7 }),
  );
}

/** A label and its value in `room` points: a long value goes on below itself and never over its label. */
function drawFact({ label, value }: PaperFact, key: number, room: number, isStrong = false): ReactNode {
  const style = isStrong ? { ...styles.strong, color: ink, fontSize: strongSumSize } : {};
  const least = (words: string) =>
    isStrong ? widestWord(words, strongSumSize, 700) : widestWord(words, bodySize, 400);
  return node(
    View,
    { key, style: styles.fact },
    text(label, { color: quiet, flex: 1, minWidth: least(label), ...style }),
    text(value, { textAlign: "right", maxWidth: room - factGap - least(label), ...style }),
  );
}

function drawParties({ parties }: BlockOf<"parties">, key: number): ReactNode {
  const drawn = parties.map(({ heading, name, lines }, at) =>
    node(
      View,
      { key: at, style: styles.party },
      text(heading, styles.small),
      text(name, styles.strong),
      ...lines.map((words, index) => text(words, {}, index)),
    ),
  );
  return node(View, { key, style: styles.parties }, ...drawn);
}

/** Room that a table has under its beginning, in points: heading, a head and a first row of two lines each. */
const leastOfTable = 76;

function drawTable(block: BlockOf<"table">, key: number): ReactNode {
  const { heading, rows, foot } = block;
  const columns = fittedColumns(block);
  const table = node(
    View,
    { style: styles.table },
    heading === undefined ? null : text(heading, styles.strong),
    // The head is drawn again on every page that the table reaches.
    node(
      View,
      { style: styles.topRow, fixed: true },
      ...columns.map((column, at) =>
        cell(column, column.text, at, {
          ...styles.small,
          ...styles.strong,
          fontSize: smallSize * column.scale,
        }),
      ),
    ),
    ...rows.map((row, at) => drawRow(columns, row, at, {})),
    foot === undefined ? null : drawRow(columns, foot, rows.length, styles.strong),
  );
  // What may be divided never asks for room itself: an empty piece before it does.
  return node(Fragment, { key }, node(View, { minPresenceAhead: leastOfTable }), table);
}

interface FittedColumn extends PaperColumn {
  /** Width of its widest word, in points. */
  readonly least: number;
  /** Of the letters, less than 1 where the widest words of all columns have no room on the page. */
  readonly scale: number;
}

/** Columns that keep each word whole, above all ₹ with its digits. */
function fittedColumns({ columns, rows, foot = [] }: BlockOf<"table">): FittedColumn[] {
  const least = columns.map((column, at) =>
    Math.max(
      widestWord(column.text, smallSize, 700),
      widestWord(foot[at] ?? "", bodySize, 700),
      ...rows.map((row) => widestWord(row[at] ?? "", bodySize, 400)),
    ),
  );
  const room = pageRoom - columnGap * (columns.length - 1);
  const scale = Math.min(1, room / least.reduce((sum, width) => sum + width, 0));
  return columns.map((column, at) => ({ ...column, least: (least[at] ?? 0) * scale, scale }));
}

function drawRow(
  columns: readonly FittedColumn[],
  row: readonly string[],
  key: number,
  style: Look,
): ReactNode {
  const cells = columns.map((column, at) =>
    cell(column, row[at] ?? "", at, { ...style, fontSize: bodySize * column.scale }),
  );
  return node(View, { key, style: styles.row, wrap: false }, ...cells);
}

function cell(
  { share, least, isNumber = false }: FittedColumn,
  words: string,
  key: number,
  style: Look,
): ReactNode {
  return text(words, { flex: share, minWidth: least, textAlign: isNumber ? "right" : "left", ...style }, key);
}

function drawSums({ sums }: BlockOf<"sums">, key: number): ReactNode {
  const drawn = sums.map(({ isStrong, ...fact }, at) => drawFact(fact, at, sumsRoom, isStrong));
  return node(View, { key, style: styles.sums, wrap: false }, ...drawn);
}
