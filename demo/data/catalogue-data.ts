/** A first-level category of the store. `bed` is the tint its drawings lie on. */
export interface DemoCategory {
  key: string;
  slug: string;
  titleEn: string;
  titleTe: string;
  bed: "seed" | "feed" | "care" | "tool";
  drawing: string;
}

/** A second-level category; `drawing` names a file in `engine/web/public/art/products` without its ending. */
export interface DemoGroup {
  key: string;
  level1Key: string;
  slug: string;
  titleEn: string;
  titleTe: string;
  drawing: string;
}

/** A fact shown on the product page, in both languages. */
export interface DemoFact {
  key: string;
  nameEn: string;
  nameTe: string;
  valueEn: string;
  valueTe: string;
  /** The colour of the triangle on the label, where the fact is the toxicity class. */
  toxicity?: "red" | "yellow" | "blue" | "green";
}

/** One choice that tells a SKU from its neighbours. `unit` is null where the value is a word. */
export interface DemoSkuAttribute {
  key: "pack" | "class" | "size";
  value: string;
  unit: string | null;
}

/** What is put in the cart. Money in paise, taxes included; price and commission together never pass the MRP. */
export interface DemoSku {
  key: string;
  attributes: DemoSkuAttribute[];
  packTitleEn: string;
  packTitleTe: string;
  priceInPaise: number;
  mrpInPaise: number;
  commissionInPaise: number;
  weightInGrams: number;
}

/** A product of the demo store with its SKUs in the order in which the packs are shown. */
export interface DemoProduct {
  key: string;
  level2Key: string;
  slug: string;
  titleEn: string;
  titleTe: string;
  drawing: string;
  hsn: string;
  gstRateInBasisPoints: number;
  countryOfOrigin: "IN";
  maker: string;
  makerTe: string;
  dealerLicence: "seed" | "fertiliser" | "insecticide" | null;
  descriptionEn: string;
  descriptionTe: string;
  attributes: DemoFact[];
  skus: DemoSku[];
}

/** The whole of `catalogue.json`. */
export interface DemoCatalogue {
  categories: DemoCategory[];
  groups: DemoGroup[];
  products: DemoProduct[];
}
