/** The append-only double-entry ledger: the only source of balances and earnings. */
export { sumOfOrder, sumsOfParty } from "./ledger.queries.ts";
export { type LedgerAccount, type LedgerSet, movement } from "./ledger-sets.ts";
export { type AccountEntry, selectEntriesOfParty, sumsOfPartyBefore } from "./party-entries.queries.ts";
export { postSets } from "./post-sets.ts";
