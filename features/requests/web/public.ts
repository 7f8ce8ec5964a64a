/** Packs of an order that a buyer cancels or gives back: asking, deciding, and what has become of them. */

export { requestsQuery } from "./api.ts";
export { DecisionForm } from "./decision-form.tsx";
export { OrderRequestsCard } from "./lazy-card.ts";
export { RequestView } from "./request-view.tsx";
export { useRequestsTexts } from "./words.ts";
