import { route } from "#engine/server/http/route.ts";
import * as store from "../contract/store.ts";
import { suggestGoods as suggestGoodsCall } from "../contract/suggestions.ts";
import { countProducts } from "./counts/count-products.ts";
import { listCategories } from "./list-categories.ts";
import { listMoreProducts } from "./list-more-products.ts";
import { listProducts } from "./list-products.ts";
import { viewProduct } from "./product/view-product.ts";
import { suggestGoods } from "./suggestions/suggest-goods.ts";

export const storeRoutes = [
  route(store.listCategories, listCategories),
  route(store.listProducts, listProducts),
  route(store.countProducts, countProducts),
  route(suggestGoodsCall, suggestGoods),
  route(store.listMoreProducts, listMoreProducts),
  route(store.viewProduct, viewProduct),
];
