/** What the law asks the operator to keep back for the state, from what he pays to sellers and agents. */
export { undoWithholding, type WithheldNow, withhold } from "./withhold.ts";
export { findYear, selectKeptOf, selectMonthsOf, selectWithheldOf } from "./withholding.queries.ts";
