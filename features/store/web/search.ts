/** The router reads and writes numbers as numbers, so that they stand in the address without quotes. */
type Said = string | number;

/** What the address of the store says. Lists are as in the address: their parts are read by the page (`readChoice`). */
export interface StoreSearch {
  readonly category?: string;
  readonly group?: string;
  readonly q?: string;
  readonly crop?: Said;
  readonly maker?: Said;
  readonly seller?: Said;
  /** Whole rupees. */
  readonly from?: Said;
  readonly to?: Said;
  /** Present: also what is not delivered here; only what is in stock. */
  readonly all?: Said;
  readonly stock?: Said;
  readonly sort?: Said;
}

/** The longest values that the server takes. */
const longestSlug = 80;
const longestWords = 80;
const longestList = 1000;
const facets = ["crop", "maker", "seller", "from", "to", "all", "stock", "sort"] as const;

/** Reads the address; a value that is no usable text is as if it were not there. A group needs its category. */
export function readStoreSearch(search: Readonly<Record<string, unknown>>): StoreSearch {
  const category = slugIn(search.category);
  const group = category === undefined ? undefined : slugIn(search.group);
  const q = textIn(search.q, longestWords);
  const chosen = facets.flatMap((name) => {
    const text = textIn(search[name], longestList);
    return text === undefined ? [] : [[name, typeof search[name] === "number" ? search[name] : text]];
  });
  return {
    ...(category !== undefined && { category }),
    ...(group !== undefined && { group }),
    ...(q !== undefined && { q }),
    ...Object.fromEntries(chosen),
  };
}

/** The SKU that the address of a product chooses. */
export interface ProductSearch {
  readonly sku?: number;
}

/** Reads the chosen SKU; anything else than a row id chooses none. */
export function readProductSearch(search: Readonly<Record<string, unknown>>): ProductSearch {
  const sku = Number(search.sku);
  return Number.isSafeInteger(sku) && sku > 0 ? { sku } : {};
}

/** Names in addresses are small letters, digits and hyphens. */
function slugIn(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= longestSlug && /^[a-z0-9-]+$/.test(value)
    ? value
    : undefined;
}

/** The router reads numbers out of the address, so `?q=5` arrives as 5. */
function textIn(value: unknown, longest: number): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value).trim().slice(0, longest);
  return text === "" ? undefined : text;
}
