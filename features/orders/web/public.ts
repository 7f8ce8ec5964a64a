export { latestOrderQuery, type OrdersFilter, orderQuery, ordersQuery } from "./api.ts";
export { OrderTileCard } from "./order-tile-card.tsx";
export { readAhead } from "./read-ahead.ts";
export { isOver } from "./status/order-status.ts";
export { useWhyNoMargin } from "./view/margin-words.ts";
