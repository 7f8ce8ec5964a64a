import { Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ArraysOnceDialect } from "#engine/server/data/arrays-once.ts";
import { pagesInMemory } from "#engine/server/data/client.ts";
import type { Tables } from "#engine/server/data/generated.ts";
import { buildSearch, findTermMatches, typedWords } from "#features/catalogue/server";
import { largeCatalogue } from "#testing/large/large-catalogue.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { ownStatements } from "#testing/process/own-statements.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { hanamkonda } from "#testing/shop/people.ts";
import { countProducts, listProducts, viewProduct } from "../contract/store.ts";
import { readCards, readPage } from "./cards.queries.ts";
import { readPlaces } from "./categories.queries.ts";
import { mostCounted, readCounts } from "./counts/counts.queries.ts";
import { readDiscounts, readShelf } from "./counts/shelf-rows.queries.ts";
import { readProduct } from "./product/product.queries.ts";
import { readSuggestions } from "./suggestions/suggestions.queries.ts";

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  /** How often it ran; 0: never. Only of statements that were run to be explained. */
  readonly "Actual Loops"?: number;
  readonly Plans?: readonly PlanNode[];
}
interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

const sellersOfEach = 2;
let app: TestApp;
let as: string;
let pool: pg.Pool;
/** Runs the store's own queries and keeps what they sent, with the values, to be explained. */
let recording: Kysely<Tables>;
let recorded: Statement[] = [];
let largeTables: Set<string>;

