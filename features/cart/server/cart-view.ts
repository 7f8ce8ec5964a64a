import { sumOf } from "#engine/contract/money.ts";
import type { Cart, CartGroup, CartLine } from "../contract.ts";
import type { CartLineRow } from "./queries.ts";

/** No line holds more packs than this, whatever the stock. */
export const mostPacks = 9999;

/** Line of the wire; the margin is an agent's business and null for everybody else. */
function lineOf(row: CartLineRow, isAgent: boolean): CartLine {
  return {
    listingId: row.listing_id,
    level2Id: row.level2_id,
    level3Id: row.level3_id,
    slug: row.slug,
    title: { en: row.title_en, te: row.title_te },
    pack: { en: row.pack_title_en, te: row.pack_title_te },
    attributes: row.attributes.map(({ key, nameEn, nameTe, value, unit }) => ({
      key,
      name: { en: nameEn, te: nameTe },
      value,
      unit,
    })),
    drawing: row.drawing,
    photo: row.photo,
    bed: row.bed,
    quantity: row.quantity,
    available: Math.min(row.available, mostPacks),
    priceInPaise: row.price_in_paise,
    singlePriceInPaise: row.single_price_in_paise,
    priceBreaks: [...row.price_breaks],
    discountInPaise: row.discount_in_paise,
    mrpInPaise: row.mrp_in_paise,
    lineTotalInPaise: row.price_in_paise * row.quantity,
    lineMarginInPaise: isAgent ? row.margin_in_paise * row.quantity : null,
    suggestedMarginInPaise: isAgent ? row.commission_in_paise : null,
  };
}

/** Lines grouped by seller, in the order in which the rows come. */
export function groupsOf(rows: readonly CartLineRow[], isAgent: boolean): CartGroup[] {
  return [...Map.groupBy(rows, (row) => row.seller_id)].map(([sellerId, ofSeller]) => ({
    sellerId,
    sellerName: { en: ofSeller[0]?.seller_name_en ?? "", te: ofSeller[0]?.seller_name_te ?? "" },
    lines: ofSeller.map((row) => lineOf(row, isAgent)),
  }));
}

/** The whole cart of the wire at today's prices. */
export function cartOf(rows: readonly CartLineRow[], isAgent: boolean): Cart {
  const groups = groupsOf(rows, isAgent);
  const lines = groups.flatMap((group) => group.lines);
  return {
    itemCount: lines.length,
    groups,
    itemsValueInPaise: sumOf(lines.map((line) => line.lineTotalInPaise)),
    discountInPaise: sumOf(lines.map((line) => line.discountInPaise * line.quantity)),
    marginInPaise: isAgent ? sumOf(lines.map((line) => line.lineMarginInPaise ?? 0)) : null,
  };
}
