/** Packs of an order that a buyer cancels or gives back: asking, deciding, and what has become of them. */
export { DecisionForm } from "./decision-form.tsx";
export { OrderRequestsCard } from "./lazy-card.ts";
export { RequestView } from "./request-view.tsx";
export { requestsQuery } from "./requests.api.ts";
export { useRequestsTexts } from "./requests.texts.ts";