beforeAll(async () => {
  // One connection, so that what is prepared can be looked up.
  app = await testApp({ connections: 1, filling: largeCatalogue });
  as = await sessionFor(app, await aPerson(app));
  pool = new pg.Pool({ connectionString: app.url, max: 1 });
  // The drop of the test database may end the connection before the pool has: both tell of it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  await pool.query(pagesInMemory);
  recording = new Kysely<Tables>({
    dialect: new ArraysOnceDialect({ pool }),
    log: ({ query }) => void recorded.push(query),
  });
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 1000`.execute(
    app.platform.database,
  );
  largeTables = new Set(rows.map(({ name }) => name));
}, 240_000);
afterAll(async () => {
  await recording.destroy();
  await app.close();
});

async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  recorded = [];
  await work();
  return recorded;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

type Explained = { "QUERY PLAN": [{ Plan: PlanNode }] };

/** The plan for these very values. */
async function planWithValues({ sql: text, parameters }: Statement): Promise<PlanNode[]> {
  const { rows } = await pool.query<Explained>(`explain (format json) ${text}`, [...parameters]);
  return nodesOf(rows[0]?.["QUERY PLAN"][0].Plan ?? { "Node Type": "none" });
}

/** The plan for these very values, with what was read by it. */
async function planThatRan(statement: Statement | undefined): Promise<PlanNode[]> {
  const { rows } = await pool.query<Explained>(`explain (analyze, format json) ${statement?.sql}`, [
    ...(statement?.parameters ?? []),
  ]);
  return nodesOf(rows[0]?.["QUERY PLAN"][0].Plan ?? { "Node Type": "none" });
}

/** The plan that a prepared statement keeps after a few runs, whatever its values. */
async function planWithoutValues({ sql: text, parameters }: Statement): Promise<PlanNode[]> {
  const client = await pool.connect();
  try {
    await client.query(`prepare explained as ${text}`);
    await client.query("set plan_cache_mode = force_generic_plan");
    const nothing = parameters.map(() => "null").join(", ");
    const { rows } = await client.query<Explained>(
      `explain (format json) execute explained${nothing === "" ? "" : `(${nothing})`}`,
    );
    return nodesOf(rows[0]?.["QUERY PLAN"][0].Plan ?? { "Node Type": "none" });
  } finally {
    await client.query("reset plan_cache_mode");
    await client.query("deallocate explained");
    client.release();
  }
}

function largeTablesReadWhole(plan: readonly PlanNode[]): string[] {
  return plan.flatMap((node) => {
    const table = node["Relation Name"] ?? "";
    return node["Node Type"] === "Seq Scan" && largeTables.has(table) ? [table] : [];
  });
}

const onDay = "2026-07-14";
const viewer = { place: { pinCode: "506002", serving: [1, 2, 3] }, isMarginShown: false, onDay };
const ofPerson = { ...viewer, place: { profileId: 1 } };
const goods = {
  ...{ category: undefined, group: undefined, sought: undefined, crops: undefined, makers: undefined },
  ...{ sellerIds: undefined, priceFromInPaise: undefined, priceToInPaise: undefined },
  ...{ isServedHere: true, isInStock: false, isWordUnsure: false, viewer },
};
const page = { ...goods, sort: "best" as const, after: undefined, atMost: 21 };
const asked = (part: object) => readPage(recording, { ...page, ...part });
const counted = (part: object) => readCounts(recording, { ...goods, ...part });
/** Both statements of a search; a word that is nowhere needs the first one only. */
async function search(q: string, part: object = {}): Promise<void> {
  const found = await findTermMatches(recording, q);
  if (found.meanings.every((list) => list.length > 0))
    await asked({ ...part, sought: buildSearch(typedWords(q), found) });
}
async function preferring(q: string, word: string): Promise<void> {
  const { meanings: required } = await findTermMatches(recording, q);
  await asked({ sought: { required, preferred: [{ word, closeness: 1, productCount: 1 }] } });
}
async function suggested(q: string): Promise<void> {
  const found = await findTermMatches(recording, q);
  await readSuggestions(recording, {
    sought: buildSearch([q], found),
    beginnings: [q],
    atMost: 6,
    viewer,
  });
}
const reads: [string, () => Promise<unknown>][] = [
  ["all products", () => asked({})],
  ["a late page", () => asked({ after: 500 })],
  ["a category", () => asked({ category: "category-3" })],
  ["a late page of a category", () => asked({ category: "category-3", after: 500 })],
  ["a group", () => asked({ group: "category-3-group-2" })],
  ["a word in every fourth product", () => search("seed")],
  ["a word in one product", () => search("batch77777")],
  ["a word in no product", () => search("tractor")],
  ["two words", () => search("paddy batch4")],
  ["two words that no product has both", () => search("paddy cotton")],
  ["two letters", () => search("pa")],
  ["a Telugu word", () => search("వరి")],
  ["a Telugu word that is nowhere", () => search("ట్రాక్టర్")],
  ["words within a category, a late page", () => search("seed వరి", { category: "category-3", after: 5000 })],
  ["the first page of everything", () => asked({ isServedHere: false })],
  ["the lowest prices", () => asked({ sort: "price-up" })],
  ["a late page of the lowest prices", () => asked({ sort: "price-up", after: 500 })],
  ["between two prices, newest first", () => asked({ priceFromInPaise: 490_00, priceToInPaise: 520_00 })],
  ["the highest prices of a category", () => asked({ sort: "price-down", category: "category-3" })],
  ["the highest margins", () => asked({ sort: "margin" })],
  ["a maker", () => asked({ makers: ["Maker 7"] })],
  ["a crop in stock", () => asked({ crops: ["cotton"], isInStock: true })],
  ["a seller", () => asked({ sellerIds: [7] })],
  ["everything, the lowest prices", () => asked({ isServedHere: false, sort: "price-up" })],
  [
    "a crop of two makers between two prices",
    () =>
      asked({
        ...{ crops: ["paddy"], makers: ["Maker 7", "Maker 8"] },
        ...{ priceFromInPaise: 500_00, priceToInPaise: 520_00 },
      }),
  ],
  ["a word, those of a crop first", () => preferring("seed", "paddy")],
  ["the lowest prices of a word", () => search("seed", { sort: "price-up", makers: ["Maker 7"] })],
  ["what is counted of everything", () => readShelf(recording, undefined, mostCounted + 1)],
  ["what is counted of a category", () => readShelf(recording, "category-3", mostCounted + 1)],
  ["offers of a place", () => readDiscounts(recording, viewer)],
  ["counts of everything", () => counted({})],
  ["counts of a category", () => counted({ category: "category-3", makers: ["Maker 7"] })],
  [
    "counts of a crop of a seller, delivered or not",
    () => counted({ isServedHere: false, sellerIds: [7], crops: ["cotton"] }),
  ],
  [
    "counts of a word",
    async () => counted({ sought: buildSearch(["seed"], await findTermMatches(recording, "seed")) }),
  ],
  ["suggestions for a word in every fourth product", () => suggested("seed")],
  ["suggestions for two letters", () => suggested("pa")],
  ["cards of a wishlist", () => readCards(recording, { level3Ids: [5, 50_000], viewer: ofPerson })],
  ["a product with its packs", () => readProduct(recording, { level3Id: 50_000, viewer })],
];

test.each(reads)("%s: no large table is read whole, among 100,000 products", async (_, read) => {
  expect(largeTables).toEqual(
    new Set([
      ...["product_level3", "skus", "shelf", "listings", "offers", "search_terms", "product_search_words"],
    ]),
  );
  const statements = await statementsOf(read);
  expect([1, 2]).toContain(statements.length);
  for (const statement of statements) {
    expect(largeTablesReadWhole(await planWithValues(statement))).toEqual([]);
    expect(largeTablesReadWhole(await planWithoutValues(statement))).toEqual([]);
  }
});

test("a search reads at most 2,000 products of its rarest word, in the order of the index", async () => {
  for (const q of ["seed", "paddy batch4", "వరి"]) {
    const statement = (await statementsOf(() => search(q))).at(-1);
    const plan = statement ? await planWithValues(statement) : [];
    expect(plan.map((node) => node["Index Name"])).toContain("product_search_words_best");
    expect(plan.map((node) => node["Node Type"])).not.toContain("Bitmap Heap Scan");
  }
});

test("what a typed word may mean is read by its halves from ordered indexes; only its middle from the index of middles", async () => {
  const [statement] = await statementsOf(() => findTermMatches(recording, "paddyx"));
  const plan = statement ? await planWithValues(statement) : [];
  const indexes = plan.map((node) => node["Index Name"]);
  expect(indexes).toContain("search_terms_from_the_end");
  expect(indexes.filter((name) => name === "search_terms_inside")).toHaveLength(1);
});

test("a word of the catalogue is not sought inside other words, nor taken for a misspelling", async () => {
  const loopsFor = async (typed: string): Promise<number[]> => {
    const [statement] = await statementsOf(() => findTermMatches(recording, typed));
    const inside = (await planThatRan(statement)).filter(
      (node) => node["Index Name"] === "search_terms_inside",
    );
    return inside.map((node) => node["Actual Loops"] ?? Number.NaN);
  };
  expect(await loopsFor("paddy")).toEqual([0]);
  expect(await loopsFor("paddyx")).toEqual([1]);
});

test("the offers behind a category's counts are read newest first from an index alone", async () => {
  const [statement] = await statementsOf(() => readShelf(recording, "category-3", mostCounted + 1));
  const plan = statement ? await planWithoutValues(statement) : [];
  const walks = plan.filter((node) => node["Index Name"] === "shelf_by_level1");
  expect(walks.map((node) => node["Node Type"])).toEqual(["Index Only Scan"]);
});

test("what stands for a product is found by the product alone, not by each category", async () => {
  const [statement] = await statementsOf(() => asked({}));
  const plan = statement ? await planWithoutValues(statement) : [];
  const indexes = plan.map((node) => node["Index Name"]);
  expect(indexes.filter((name) => name === "shelf_pkey").length).toBeGreaterThanOrEqual(2);
});

test("where the lead seller of a product does not deliver, others are sought by the product, not all that those who deliver sell", async () => {
  for (const part of [{}, { isServedHere: false }, { sort: "price-up" }]) {
    const [statement] = await statementsOf(() => asked(part));
    if (!statement) throw new Error("nothing was asked");
    const plan = await planWithoutValues(statement);
    expect(plan.map((node) => node["Relation Name"])).toContain("shelf");
    const bySeller = plan.filter((node) => node["Index Name"] === "shelf_by_seller");
    for (const node of bySeller) expect(node["Index Cond"]).toContain("level3_id");
  }
});

test("the cards of a page are read by one walk of each table, however many there are", async () => {
  const [statement] = await statementsOf(() => asked({ category: "category-3" }));
  const plan = await planThatRan(statement);
  for (const table of ["product_level3", "listings", "skus"]) {
    const loops = plan.flatMap((node) => (node["Relation Name"] === table ? [node["Actual Loops"]] : []));
    expect([table, loops]).toEqual([table, [1]]);
  }
});

test("a search looks up the products that it shows, not all that it ranks", async () => {
  let after: number | undefined;
  for (const _ of ["first page", "second page"]) {
    const statement = (await statementsOf(() => search("seed", { isServedHere: false, after }))).at(-1);
    const onShelf = (await planThatRan(statement)).filter((node) => node["Relation Name"] === "shelf");
    expect(onShelf).not.toEqual([]);
    const loops = onShelf.map((node) => node["Actual Loops"] ?? Number.NaN);
    expect(Math.max(...loops)).toBeLessThanOrEqual(page.atMost);
    const { rows } = await pool.query<{ id: number }>(statement?.sql ?? "", [
      ...(statement?.parameters ?? []),
    ]);
    expect(rows).toHaveLength(page.atMost);
    after = Number(rows.at(-1)?.id);
  }
});

test("the counts of the categories come from an index alone", async () => {
  const [statement] = await statementsOf(() => readPlaces(recording));
  const plan = statement ? await planWithValues(statement) : [];
  const counting = plan.filter((node) => node["Relation Name"] === "product_level3");
  expect(counting.map((node) => node["Node Type"])).toEqual(["Index Only Scan"]);
});

test("offers are looked up for the sellers of the products that are shown, and not at all where the pin code is not known", async () => {
  const { profileId } = await aPerson(app);
  const loopsFor = async (postalCode: string | null): Promise<number> => {
    await app.platform.database
      .updateTable("profiles")
      .set({ postal_code: postalCode })
      .where("id", "=", profileId)
      .execute();
    const [statement] = await statementsOf(() => asked({ viewer: { ...viewer, place: { profileId } } }));
    const plan = await planThatRan(statement);
    const onOffers = plan.filter((node) => node["Relation Name"] === "offers");
    expect(onOffers).not.toEqual([]);
    return Math.max(...onOffers.map((node) => node["Actual Loops"] ?? Number.NaN));
  };
  expect(await loopsFor(null)).toBe(0);
  expect(await loopsFor("506002")).toBe(page.atMost * sellersOfEach);
});

test("a page by price walks the index of prices, and finds the offers of the place by an index", async () => {
  const { profileId } = await aPerson(app, { location: { ...hanamkonda, postalCode: "506002" } });
  for (const after of [undefined, 500]) {
    const [statement] = await statementsOf(() =>
      asked({ sort: "price-up", after, viewer: { ...viewer, place: { profileId } } }),
    );
    const plan = statement ? await planWithValues(statement) : [];
    const indexes = plan.map((node) => node["Index Name"]);
    expect(indexes).toContain("shelf_by_price");
    expect(indexes).toContain("offers_by_place");
    expect(largeTablesReadWhole(plan)).toEqual([]);
  }
});

test("the calls send exactly the statements that are explained here", async () => {
  const { statements: sent } = await app.statements.during(async () => {
    await app.call(listProducts, { query: {} }, { as });
    await app.call(listProducts, { query: { category: "category-3", after: 500 } }, { as });
    await app.call(listProducts, { query: { group: "category-3-group-2" } }, { as });
    await app.call(listProducts, { query: { q: "seed" } }, { as });
    await app.call(listProducts, { query: { sellers: "7" } }, { as });
    await app.call(countProducts, { query: {} }, { as });
    await app.call(viewProduct, { params: { level3Id: 50_000 } }, { as });
  });
  const explained = await statementsOf(async () => {
    for (const [, read] of reads) await read();
  });
  const texts = explained.map((statement) => statement.sql);
  const own = ownStatements(sent);
  expect(own).toHaveLength(10);
  // The names of the counted sellers are looked up by their ids.
  const isNames = (text: string) => text.includes('from "sellers" where "id" = any');
  for (const text of own.filter((text) => !isNames(text))) expect(texts).toContain(text);
});
