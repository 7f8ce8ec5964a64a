import { readOwnBusiness, renameTown } from "@santha/contract/selling";
import { viewProduct } from "@santha/contract/store";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionFor, type TestApp, testApp } from "#test/app";
import { aPerson, aProduct, aSeller } from "#test/builders";

let app: TestApp;
let as: string;
let profileId: number;
beforeAll(async () => {
  app = await testApp();
  const person = await aPerson(app, { roles: ["seller"] });
  profileId = person.profileId;
  as = await sessionFor(app, person);
});
afterAll(() => app.close());

const rename = (town: string, townTe: string | null) =>
  app.call(renameTown, { body: { town, townTe } }, { as });

test("who has no business yet is told so, and has none to read", async () => {
  expect((await app.call(readOwnBusiness, {}, { as })).data.business).toBeNull();
  const { status, code } = await rename("Narsampet", null);
  expect([status, code]).toEqual([404, "selling/no-business"]);
});

test("the town that a seller writes in both scripts stands on his products; without Telugu the Latin one stands alone", async () => {
  const { sellerId } = await aSeller(app, { profileId });
  const other = await aSeller(app);
  const { level3Id } = await aProduct(app, { sellerId });
  const { level3Id: othersId } = await aProduct(app, { sellerId: other.sellerId });
  const townOf = async (id: number) =>
    (await app.call(viewProduct, { params: { level3Id: id } }, { as })).data.skus[0]?.listings[0]?.sellerTown;
  expect((await rename("  Narsampet ", " నర్సంపేట ")).data.business.town).toEqual({
    en: "Narsampet",
    te: "నర్సంపేట",
  });
  expect(await townOf(level3Id)).toEqual({ en: "Narsampet", te: "నర్సంపేట" });
  expect(await townOf(othersId)).toEqual({ en: "Warangal", te: "వరంగల్" });
  await rename("Narsampet", null);
  expect(await townOf(level3Id)).toEqual({ en: "Narsampet", te: null });
});

test("a town without letters, or with Latin ones where Telugu belongs, is refused beside its field", async () => {
  const { status, fields } = await rename(" ", "Narsampet");
  expect([status, Object.keys(fields ?? {}).sort()]).toEqual([422, ["town", "townTe"]]);
});
