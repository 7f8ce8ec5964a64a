export { readCards } from "./cards.queries.ts";
export { countBoughtTogether } from "./counts/count-bought-together.ts";
export { pricesWhereWanted } from "./prices-where-wanted.ts";
export { addSharedProductPage } from "./product/shared-product.ts";
export { viewerOf } from "./viewer.ts";
