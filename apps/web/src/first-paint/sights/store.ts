import { blank, goods, header, type Listed, part, type Say, type Sight, stalls } from "./parts.ts";

/** The store's first goods. */
export function storeSight(say: Say): Sight {
  const store = say({ en: "Store", te: "స్టోర్" });
  return {
    from: ["/v2/store/products?"],
    draw: ({ products }: { readonly products: readonly Listed[] }) => [
      header("hdr.flush", store),
      part("main.content", [
        part("div.cloth", [
          part("div.wrap.storehead", [
            part("h1.only-d.t-title", [store]),
            part("div.search-field", [part("div.input", [part("input.plain-search")])]),
            part("div.where-pin", [part("span.chg.invisible", [blank])]),
          ]),
        ]),
        part("div.main.wrap.stack", [
          stalls(),
          part("div.browse", [
            part("aside.card.pad.browse-facets.only-d"),
            part("div.stack", [
              part("div.between", [part("h2.h2", [blank]), part("span.chip.only-m.invisible", [blank])]),
              goods(products, say),
            ]),
          ]),
        ]),
      ]),
    ],
    until: ".goods article",
  };
}
