import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { SharedContext } from "#engine/server/http/route.ts";
import { factsOf, skuAttributesOf } from "#features/catalogue/server";
import { viewProduct as endpoint, type Listing, type SellerLicence, type Sku } from "../../contract/store.ts";
import type { Viewer } from "../cards.queries.ts";
import { type Audience, viewerFor } from "../viewer.ts";
import { type PackRow, type ProductRow, readProduct } from "./product.queries.ts";

/** Nobody needs the exact stock of a rival. */
const mostShown = 99;
const day = 86_400_000;

/** One product with all packs and sellers; `store/product-not-found` for an unknown id. */
export async function viewProduct(
  context: SharedContext<Audience>,
  { params }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const viewer = await viewerFor(context);
  const asked = { level3Id: params.level3Id, viewer };
  const product = await readProduct(context.database, asked);
  if (!product) refuse(endpoint, "store/product-not-found");
  const { pinCode } = context.audience;
  return { ...productOf(product), pinCode, skus: skusOf(product.packs, viewer) };
}

function productOf(row: ProductRow) {
  return {
    level1Id: row.level1_id,
    level2Id: row.level2_id,
    level3Id: row.id,
    categorySlug: row.category_slug,
    categoryTitle: { en: row.category_en, te: row.category_te },
    groupSlug: row.group_slug,
    groupTitle: { en: row.group_en, te: row.group_te },
    slug: row.slug,
    title: { en: row.title_en, te: row.title_te },
    description: { en: row.description_en, te: row.description_te },
    drawing: row.drawing,
    photos: row.photo_keys,
    bed: row.bed,
    maker: row.maker,
    countryOfOrigin: row.country_of_origin,
    hsn: row.hsn,
    gstRateInBasisPoints: row.rate_in_basis_points,
    facts: factsOf(row.attributes),
    licenceNeeded: row.dealer_licence,
    leadListingId: row.lead_listing_id,
  };
}

function skusOf(rows: readonly PackRow[], viewer: Viewer): Sku[] {
  return [...Map.groupBy(rows, (row) => row.id).values()].flatMap((listed) => {
    const [pack] = listed;
    if (!pack) return [];
    return [
      {
        skuId: pack.id,
        attributes: skuAttributesOf(pack.attributes),
        pack: { en: pack.pack_title_en, te: pack.pack_title_te },
        weightInGrams: pack.weight_in_grams,
        listings: listed.flatMap((row) =>
          row.listing_id === null ? [] : [listingOf(row, row.listing_id, viewer)],
        ),
      },
    ];
  });
}

function listingOf(row: PackRow, listingId: number, { isMarginShown, onDay }: Viewer): Listing {
  return {
    listingId,
    sellerName: { en: row.business_name, te: row.business_name_te },
    sellerTown: { en: row.town, te: row.town_te },
    priceInPaise: row.price_in_paise,
    priceBreaks: [...row.price_breaks],
    discountInPaise: row.discount_in_paise,
    mrpInPaise: row.mrp_in_paise,
    marginInPaise: isMarginShown ? row.commission_in_paise : null,
    available: Math.min(row.available, mostShown),
    licence: licenceOf(row, onDay),
    deliveredBy: row.lead_days === null ? null : beginningOf(onDay) + row.lead_days * day,
    shippingInPaise: row.shipping_in_paise,
    handlingInPaise: row.handling_charge_in_paise,
    bestBefore: row.best_before,
  };
}

/** The same at every moment of the day, as the answer's tag has to be. */
const beginningOf = (dayInIndia: string): number => Date.parse(`${dayInIndia}T00:00:00+05:30`);

/** The licence is good to the end of its last day. */
function licenceOf({ licence_number, licence_valid_until }: PackRow, today: string): SellerLicence | null {
  if (licence_number === null || licence_valid_until === null) return null;
  return {
    number: licence_number,
    validUntil: beginningOf(licence_valid_until),
    isValid: licence_valid_until >= today,
  };
}
