import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { readDraftChoices } from "#features/assortment/contract/proposals.ts";
import { listCategories, listProducts } from "#features/store/contract/store.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aGroup, aPerson, aProduct, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { changeListing } from "#testing/shop/change-listing.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import {
  addCategory,
  addGroup,
  addUsualCategories,
  changeCategory,
  changeGroup,
  listCategoryTable,
  moveEntry,
  retireEntry,
  type TableCategory,
} from "../../contract/categories.ts";

let app: TestApp;
let admins: readonly TestPerson[];
let seller: TestPerson;
let as: string;
beforeAll(async () => {
  app = await testApp({ connections: 8 });
  admins = await Promise.all([1, 2, 3].map(() => aPerson(app, { roles: ["platform-admin"] })));
  as = admins[0]?.cookie ?? "";
  seller = await aPerson(app, { roles: ["seller"] });
  await aSeller(app, { profileId: seller.profileId });
});
afterAll(() => app.close());

const table = async () => (await app.call(listCategoryTable, {}, { as })).data.categories;
const bySlug = async (slug: string): Promise<TableCategory> => {
  const found = (await table()).find((category) => category.slug === slug);
  if (!found) throw new Error(`no category ${slug}`);
  return found;
};
const look = (titleEn: string, titleTe = "వర్గం") => ({ titleEn, titleTe, drawing: "paddy" as const });
const inStore = async () => (await app.call(listCategories, {}, { as })).data.categories;
const offered = async () =>
  (await app.call(readDraftChoices, {}, { as: seller.cookie })).data.groups.map(({ title }) => title.en);
const lines = (subject: string) =>
  app.platform.database
    .selectFrom("audit_log")
    .select(["action", "detail"])
    .where("subject", "=", subject)
    .orderBy("id")
    .execute();

