import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import {
  createListing,
  createProduct,
  insertCategory,
  insertGroup,
  upsertGstRate,
} from "#features/catalogue/server";
import type { PriceBreak } from "#features/store/contract/price-breaks.ts";
import { type Chance, chance } from "./chance.ts";
import type { DemoCatalogue, DemoPeople, DemoProduct, DemoSku } from "./data/demo-data.ts";
import type { DemoApp } from "./demo-app.ts";

type NewPack = Parameters<typeof createProduct>[1]["packs"][number];

/** What somebody may put in a cart. */
export interface DemoListing {
  readonly listingId: number;
  readonly productKey: string;
  readonly sellerId: number;
  readonly priceInPaise: number;
  readonly isCheap: boolean;
}

const attributeNames = {
  pack: { nameEn: "Pack", nameTe: "ప్యాక్" },
  class: { nameEn: "Seed class", nameTe: "విత్తన తరగతి" },
  size: { nameEn: "Size", nameTe: "సైజు" },
} as const;

/** Rates of the demo hold since the last change of the law. */
const ratesValidFrom = "2025-09-22";

interface SellingWorld {
  readonly sellers: DemoPeople["sellers"];
  readonly sellerIds: readonly number[];
}

/** The whole catalogue, and who sells what at which price. */
export async function makeCatalogue(
  { platform }: DemoApp,
  catalogue: DemoCatalogue,
  selling: SellingWorld,
): Promise<DemoListing[]> {
  const luck = chance(20_261_121);
  return inTransaction(platform, async (transaction) => {
    const groupIds = await makeGroups(transaction, catalogue);
    const listings: DemoListing[] = [];
    for (const product of mixedByCategory(catalogue)) {
      await upsertGstRate(transaction, {
        hsn: product.hsn,
        validFrom: ratesValidFrom,
        rateInBasisPoints: product.gstRateInBasisPoints,
      });
      const { skuIds } = await createProduct(transaction, {
        level2Id: groupIds.get(product.level2Key) ?? 0,
        slug: product.slug,
        title: { en: product.titleEn, te: product.titleTe },
        description: { en: product.descriptionEn, te: product.descriptionTe },
        drawing: product.drawing,
        maker: product.maker,
        countryOfOrigin: product.countryOfOrigin,
        hsn: product.hsn,
        dealerLicence: product.dealerLicence,
        facts: product.attributes.map(({ key: _, ...fact }) => fact),
        createdAt: platform.clock.now(),
        packs: product.skus.map(packOf),
      });
      const sold = product.skus.map((sku, at) => ({ sku, skuId: skuIds[at] ?? 0 }));
      listings.push(
        ...(await makeListings(transaction, platform.clock.now(), { product, sold, selling, luck })),
      );
    }
    return listings;
  });
}

/** Products of all categories in turn, the best known last: the store lists the newest first. */
function mixedByCategory(catalogue: DemoCatalogue): DemoProduct[] {
  const level1Of = new Map(catalogue.groups.map(({ key, level1Key }) => [key, level1Key]));
  const byCategory = [
    ...Map.groupBy(catalogue.products, (product) => level1Of.get(product.level2Key)).values(),
  ];
  const longest = Math.max(...byCategory.map((products) => products.length));
  const rounds = Array.from({ length: longest }, (_, at) =>
    byCategory.flatMap((products) => products.slice(at, at + 1)),
  );
  return rounds.flat().reverse();
}

async function makeGroups(transaction: Transaction, catalogue: DemoCatalogue): Promise<Map<string, number>> {
  const level1Ids = new Map<string, number>();
  for (const [position, category] of catalogue.categories.entries()) {
    const title = { en: category.titleEn, te: category.titleTe };
    const { slug, bed, drawing } = category;
    level1Ids.set(category.key, await insertCategory(transaction, { slug, title, bed, drawing, position }));
  }
  const level2Ids = new Map<string, number>();
  for (const [position, group] of catalogue.groups.entries()) {
    const title = { en: group.titleEn, te: group.titleTe };
    const level1Id = level1Ids.get(group.level1Key) ?? 0;
    const { slug, drawing } = group;
    level2Ids.set(group.key, await insertGroup(transaction, { level1Id, slug, title, drawing, position }));
  }
  return level2Ids;
}

function packOf(sku: DemoSku): NewPack {
  return {
    title: { en: sku.packTitleEn, te: sku.packTitleTe },
    attributes: sku.attributes.map(({ key, value, unit }) => ({
      key,
      ...attributeNames[key],
      value,
      unit: unit ?? "",
    })),
    weightInGrams: sku.weightInGrams,
  };
}

interface Sale {
  readonly product: DemoProduct;
  readonly sold: readonly { readonly sku: DemoSku; readonly skuId: number }[];
  readonly selling: SellingWorld;
  readonly luck: Chance;
}

/** One or two sellers with the right licence; the second asks a little more. A few packs are sold out. */
/** Of every third pack at its first seller: from 10 packs on 3 % less, from 50 on 6 %, in whole rupees. */
function breaksOf({
  skuId,
  rank,
  priceInPaise,
}: {
  readonly skuId: number;
  readonly rank: number;
  readonly priceInPaise: number;
}): PriceBreak[] {
  if (rank > 0 || skuId % 3 > 0 || priceInPaise < 100_00) return [];
  const less = (percent: number) => priceInPaise - Math.floor((priceInPaise * percent) / 10_000) * 100;
  return [
    { quantity: 10, priceInPaise: less(3) },
    { quantity: 50, priceInPaise: less(6) },
  ];
}

async function makeListings(
  transaction: Transaction,
  changedAt: Date,
  { product, sold, selling, luck }: Sale,
): Promise<DemoListing[]> {
  const licensed = selling.sellers.flatMap((seller, at) =>
    product.dealerLicence === null || seller.licences.some(({ kind }) => kind === product.dealerLicence)
      ? [selling.sellerIds[at] ?? 0]
      : [],
  );
  const first = luck.of(licensed);
  const others = licensed.filter((sellerId) => sellerId !== first);
  const sellers = others.length > 0 && luck.percent(35) ? [first, luck.of(others)] : [first];
  const listings: DemoListing[] = [];
  for (const [rank, sellerId] of sellers.entries()) {
    for (const { sku, skuId } of sold) {
      const room = sku.mrpInPaise - sku.priceInPaise - sku.commissionInPaise;
      const dearerInPaise = rank === 0 ? 0 : Math.floor(Math.min(room, sku.priceInPaise * 0.02) / 50) * 50;
      const onHand = sold.length > 1 && luck.percent(5) ? 0 : luck.whole(60, 400);
      const priceInPaise = sku.priceInPaise + dearerInPaise;
      const listingId = await createListing(transaction, {
        skuId,
        sellerId,
        priceInPaise,
        mrpInPaise: sku.mrpInPaise,
        commissionInPaise: sku.commissionInPaise,
        isCommissionByRule: false,
        priceBreaks: breaksOf({ skuId, rank, priceInPaise }),
        onHand,
        isListed: true,
        changedAt,
      });
      if (onHand === 0) continue;
      const isCheap = priceInPaise < 1_500_00;
      listings.push({ listingId, productKey: product.key, sellerId, priceInPaise, isCheap });
    }
  }
  return listings;
}
