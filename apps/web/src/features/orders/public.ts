export { OrderTileCard } from "./order-tile-card.tsx";
export { latestOrderQuery, type OrdersFilter, ordersQuery } from "./orders.api.ts";
