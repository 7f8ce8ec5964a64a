export {
  categoriesQuery,
  type GoodsFilter,
  goodsCountsQuery,
  goodsQuery,
  latestGoodsQuery,
  moreProductsQuery,
  productQuery,
} from "./api.ts";
export { CategoryStrip } from "./category-strip.tsx";
export { useCropChoice, useCropTitles } from "./crops.ts";
export { ProductFinder } from "./finder/product-finder.tsx";
export { GoodsGrid, GoodsSkeleton } from "./goods-grid.tsx";
export { ProductLine } from "./product-line.tsx";
export { ProductLink } from "./product-link.tsx";
