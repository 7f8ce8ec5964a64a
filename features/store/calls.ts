import { type Calls, missingId } from "#testing/calls/calls.ts";

/** What the calls of store answer, and what is sent to them. */
export const calls: Calls = {
  "store/list-categories": { own: 200 },
  "store/list-products": {
    own: 200,
    sends: ({ product }) => [{}, { query: { q: product.title.en } }, { query: { category: "seeds" } }],
  },
  "store/count-products": { own: 200 },
  "store/suggest-goods": { own: 200, sends: () => [{ query: { q: "paddy" } }] },
  "store/view-product": {
    own: 200,
    missing: 404,
    note: "products are everybody's",
    sends: ({ product }, _, kind) => [
      { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
    ],
  },
  "store/list-more-products": {
    own: 200,
    missing: 404,
    note: "products are everybody's",
    sends: ({ product }, _, kind) => [
      { params: { level3Id: kind === "missing" ? missingId : product.level3Id } },
    ],
  },
};
