import { sql } from "kysely";
import type { ListingState } from "#features/assortment/contract/listings.ts";
import { requestOf, type TestApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import * as contract from "./contract.ts";
import { columnNames, type ImportSummary, startImport } from "./contract.ts";
import { applyBatch } from "./server/jobs/apply-import.ts";
import { checkImport } from "./server/jobs/check-import.ts";
import { undoBatch } from "./server/jobs/undo-import.ts";

const allColumns = Object.values(columnNames).join(",");

/** A CSV file with these lines below the head. */
export function aFile(lines: readonly string[], head = allColumns): Uint8Array {
  return new TextEncoder().encode([head, ...lines, ""].join("\r\n"));
}

/** Sends a file as its seller; the rows are not checked yet. */
export async function anImport(
  app: Pick<TestApp, "app">,
  as: string,
  csv: Uint8Array,
): Promise<ImportSummary> {
  const query = { fileName: "prices.csv" };
  const response = await app.app.inject(requestOf(startImport, { query, csv }, { as }));
  return response.json<{ data: ImportSummary }>().data;
}

/** Does all queued work on an import, as the worker would. */
export async function work({ platform }: Pick<TestApp, "platform">, importId: number): Promise<void> {
  await checkImport(platform, importId);
  while (await applyBatch(platform, importId));
  while (await undoBatch(platform, importId));
}

/** A seller of many packs, five of each product, at ₹450.00 with 30 in stock. */
export interface LargeSeller {
  readonly cookie: string;
  readonly size: number;
  /** A line for each pack with another price; every so many a price above the MRP, the first one among them. */
  lines(options: { readonly badEvery: number }): readonly string[];
}

export async function aLargeSeller(app: TestApp, size: number): Promise<LargeSeller> {
  const { database } = app.platform;
  const { cookie, profileId } = await aPerson(app, { roles: ["seller"] });
  const { sellerId } = await aSeller(app, { profileId });
  const { level3Id, skuIds } = await aProduct(app, { sellerId: (await aSeller(app)).sellerId });
  const first = 10_000_000;
  await sql`
    insert into product_level3 overriding system value select made.* from product_level3 of,
      generate_series(0, ${size / 5 - 1}::integer) n, jsonb_populate_record(of,
        jsonb_build_object('id', ${first} + n, 'slug', of.slug || '-' || n, 'lead_listing_id', null)) made
    where of.id = ${level3Id}`.execute(database);
  await sql`
    insert into skus overriding system value select made.* from skus of,
      generate_series(0, ${size - 1}::integer) n, jsonb_populate_record(of,
        jsonb_build_object('id', ${first} + n, 'level3_id', ${first} + n / 5, 'position', n % 5,
          'attributes', jsonb_set(of.attributes, '{0,value}', to_jsonb((n % 5 + 1)::text)))) made
    where of.id = ${skuIds[0]}`.execute(database);
  await sql`
    insert into listings (sku_id, seller_id, price_in_paise, mrp_in_paise, commission_in_paise, on_hand, changed_at)
    select ${first} + n, ${sellerId}, 45000, 52000, 2000, 30, ${app.clock.now()}
    from generate_series(0, ${size - 1}::integer) n`.execute(database);
  await sql`analyze listings`.execute(database);
  return {
    ...{ cookie, size },
    lines: ({ badEvery }) =>
      Array.from({ length: size }, (_, n) => `${first + n},,,,${n % badEvery === 0 ? 530 : 440},,,`),
  };
}

/** What each pack of a trader of these tests is sold for. */
export const importedTerms: ListingState = {
  priceInPaise: 450_00,
  mrpInPaise: 520_00,
  commissionInPaise: 20_00,
  isCommissionByRule: false,
  priceBreaks: [],
  onHand: 30,
  isListed: true,
};

/** What the tests of imports ask of the app: calls of one caller, and the work between them. */
export function importDesk(app: () => TestApp) {
  const aTrader = async (packs = 1) => {
    const person = await aPerson(app(), { roles: ["seller"] });
    const { sellerId } = await aSeller(app(), { profileId: person.profileId });
    const goods = [];
    for (let at = 0; at < packs; at += 1) goods.push(await aProduct(app(), { sellerId, ...importedTerms }));
    return { ...person, sellerId, goods: goods.map((made) => ({ ...made, skuId: made.skuIds[0] ?? 0 })) };
  };
  const stateOf = async (listingId: number) => {
    return app()
      .platform.database.selectFrom("listings")
      .select(["price_in_paise", "on_hand", "is_listed"])
      .where("id", "=", listingId)
      .executeTakeFirstOrThrow();
  };
  const read = async (by: { cookie: string }, importId: number) =>
    (await app().call(contract.readImport, { params: { importId } }, { as: by.cookie })).data;
  const rows = async (by: { cookie: string }, importId: number, outcome: contract.RowOutcome) =>
    (
      await app().call(
        contract.listRows,
        { params: { importId }, query: { outcome, limit: 50 } },
        { as: by.cookie },
      )
    ).data.rows;
  const move = (
    endpoint: typeof contract.applyImport | typeof contract.stopImport | typeof contract.undoImport,
    by: { cookie: string },
    importId: number,
  ) => app().call(endpoint as typeof contract.applyImport, { params: { importId } }, { as: by.cookie });
  const file = async (
    endpoint: Parameters<typeof requestOf>[0],
    by: { cookie: string },
    input: object = {},
  ) => (await app().app.inject(requestOf(endpoint, input, { as: by.cookie }))).body;

  /** Sends the lines and checks them. */
  const preview = async (by: { cookie: string }, lines: readonly string[], head?: string) => {
    const { importId } = await anImport(app(), by.cookie, aFile(lines, head));
    await work(app(), importId);
    return read(by, importId);
  };

  /** Confirms an import and makes its changes. */
  const applied = async (by: { cookie: string }, importId: number) => {
    await move(contract.applyImport, by, importId);
    await work(app(), importId);
    return read(by, importId);
  };

  const undone = async (by: { cookie: string }, importId: number) => {
    await move(contract.undoImport, by, importId);
    await work(app(), importId);
    return read(by, importId);
  };
  return { aTrader, stateOf, read, rows, move, file, preview, applied, undone };
}
