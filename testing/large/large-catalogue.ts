import { sql } from "kysely";
import { type Database, openDatabase } from "#engine/server/data/client.ts";
import type { Filling } from "../database/testing.ts";

export interface LargeCatalogue {
  readonly products: number;
  /** Each seller offers an equal share of the packs. Default 25. */
  readonly sellers?: number;
}

const categories = 8;
const groupsOfEach = 6;
const filled = ["product_level3", "skus", "listings", "offers"];
const withoutNumbers = ["product_search_words", "search_terms", "shelf"];

export const productsOfLargeCatalogue = 100_000;

/** A catalogue for tests of query plans: filled once per run, then cloned. */
export const largeCatalogue: Filling = {
  name: "large-catalogue",
  async fill(url) {
    const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "filling" });
    await fillLargeCatalogue(kysely, { products: productsOfLargeCatalogue });
    await close();
  },
};

/**
 * Fills an empty catalogue with 8 categories of 6 groups, for query plans and measurements. Product `n` has the
 * packs `2n - 1` (one listing) and `2n` (two), with listings `3n - 2` to `3n`; the first is the lead. Every fourth
 * product has the word "seed", only one `batch17`.
 */
export async function fillLargeCatalogue(
  database: Database,
  { products, sellers = 25 }: LargeCatalogue,
): Promise<void> {
  await fillSellers(database, sellers);
  await fillGroups(database);
  const restore = await withoutIndexes(database, [...filled, ...withoutNumbers]);
  await fillProducts(database, products);
  await fillSearchWords(database);
  await fillPacks(database, products);
  await fillListings(database, { products, sellers });
  await fillShelf(database);
  await fillOffers(database);
  await restore();
  for (const table of filled) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      database,
    );
  }
  for (const table of [
    ...filled,
    ...withoutNumbers,
    "sellers",
    "gst_rates",
    "product_level2",
    "product_level1",
  ]) {
    await sql`vacuum analyze ${sql.table(table)}`.execute(database);
  }
}

async function fillSellers(database: Database, sellers: number): Promise<void> {
  await sql`
    with people as (
      insert into profiles (profile_key, mobile_no, first_name, created_at)
      select 'large-' || n, (7000000000 + n)::text, 'Seller ' || n, '2026-01-01' from generate_series(1, ${sellers}::int) n
      returning id
    )
    insert into sellers (profile_id, business_name, business_name_te, gstin, town, state, postal_code, created_at)
    select id, 'Seller ' || id, 'అమ్మకందారు ' || id, '36LARGE' || lpad(id::text, 5, '0') || '1Z5', 'Warangal',
      'Telangana', '506002', '2026-01-01' from people`.execute(database);
  await sql`
    insert into shipping_rates (seller_id, pin_prefix, charge_in_paise, lead_days, is_cash_on_delivery)
    select sellers.id, prefix::text, 4000, 3, true from sellers cross join generate_series(1, 9) prefix
    on conflict do nothing`.execute(database);
}

async function fillGroups(database: Database): Promise<void> {
  await sql`
    insert into product_level1 (slug, title_en, title_te, bed, drawing, position)
    select 'category-' || n, 'Category ' || n, 'వర్గం ' || n,
      (array['seed', 'feed', 'care', 'tool'])[n % 4 + 1], 'paddy', n
    from generate_series(1, ${categories}::int) n`.execute(database);
  await sql`
    insert into product_level2 (level1_id, slug, title_en, title_te, drawing, position)
    select category.id, category.slug || '-group-' || n, 'Group ' || n, 'సమూహం ' || n, 'paddy', n
    from product_level1 category cross join generate_series(1, ${groupsOfEach}::int) n
    order by category.id, n`.execute(database);
  await sql`
    insert into gst_rates (hsn, valid_from, rate_in_basis_points)
    select (10060000 + n)::text, day::date, rate
    from generate_series(0, 19) n,
      (values ('2017-07-01', 1200), ('2025-09-22', 500)) rates (day, rate)`.execute(database);
}

async function fillProducts(database: Database, products: number): Promise<void> {
  await sql`
    insert into product_level3 (id, level1_id, level2_id, slug, title_en, title_te, description_en, description_te,
      drawing, maker, country_of_origin, hsn, crops, lead_listing_id, words_version, created_at)
    overriding system value
    select n, "group".level1_id, "group".id, 'large-' || n, words.title_en, words.title_te, 'About it',
      'దాని గురించి', 'paddy', words.maker, 'IN', (10060000 + n % 20)::text,
      array[words.crop], 3 * n - 2, 2000000000, '2026-01-01'::timestamptz + n * interval '1 second'
    from generate_series(1, ${products}::bigint) n
    cross join lateral (select
      (array['paddy', 'cotton', 'maize', 'chilli', 'turmeric', 'groundnut', 'tomato'])[n % 7 + 1] as crop,
      (array['Seed', 'Fertiliser', 'Sprayer', 'Neem oil'])[n / 7 % 4 + 1] || ' '
        || (array['paddy', 'cotton', 'maize', 'chilli', 'turmeric', 'groundnut', 'tomato'])[n % 7 + 1]
        || ' batch' || n as title_en,
      (array['విత్తనం', 'ఎరువు', 'తుంపర యంత్రం', 'వేప నూనె'])[n / 7 % 4 + 1] || ' '
        || (array['వరి', 'పత్తి', 'మొక్కజొన్న', 'మిరప', 'పసుపు', 'వేరుశనగ', 'టమాటా'])[n % 7 + 1] as title_te,
      'Maker ' || n % 53 as maker
    ) words
    join (select id, level1_id, title_en, title_te, row_number() over (order by id) - 1 as place from product_level2)
      "group" on "group".place = n % ${categories * groupsOfEach}::int
    order by n`.execute(database);
}

