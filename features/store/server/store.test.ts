import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { upsertGstRate } from "#features/catalogue/server";
import { grantRole, requestOf, sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { ownStatements } from "#testing/process/own-statements.ts";
import { aListing, aPack, aPerson, aProduct, aSeller, type ProductOptions } from "#testing/shop/builders.ts";
import { changeListing } from "#testing/shop/change-listing.ts";
import {
  joinProductIds,
  listCategories,
  listProducts,
  splitProductIds,
  viewProduct,
} from "../contract/store.ts";

let app: TestApp;
let as: string;
let agent: string;
beforeAll(async () => {
  app = await testApp();
  as = await sessionFor(app, await aPerson(app));
  const padma = await aPerson(app);
  await grantRole(app, padma.profileId, "agent");
  agent = await sessionFor(app, padma);
});
afterAll(() => app.close());

type Query = Parameters<typeof list>[0];
const list = async (query: {
  category?: string;
  group?: string;
  q?: string;
  after?: number | undefined;
  limit?: number;
}) => (await app.call(listProducts, { query }, { as })).data;
const idsOf = async (query: Query) => (await list(query)).products.map(({ level3Id }) => level3Id);
const view = (level3Id: number, session = as) =>
  app.call(viewProduct, { params: { level3Id } }, { as: session });

test("[STORE-004] a page of the store lists products with drawing, title, price and seller, newest first", async () => {
  const { sellerId, name } = await aSeller(app, { name: { en: "Kakatiya Agro", te: "కాకతీయ ఆగ్రో" } });
  const older = await aProduct(app, { category: "shown", group: "shown-group" });
  const newer = await aProduct(app, {
    category: "shown",
    group: "shown-group",
    sellerId,
    priceInPaise: 450_00,
    mrpInPaise: 520_00,
    packs: [aPack(10), aPack(25)],
  });
  const { products, nextAfter } = await list({ category: "shown" });
  expect(nextAfter).toBeNull();
  expect(products.map(({ level3Id }) => level3Id)).toEqual([newer.level3Id, older.level3Id]);
  expect(products[0]).toEqual({
    level2Id: newer.level2Id,
    level3Id: newer.level3Id,
    categorySlug: "shown",
    slug: newer.slug,
    title: newer.title,
    pack: { en: "10 kg bag", te: "10 కిలోల సంచి" },
    drawing: "paddy",
    photo: null,
    bed: "seed",
    listingId: newer.listingId,
    priceInPaise: 450_00,
    discountInPaise: 0,
    mrpInPaise: 520_00,
    marginInPaise: null,
    sellerName: name,
    isInStock: true,
    delivery: "here",
    packCount: 2,
  });
});

test("[STORE-004] categories come with their groups and count what can be seen in their lists", async () => {
  await aProduct(app, { category: "counted", group: "counted-one" });
  await aProduct(app, { category: "counted", group: "counted-two", onHand: 0 });
  await aProduct(app, { category: "counted", group: "counted-two", isListed: false });
  const found = async () =>
    (await app.call(listCategories, {}, { as })).data.categories.find(({ slug }) => slug === "counted");
  const counted = await found();
  expect(counted?.productCount).toBe(2);
  expect(counted?.groups.map(({ slug, productCount }) => [slug, productCount])).toEqual([
    ["counted-one", 1],
    ["counted-two", 1],
  ]);
  await aProduct(app, { category: "counted", group: "counted-two" });
  expect((await found())?.productCount).toBe(3);
});

test("[STORE-004] pages never skip or repeat a product while products are added, with and without a search", async () => {
  const add = (options: ProductOptions = {}) =>
    aProduct(app, {
      category: "paged",
      group: "paged",
      title: { en: "Drip tube", te: "బిందు గొట్టం" },
      ...options,
    });
  const made: number[] = [];
  for (let at = 0; at < 7; at += 1) made.unshift((await add()).level3Id);
  for (const query of [{ category: "paged" }, { q: "drip tube" }, { group: "paged", q: "బిందు" }]) {
    const seen: number[] = [];
    let after: number | undefined;
    do {
      const page = await list({ ...query, limit: 3, after });
      seen.push(...page.products.map(({ level3Id }) => level3Id));
      after = page.nextAfter ?? undefined;
      await add();
    } while (after !== undefined);
    expect(seen.filter((id) => made.includes(id))).toEqual(made);
    expect(new Set(seen).size).toBe(seen.length);
  }
});

test("a product whose number of matches is exactly one page has no next page", async () => {
  for (let at = 0; at < 2; at += 1) await aProduct(app, { category: "exact", group: "exact" });
  expect((await list({ category: "exact", limit: 2 })).nextAfter).toBeNull();
  expect((await list({ category: "exact", limit: 1 })).nextAfter).not.toBeNull();
});

test("an unknown category or group has no products, and a group of another category neither", async () => {
  await aProduct(app, { category: "one", group: "group-of-one" });
  expect(await idsOf({ category: "nothing-here" })).toEqual([]);
  expect(await idsOf({ group: "nothing-here" })).toEqual([]);
  expect(await idsOf({ category: "exact", group: "group-of-one" })).toEqual([]);
  expect(await idsOf({ category: "one", group: "group-of-one" })).toHaveLength(1);
});

test("[STORE-007] a search finds a product when every word is meant by one of its words, in English, Telugu or both, in any order", async () => {
  const { level3Id } = await aProduct(app, {
    category: "sprayers",
    group: "battery",
    title: { en: "Knapsack sprayer, 16 litre (battery)", te: "విద్యుత్\u200c తుంపర యంత్రం, 16 లీటర్లు" },
    maker: "Neptune",
    packs: [aPack(6)],
  });
  const finding = [
    "knapsack",
    "SPRAYER battery",
    "napsac",
    "తుంపర",
    "యంత్రం విద్యుత్",
    "విద్యుత్\u200c",
    "sprayer తుంపర 16",
    "neptune",
    "కిలోల సంచి తుంపర",
    "li kn",
    "knapsak sprayr",
    "tumpara yantram",
    "thumpara",
    "  16   litre ",
    "తుంపరలు",
    "tt litre",
  ];
  for (const q of finding) expect([q, await idsOf({ q })]).toEqual([q, [level3Id]]);
  expect(await idsOf({ q: "knapsack tractor" })).toEqual(await idsOf({ q: "knapsack" }));
  for (const q of ["%", "_napsack", "tt", "\\", "tt zz"]) expect([q, await idsOf({ q })]).toEqual([q, []]);
});

test("a search of blanks is no search", async () => {
  expect(await idsOf({ q: "   " })).toEqual(await idsOf({}));
});

test("hidden products are in no list, sold-out ones are and say so", async () => {
  const { level3Id } = await aProduct(app, { category: "sold", group: "sold", onHand: 0 });
  await aProduct(app, { category: "sold", group: "sold", isListed: false });
  const { products } = await list({ category: "sold" });
  expect(products.map((card) => [card.level3Id, card.isInStock])).toEqual([[level3Id, false]]);
});

test("a list shows the cheapest listing that can be bought, as soon as price or stock changes", async () => {
  const product = await aProduct(app, { category: "lead", group: "lead", priceInPaise: 300_00 });
  const other = await aListing(app, {
    skuId: product.skuIds[0] ?? 0,
    priceInPaise: 200_00,
    mrpInPaise: 900_00,
  });
  const price = async () => (await list({ category: "lead" })).products[0]?.priceInPaise;
  expect(await price()).toBe(200_00);
  await inTransaction(app.platform, (transaction) =>
    changeListing(transaction, { ...other, changed: { priceInPaise: 310_00 }, changedAt: app.clock.now() }),
  );
  expect(await price()).toBe(300_00);
});

test.each([
  ["limit", "0"],
  ["limit", "-1"],
  ["limit", "0.5"],
  ["limit", "1e9"],
  ["limit", "1e3"],
  ["limit", ""],
  ["limit", "ten"],
  ["after", "0"],
  ["after", "-5"],
  ["after", "1.5"],
  ["after", "99999999999999999999"],
  ["after", "x"],
  ["q", "x".repeat(81)],
  ["category", "a'--"],
  ["category", "\u0000"],
  ["group", "x".repeat(81)],
])("the query %s=%j is refused, naming the field", async (name, value) => {
  const response = await app.app.inject({
    url: "/v2/store/products",
    query: { [name]: value },
    headers: { cookie: as },
  });
  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().fields)).toEqual([name]);
});

