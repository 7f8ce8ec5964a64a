import type { LocalizedText } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import {
  createListing,
  createProduct,
  insertCategory,
  insertGroup,
  upsertGstRate,
} from "#features/catalogue/server";
import type { StoredFact } from "#features/catalogue/server/stored-attributes.ts";
import { type Licence, type LicenceKind, registerSeller, type ShippingRate } from "#features/selling/server";
import type { PriceBreak } from "#features/store/contract/price-breaks.ts";
import { aPerson } from "./people.ts";

type NewPack = Parameters<typeof createProduct>[1]["packs"][number];

/** What a builder needs of a test app. */
export interface Built {
  readonly platform: Platform;
}

export { aPerson, type PersonWish, type TestPerson } from "./people.ts";

let made = 0;

export interface SellerOptions {
  readonly profileId?: number;
  readonly name?: LocalizedText;
  /** Fourth letter of the PAN: C a company, P one person, H an undivided family; default C. */
  readonly holder?: "C" | "P" | "H";
  /** First two digits of the GSTIN; default 36, Telangana. */
  readonly stateCode?: string;
  readonly state?: string;
  readonly handlingChargeInPaise?: number;
  /** Default: everywhere for ₹40.00 in 3 days, cash on delivery. */
  readonly shippingRates?: readonly ShippingRate[];
  /** Default: none. */
  readonly licences?: readonly Licence[];
}

/** Delivery to all pin codes that begin with 1 to 9. */
export function shippingEverywhere(
  rate: Partial<Omit<ShippingRate, "pinPrefix">> = {},
): readonly ShippingRate[] {
  return Array.from({ length: 9 }, (_, at) => ({
    pinPrefix: String(at + 1),
    orderValueFromInPaise: 0,
    chargeInPaise: 40_00,
    leadDays: 3,
    isCashOnDelivery: true,
    ...rate,
  }));
}

/** A seller with his own account and delivery terms. */
export async function aSeller(
  app: Built,
  options: SellerOptions = {},
): Promise<{ sellerId: number; profileId: number; name: LocalizedText }> {
  const profileId = options.profileId ?? (await aPerson(app)).profileId;
  made += 1;
  // Others are made while this one waits.
  const own = made;
  const name = options.name ?? { en: `Seller ${own}`, te: `అమ్మకందారు ${own}` };
  const sellerId = await inTransaction(app.platform, (transaction) =>
    registerSeller(transaction, {
      profileId,
      name,
      gstin: `${options.stateCode ?? "36"}AAA${options.holder ?? "C"}${String(own).padStart(6, "0")}1Z5`,
      town: { en: "Warangal", te: "వరంగల్" },
      state: options.state ?? "Telangana",
      postalCode: "506002",
      handlingChargeInPaise: options.handlingChargeInPaise ?? 0,
      createdAt: app.platform.clock.now(),
      licences: options.licences ?? [],
      shippingRates: options.shippingRates ?? shippingEverywhere(),
    }),
  );
  return { sellerId, profileId, name };
}

export interface ListingOptions {
  /** Default: a new seller. */
  readonly sellerId?: number;
  /** Default ₹1,123.50. */
  readonly priceInPaise?: number;
  /** Default: price and commission together. */
  readonly mrpInPaise?: number;
  /** Default ₹50.00. */
  readonly commissionInPaise?: number;
  /** Default: false. */
  readonly isCommissionByRule?: boolean;
  /** Default: none. */
  readonly priceBreaks?: readonly PriceBreak[];
  /** Default 100 packs. */
  readonly onHand?: number;
  readonly isListed?: boolean;
}

/** A listing of a pack. */
export async function aListing(
  app: Built,
  { skuId, ...options }: ListingOptions & { readonly skuId: number },
): Promise<{ listingId: number; sellerId: number }> {
  const sellerId = options.sellerId ?? (await aSeller(app)).sellerId;
  const priceInPaise = options.priceInPaise ?? 1_123_50;
  const commissionInPaise = options.commissionInPaise ?? 50_00;
  const listingId = await inTransaction(app.platform, (transaction) =>
    createListing(transaction, {
      skuId,
      sellerId,
      priceInPaise,
      commissionInPaise,
      isCommissionByRule: options.isCommissionByRule ?? false,
      priceBreaks: options.priceBreaks ?? [],
      mrpInPaise: options.mrpInPaise ?? priceInPaise + commissionInPaise,
      onHand: options.onHand ?? 100,
      isListed: options.isListed ?? true,
      changedAt: app.platform.clock.now(),
    }),
  );
  return { listingId, sellerId };
}

