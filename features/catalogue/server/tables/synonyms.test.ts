import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listProducts } from "#features/store/contract/store.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { addSynonyms, listSynonyms, removeSynonyms } from "../../contract/synonyms.ts";

let app: TestApp;
let admins: readonly TestPerson[];
let as: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  admins = await Promise.all([1, 2].map(() => aPerson(app, { roles: ["platform-admin"] })));
  as = admins[0]?.cookie ?? "";
});
afterAll(() => app.close());

const add = (words: string[], admin = admins[0]) =>
  app.call(addSynonyms, { body: { words } }, { as: admin?.cookie ?? "" });
const found = async (q: string) =>
  (await app.call(listProducts, { query: { q } }, { as })).data.products.map(({ level3Id }) => level3Id);
const readAgain = () => runJob(app, "catalogue/rewrite-search-words");
const casuarina = { title: { en: "Casuarina sapling", te: "సరుగుడు మొక్క" }, maker: "Konaseema" };

describe("words that mean the same", () => {
  it("find the products of each other once these are read again, in both scripts, until they are removed", async () => {
    const { level3Id } = await aProduct(app, casuarina);
    expect(await found("jangali")).toEqual([]);
    const { data, status } = await add(["casuarina", "jangali chettu", "జువ్వి"]);
    expect([status, data.productsWaiting]).toEqual([201, 1]);
    await readAgain();
    for (const q of ["jangali", "jangali chettu", "జువ్వి", "juvvi", "casuarina"])
      expect([q, await found(q)]).toEqual([q, [level3Id]]);
    const later = await aProduct(app, { ...casuarina, title: { en: "Casuarina seed", te: "సరుగుడు విత్తనం" } });
    expect(await found("jangali")).toEqual([later.level3Id, level3Id]);
    const table = (await app.call(listSynonyms, {}, { as })).data;
    expect([table.productsWaiting, table.groups[0]?.words]).toEqual([
      0,
      ["casuarina", "jangali chettu", "జువ్వి"],
    ]);
    const params = { groupId: table.groups[0]?.groupId ?? 0 };
    expect((await app.call(removeSynonyms, { params }, { as })).data.groups).toEqual([]);
    expect((await app.call(removeSynonyms, { params }, { as })).status).toBe(404);
    await readAgain();
    expect([await found("jangali"), await found("casuarina")]).toEqual([[], [later.level3Id, level3Id]]);
  });

  it("join what is written here already: a word for chilli joins all chilli goods", async () => {
    const { level3Id } = await aProduct(app, { title: { en: "Chilli seed", te: "మిరప విత్తనం" } });
    await add(["mirchi", "lal khajana"]);
    await readAgain();
    expect(await found("khajana")).toEqual([level3Id]);
  });

  it("are in one group only: of two admins with the same word the second reads which it is", async () => {
    const answers = await Promise.all(
      admins.map((admin, at) => add(["Sababul", at === 0 ? "subabul tree" : "koo babul"], admin)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.fields).toEqual({
      words: "In another group already: Sababul. Remove that group first.",
    });
    expect((await add(["teak", "Teak "])).fields).toEqual({ words: "You entered a word twice." });
    expect((await add(["teak"])).status).toBe(422);
    const noted = await app.platform.database
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "catalogue/synonyms-added")
      .execute();
    expect(noted.map(({ detail }) => detail)).toContainEqual({ words: "casuarina, jangali chettu, జువ్వి" });
  });
});
