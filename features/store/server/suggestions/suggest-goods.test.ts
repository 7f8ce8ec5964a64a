import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { ownStatements } from "#testing/process/own-statements.ts";
import { aPerson, aProduct, aSeller, shippingEverywhere } from "#testing/shop/builders.ts";
import { hanamkonda } from "#testing/shop/people.ts";
import { suggestGoods } from "../../contract/suggestions.ts";

let app: TestApp;
let as: string;
beforeAll(async () => {
  app = await testApp();
  as = (await aPerson(app)).cookie;
  await aProduct(app, {
    title: { en: "Paddy seed, long", te: "వరి విత్తనం" },
    category: "seeds",
    group: "paddy",
  });
  for (let at = 0; at < 9; at += 1)
    await aProduct(app, {
      title: { en: `Sprayer ${at}`, te: `తుంపర యంత్రం ${at}` },
      category: "tools",
      group: "sprayers",
    });
});
afterAll(() => app.close());

const suggested = async (q: string) => (await app.call(suggestGoods, { query: { q } }, { as })).data;

test("a beginning suggests products, at most six, and the places whose names it begins, in both languages", async () => {
  const { products, places, instead } = await suggested("spra");
  expect(products).toHaveLength(6);
  expect(products[0]).toMatchObject({
    categorySlug: "tools",
    title: { en: "Sprayer 8", te: "తుంపర యంత్రం 8" },
  });
  expect(places).toEqual([
    { category: "tools", group: "sprayers", title: { en: "Group sprayers", te: "సమూహం sprayers" } },
  ]);
  expect(instead).toBeNull();
  expect((await suggested("వరి")).products.map(({ title }) => title.en)).toEqual(["Paddy seed, long"]);
});

test("a wrong letter is put right, and a word that means nothing here is left out", async () => {
  expect((await suggested("padfy")).instead).toBe("paddy");
  expect((await suggested("tractor sprayer")).instead).toBe("sprayer");
  expect(await suggested("tractor")).toEqual({ instead: null, places: [], products: [] });
});

test("signs that mean something to a pattern are only letters here", async () => {
  for (const q of ["%", "_", "\\", "'", "a%b_"]) expect((await suggested(q)).places).toEqual([]);
});

test("only what is delivered where the person lives is suggested, as in lists; everything where that is not known", async () => {
  const shippingRates = shippingEverywhere().map((rate) => ({ ...rate, pinPrefix: `99${rate.pinPrefix}` }));
  const { sellerId } = await aSeller(app, { shippingRates });
  await aProduct(app, { sellerId, title: { en: "Tarpaulin", te: "టార్పాలిన్" } });
  const near = await aPerson(app, { location: { ...hanamkonda, postalCode: "999001" } });
  const nowhere = await aPerson(app, { location: null });
  const titles = async (cookie: string) => {
    const { data } = await app.call(suggestGoods, { query: { q: "tarpau" } }, { as: cookie });
    return data.products.map(({ title }) => title.en);
  };
  expect([await titles(near.cookie), await titles(as), await titles(nowhere.cookie)]).toEqual([
    ...[["Tarpaulin"], [], ["Tarpaulin"]],
  ]);
});

test("costs two statements beside the session", async () => {
  const { statements } = await app.statements.during(() => suggested("paddy"));
  expect(ownStatements(statements)).toHaveLength(2);
});
