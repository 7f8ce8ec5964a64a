import type { PaperBlock, PaperColumn } from "./paper.ts";
import { drawRule, makeRoom, margin, pageRoom, type Sheet } from "./paper-sheet.ts";
import {
  drawLines,
  heightOf,
  type Line,
  type Look,
  linesOf,
  type PdfDocument,
  widestWord,
} from "./paper-text.ts";

type Table = Extract<PaperBlock, { kind: "table" }>;

/** How a table looks: its rows, its head (which its foot takes the weight of) and the rule between rows. */
export interface TableLook {
  readonly body: Look;
  readonly head: Look;
  readonly rule: string;
}

interface FittedColumn extends PaperColumn {
  readonly x: number;
  readonly room: number;
  /** Of the letters, less than 1 where the widest words of all columns have no room on the page. */
  readonly scale: number;
}

const columnGap = 5;
const rowPadding = 3;

/** Rows do not break; the head is drawn again on every page that the table reaches. */
export function drawTable(sheet: Sheet, table: Table, look: TableLook): void {
  const { pdf } = sheet;
  const bold: Look = { ...look.body, weight: 700 };
  const columns = fittedColumns(pdf, table, look);
  const rowOf = (cells: readonly string[], cellLook: Look) => fittedRow(pdf, columns, cells, cellLook);
  const head = rowOf(
    columns.map(({ text }) => text),
    look.head,
  );
  const rows = table.rows.map((cells) => rowOf(cells, look.body));
  if (table.foot) rows.push(rowOf(table.foot, bold));
  const heading = table.heading === undefined ? [] : linesOf(pdf, table.heading, bold, pageRoom);
  const top = { width: 1, color: look.body.color };

  makeRoom(sheet, heightOf(heading.length, bold) + head.height + (rows[0]?.height ?? 0));
  drawLines(pdf, heading, bold, { x: margin, y: sheet.y, room: pageRoom });
  sheet.y += heightOf(heading.length, bold);
  drawRow(sheet, columns, head, top);
  for (const row of rows) {
    if (makeRoom(sheet, row.height)) drawRow(sheet, columns, head, top);
    drawRow(sheet, columns, row, { width: 0.5, color: look.rule });
  }
  sheet.y += 10;
}

interface FittedRow {
  readonly cells: readonly { readonly lines: readonly Line[]; readonly look: Look }[];
  readonly height: number;
}

function fittedRow(
  pdf: PdfDocument,
  columns: readonly FittedColumn[],
  words: readonly string[],
  rowLook: Look,
): FittedRow {
  const cells = columns.map(({ room, scale }, at) => {
    const look = { ...rowLook, size: rowLook.size * scale };
    return { look, lines: linesOf(pdf, words[at] ?? "", look, room) };
  });
  const heights = cells.map(({ look, lines }) => heightOf(lines.length, look));
  return { cells, height: Math.max(...heights) + 2 * rowPadding };
}

function drawRow(
  sheet: Sheet,
  columns: readonly FittedColumn[],
  { cells, height }: FittedRow,
  rule: { readonly width: number; readonly color: string },
): void {
  for (const [at, { x, room, isNumber = false }] of columns.entries()) {
    const cell = cells[at];
    const place = { x, y: sheet.y + rowPadding, room, isRight: isNumber };
    if (cell) drawLines(sheet.pdf, cell.lines, cell.look, place);
  }
  sheet.y += height;
  drawRule(sheet, { x: margin, y: sheet.y, room: pageRoom, ...rule });
}

/** Columns that keep each word whole, above all ₹ with its digits. */
function fittedColumns(
  pdf: PdfDocument,
  { columns, rows, foot = [] }: Table,
  { body, head }: TableLook,
): FittedColumn[] {
  const bold: Look = { ...body, weight: 700 };
  const least = columns.map((column, at) =>
    Math.max(
      widestWord(pdf, column.text, head),
      widestWord(pdf, foot[at] ?? "", bold),
      ...[...new Set(rows.map((row) => row[at] ?? ""))].map((words) => widestWord(pdf, words, body)),
    ),
  );
  const room = pageRoom - columnGap * (columns.length - 1);
  const scale = Math.min(1, room / sumOf(least));
  const rooms = sharedRooms(
    columns.map(({ share }, at) => ({ share, least: (least[at] ?? 0) * scale })),
    room,
  );
  let x = margin;
  return columns.map((column, at) => {
    const fitted = { ...column, x, room: rooms[at] ?? 0, scale };
    x += fitted.room + columnGap;
    return fitted;
  });
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Room by shares, but none gets less than it needs: those are taken out and the rest is shared anew. */
function sharedRooms(
  columns: readonly { readonly share: number; readonly least: number }[],
  room: number,
): number[] {
  const narrow = new Set<number>();
  for (;;) {
    const left = room - sumOf(columns.map(({ least }, at) => (narrow.has(at) ? least : 0)));
    const shares = sumOf(columns.map(({ share }, at) => (narrow.has(at) ? 0 : share)));
    const roomOf = ({ share }: { readonly share: number }) => (left * share) / shares;
    const found = columns.findIndex((column, at) => !narrow.has(at) && roomOf(column) < column.least);
    if (found === -1) return columns.map((column, at) => (narrow.has(at) ? column.least : roomOf(column)));
    narrow.add(found);
  }
}
