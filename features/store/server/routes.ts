import { sharedRoute } from "#engine/server/http/route.ts";
import * as store from "../contract/store.ts";
import { suggestGoods as suggestGoodsCall } from "../contract/suggestions.ts";
import { countProducts } from "./counts/count-products.ts";
import { listCategories } from "./list-categories.ts";
import { listMoreProducts } from "./list-more-products.ts";
import { listProducts } from "./list-products.ts";
import { viewProduct } from "./product/view-product.ts";
import { suggestGoods } from "./suggestions/suggest-goods.ts";
import { audienceOf } from "./viewer.ts";

const everybody = async () => ({});

export const storeRoutes = [
  sharedRoute(store.listCategories, everybody, listCategories),
  sharedRoute(store.listProducts, audienceOf, listProducts),
  sharedRoute(store.countProducts, audienceOf, countProducts),
  sharedRoute(suggestGoodsCall, audienceOf, suggestGoods),
  sharedRoute(store.listMoreProducts, audienceOf, listMoreProducts),
  sharedRoute(store.viewProduct, audienceOf, viewProduct),
];
