import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { makeStaging, replaceStagedPins, stageRows } from "./import.queries.ts";
import { readLines } from "./pin-file.ts";
import { columnsOf, type PinColumns, type PinRow, pinRowOf } from "./pin-row.ts";

/** Rows per statement: few statements, little memory. */
const rowsAtOnce = 5000;
/** How many wrong rows are named; the others are only counted. */
const mostNamed = 50;

export interface WrongRow {
  /** Line number in the file, from 1. */
  readonly line: number;
  readonly reason: string;
}

export interface ImportReport {
  /** Places that this file has added or replaced. */
  readonly places: number;
  readonly pinCodes: number;
  /** Places without coordinates, which got those of their neighbours. */
  readonly pointsTaken: number;
  readonly wrongRows: number;
  /** The first of the wrong rows. */
  readonly named: readonly WrongRow[];
}

/**
 * Imports places from a CSV file (`.gz` too) in India Post's layout, in one transaction. It replaces each named
 * pin code, so files can be imported again.
 * @throws Error when the file is unreadable or has no valid row.
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

/** Collects rows and writes them in batches; the first line names the columns. */
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
