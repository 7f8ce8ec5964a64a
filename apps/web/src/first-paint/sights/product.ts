import type { LocalizedText } from "@santha/contract/language";
import type { ProductCard } from "@santha/contract/store";
import { bedOf, header, part, type Say, type Sight } from "./parts.ts";

type Shown = Pick<ProductCard, "title" | "drawing" | "bed"> & { readonly categoryTitle: LocalizedText };

/** A product's picture and name. */
export const productSight = (say: Say): Sight => ({
  from: ["/v2/store/products/"],
  draw: (product: Shown) => [
    header("hdr", say(product.categoryTitle)),
    part("main.content", [
      part("div.wrap.prod", [
        part("div.only-d", [part("nav.crumb", [part("h1", [say(product.title)])])]),
        part("div.prod-g", [
          part("section.gal", [bedOf(product, ".gal-m")]),
          part("div.stack", [part("section.band.bare.stack-s", [part("h2.t-title", [say(product.title)])])]),
        ]),
      ]),
    ]),
  ],
  until: ".gal .pic",
});