test("a search may hold any character", async () => {
  for (const q of ["\u0000", "'; drop table skus;--", "😀", "\u200c", "$1", "{}"]) {
    const { status } = await app.call(listProducts, { query: { q } }, { as });
    expect([q, status]).toEqual([q, 200]);
  }
});

test("[STORE-007] two typed words that are one word of the store mean that word, also with one wrong letter; words of their own do not", async () => {
  const nuts = await aProduct(app, { title: { en: "Zedgroundnut pods", te: "జెడ్ కాయలు" } });
  const mesh = await aProduct(app, { title: { en: "Zedground mesh", te: "జెడ్ వల" } });
  const found = async (q: string) => (await list({ q })).products.map(({ level3Id }) => level3Id);
  for (const q of ["zedground nut", "zedgrund nut", "zed groundnut pods"])
    expect([q, await found(q)]).toEqual([q, [nuts.level3Id]]);
  expect(await found("zedground mesh")).toEqual([mesh.level3Id]);
});

test("a variety is found first by its name and number, however they are written", async () => {
  const wanted = await aProduct(app, {
    title: { en: "BPT 5204 paddy seed", te: "బీపీటీ 5204 వరి విత్తనం" },
  });
  await aProduct(app, { title: { en: "MTU 1010 paddy seed", te: "ఎంటీయూ 1010 వరి విత్తనం" } });
  for (const q of ["bpt 5204", "bpt5204", "BPT-5204", "5204 bpt", "బీపీటీ ౫౨౦౪", "5204"]) {
    const { products, isLoose } = await list({ q });
    expect([q, products[0]?.level3Id, isLoose]).toEqual([q, wanted.level3Id, false]);
  }
});

