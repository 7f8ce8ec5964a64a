import type { ProductFact, SkuAttribute, ToxicityClass } from "#features/store/contract/store.ts";

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
  /** The colour of the triangle on the label, where the fact is the toxicity class. */
  readonly toxicity?: ToxicityClass;
}

/** Stored facts of a product in the shape of the wire. */
export function factsOf(stored: readonly StoredFact[]): ProductFact[] {
  return stored.map(({ nameEn, nameTe, valueEn, valueTe, toxicity }) => ({
    name: { en: nameEn, te: nameTe },
    value: { en: valueEn, te: valueTe },
    toxicity: toxicity ?? null,
  }));
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
