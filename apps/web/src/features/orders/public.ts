export { useWhyNoMargin } from "./margin-words.ts";
export { OrderTileCard } from "./order-tile-card.tsx";
export { latestOrderQuery, type OrdersFilter, orderQuery, ordersQuery } from "./orders.api.ts";
