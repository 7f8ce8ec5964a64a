import type { Transaction } from "@santha/database/client";
import type { Platform } from "#platform/context";
import { inTransaction } from "#platform/transaction";
import { makeStaging, replaceStagedPins, stageRows } from "./import.queries.ts";
import { readLines } from "./pin-file.ts";
import { columnsOf, type PinColumns, type PinRow, pinRowOf } from "./pin-row.ts";

/** Rows sent at once: few statements, little memory. */
const rowsAtOnce = 5000;
/** Wrong rows that are named one by one; the others are counted. */
const mostNamed = 50;

export interface WrongRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly reason: string;
}

export interface ImportReport {
  /** Places that are in the directory now because of this file. */
  readonly places: number;
  readonly pinCodes: number;
  /** Places without a point of their own, put where their neighbours are. */
  readonly pointsTaken: number;
  readonly wrongRows: number;
  /** The first of the wrong rows. */
  readonly named: readonly WrongRow[];
}

/**
 * Loads places of pin codes from a CSV file in the layout of India Post's directory, `.gz` too. Each pin code that
 * the file names is replaced as a whole, others stay, so the same file may be loaded again. All in one transaction.
 * @throws Error when the file cannot be read or no row of it is right; nothing is changed then.
 */
export function importPinCodes(context: Pick<Platform, "database">, file: string): Promise<ImportReport> {
  return inTransaction(context, async (transaction) => {
    await makeStaging(transaction);
    const reading = reader(transaction);
    await readLines(file, async ({ number, text }) => reading.take(number, text));
    await reading.finish();
    const replaced = await replaceStagedPins(transaction);
    if (replaced.places === 0) throw new Error(`no row of the file is right${firstReason(reading.named)}`);
    const wrongRows = reading.wrongRows() + replaced.withoutPoint.length;
    const pointless = replaced.withoutPoint.map((line) => ({
      line,
      reason: "no coordinates, nor a neighbour with any",
    }));
    const named = [...reading.named, ...pointless].sort((one, other) => one.line - other.line);
    return { ...replaced, wrongRows, named: named.slice(0, mostNamed) };
  });
}

function firstReason([first]: readonly WrongRow[]): string {
  return first ? `; line ${first.line}: ${first.reason}` : "";
}

/** Collects rows and sends them in portions; the first line names the columns. */
function reader(transaction: Transaction) {
  const named: WrongRow[] = [];
  let columns: PinColumns | null = null;
  let wrongRows = 0;
  let waiting: (PinRow & { line: number })[] = [];
  const send = async (): Promise<void> => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) await stageRows(transaction, rows);
  };
  return {
    named,
    wrongRows: () => wrongRows,
    async take(line: number, text: string): Promise<void> {
      if (columns === null) {
        columns = columnsOf(text);
        return;
      }
      if (text.trim() === "") return;
      const row = pinRowOf(text, columns);
      if (typeof row === "string") {
        wrongRows += 1;
        if (named.length < mostNamed) named.push({ line, reason: row });
        return;
      }
      waiting.push({ ...row, line });
      if (waiting.length === rowsAtOnce) await send();
    },
    finish: send,
  };
}
