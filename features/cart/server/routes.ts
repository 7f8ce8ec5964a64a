import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { addToCart, removeFromCart, setCartQuantity } from "./change-line.ts";
import { countCart, readCart } from "./read-cart.ts";
import { reorder } from "./reorder.ts";

export const cartRoutes = [
  route(contract.readCart, readCart),
  route(contract.countCart, countCart),
  route(contract.addToCart, addToCart),
  route(contract.setCartQuantity, setCartQuantity),
  route(contract.removeFromCart, removeFromCart),
  route(contract.reorder, reorder),
];
