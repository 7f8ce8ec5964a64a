import { readFileSync } from "node:fs";

const splitLine = (line: string): string[] => {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if (isQuoted && char === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (char === "," && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += char;
  }
  return [...cells, cell];
};

/** One line of a CSV file: reading a column that the file does not have throws. */
export interface CsvRow {
  cell(column: string): string;
}

/** Reads a CSV file beside this one. First line names the columns; a cell may be quoted but holds no line break. */
export const readCsvRows = (fileName: string): CsvRow[] => {
  const text = readFileSync(new URL(fileName, import.meta.url), "utf8");
  const [header = "", ...lines] = text.split("\n").filter((line) => line !== "");
  const columns = splitLine(header);
  return lines.map((line) => {
    const cells = splitLine(line);
    return {
      cell: (column) => {
        const found = cells[columns.indexOf(column)];
        if (found === undefined) throw new Error(`${fileName} has no ${column} in: ${line}`);
        return found;
      },
    };
  });
};

/** The row whose `column` equals `value`; throws when there is none. */
export const rowWhere = (rows: CsvRow[], column: string, value: string): CsvRow => {
  const found = rows.find((row) => row.cell(column) === value);
  if (found === undefined) throw new Error(`No row with ${column} = ${value}`);
  return found;
};
