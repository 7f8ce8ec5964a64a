import * as store from "@santha/contract/store";
import { suggestGoods as suggestGoodsCall } from "@santha/contract/suggestions";
import { route } from "#platform/route";
import { countProducts } from "./count-products.ts";
import { listCategories } from "./list-categories.ts";
import { listMoreProducts } from "./list-more-products.ts";
import { listProducts } from "./list-products.ts";
import { suggestGoods } from "./suggest-goods.ts";
import { viewProduct } from "./view-product.ts";

export const storeRoutes = [
  route(store.listCategories, listCategories),
  route(store.listProducts, listProducts),
  route(store.countProducts, countProducts),
  route(suggestGoodsCall, suggestGoods),
  route(store.listMoreProducts, listMoreProducts),
  route(store.viewProduct, viewProduct),
];
