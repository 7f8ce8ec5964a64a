/** What the address of the store says: the chosen category, its chosen group, the words searched for. */
export interface StoreSearch {
  readonly category?: string;
  readonly group?: string;
  readonly q?: string;
}

/** The longest values that the server takes. */
const longestSlug = 80;
const longestWords = 80;

/** Reads the address; a value that is no usable text is as if it were not there. A group needs its category. */
export function readStoreSearch(search: Readonly<Record<string, unknown>>): StoreSearch {
  const category = slugIn(search.category);
  const group = category === undefined ? undefined : slugIn(search.group);
  const q = textIn(search.q, longestWords);
  return {
    ...(category !== undefined && { category }),
    ...(group !== undefined && { group }),
    ...(q !== undefined && { q }),
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
