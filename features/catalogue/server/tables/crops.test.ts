import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { askQuestion, chooseCrops, editQuestion } from "#features/questions/contract.ts";
import { listCategories, listProducts } from "#features/store/contract/store.ts";
import { editUpdate, writeUpdate } from "#features/updates/contract/updates.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { addCrop, changeCrop, listCropTable, moveCrop, withdrawCrop } from "../../contract/crops.ts";

let app: TestApp;
let admins: readonly TestPerson[];
let as: string;
let farmer: string;
beforeAll(async () => {
  app = await testApp({ connections: 6 });
  admins = await Promise.all([1, 2].map(() => aPerson(app, { roles: ["platform-admin"] })));
  as = admins[0]?.cookie ?? "";
  farmer = (await aPerson(app)).cookie;
});
afterAll(() => app.close());

const drumstick = { titleEn: "Drumstick", titleTe: "మునగ", otherNames: ["Moringa", "saijan", "ములక్కాడ"] };
const add = (body: InputOf<typeof addCrop>["body"]) => app.call(addCrop, { body }, { as });
const inTable = async (slug: string) => {
  const { crops } = (await app.call(listCropTable, {}, { as })).data;
  const crop = crops.find((each) => each.slug === slug);
  if (!crop) throw new Error(`no crop ${slug}`);
  return crop;
};
const withdraw = async (slug: string, isWithdrawn: boolean) => {
  const { revision } = await inTable(slug);
  return app.call(withdrawCrop, { params: { slug }, body: { isWithdrawn, revision } }, { as });
};
const offered = async () => (await app.call(listCategories, {}, { as: farmer })).data.crops;
const found = async (query: InputOf<typeof listProducts>["query"]) =>
  (await app.call(listProducts, { query }, { as: farmer })).data.products.map(({ level3Id }) => level3Id);
const ask = (crop: string) =>
  app.call(askQuestion, { body: { title: `What about ${crop}?`, crop } }, { as: farmer });
const write = (crops: string[]) =>
  app.call(writeUpdate, { body: { text: "My field", crops } }, { as: farmer });
const grow = (crops: string[]) => app.call(chooseCrops, { body: { crops } }, { as: farmer });

