import { sql } from "kysely";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { Maker } from "../../contract/makers.ts";
import { spellingOf } from "./maker-spelling.ts";

export interface MakerNames {
  readonly nameEn: string;
  /** Null where nobody has said it. */
  readonly nameTe: string | null;
}

/** The makers by name, with their products and what was merged into them. */
export async function selectMakers(reader: Reader): Promise<Maker[]> {
  const { rows } = await sql<Maker>`
    select maker.id as "makerId", jsonb_build_object('en', maker.name_en, 'te', maker.name_te) as name, maker.revision,
      (select count(*) from product_level3 where product_level3.maker = maker.name_en) as products,
      coalesce((select jsonb_agg(name_en order by name_en) from makers other where other.merged_into = maker.id), '[]')
        as merged
    from makers maker where merged_into is null order by lower(maker.name_en), maker.id`.execute(reader);
  return rows;
}

/** Writes a maker; undefined where that spelling is one's already. */
export async function insertMaker(
  transaction: Transaction,
  { nameEn, nameTe }: MakerNames,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto("makers")
    .values({ name_en: nameEn, name_te: nameTe, spelling: spellingOf(nameEn) })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The maker whom a name spells, a new one where there is none; no maker is renamed or merged until the transaction ends. */
export async function keepMaker(transaction: Transaction, name: string): Promise<MakerNames> {
  // The insert holds the lock on the table for which `lockMakers` waits.
  await insertMaker(transaction, { nameEn: name, nameTe: null });
  const { rows } = await sql<MakerNames>`
    select name_en as "nameEn", name_te as "nameTe" from makers
    where id = (select coalesce(merged_into, id) from makers where spelling = ${spellingOf(name)})`.execute(
    transaction,
  );
  const [maker] = rows;
  if (!maker) throw new Error("the maker was written above and is never deleted");
  return maker;
}

/** A maker as it stands, locked. */
interface LockedMaker extends MakerNames {
  readonly id: number;
  readonly revision: number;
}

/** Keeps all makers from being written by others until the transaction ends; gives those of the ids that are not merged. */
export async function lockMakers(transaction: Transaction, ids: readonly number[]): Promise<LockedMaker[]> {
  await sql`lock table makers in share row exclusive mode`.execute(transaction);
  const { rows } = await sql<LockedMaker>`
    select id, name_en as "nameEn", name_te as "nameTe", revision from makers
    where id = any(${[...ids]}::bigint[]) and merged_into is null`.execute(transaction);
  return rows;
}

/** Writes the names of a locked maker; false where that spelling is another's. */
export async function writeNames(
  transaction: Transaction,
  makerId: number,
  { nameEn, nameTe }: MakerNames,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update makers set name_en = ${nameEn}, name_te = ${nameTe}, spelling = ${spellingOf(nameEn)},
      revision = revision + 1
    where id = ${makerId} and not exists (
      select from makers other
      where other.id <> ${makerId} and (other.spelling = ${spellingOf(nameEn)} or other.name_en = ${nameEn})
    )`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Merges a locked maker, and what was merged into it, into another. */
export async function writeMerged(transaction: Transaction, makerId: number, into: number): Promise<void> {
  await sql`
    update makers set merged_into = ${into}, revision = revision + 1
    where id = ${makerId} or merged_into = ${makerId}`.execute(transaction);
}

/** How many products carry this name. */
export async function countProductsOf(reader: Reader, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from product_level3 where maker = ${name}`.execute(reader);
  return rows[0]?.count ?? 0;
}

/** Gives the products of one name another one, on the shelf too, and lets their search words be written anew. */
export async function renameOnProducts(transaction: Transaction, from: string, to: string): Promise<void> {
  await sql`
    with product as (update product_level3 set maker = ${to}, words_version = 0 where maker = ${from})
    update shelf set maker = ${to} where maker = ${from}`.execute(transaction);
}
