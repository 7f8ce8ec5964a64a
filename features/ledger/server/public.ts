/** The append-only double-entry ledger: the only source of balances and earnings. */
export { freeBankNumber, numberUsedBefore, takeBankNumber } from "./bank-numbers.ts";
export {
  type JournalEntry,
  type LedgerAccount,
  type LedgerEntry,
  movement,
  type OrderSum,
  reversalOf,
} from "./journal-entries.ts";
export { postAll, postJournal } from "./post-journal.ts";
export {
  refundSumsOf,
  sumOfAccount,
  sumOfOrder,
  sumsOfOrder,
  sumsOfParty,
  takenOfOrder,
} from "./queries.ts";
export { takeBackSet } from "./take-back-set.ts";
