import type { SkuAttribute } from "@santha/contract/store";

/** What tells a pack of a product from its others, as column `skus.attributes` holds it. */
export interface StoredSkuAttribute {
  readonly key: string;
  readonly nameEn: string;
  readonly nameTe: string;
  readonly value: string;
  readonly unit: string;
}

/** One line of the facts on a product's page, as column `product_level3.attributes` holds it. */
export interface StoredFact {
  readonly nameEn: string;
  readonly nameTe: string;
  readonly valueEn: string;
  readonly valueTe: string;
}

/** Stored attributes of a pack in the shape of the wire. */
export function skuAttributesOf(stored: readonly StoredSkuAttribute[]): SkuAttribute[] {
  return stored.map(({ key, nameEn, nameTe, value, unit }) => ({
    key,
    name: { en: nameEn, te: nameTe },
    value,
    unit,
  }));
}
