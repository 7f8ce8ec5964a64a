import type { Question } from "../measure-call.ts";

/** A reading call of both sides: the same goods, asked of each in its own way. */
export interface PeerCall {
  readonly name: string;
  readonly santha: readonly Question[];
  readonly vendure: readonly Question[];
  /** A field that stands in an answer once for each item, and how many items there have to be. */
  readonly mark: { readonly santha: string; readonly vendure: string };
  readonly items: number;
}

const list = `query ($input: SearchInput!) { search(input: $input) { items {
  productId slug productName productAsset { preview } currencyCode
  priceWithTax { ... on SinglePrice { value } ... on PriceRange { min max } } } } }`;
const product = `query ($id: ID!) { product(id: $id) { id slug name description featuredAsset { preview }
  variants { id name sku priceWithTax currencyCode stockLevel options { name } } } }`;
const orders = `{ activeCustomer { orders(options: { take: 20, sort: { orderPlacedAt: DESC }, filter: { active: { eq: false } } }) {
  items { code state orderPlacedAt totalWithTax lines { quantity linePriceWithTax productVariant { name } } } } } }`;

const santha = (path: string): Question => ({ path: `/v2/${path}` });
const vendure = (query: string, variables: object = {}): Question => ({
  path: "/shop-api",
  body: JSON.stringify({ query, variables }),
});
const search = (input: object): Question =>
  vendure(list, { input: { take: 20, groupByProduct: true, ...input } });

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const card = { santha: '"level3Id":', vendure: '"productId":' };
const pageLength = 20;

/**
 * The calls behind the first pages of a shop. The first question is what everybody asks, the others are asked once each.
 * Santha pages by the last product of the page before, Vendure by a number of products; every page is full.
 */
export function peerCalls(products: number): readonly PeerCall[] {
  const middle = Math.ceil(products / 2);
  const full = { mark: card, items: pageLength };
  return [
    {
      ...full,
      name: "product list of 20",
      santha: [
        santha("store/products"),
        ...range(pageLength + 1, products).map((after) => listOf({ after })),
      ],
      vendure: [search({}), ...range(1, products - pageLength).map((skip) => search({ skip }))],
    },
    { ...full, name: "category list of 20", ...categoryLists(products) },
    { ...full, name: "search, a word in every fourth product", ...wordLists(products) },
    {
      name: "search, a word in one product",
      mark: card,
      items: 1,
      ...both([middle, ...range(Math.floor(products / 10) + 1, products)], (number) => [
        listOf({ q: `batch${number}` }),
        search({ term: `batch${number}` }),
      ]),
    },
    {
      name: "product page, two packs",
      mark: { santha: '"skuId":', vendure: '"sku":' },
      items: 2,
      ...both([middle, ...range(1, products)], (number) => [
        santha(`store/products/${number}`),
        vendure(product, { id: String(number) }),
      ]),
    },
    {
      name: "own orders, latest 20",
      mark: { santha: '"orderId":', vendure: '"code":' },
      items: pageLength,
      santha: [santha("orders?limit=20")],
      vendure: [vendure(orders)],
    },
  ];
}

type Questions = Pick<PeerCall, "santha" | "vendure">;

function both<Value>(values: readonly Value[], ask: (value: Value) => [Question, Question]): Questions {
  const asked = values.map(ask);
  return { santha: asked.map(([one]) => one), vendure: asked.map(([, other]) => other) };
}

function listOf(query: Record<string, string | number>): Question {
  const words = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return santha(`store/products?${words.join("&")}`);
}

/** A hundred places in each of the eight categories; the last fifth of a category would give a short page. */
function categoryLists(products: number): Questions {
  const each = range(0, 99).flatMap((place) =>
    range(1, 8).map((number) => [place, `category-${number}`] as const),
  );
  const lists = both(each, ([place, category]) => [
    listOf({ category, after: products - Math.floor((place * products * 4) / 500) }),
    search({ collectionSlug: category, skip: Math.floor((place * products) / 1000) }),
  ]);
  return {
    santha: [listOf({ category: "category-3" }), ...lists.santha],
    vendure: [search({ collectionSlug: "category-3" }), ...lists.vendure],
  };
}

/** Each place in the lists of the four words that the titles begin with, but the last page. */
function wordLists(products: number): Questions {
  const lists = ["seed", "fertiliser", "sprayer", "neem"].map((word, at) => {
    const found = range(1, products).filter((number) => Math.floor(number / 7) % 4 === at);
    return both(found.slice(pageLength), (after) => [
      listOf({ q: word, after }),
      search({ term: word, skip: found.indexOf(after) - pageLength }),
    ]);
  });
  return {
    santha: [listOf({ q: "seed" }), ...lists.flatMap((each) => each.santha)],
    vendure: [search({ term: "seed" }), ...lists.flatMap((each) => each.vendure)],
  };
}
