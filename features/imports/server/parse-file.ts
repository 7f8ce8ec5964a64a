import { Readable } from "node:stream";
import { CsvError, type Info, parse } from "csv-parse";
import { delimiterOf } from "#engine/server/http/csv.ts";
import { type ColumnId, columnIds, columnNames, mostRows } from "../contract.ts";
import type { FileProblem } from "./errors.ts";
import type { Cells, FileRow } from "./rows.ts";

/** A file that cannot be read at all. */
export class FileRefused extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

export interface ParsedRow extends FileRow {
  /** How many bytes of the file were read so far. */
  readonly bytes: number;
}

const longestRowInCharacters = 20_000;

/**
 * The rows of a CSV file one by one, in memory a piece at a time: separated by commas, semicolons or tabs, with or
 * without a byte order mark, cells quoted or not. Blank lines are left out.
 * @throws FileRefused when the file has no column of codes, too many rows or none, or cannot be read.
 */
export async function* parseFile(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ParsedRow> {
  const reading = pieces[Symbol.asyncIterator]();
  const first = await reading.next();
  if (first.done) throw new FileRefused("imports/no-rows");
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(first.value.subarray(0, longestRowInCharacters)),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: longestRowInCharacters,
  });
  const source = Readable.from(joined(first.value, reading));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let columns: readonly (ColumnId | undefined)[] | undefined;
  let [rowNumber, rows] = [0, 0];
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      rowNumber += 1;
      if (!columns) {
        columns = columnsOf(record);
        continue;
      }
      if (record.every((cell) => cell.trim() === "")) continue;
      rows += 1;
      if (rows > mostRows) throw new FileRefused("imports/too-many-rows");
      yield { rowNumber, cells: cellsOf(columns, record), bytes: info.bytes };
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileRefused("imports/unreadable") : error;
  }
  if (rows === 0) throw new FileRefused("imports/no-rows");
}

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** @throws FileRefused without a column of codes, or with one twice. */
function columnsOf(head: readonly string[]): readonly (ColumnId | undefined)[] {
  const columns = head.map((name) => {
    const plain = name.trim().toLowerCase();
    return columnIds.find((column) => columnNames[column].toLowerCase() === plain);
  });
  const known = columns.filter((column) => column !== undefined);
  if (!known.includes("code")) throw new FileRefused("imports/no-code-column");
  if (new Set(known).size < known.length) throw new FileRefused("imports/column-twice");
  return columns;
}

/** Keeps what is short enough to be a name or a number; PostgreSQL stores no zero character. */
function cellsOf(columns: readonly (ColumnId | undefined)[], record: readonly string[]): Cells {
  const cells: Partial<Record<ColumnId, string>> = {};
  for (const [at, column] of columns.entries()) {
    const cell = record[at];
    if (column && cell !== undefined) cells[column] = cell.replaceAll("\0", "").slice(0, 200).toWellFormed();
  }
  return cells;
}
