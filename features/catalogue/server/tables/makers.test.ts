import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDraftChoices } from "#features/assortment/contract/proposals.ts";
import { listProducts, viewProduct } from "#features/store/contract/store.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { addMaker, listMakers, mergeMakers, renameMaker } from "../../contract/makers.ts";

let app: TestApp;
let admins: readonly TestPerson[];
let as: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  admins = await Promise.all([1, 2].map(() => aPerson(app, { roles: ["platform-admin"] })));
  as = admins[0]?.cookie ?? "";
});
afterAll(() => app.close());

const makers = async () => (await app.call(listMakers, {}, { as })).data.makers;
const named = async (name: string) => {
  const maker = (await makers()).find((each) => each.name.en === name);
  if (!maker) throw new Error(`no maker ${name}`);
  return maker;
};
const makerOf = async (level3Id: number) =>
  (await app.call(viewProduct, { params: { level3Id } }, { as })).data.maker;
const ofMaker = async (name: string) =>
  (await app.call(listProducts, { query: { makers: name } }, { as })).data.products.length;

describe("a maker", () => {
  it("has one spelling: a product whose maker is spelt otherwise carries the name of the table", async () => {
    const first = await aProduct(app, { maker: "Kaveri Seeds" });
    const other = await aProduct(app, { maker: "KAVERI  SEEDS." });
    expect([await makerOf(first.level3Id), await makerOf(other.level3Id)]).toEqual([
      "Kaveri Seeds",
      "Kaveri Seeds",
    ]);
    expect(await named("Kaveri Seeds")).toMatchObject({ products: 2, merged: [] });
    const taken = await app.call(addMaker, { body: { nameEn: "kaveri-seeds", nameTe: "" } }, { as });
    expect([taken.status, Object.keys(taken.fields ?? {})]).toEqual([409, ["nameEn"]]);
    const seller = await aPerson(app, { roles: ["seller"] });
    await aSeller(app, { profileId: seller.profileId });
    const choices = await app.call(readDraftChoices, {}, { as: seller.cookie });
    expect(choices.data.makers).toEqual(["Kaveri Seeds"]);
  });

  it("is renamed with its products, in lists too, and then found by its Telugu name", async () => {
    const { level3Id } = await aProduct(app, { maker: "Godavari" });
    const { makerId, revision } = await named("Godavari");
    const body = { nameEn: "Godavari Agro", nameTe: "గోదావరి ఆగ్రో", revision };
    const answers = await Promise.all(
      admins.map((admin) => app.call(renameMaker, { params: { makerId }, body }, { as: admin.cookie })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await makerOf(level3Id), await ofMaker("Godavari Agro"), await ofMaker("Godavari")]).toEqual([
      "Godavari Agro",
      1,
      0,
    ]);
    await runJob(app, "catalogue/rewrite-search-words");
    const { products } = (await app.call(listProducts, { query: { q: "గోదావరి" } }, { as })).data;
    expect(products.map((product) => product.level3Id)).toEqual([level3Id]);
    const there = await app.call(
      renameMaker,
      { params: { makerId }, body: { nameEn: "Kaveri seeds", nameTe: "", revision: 1 } },
      { as },
    );
    expect(there.code).toBe("catalogue/maker-there");
  });

  it("is merged with as many products as were shown; later products under its old name are of the other", async () => {
    const one = await aProduct(app, { maker: "Krishna Crop Care" });
    const two = await aProduct(app, { maker: "Krishna CropCare Ltd" });
    const [into, from] = [await named("Krishna Crop Care"), await named("Krishna CropCare Ltd")];
    const merge = (products: number, intoMakerId = into.makerId) =>
      app.call(mergeMakers, { params: { makerId: from.makerId }, body: { intoMakerId, products } }, { as });
    expect((await merge(0)).code).toBe("catalogue/entry-changed");
    expect((await merge(1, from.makerId)).code).toBe("catalogue/maker-itself");
    expect((await merge(1)).status).toBe(200);
    expect((await merge(0)).status).toBe(404);
    const three = await aProduct(app, { maker: "krishna cropcare ltd" });
    for (const { level3Id } of [one, two, three]) expect(await makerOf(level3Id)).toBe("Krishna Crop Care");
    expect(await named("Krishna Crop Care")).toMatchObject({ products: 3, merged: ["Krishna CropCare Ltd"] });
    expect(await ofMaker("Krishna Crop Care")).toBe(3);
    const noted = await app.platform.database
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "catalogue/makers-merged")
      .executeTakeFirstOrThrow();
    expect(noted.detail).toEqual({ before: "Krishna CropCare Ltd", after: "Krishna Crop Care", products: 1 });
  });
});