describe("a crop", () => {
  it("that an admin adds can be chosen at once by a person, in a question and an update, and is for products that say its name", async () => {
    const refused = [await grow(["drumstick"]), await ask("drumstick"), await write(["drumstick"])];
    expect(refused.map(({ status, fields }) => [status, Object.keys(fields ?? {})])).toEqual([
      [422, ["crops"]],
      [422, ["crop"]],
      [422, ["crops"]],
    ]);
    expect((await add(drumstick)).status).toBe(201);
    expect((await offered()).at(-1)).toEqual({
      ...{ slug: "drumstick", title: { en: "Drumstick", te: "మునగ" }, isWithdrawn: false },
    });
    expect((await grow(["drumstick", "paddy"])).data.myCrops).toEqual(["drumstick", "paddy"]);
    expect((await ask("drumstick")).data.crop).toBe("drumstick");
    expect((await write(["drumstick"])).data.crops).toEqual(["drumstick"]);
    const { level3Id } = await aProduct(app, { title: { en: "Drumstick seed, PKM 1", te: "విత్తనం" } });
    expect(await found({ crops: "drumstick" })).toEqual([level3Id]);
  });

  it("finds its products by each of its names, as they sound and in both scripts, also those that were there before", async () => {
    const { level3Id } = await aProduct(app, { title: { en: "Jasmine sapling", te: "మొక్క" } });
    expect(await found({ q: "మల్లె" })).toEqual([]);
    const { data } = await add({ titleEn: "Jasmine", titleTe: "మల్లె", otherNames: ["mallepuvvu", "chameli"] });
    expect(data.productsWaiting).toBeGreaterThan(0);
    await runJob(app, "catalogue/rewrite-search-words");
    for (const q of ["jasmine", "మల్లె", "malle", "malle puvvu", "chameli", "jasmin"])
      expect([q, await found({ q })]).toEqual([q, [level3Id]]);
    expect(await inTable("jasmine")).toMatchObject({ products: 1 });
  });

  it("beside a pest only says which products come first, as every crop does", async () => {
    await aProduct(app, { title: { en: "Spinosad 45% SC", te: "స్పినోసాడ్" }, group: "insecticides" });
    await add({ titleEn: "Marigold", titleTe: "బంతి", otherNames: [] });
    await aProduct(app, { title: { en: "Marigold seed", te: "బంతి విత్తనం" } });
    const [forPest] = await found({ q: "spinosad" });
    expect(await found({ q: "thrips" })).toContain(forPest);
    expect(await found({ q: "marigold thrips" })).toContain(forPest);
  });

  it("that is withdrawn is refused for what is new and stays where it was chosen, also when that is changed", async () => {
    await add({ titleEn: "Tobacco", titleTe: "పొగాకు", otherNames: [] });
    await grow(["tobacco"]);
    const question = (await ask("tobacco")).data;
    const update = (await write(["tobacco"])).data;
    expect((await withdraw("tobacco", true)).status).toBe(200);
    expect((await offered()).find(({ slug }) => slug === "tobacco")).toMatchObject({ isWithdrawn: true });
    expect([(await ask("tobacco")).code, (await write(["tobacco"])).code]).toEqual([
      "questions/crop-not-offered",
      "updates/crop-not-offered",
    ]);
    const edited = await app.call(
      editQuestion,
      {
        params: { questionId: question.questionId },
        body: { title: "Another title", crop: "tobacco" },
      },
      { as: farmer },
    );
    expect([edited.status, edited.data.crop]).toEqual([200, "tobacco"]);
    const body = { text: "Another text", crops: ["tobacco", "paddy"] };
    const rewritten = await app.call(
      editUpdate,
      { params: { shareId: update.shareId }, body },
      { as: farmer },
    );
    expect(rewritten.data.crops).toEqual(["tobacco", "paddy"]);
    expect((await grow(["tobacco", "cotton"])).data.myCrops).toEqual(["cotton", "tobacco"]);
    await grow(["cotton"]);
    expect((await grow(["tobacco"])).code).toBe("questions/crop-not-offered");
    await withdraw("tobacco", false);
    expect((await grow(["tobacco"])).status).toBe(200);
  });

  it("has its names alone: a taken one is said beside its field, and of two admins the second sees the change", async () => {
    const refused = [
      await add({ titleEn: "paddy", titleTe: "వరి పంట", otherNames: [] }),
      await add({ titleEn: "Upland rice", titleTe: "వరి", otherNames: [] }),
      await add({ titleEn: "Upland rice", titleTe: "మెట్ట వరి", otherNames: ["lowland", "Rice"] }),
    ];
    expect(refused.map(({ code, fields }) => [code, fields])).toEqual([
      ["catalogue/crop-name-taken", { titleEn: "Another crop has this name: paddy." }],
      ["catalogue/crop-name-taken", { titleTe: "Another crop has this name: వరి." }],
      ["catalogue/crop-name-taken", { otherNames: "Another crop has this name: Rice." }],
    ]);
    const { title, revision } = await inTable("brinjal");
    const body = { titleEn: "Aubergine", titleTe: title.te, otherNames: ["Brinjal", "brinjal"], revision };
    const answers = await Promise.all(
      admins.map(({ cookie }) => app.call(changeCrop, { params: { slug: "brinjal" }, body }, { as: cookie })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await inTable("brinjal")).toMatchObject({
      ...{ title: { en: "Aubergine", te: title.te }, otherNames: ["brinjal"] },
    });
  });

  it("is offered in the order of the admins, and the audit log says each change", async () => {
    const order = async () => (await offered()).slice(0, 3).map(({ slug }) => slug);
    expect(await order()).toEqual(["paddy", "cotton", "maize"]);
    await app.call(moveCrop, { params: { slug: "maize" }, body: { to: "up" } }, { as });
    await app.call(moveCrop, { params: { slug: "paddy" }, body: { to: "up" } }, { as });
    expect(await order()).toEqual(["paddy", "maize", "cotton"]);
    const noted = await app.platform.database
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("action", "like", "catalogue/crop-%")
      .execute();
    expect(noted).toEqual(
      expect.arrayContaining([
        { action: "catalogue/crop-added", detail: { name: "Drumstick, మునగ, Moringa, saijan, ములక్కాడ" } },
        { action: "catalogue/crop-moved", detail: { before: "3", after: "2" } },
        { action: "catalogue/crop-withdrawn", detail: { name: "Tobacco" } },
      ]),
    );
  });
});