test("[STORE-001] the ids of a product's address, joined by an underscore, lead to that product and group", async () => {
  const product = await aProduct(app);
  const ids = joinProductIds(product.level2Id, product.level3Id);
  expect(ids).toBe(`${product.level2Id}_${product.level3Id}`);
  const { data } = await view(splitProductIds(ids)?.level3Id ?? 0);
  expect([data.level2Id, data.level3Id, data.slug]).toEqual([
    product.level2Id,
    product.level3Id,
    product.slug,
  ]);
  for (const wrong of ["1", "1_", "_1", "1_2_3", "01_2", "1_2 ", "a_b", "-1_2"])
    expect(splitProductIds(wrong)).toBeNull();
});

test("[STORE-009] an unknown product id is answered as not found, in both languages, whatever it looks like", async () => {
  const unknown = await view(999_999);
  expect([unknown.status, unknown.code]).toEqual([404, "store/product-not-found"]);
  for (const id of ["0", "-1", "1.5", "abc", "99999999999999999999", "%00"]) {
    const response = await app.app.inject({ url: `/v2/store/products/${id}`, headers: { cookie: as } });
    expect([id, response.statusCode]).toEqual([id, 404]);
  }
  const telugu = await app.call(
    viewProduct,
    { params: { level3Id: 999_999 } },
    { as, headers: { "accept-language": "te" } },
  );
  expect(telugu.info).toBe("ఈ ఉత్పత్తి స్టోర్‌లో లేదు.");
});

test("a product shows its packs in order, the cheapest in stock first, sold-out last, hidden ones not", async () => {
  const product = await aProduct(app, { packs: [aPack(10), aPack(25)], priceInPaise: 300_00, onHand: 0 });
  const [small = 0, large = 0] = product.skuIds;
  const dear = await aListing(app, { skuId: small, priceInPaise: 500_00, onHand: 120 });
  const cheap = await aListing(app, { skuId: small, priceInPaise: 400_00, onHand: 7 });
  await aListing(app, { skuId: small, priceInPaise: 100_00, isListed: false });
  const { data } = await view(product.level3Id);
  expect(data.skus.map(({ skuId }) => skuId)).toEqual([small, large]);
  expect(data.skus[0]?.listings.map(({ listingId, available }) => [listingId, available])).toEqual([
    [cheap.listingId, 7],
    [dear.listingId, 99],
    [product.listingId, 0],
  ]);
  expect(data.skus[1]?.listings).toEqual([]);
  expect(data.skus[0]?.attributes[0]).toEqual({
    key: "size",
    name: { en: "Pack size", te: "ప్యాక్ పరిమాణం" },
    value: "10",
    unit: "kg",
  });
  expect(data.facts).toEqual([
    { name: { en: "Duration", te: "కాలం" }, value: { en: "140 days", te: "140 రోజులు" }, toxicity: null },
  ]);
});

