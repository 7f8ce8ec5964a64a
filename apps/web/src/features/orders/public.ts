export { OrderTileCard } from "./order-tile-card.tsx";
export { latestOrderQuery, ordersQuery } from "./orders.api.ts";
