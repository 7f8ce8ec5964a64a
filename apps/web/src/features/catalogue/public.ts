export {
  categoriesQuery,
  type GoodsFilter,
  goodsQuery,
  latestGoodsQuery,
  productQuery,
} from "./catalogue.api.ts";
export { CategoryStrip } from "./category-strip.tsx";
export { GoodsGrid, GoodsSkeleton } from "./goods-grid.tsx";
