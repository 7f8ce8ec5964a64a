import type { Sku } from "../../contract/store.ts";

/** What one unit of a pack costs. */
export interface UnitPrice {
  readonly unit: "kg" | "g" | "L" | "ml" | "m" | "piece";
  readonly paise: number;
}

const singular: Readonly<Record<string, UnitPrice["unit"]>> = {
  kg: "kg",
  g: "g",
  l: "L",
  ml: "ml",
  m: "m",
  pc: "piece",
  pcs: "piece",
  piece: "piece",
  pieces: "piece",
};

/**
 * The price by unit as the packaged commodities rules want it: by the unit in which the pack is measured. Null for
 * packs of one unit, whose price says it already, and for packs that are not measured.
 */
export function unitPriceOf(sku: Sku, priceInPaise: number): UnitPrice | null {
  for (const { value, unit } of sku.attributes) {
    const measure = singular[unit.trim().toLowerCase()];
    const amount = Number(value);
    if (measure === undefined || !(amount > 0)) continue;
    return amount === 1 ? null : { unit: measure, paise: Math.round(priceInPaise / amount) };
  }
  return null;
}
