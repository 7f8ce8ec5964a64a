/** What the law asks the operator to keep back for the state, from what he pays to sellers and agents. */

export { findYear, selectKeptOf, selectMonthsOf, selectWithheldOf } from "./queries.ts";
export { undoWithholding, type WithheldNow, withhold } from "./withhold.ts";
