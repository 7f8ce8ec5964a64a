import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";

/** A line that may end in a carriage return, with its number in the file, from 1. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/**
 * Reads a text file, `.gz` unpacked on the way, and hands its lines over one by one; never more than a piece of it is
 * in memory. @throws what opening, unpacking and `take` throw.
 */
export async function readLines(file: string, take: (line: NumberedLine) => Promise<void>): Promise<void> {
  const lines = async (source: AsyncIterable<Buffer>): Promise<void> => {
    const decoder = new TextDecoder("utf-8");
    let rest = "";
    let number = 0;
    const takeAll = async (texts: readonly string[]): Promise<void> => {
      for (const text of texts) {
        number += 1;
        await take({ number, text: text.endsWith("\r") ? text.slice(0, -1) : text });
      }
    };
    for await (const piece of source) {
      const texts = (rest + decoder.decode(piece, { stream: true })).split("\n");
      rest = texts.pop() ?? "";
      await takeAll(texts);
    }
    rest += decoder.decode();
    if (rest !== "") await takeAll([rest]);
  };
  const reading = createReadStream(file);
  if (file.endsWith(".gz")) await pipeline(reading, createGunzip(), lines);
  else await pipeline(reading, lines);
}

/** The cells of a line of a CSV file; a cell may be quoted. Null: a quote is not closed. */
export function cellsOf(line: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] !== '"') {
      const end = line.indexOf(",", at);
      cells.push(line.slice(at, end === -1 ? line.length : end).trim());
      at = end === -1 ? line.length + 1 : end + 1;
      continue;
    }
    const quoted = /^"((?:[^"]|"")*)"\s*(?:,|$)/.exec(line.slice(at));
    if (!quoted) return null;
    cells.push((quoted[1] ?? "").replaceAll('""', '"').trim());
    at += quoted[0].length;
    if (at === line.length && !quoted[0].endsWith(",")) break;
  }
  return cells;
}
