export { ConsentCard } from "./consent-card.tsx";
export { usePageView } from "./use-page-view.ts";
export { usePurchase } from "./use-purchase.ts";