/** The category and group of these slugs, made when they are not there yet. */
export async function aGroup(
  { platform }: Built,
  { category = "seeds", group = "paddy" }: { readonly category?: string; readonly group?: string } = {},
): Promise<{ level1Id: number; level2Id: number }> {
  return inTransaction(platform, async (transaction) => {
    const foundCategory = await transaction
      .selectFrom("product_level1")
      .select("id")
      .where("slug", "=", category)
      .executeTakeFirst();
    const level1Id =
      foundCategory?.id ??
      (await insertCategory(transaction, {
        slug: category,
        title: { en: `Category ${category}`, te: `వర్గం ${category}` },
        bed: "seed",
        drawing: "paddy",
        position: 1,
      }));
    const foundGroup = await transaction
      .selectFrom("product_level2")
      .select("id")
      .where("slug", "=", group)
      .executeTakeFirst();
    const level2Id =
      foundGroup?.id ??
      (await insertGroup(transaction, {
        level1Id,
        slug: group,
        title: { en: `Group ${group}`, te: `సమూహం ${group}` },
        drawing: "paddy",
        position: 1,
      }));
    return { level1Id, level2Id };
  });
}

/** A pack named by its size, for example 25 kg. */
export function aPack(kilograms: number): NewPack {
  return {
    title: { en: `${kilograms} kg bag`, te: `${kilograms} కిలోల సంచి` },
    attributes: [
      { key: "size", nameEn: "Pack size", nameTe: "ప్యాక్ పరిమాణం", value: String(kilograms), unit: "kg" },
    ],
    weightInGrams: kilograms * 1000,
  };
}

export interface ProductOptions extends ListingOptions {
  readonly title?: LocalizedText;
  readonly maker?: string;
  /** Slugs; default `seeds` and `paddy`. */
  readonly category?: string;
  readonly group?: string;
  readonly hsn?: string;
  /** Default 500 (5 %), valid from 2025-09-22. */
  readonly gstRateInBasisPoints?: number;
  /** The licence that the law asks of its sellers; default: none. */
  readonly dealerLicence?: LicenceKind;
  readonly facts?: readonly StoredFact[];
  /** Default: one pack of 25 kg. The listing is one of the first pack. */
  readonly packs?: readonly NewPack[];
}

export interface BuiltProduct {
  readonly level1Id: number;
  readonly level2Id: number;
  readonly level3Id: number;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly skuIds: number[];
  readonly listingId: number;
  readonly sellerId: number;
}

/** A product of the store with one listing, ready to be bought. */
export async function aProduct(app: Built, options: ProductOptions = {}): Promise<BuiltProduct> {
  const { level1Id, level2Id } = await aGroup(app, options);
  made += 1;
  const title = options.title ?? { en: `Paddy seed ${made}`, te: `వరి విత్తనం ${made}` };
  const slug = `product-${made}`;
  const rateInBasisPoints = options.gstRateInBasisPoints ?? 500;
  const hsn = options.hsn ?? `1006${String(rateInBasisPoints).padStart(4, "0")}`;
  const { level3Id, skuIds } = await inTransaction(app.platform, async (transaction) => {
    await upsertGstRate(transaction, { hsn, validFrom: "2025-09-22", rateInBasisPoints });
    return createProduct(transaction, {
      level2Id,
      slug,
      title,
      description: { en: `About ${title.en}`, te: `${title.te} గురించి` },
      drawing: "paddy",
      maker: options.maker ?? "Telangana Seeds",
      countryOfOrigin: "IN",
      hsn,
      dealerLicence: options.dealerLicence ?? null,
      facts: options.facts ?? [
        { nameEn: "Duration", nameTe: "కాలం", valueEn: "140 days", valueTe: "140 రోజులు" },
      ],
      createdAt: app.platform.clock.now(),
      packs: options.packs ?? [aPack(25)],
    });
  });
  const [firstSku] = skuIds;
  if (firstSku === undefined) throw new Error("a product needs a pack");
  const { listingId, sellerId } = await aListing(app, { ...options, skuId: firstSku });
  return { level1Id, level2Id, level3Id, slug, title, skuIds, listingId, sellerId };
}