/** Only spellings; sounds do not change the size. */
async function fillSearchWords(database: Database): Promise<void> {
  await sql`
    create temporary table large_words as
    select word, level3_id, max(weight)::smallint as weight
    from (
      select product.id as level3_id, given.weight, regexp_split_to_table(lower(given.text), ' ') as word
      from product_level3 product join product_level2 "group" on "group".id = product.level2_id
      cross join lateral (values
        (10, product.title_en || ' ' || product.title_te), (5, "group".title_en || ' ' || "group".title_te),
        (3, product.maker || ' 5 kg bag 5 కిలోల సంచి 25 kg bag 25 కిలోల సంచి')) given (weight, text)
    ) words where word <> '' group by word, level3_id`.execute(database);
  await sql`
    insert into search_terms (word, product_count)
    select word, count(*) from large_words group by word`.execute(database);
  await sql`
    insert into product_search_words (word, level3_id, weight)
    select word, level3_id, weight from large_words`.execute(database);
  await sql`drop table large_words`.execute(database);
}

async function fillPacks(database: Database, products: number): Promise<void> {
  await sql`
    insert into skus (id, level3_id, attributes, pack_title_en, pack_title_te, weight_in_grams, position)
    overriding system value
    select 2 * n - 1 + position, n, attributes, title_en, title_te, weight_in_grams, position
    from generate_series(1, ${products}::bigint) n
    cross join (values
      (0, '5 kg bag', '5 కిలోల సంచి', 5000, ${packAttributes("5")}::jsonb),
      (1, '25 kg bag', '25 కిలోల సంచి', 25000, ${packAttributes("25")}::jsonb)
    ) packs (position, title_en, title_te, weight_in_grams, attributes)`.execute(database);
}

function packAttributes(kilograms: string): string {
  return JSON.stringify([
    { key: "size", nameEn: "Pack size", nameTe: "ప్యాక్ పరిమాణం", value: kilograms, unit: "kg" },
  ]);
}

/** The first seller of a product offers both packs, the next one only the second. */
async function fillListings(
  database: Database,
  { products, sellers }: { readonly products: number; readonly sellers: number },
): Promise<void> {
  await sql`
    insert into listings (id, sku_id, seller_id, price_in_paise, mrp_in_paise, commission_in_paise, on_hand, changed_at)
    overriding system value
    select 3 * n - 2 + offers.place, 2 * n - 1 + position, seller.id, price, price * 6 / 5, price / 10, 1000000, '2026-01-01'
    from generate_series(1, ${products}::bigint) n
    cross join (values (0, 0, 0, 50000), (1, 1, 0, 200000), (2, 1, 1, 201000)) offers (place, position, next, base)
    cross join lateral (select base + n % 500 * 10 as price) priced
    join (select id, row_number() over (order by id) - 1 as place from sellers) seller
      on seller.place = (n + next) % ${sellers}::int`.execute(database);
}

/** The same rows that the catalogue's `rewriteListingIndex` writes. */
async function fillShelf(database: Database): Promise<void> {
  await sql`
    insert into shelf (level3_id, seller_id, listing_id, level1_id, level2_id, maker, crops, price_in_paise,
      commission_in_paise, is_in_stock, is_lead, lead_seller_id)
    select distinct on (product.id, listings.seller_id) product.id, listings.seller_id, listings.id, level1_id,
      level2_id, maker, crops, listings.price_in_paise, listings.commission_in_paise, true,
      listings.id = lead_listing_id, lead.seller_id
    from product_level3 product join listings lead on lead.id = lead_listing_id
    join skus on skus.level3_id = product.id join listings on listings.sku_id = skus.id
    order by product.id, listings.seller_id, listings.price_in_paise, listings.id`.execute(database);
}

/** Offers on every fourth listing: one expired and one running, in one of nine pin areas. */
async function fillOffers(database: Database): Promise<void> {
  await sql`
    insert into offers (seller_id, listing_id, discount_in_paise, pin_prefixes, starts_on, ends_on, created_at)
    select seller_id, id, 1000, array[(id % 9 + 1)::text], starts_on, starts_on + 60, '2026-01-01'
    from listings cross join (values ('2026-01-01'::date), ('2026-07-01')) running (starts_on)
    where id % 4 = 1 order by id`.execute(database);
}

/**
 * Drops indexes and foreign keys of the big tables, so that writing rows is many times faster. Returns the
 * function that restores them.
 */
export async function withoutIndexes(
  database: Database,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await sql<{ away: string; back: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint
    where contype in ('f', 'u') and conrelid = any(${[...tables]}::regclass[])
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index
    where indrelid = any(${[...tables]}::regclass[])
      and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`.execute(
    database,
  );
  for (const { away } of rows) await sql.raw(away).execute(database);
  return async () => {
    for (const { back } of rows) await sql.raw(back).execute(database);
  };
}
