import { type GoodsCounts, type GoodsSort, priceBounds } from "#features/store/contract/goods-choice.ts";

/** What one seller asks for a product. */
export interface ModelOffer {
  readonly sellerId: number;
  readonly listingId: number;
  readonly priceInPaise: number;
  /** Off it by an offer where the caller lives. */
  readonly discountInPaise: number;
  readonly commissionInPaise: number;
  readonly isInStock: boolean;
}

/** A product as a plain recount knows it. */
export interface ModelProduct {
  readonly level3Id: number;
  readonly category: string;
  readonly group: string;
  readonly maker: string;
  readonly crop: string;
  readonly offers: readonly ModelOffer[];
}

/** A choice of goods in plain values. */
export interface ModelChoice {
  readonly category?: string | undefined;
  readonly group?: string | undefined;
  /** A crop that stands in the title. */
  readonly q?: string | undefined;
  readonly crops?: readonly string[] | undefined;
  readonly makers?: readonly string[] | undefined;
  readonly sellers?: readonly number[] | undefined;
  readonly priceFromInPaise?: number | undefined;
  readonly priceToInPaise?: number | undefined;
  readonly servedHere?: boolean | undefined;
  readonly inStock?: boolean | undefined;
}

/** A store in plain values: its products, and the sellers who deliver to the caller; nobody where that is not known. */
export interface ModelStore {
  readonly products: readonly ModelProduct[];
  readonly serving: ReadonlySet<number>;
}

interface Shown {
  readonly product: ModelProduct;
  readonly offer: ModelOffer;
}

/** What a choice shows, each product with the offer by which it stands in the list; newest first. */
export function shownBy({ products, serving }: ModelStore, choice: ModelChoice): Shown[] {
  return products
    .flatMap((product) => {
      const [offer] = product.offers
        .filter(({ sellerId }) => choice.sellers?.includes(sellerId) ?? true)
        .filter(({ sellerId }) => !choice.servedHere || serving.has(sellerId))
        .toSorted(
          (one, other) =>
            Number(serving.has(other.sellerId)) - Number(serving.has(one.sellerId)) ||
            Number(other.isInStock) - Number(one.isInStock) ||
            shownPriceOf(one) - shownPriceOf(other) ||
            one.listingId - other.listingId,
        );
      return offer && isChosen(product, offer, choice) ? [{ product, offer }] : [];
    })
    .toSorted((one, other) => other.product.level3Id - one.product.level3Id);
}

const shownPriceOf = (offer: ModelOffer): number => offer.priceInPaise - offer.discountInPaise;

function isChosen(product: ModelProduct, offer: ModelOffer, choice: ModelChoice): boolean {
  return (
    (choice.category === undefined || product.category === choice.category) &&
    (choice.group === undefined || product.group === choice.group) &&
    (choice.q === undefined || product.crop === choice.q) &&
    (choice.crops?.includes(product.crop) ?? true) &&
    (choice.makers?.includes(product.maker) ?? true) &&
    shownPriceOf(offer) >= (choice.priceFromInPaise ?? 0) &&
    shownPriceOf(offer) <= (choice.priceToInPaise ?? Number.MAX_SAFE_INTEGER) &&
    (!choice.inStock || offer.isInStock)
  );
}

/** A card of a list as far as the model knows it. */
export interface ModelCard {
  readonly level3Id: number;
  readonly listingId: number;
  /** What the caller pays. */
  readonly priceInPaise: number;
}

/** The cards that a choice shows in an order. */
export function cardsBy(store: ModelStore, choice: ModelChoice, sort: GoodsSort): ModelCard[] {
  const key = ({ offer }: Shown): number => {
    if (sort === "price-up") return shownPriceOf(offer);
    if (sort === "price-down") return -shownPriceOf(offer);
    return sort === "margin" ? -offer.commissionInPaise : 0;
  };
  const isOldFirst = sort === "price-down" || sort === "margin";
  const shown = shownBy(store, choice);
  return (isOldFirst ? shown.toReversed() : shown)
    .toSorted((one, other) => key(one) - key(other))
    .map(({ product, offer }) => ({
      level3Id: product.level3Id,
      listingId: offer.listingId,
      priceInPaise: shownPriceOf(offer),
    }));
}

/** All counts by trying every further choice: by value, in no order; values that nothing has are left out. */
export function countsBy(store: ModelStore, choice: ModelChoice): Record<string, Record<string, number>> {
  const values = <Value>(of: (product: ModelProduct) => Value[]): Value[] => [
    ...new Set(store.products.flatMap(of)),
  ];
  const tried = <Value>(list: readonly Value[], wish: (value: Value) => ModelChoice) =>
    counted(list.map((value) => [String(value), shownBy(store, { ...choice, ...wish(value) }).length]));
  const ranges = [0, ...priceBounds].map((from, at) => ({ from, to: priceBounds[at] }));
  return {
    places:
      choice.category === undefined
        ? tried(
            values(({ category }) => [category]),
            (category) => ({ category }),
          )
        : tried(
            values(({ group }) => [group]),
            (group) => ({ group }),
          ),
    crops: tried(
      values(({ crop }) => [crop]),
      (crop) => ({ crops: [crop] }),
    ),
    makers: tried(
      values(({ maker }) => [maker]),
      (maker) => ({ makers: [maker] }),
    ),
    sellers: tried(
      values(({ offers }) => offers.map(({ sellerId }) => sellerId)),
      (sellerId) => ({ sellers: [sellerId] }),
    ),
    prices: counted(
      ranges.map(({ from, to }) => [
        String(from),
        shownBy(store, { ...choice, priceFromInPaise: from, priceToInPaise: to }).length,
      ]),
    ),
    others: {
      total: shownBy(store, choice).length,
      servedHere: shownBy(store, { ...choice, servedHere: true }).length,
      inStock: shownBy(store, { ...choice, inStock: true }).length,
    },
  };
}

/** An answer of the server in the same form. */
export function countsOf(counts: GoodsCounts): Record<string, Record<string, number>> {
  const { total, servedHere, inStock } = counts;
  return {
    places: counted(counts.places.map(({ slug, count }) => [slug, count])),
    crops: counted(counts.crops.map(({ slug, count }) => [slug, count])),
    makers: counted(counts.makers.map(({ name, count }) => [name, count])),
    sellers: counted(counts.sellers.map(({ sellerId, count }) => [String(sellerId), count])),
    prices: counted(counts.prices.map(({ fromInPaise, count }) => [String(fromInPaise), count])),
    others: { total, servedHere, inStock },
  };
}

const counted = (entries: readonly (readonly [string, number])[]): Record<string, number> =>
  Object.fromEntries(entries.filter(([, count]) => count > 0));
