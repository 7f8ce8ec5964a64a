import type { Question } from "../measure-call.ts";
import { categoryPlaces, listPlaces, pageLength, range, spread, wordPlaces } from "../places.ts";

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

const mostQuestions = 1000;

const card = { santha: '"level3Id":', vendure: '"productId":' };

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
      ...both([{}], listPlaces(products), (asked) => [
        listOf({ after: asked.after }),
        search({ skip: asked.skip }),
      ]),
    },
    {
      ...full,
      name: "category list of 20",
      ...both([{ category: "category-3" }], categoryPlaces(products), ({ category, after, skip }) => [
        listOf({ category, after }),
        search({ collectionSlug: category, skip }),
      ]),
    },
    {
      ...full,
      name: "search, a word in every fourth product",
      ...both([{ word: "seed" }], wordPlaces(products), ({ word, after, skip }) => [
        listOf({ q: word, after }),
        search({ term: word, skip }),
      ]),
    },
    {
      name: "search, a word in one product",
      mark: card,
      items: 1,
      // A shorter number would begin others.
      ...both([middle], range(Math.floor(products / 10) + 1, products), (number) => [
        listOf({ q: `batch${number}` }),
        search({ term: `batch${number}` }),
      ]),
    },
    {
      name: "product page, two packs",
      mark: { santha: '"skuId":', vendure: '"sku":' },
      items: 2,
      ...both([middle], range(1, products), (number) => [
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

function both<Common, Other extends Common>(
  common: readonly Common[],
  others: readonly Other[],
  ask: (asked: Common & Partial<Other>) => [Question, Question],
): Pick<PeerCall, "santha" | "vendure"> {
  const asked = [...common, ...spread(others, mostQuestions)].map((each) =>
    ask(each as Common & Partial<Other>),
  );
  return { santha: asked.map(([one]) => one), vendure: asked.map(([, other]) => other) };
}

function listOf(query: Record<string, string | number | undefined>): Question {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return santha(`store/products?${given.map(([name, value]) => `${name}=${value}`).join("&")}`);
}
