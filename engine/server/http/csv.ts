/** Lines of a CSV file (RFC 4180), its first line the names of the columns. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}

/** A CSV file in pieces of some 32 kB, made while its lines come; its first line the names of the columns. */
export async function* csvPieces(
  names: readonly string[],
  lines: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  // Spreadsheet programs take a file without this mark for Latin letters, and names in Telugu break.
  let piece = `\uFEFF${csvOf([names])}`;
  for await (const line of lines) {
    piece += csvOf([line]);
    if (piece.length < 32_768) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}

/** Paise as rupees with two decimals and nothing else, as a bank or an office reads them: `-1234.05`. */
export function plainRupees(amountInPaise: number): string {
  const paise = Math.abs(amountInPaise);
  const text = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;
  return amountInPaise < 0 ? `-${text}` : text;
}

/** A name is never read as a formula by a spreadsheet, and never breaks out of its cell. */
function cell(text: string): string {
  const isFormula = /^[=+@\t\r-]/.test(text) && !/^-[0-9.]+$/.test(text);
  // Readers that go by lines would take a break inside a cell for the next line.
  const safe = (isFormula ? `'${text}` : text).replace(/[\r\n\u2028\u2029]+/g, " ");
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What separates the cells of a file: the sign that stands most often in its first line. */
export function delimiterOf(beginning: Uint8Array): string {
  const [head = ""] = new TextDecoder().decode(beginning).split(/[\r\n]/);
  const counts = [",", ";", "\t"].map((sign) => [sign, head.split(sign).length] as const);
  return counts.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
