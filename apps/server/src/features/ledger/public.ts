/** The append-only double-entry ledger: the only source of balances and earnings. */
export { freeBankNumber, numberUsedBefore, takeBankNumber } from "./bank-numbers.ts";
export {
  refundSumsOf,
  sumOfAccount,
  sumOfOrder,
  sumsOfOrder,
  sumsOfParty,
  takenOfOrder,
} from "./ledger.queries.ts";
export {
  type LedgerAccount,
  type LedgerEntry,
  type LedgerSet,
  movement,
  type OrderSum,
  reversalOf,
} from "./ledger-sets.ts";
export {
  type AccountEntry,
  selectEntriesOfParty,
  selectTakenFromAgent,
  sumNotEarnedBefore,
  sumsOfPartyBefore,
} from "./party-entries.queries.ts";
export { postAll, postSets } from "./post-sets.ts";
export { takeBackSet } from "./take-back-set.ts";
