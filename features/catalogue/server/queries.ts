import { sql } from "kysely";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { ProductImage } from "#features/store/contract/store.ts";
import type { StoredFact, StoredSkuAttribute } from "./stored-attributes.ts";

export interface NewCategory {
  readonly slug: string;
  readonly title: LocalizedText;
  readonly bed: ProductImage;
  readonly drawing: string;
  readonly position: number;
}

export interface NewGroup extends Omit<NewCategory, "bed"> {
  readonly level1Id: number;
}

export interface ProductRow {
  readonly level1Id: number;
  readonly level2Id: number;
  readonly slug: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly drawing: string;
  readonly maker: string;
  readonly countryOfOrigin: string;
  readonly hsn: string;
  readonly dealerLicence: "seed" | "fertiliser" | "insecticide" | null;
  readonly facts: readonly StoredFact[];
  /** Slugs of the contract's list. */
  readonly crops: readonly string[];
  /** Of pictures in use, in their order; left out, none. */
  readonly photoKeys?: readonly string[];
  /** Of the rules and synonyms that its search words follow. */
  readonly wordsVersion: number;
  readonly createdAt: Date;
}

export interface NewPack {
  readonly title: LocalizedText;
  readonly attributes: readonly StoredSkuAttribute[];
  readonly weightInGrams: number;
}

/** Writes a category of the store and answers its id. */
export async function insertCategory(transaction: Transaction, category: NewCategory): Promise<number> {
  const { id } = await transaction
    .insertInto("product_level1")
    .values({
      slug: category.slug,
      title_en: category.title.en,
      title_te: category.title.te,
      bed: category.bed,
      drawing: category.drawing,
      position: category.position,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a group of a category and answers its id. */
export async function insertGroup(transaction: Transaction, group: NewGroup): Promise<number> {
  const { id } = await transaction
    .insertInto("product_level2")
    .values({
      level1_id: group.level1Id,
      slug: group.slug,
      title_en: group.title.en,
      title_te: group.title.te,
      drawing: group.drawing,
      position: group.position,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A group with the titles by which its products are found, kept until the transaction ends. @throws NoResultError for an unknown group. */
export function readGroup(transaction: Transaction, level2Id: number) {
  return transaction
    .selectFrom("product_level2 as group")
    .innerJoin("product_level1 as category", "category.id", "group.level1_id")
    .select([
      "category.id as level1Id",
      "group.title_en as groupEn",
      "group.title_te as groupTe",
      "category.title_en as categoryEn",
      "category.title_te as categoryTe",
    ])
    .where("group.id", "=", level2Id)
    .forShare()
    .executeTakeFirstOrThrow();
}

/** Writes a product without packs and answers its id. */
export async function insertProduct(transaction: Transaction, product: ProductRow): Promise<number> {
  const { id } = await transaction
    .insertInto("product_level3")
    .values({
      level1_id: product.level1Id,
      level2_id: product.level2Id,
      slug: product.slug,
      title_en: product.title.en,
      title_te: product.title.te,
      description_en: product.description.en,
      description_te: product.description.te,
      drawing: product.drawing,
      maker: product.maker,
      country_of_origin: product.countryOfOrigin,
      hsn: product.hsn,
      dealer_licence: product.dealerLicence,
      attributes: JSON.stringify(product.facts),
      crops: [...product.crops],
      photo_keys: [...(product.photoKeys ?? [])],
      words_version: product.wordsVersion,
      created_at: product.createdAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the packs of a product and answers their ids in the same order, without packs whose size is there. */
export async function insertPacks(
  transaction: Transaction,
  level3Id: number,
  packs: readonly NewPack[],
): Promise<number[]> {
  const rows = await transaction
    .insertInto("skus")
    .values(
      packs.map((pack, position) => ({
        level3_id: level3Id,
        attributes: JSON.stringify(pack.attributes),
        pack_title_en: pack.title.en,
        pack_title_te: pack.title.te,
        weight_in_grams: pack.weightInGrams,
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "position"])
    .execute();
  return rows.toSorted((one, other) => one.position - other.position).map(({ id }) => id);
}

/** Adds the rate of an HSN code from a day (`yyyy-mm-dd`) on; the same day's rate is replaced. */
export async function upsertGstRate(
  transaction: Transaction,
  rate: { readonly hsn: string; readonly validFrom: string; readonly rateInBasisPoints: number },
): Promise<void> {
  await transaction
    .insertInto("gst_rates")
    .values({ hsn: rate.hsn, valid_from: rate.validFrom, rate_in_basis_points: rate.rateInBasisPoints })
    .onConflict((conflict) =>
      conflict
        .columns(["hsn", "valid_from"])
        .doUpdateSet((row) => ({ rate_in_basis_points: row.ref("excluded.rate_in_basis_points") })),
    )
    .execute();
}

/** Whether the HSN code has a GST rate at all; without one its products cannot be sold. */
export async function hasGstRate(transaction: Transaction, hsn: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from gst_rates where hsn = ${hsn}) as found`.execute(transaction);
  return rows[0]?.found ?? false;
}