test("a product says season, dose and safety in both languages, and the colour of its toxicity class", async () => {
  const { level3Id } = await aProduct(app, {
    dealerLicence: "insecticide",
    facts: [
      {
        nameEn: "Dose on the label",
        nameTe: "లేబుల్‌పై మోతాదు",
        valueEn: "60 ml an acre",
        valueTe: "ఎకరానికి 60 మి.లీ.",
      },
      {
        nameEn: "Toxicity class",
        nameTe: "విష తీవ్రత",
        valueEn: "Green: slightly toxic",
        valueTe: "ఆకుపచ్చ: స్వల్ప విషపూరితం",
        toxicity: "green",
      },
    ],
  });
  const { data } = await view(level3Id);
  expect(
    data.facts.map(({ name, value, toxicity }) => [name.en, name.te, value.en, value.te, toxicity]),
  ).toEqual([
    ["Dose on the label", "లేబుల్‌పై మోతాదు", "60 ml an acre", "ఎకరానికి 60 మి.లీ.", null],
    ["Toxicity class", "విష తీవ్రత", "Green: slightly toxic", "ఆకుపచ్చ: స్వల్ప విషపూరితం", "green"],
  ]);
});

test("margin and commission appear for agents only, in lists and on the product", async () => {
  const { level3Id } = await aProduct(app, { category: "margin", group: "margin", commissionInPaise: 61_17 });
  const raw = async (session: string) => {
    const texts = await Promise.all([
      app.app.inject(requestOf(listProducts, { query: { category: "margin" } }, { as: session })),
      app.app.inject(requestOf(viewProduct, { params: { level3Id } }, { as: session })),
    ]);
    return texts.map(({ body }) => body);
  };
  for (const body of await raw(agent)) expect(body).toContain('"marginInPaise":6117');
  for (const body of await raw(as)) {
    expect(body).toContain('"marginInPaise":null');
    expect(body).not.toContain("6117");
    expect(body).not.toMatch(/commission/i);
  }
});

test("the GST rate on a product is that of the day in India", async () => {
  const { level3Id } = await aProduct(app, { hsn: "84248200", gstRateInBasisPoints: 1200 });
  await inTransaction(app.platform, (transaction) =>
    upsertGstRate(transaction, { hsn: "84248200", validFrom: "2026-07-15", rateInBasisPoints: 500 }),
  );
  expect((await view(level3Id)).data.gstRateInBasisPoints).toBe(1200);
  const before = app.clock.now();
  app.clock.set(new Date("2026-07-14T18:30:00Z"));
  expect((await view(level3Id)).data.gstRateInBasisPoints).toBe(500);
  app.clock.set(before);
});

test("without a session the store asks for sign-in", async () => {
  for (const endpoint of [listCategories, listProducts, viewProduct]) {
    const response = await app.app.inject(requestOf(endpoint, { params: { level3Id: 1 } }));
    expect(response.statusCode).toBe(401);
  }
});

test("lists, categories and a product take a statement, a search 2, beside who asks and who delivers there", async () => {
  const { level3Id } = await aProduct(app);
  const counts: number[] = [];
  for (const call of [
    () => app.call(listCategories, {}, { as }),
    () => app.call(listProducts, { query: { category: "seeds" } }, { as }),
    () => app.call(listProducts, { query: { category: "seeds", q: "paddy" } }, { as }),
    () => view(level3Id),
  ]) {
    const { statements } = await app.statements.during<unknown>(call);
    counts.push(ownStatements(statements).length);
  }
  expect(counts).toEqual([1, 1, 2, 1]);
});