describe("the table of categories", () => {
  it("begins with the usual ones by one press, once though three admins press at the same moment", async () => {
    expect(await table()).toEqual([]);
    const answers = await Promise.all(
      admins.map((admin) => app.call(addUsualCategories, {}, { as: admin.cookie })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect((await app.call(addUsualCategories, {}, { as })).code).toBe("catalogue/categories-there");
    const categories = await table();
    expect(categories.slice(0, 2).map(({ slug, bed }) => [slug, bed])).toEqual([
      ["seeds", "seed"],
      ["saplings-and-plants", "seed"],
    ]);
    expect([categories.length, categories.flatMap(({ groups }) => groups).length]).toEqual([11, 35]);
    expect((await inStore()).length).toBe(11);
    expect(await offered()).toContain("Paddy seed");
    expect((await lines("categories")).map(({ action }) => action)).toEqual([
      "catalogue/usual-categories-added",
    ]);
  });

  it("takes a name once: of two admins the second reads it beside the field", async () => {
    const body = { ...look("Bees & honey 2%", "తేనె"), bed: "care" as const };
    const answers = await Promise.all(
      admins.slice(0, 2).map((admin) => app.call(addCategory, { body }, { as: admin.cookie })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(Object.keys(refused?.fields ?? {})).toEqual(["titleEn"]);
    const { level1Id } = await bySlug("bees-honey-2-percent");
    const group = { params: { level1Id }, body: look("Hives") };
    expect((await app.call(addGroup, group, { as })).status).toBe(201);
    expect((await app.call(addGroup, group, { as })).code).toBe("catalogue/name-taken");
    expect((await bySlug("bees-honey-2-percent")).groups.map(({ slug }) => slug)).toEqual(["hives"]);
    const wrong = await app.call(addCategory, { body: { ...body, titleTe: "honey" } }, { as });
    expect(wrong.fields).toEqual({ titleTe: "Write the name in Telugu letters, 2 to 60 characters." });
  });

  it("changes names and picture but never the address; what another admin changed meanwhile is not overwritten", async () => {
    const product = await aProduct(app, { group: "sericulture", category: "silk" });
    const { level1Id, revision, groups } = await bySlug("silk");
    const params = { level1Id };
    const body = { ...look("Silk worms", "పట్టు పురుగులు"), bed: "care" as const, revision };
    const answers = await Promise.all(
      admins.map((admin) => app.call(changeCategory, { params, body }, { as: admin.cookie })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await bySlug("silk")).toMatchObject({ title: { en: "Silk worms" }, bed: "care", revision: 1 });
    const [group] = groups;
    const ofGroup = {
      params: { level2Id: group?.level2Id ?? 0 },
      body: { ...look("Mulberry"), revision: 0 },
    };
    expect((await app.call(changeGroup, ofGroup, { as })).status).toBe(200);
    await runJob(app, "catalogue/rewrite-search-words");
    for (const q of ["worms", "mulberry", "పట్టు"]) {
      const { products } = (await app.call(listProducts, { query: { q } }, { as })).data;
      expect(products.map(({ level3Id }) => level3Id)).toEqual([product.level3Id]);
    }
    expect(await lines(`category ${level1Id}`)).toEqual([
      {
        action: "catalogue/category-changed",
        detail: {
          before: "Category silk, వర్గం silk, paddy, seed",
          after: "Silk worms, పట్టు పురుగులు, paddy, care",
        },
      },
    ]);
  });

  it("is moved one place at a time, in the store too, and stays whole when admins move at the same moment", async () => {
    const order = async () => (await table()).map(({ level1Id }) => level1Id);
    const [first = 0, second = 0, ...rest] = await order();
    const move = (id: number, to: "up" | "down", admin = admins[0]) =>
      app.call(moveEntry, { params: { level: "category", id }, body: { to } }, { as: admin?.cookie ?? "" });
    await move(second, "up");
    expect(await order()).toEqual([second, first, ...rest]);
    expect((await inStore())[0]?.id).toBe(second);
    await move(second, "up");
    expect(await order()).toEqual([second, first, ...rest]);
    const [third = 0] = rest;
    const statuses = await Promise.all(
      [second, first, third].map(async (id, at) => (await move(id, "down", admins[at])).status),
    );
    expect(statuses).toEqual([200, 200, 200]);
    expect((await order()).toSorted((one, other) => one - other)).toEqual(
      [first, second, ...rest].toSorted((one, other) => one - other),
    );
    expect((await move(4_000_000_000, "up")).status).toBe(404);
  });

  it("hides only what sells nothing; the store and sellers do not see it, until somebody sells in it again", async () => {
    const trader = await aSeller(app);
    const goods = { group: "lamps", category: "lights", sellerId: trader.sellerId };
    const { level1Id, level2Id, listingId } = await aProduct(app, goods);
    const retire = async (level: "category" | "group", id: number, isRetired: boolean) => {
      const category = await bySlug("lights");
      const { revision } = level === "category" ? category : (category.groups[0] ?? category);
      return app.call(retireEntry, { params: { level, id }, body: { isRetired, revision } }, { as });
    };
    const list = (isListed: boolean) =>
      inTransaction(app.platform, (transaction) =>
        changeListing(transaction, {
          ...{ listingId, sellerId: trader.sellerId, changedAt: app.clock.now() },
          changed: { isListed },
        }),
      );
    const isInStore = async () => (await inStore()).some(({ id }) => id === level1Id);
    expect((await retire("group", level2Id, true)).code).toBe("catalogue/goods-for-sale");
    expect((await retire("category", level1Id, true)).code).toBe("catalogue/goods-for-sale");
    await list(false);
    expect((await retire("category", level1Id, true)).status).toBe(200);
    expect([await isInStore(), (await offered()).includes("Group lamps")]).toEqual([false, false]);
    await list(true);
    expect(await isInStore()).toBe(true);
    expect((await retire("category", level1Id, false)).status).toBe(200);
    expect(await offered()).toContain("Group lamps");
    expect((await lines(`category ${level1Id}`)).map(({ action }) => action)).toEqual([
      "catalogue/category-hidden",
      "catalogue/category-shown",
    ]);
  });

  it("hides a category that never had products, with what sellers are offered below it", async () => {
    const { level1Id } = await aGroup(app, { category: "idle", group: "idle-group" });
    const params = { level: "category", id: level1Id } as const;
    await app.call(retireEntry, { params, body: { isRetired: true, revision: 0 } }, { as });
    expect(await offered()).not.toContain("Group idle-group");
    const stale = await app.call(retireEntry, { params, body: { isRetired: false, revision: 0 } }, { as });
    expect(stale.code).toBe("catalogue/entry-changed");
  });
});
