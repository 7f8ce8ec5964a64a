/** Where a page of a list begins: behind a product (Santha), or behind a number of products (Vendure). */
export interface Place {
  readonly after: number;
  readonly skip: number;
}

export const pageLength = 20;
const categories = 8;
const groups = 48;
/** The words that titles begin with, each in every fourth product. */
const words = ["seed", "fertiliser", "sprayer", "neem"];

export const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** Each place that a full page of all products follows; the latest product comes first. */
export function listPlaces(products: number): Place[] {
  return placesIn(range(1, products));
}

/** The same in the lists of all categories. */
export function categoryPlaces(products: number): (Place & { readonly category: string })[] {
  return range(1, categories).flatMap((number) => {
    const found = range(1, products).filter((product) => categoryOf(product) === number);
    return placesIn(found).map((place) => ({ ...place, category: `category-${number}` }));
  });
}

/** The same in what a search for one of the words finds. */
export function wordPlaces(products: number): (Place & { readonly word: string })[] {
  return words.flatMap((word, at) => {
    const found = range(1, products).filter((product) => Math.floor(product / 7) % words.length === at);
    return placesIn(found).map((place) => ({ ...place, word }));
  });
}

/** So many of them at most, from all parts. */
export function spread<Value>(values: readonly Value[], most: number): Value[] {
  const step = Math.max(1, values.length / most);
  return values.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

function categoryOf(product: number): number {
  return Math.floor((product % groups) / (groups / categories)) + 1;
}

function placesIn(found: readonly number[]): Place[] {
  return found.slice(pageLength).map((after, skip) => ({ after, skip }));
}
