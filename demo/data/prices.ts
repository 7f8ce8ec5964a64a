/** A number from 0 up to 1 that is the same for the same words on every run. */
export const steadyFraction = (words: string): number => {
  let hash = 2166136261;
  for (const char of words) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash % 10007) / 10007;
};

/** What the catalogue row says about money, in rupees; `notifiedMrp` is set where the government fixes it. */
export interface PriceRange {
  id: string;
  min: number;
  max: number;
  notifiedMrp: number | null;
  commissionInBasisPoints: number;
}

/** The money of one SKU in paise. */
export interface SkuMoney {
  priceInPaise: number;
  mrpInPaise: number;
  commissionInPaise: number;
}

const stepInPaise = (paise: number): number => {
  if (paise < 20_00) return 50;
  if (paise < 1_000_00) return 1_00;
  return paise < 10_000_00 ? 5_00 : 50_00;
};
const roundTo = (paise: number, step: number): number => Math.round(paise / step) * step;

// A pack ten times as large costs about nine times as much.
const bulkExponent = 0.96;

/**
 * Price, MRP and commission of a pack that holds `share` times the pack the range is given for. The price lies
 * inside the range for that pack; price and commission together never pass the MRP.
 */
export const moneyOf = (range: PriceRange, share: number, surcharge: number): SkuMoney => {
  const fraction = 0.25 + steadyFraction(range.id) * 0.5;
  if (range.notifiedMrp !== null) {
    const mrpInPaise = Math.round(range.notifiedMrp * 100);
    const priceInPaise = Math.round(range.min * 100);
    const wanted = roundTo((priceInPaise * range.commissionInBasisPoints) / 10_000, 25);
    return { priceInPaise, mrpInPaise, commissionInPaise: Math.min(wanted, mrpInPaise - priceInPaise) };
  }
  const exact = (range.min + (range.max - range.min) * fraction) * 100 * share ** bulkExponent * surcharge;
  const priceInPaise = roundTo(exact, stepInPaise(exact));
  const commissionInPaise = roundTo((priceInPaise * range.commissionInBasisPoints) / 10_000, 25);
  const least = priceInPaise + commissionInPaise;
  const wanted = least * (1.05 + steadyFraction(`${range.id} mrp`) * 0.08);
  const step = least < 50_00 ? 50 : stepInPaise(least);
  return { priceInPaise, mrpInPaise: Math.ceil(wanted / step) * step, commissionInPaise };
};
