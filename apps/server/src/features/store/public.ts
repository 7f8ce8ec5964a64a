export { readCards } from "./cards.queries.ts";
export { seesMargin } from "./store.policy.ts";
