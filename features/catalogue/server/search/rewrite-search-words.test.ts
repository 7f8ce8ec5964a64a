import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listProducts } from "#features/store/contract/store.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPack, aPerson, aProduct } from "#testing/shop/builders.ts";
import { findTermMatches } from "./find-term-matches.ts";
import { rewriteSearchWords } from "./rewrite-search-words.ts";

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await testApp();
  as = await sessionFor(app, await aPerson(app));
});
afterAll(() => app.close());

const found = async (q: string) =>
  (await app.call(listProducts, { query: { q } }, { as })).data.products.map(({ level3Id }) => level3Id);

test("a product from before the words is found once they are written, and its counts stay right when that is repeated", async () => {
  const { level3Id } = await aProduct(app, { title: { en: "Neem cake", te: "వేప పిండి" }, packs: [aPack(6)] });
  const wordsOf = async () =>
    (
      await sql`select word, weight from product_search_words where level3_id = ${level3Id} order by word`.execute(
        app.platform.database,
      )
    ).rows;
  const countOf = async (word: string) =>
    (
      await sql<{
        count: number;
      }>`select product_count as count from search_terms where word = ${word}`.execute(app.platform.database)
    ).rows[0]?.count;
  const written = await wordsOf();
  await sql`delete from product_search_words`.execute(app.platform.database);
  await sql`update search_terms set product_count = 0`.execute(app.platform.database);
  await app.platform.database.updateTable("product_level3").set({ words_version: 0 }).execute();
  expect(await found("vepa")).toEqual([]);
  expect((await findTermMatches(app.platform.database, "vepa")).meanings).toEqual([[]]);
  await rewriteSearchWords(app.platform);
  expect(await found("vepa")).toEqual([level3Id]);
  expect(await wordsOf()).toEqual(written);
  await app.platform.database.updateTable("product_level3").set({ words_version: 0 }).execute();
  await rewriteSearchWords(app.platform);
  expect([await wordsOf(), await countOf("neem")]).toEqual([written, 1]);
});

test("what names a plant follows the table of crops as soon as a row of it has changed, come or gone", async () => {
  const { database } = app.platform;
  const plantOf = async (name: string) => (await findTermMatches(database, "seed")).plants.get(name);
  const rename = (other_names: string[]) =>
    database.updateTable("crops").set({ other_names }).where("slug", "=", "paddy").execute();
  expect(await plantOf("qalem")).toBe(undefined);
  await rename(["qalem"]);
  expect([await plantOf("qalem"), await plantOf("qalem")]).toEqual(["paddy", "paddy"]);
  await rename(["qodrin"]);
  expect([await plantOf("qalem"), await plantOf("qodrin")]).toEqual([undefined, "paddy"]);
  const gone = await database.deleteFrom("crops").where("slug", "=", "paddy").returningAll().execute();
  expect(await plantOf("qodrin")).toBe(undefined);
  await database.insertInto("crops").values(gone).execute();
  expect(await plantOf("qodrin")).toBe("paddy");
});
