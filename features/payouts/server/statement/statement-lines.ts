import { sumOf } from "#engine/contract/money.ts";
import type { LedgerAccount } from "#features/ledger/server";
import type { AccountEntry } from "../account-entries.queries.ts";

/** The accounts that say what of an agent is with Santha: what is to be paid out, and what the bank has to pay. */
export const accountsWithSantha = [
  "agent-payable",
  "payouts-under-way",
] as const satisfies readonly LedgerAccount[];

/** Why what is with Santha becomes more or less, in the order of the statement. */
export const statementLines = [
  "cameIn",
  "refunded",
  "gaveBack",
  "withheld",
  "paidOut",
  "cameBack",
  "otherwise",
] as const;
export type StatementLine = (typeof statementLines)[number];

/**
 * Kinds of sets that touch these accounts. A payout that is made only moves from one of them to the other, so what it
 * changes in sum is the tax that is put aside; so does one that is undone.
 */
const lineOfKind: Readonly<Record<string, StatementLine>> = {
  "online-margin": "cameIn",
  "margin-in-cash": "cameIn",
  "margin-refunded": "refunded",
  "margin-reversed": "gaveBack",
  "order-reversed": "gaveBack",
  "payout-made": "withheld",
  "payout-failed": "withheld",
  "payout-reopened": "withheld",
  "payout-paid": "paidOut",
  "payout-returned": "cameBack",
};

/** An entry on these accounts as its agent sees it: above zero there is more of his with Santha. */
export interface StatementMove extends AccountEntry {
  readonly line: StatementLine;
}

/** The entries that change what is with Santha, each with its line; a kind that nobody named stays visible. */
export function movesOf(entries: readonly AccountEntry[]): StatementMove[] {
  const accounts: readonly string[] = accountsWithSantha;
  return entries
    .filter(({ account }) => accounts.includes(account))
    .map((entry) => ({
      ...entry,
      amountInPaise: 0 - entry.amountInPaise,
      line: lineOfKind[entry.kind] ?? "otherwise",
    }));
}

/** The sum of each line; together they are what changed. */
export function sumsOfLines(moves: readonly StatementMove[]): ReadonlyMap<StatementLine, number> {
  const amounts = (line: StatementLine) =>
    moves.filter((move) => move.line === line).map(({ amountInPaise }) => amountInPaise);
  return new Map(statementLines.map((line) => [line, sumOf(amounts(line))]));
}
