import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { upsertGstRate } from "#features/catalogue/server";
import { listProducts } from "#features/store/contract/store.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aGroup, aPerson, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { aDraft, aProductFile, aProposal, aProposedPack } from "../../builders.ts";
import {
  approveProposals,
  checkProductFile,
  type ProductFileReport,
  readProductTemplate,
  sendProductFile,
} from "../../contract/product-files.ts";
import { listOwnProposals, refuseProposal } from "../../contract/proposals.ts";

let app: TestApp;
let admin: TestPerson;
let level2Id: number;
let group: string;
const hsn = "31010099";
beforeAll(async () => {
  app = await testApp();
  admin = await aPerson(app, { roles: ["platform-admin"] });
  level2Id = (await aGroup(app)).level2Id;
  group = (
    await app.platform.database
      .selectFrom("product_level2")
      .select("title_en")
      .where("id", "=", level2Id)
      .executeTakeFirstOrThrow()
  ).title_en;
  await inTransaction(app.platform, (transaction) =>
    upsertGstRate(transaction, { hsn, validFrom: "2025-09-22", rateInBasisPoints: 500 }),
  );
});
afterAll(() => app.close());

async function aTrader(): Promise<TestPerson> {
  const person = await aPerson(app, { roles: ["seller"] });
  await aSeller(app, { profileId: person.profileId });
  return person;
}

async function post(
  endpoint: typeof checkProductFile | typeof sendProductFile,
  csv: Uint8Array,
  as: TestPerson,
) {
  const response = await app.app.inject(requestOf(endpoint, { csv }, { as: as.cookie }));
  return response.json<{ code: string; data: ProductFileReport }>();
}
const row = (
  title: string,
  rest: Partial<
    Record<"group" | "hsn" | "licence" | "size" | "unit" | "mrp" | "price" | "maker", string>
  > = {},
) =>
  [
    ...[title, "వేప పిండి", "Pressed neem kernels.", "వేప గింజల పిండి ఇది."],
    ...[rest.group ?? group, rest.maker ?? "Kakatiya Organics", "", rest.hsn ?? hsn, rest.licence ?? ""],
    ...[rest.size ?? "40", rest.unit ?? "kg", "", rest.mrp ?? "1400", rest.price ?? "1200", "60", "25"],
  ].join(",");
const proposalsOf = async ({ cookie }: TestPerson) =>
  (await app.call(listOwnProposals, { query: { limit: 100 } }, { as: cookie })).data.proposals;

it("[SELL-003] a file proposes each product with its packs once, however often it is sent; the check writes nothing", async () => {
  const trader = await aTrader();
  const file = aProductFile([
    row("Neem cake A"),
    row("Neem cake A", { size: "5 kg", mrp: "₹250.00", price: "180" }),
    row("Neem cake B"),
    ",,,,,,,,,1,kg,,60,50,2,10",
  ]);
  expect((await post(checkProductFile, file, trader)).data).toMatchObject({
    products: [
      { rowNumber: 2, title: { en: "Neem cake A" }, packCount: 2, priceInPaise: 1_200_00 },
      { rowNumber: 4, title: { en: "Neem cake B" }, packCount: 2 },
    ],
    rejected: [],
  });
  expect(await proposalsOf(trader)).toEqual([]);
  const both = await Promise.all([post(sendProductFile, file, trader), post(sendProductFile, file, trader)]);
  expect(both.map(({ data }) => data.products.length).toSorted()).toEqual([0, 2]);
  const proposals = await proposalsOf(trader);
  expect(proposals.map(({ draft }) => [draft.titleEn, draft.packs.map(({ amount }) => amount)])).toEqual([
    ["Neem cake B", ["40", "1"]],
    ["Neem cake A", ["40", "5"]],
  ]);
  const again = await post(sendProductFile, file, trader);
  expect(again.data.rejected.map(({ reason }) => reason)).toEqual(
    Array(2).fill("You have proposed this already."),
  );
});

it("of a file the products in order are proposed; each other one is named with row, column and reason", async () => {
  const trader = await aTrader();
  const file = aProductFile([
    row("Neem cake C"),
    row("వేప"),
    row("Neem cake D", { group: "Spaceships" }),
    row("Neem cake E", { price: "1500" }),
    row("Neem cake F", { size: "many" }),
    row("Neem cake G"),
    row("Neem cake G", { size: "40000 g", unit: "" }),
    row("Neem cake H", { size: "40 g" }),
  ]);
  const { data } = await post(sendProductFile, file, trader);
  expect(data.products.map(({ rowNumber }) => rowNumber)).toEqual([2]);
  expect(data.rejected.map(({ rowNumber, column }) => [rowNumber, column])).toEqual([
    [3, "titleEn"],
    [4, "group"],
    [5, "mrp"],
    [6, "size"],
    [8, "size"],
    [9, "unit"],
  ]);
  expect(data.rejected.map(({ reason }) => reason)).toEqual([
    "Write the name in English letters, 3 to 90 characters.",
    "Write a category as the list on this page has it.",
    "Price and margin together are above the printed maximum price.",
    "Write the size as a number, such as 25 or 0.5.",
    "This pack exists: another one has the same size (1 kg is 1,000 g).",
    "Write kg, g, L, ml, pc, set, m or roll.",
  ]);
  expect(await proposalsOf(trader)).toHaveLength(1);
});

it.each([
  [new Uint8Array([0xff, 0xfe, 0x41]), "assortment/file-unreadable"],
  [new TextEncoder().encode("Name,Price\r\nNeem,12\r\n"), "assortment/file-without-columns"],
  [aProductFile(Array(1001).fill("Neem cake")), "assortment/file-too-long"],
  [aProductFile(["EXAMPLE Neem cake"]), "assortment/file-empty"],
] as const)("a file that is no list of products is refused as a whole: %#", async (file, code) => {
  expect((await post(checkProductFile, file, await aTrader())).code).toBe(code);
});

it("the template is taken as a file without products, since its example is never proposed", async () => {
  const trader = await aTrader();
  const template = await app.app.inject(requestOf(readProductTemplate, {}, { as: trader.cookie }));
  expect(template.body).toContain("EXAMPLE Neem cake powder");
  const file = new TextEncoder().encode(template.body);
  expect((await post(checkProductFile, file, trader)).code).toBe("assortment/file-empty");
});

it("many proposals are approved with one press, those that changed meanwhile stay, and their seller hears of it once", async () => {
  const trader = await aTrader();
  await post(sendProductFile, aProductFile([row("Castor cake A"), row("Castor cake B")]), trader);
  const changed = await aProposal(app, trader.cookie, aDraft({ level2Id, hsn }));
  const proposals = (await proposalsOf(trader)).map(({ proposalId }) => ({
    proposalId,
    revision: proposalId === changed ? 2 : 1,
  }));
  const { data } = await app.call(approveProposals, { body: { proposals } }, { as: admin.cookie });
  expect(data.approved).toHaveLength(2);
  expect(data.left).toEqual([{ proposalId: changed, reason: expect.stringContaining("changed or decided") }]);
  const found = await app.call(listProducts, { query: { q: "castor cake" } }, { as: trader.cookie });
  expect(found.data.products).toHaveLength(2);
  const news = await app.platform.database
    .selectFrom("notifications")
    .select("body_en")
    .where("profile_id", "=", trader.profileId)
    .execute();
  expect(news).toEqual([{ body_en: "2 products you proposed are approved." }]);
  const sent = await post(checkProductFile, aProductFile([row("Castor cake A")]), await aTrader());
  expect(sent.data.rejected[0]?.reason).toBe("This is in the common list. Use Add product.");
});

it("a further row with the name and without a maker is a pack of the product above; facts that differ are rejected", async () => {
  const trader = await aTrader();
  const other = (await aGroup(app, { group: "maize" })).level2Id;
  const { title_en: otherGroup } = await app.platform.database
    .selectFrom("product_level2")
    .select("title_en")
    .where("id", "=", other)
    .executeTakeFirstOrThrow();
  const further = (title: string, rest: Parameters<typeof row>[1] = {}) => row(title, { size: "5", ...rest });
  const file = aProductFile([
    row("Neem cake I"),
    further("Neem cake I", { maker: "" }),
    row("Neem cake J"),
    further("Neem cake J", { hsn: "31029090" }),
    row("Neem cake K"),
    further("Neem cake K", { group: otherGroup }),
    row("Neem cake L"),
    further("Neem cake L", { licence: "seed" }),
    row("Neem cake M"),
    further("Neem cake M", { hsn: " ", group: " ", licence: "none" }),
  ]);
  const { data } = await post(checkProductFile, file, trader);
  expect(data.products.map(({ rowNumber, packCount }) => [rowNumber, packCount])).toEqual([
    [2, 2],
    [10, 2],
  ]);
  const reason = "The first row of this product says something else. Write the same, or leave it empty.";
  expect(data.rejected.map(({ rowNumber, column, reason: said }) => [rowNumber, column, said])).toEqual([
    [5, "hsn", reason],
    [7, "group", reason],
    [9, "licence", reason],
  ]);
});

it("a product that was not approved is sent again by a file that corrects it, and is left out by one that does not", async () => {
  const trader = await aTrader();
  await post(sendProductFile, aProductFile([row("Neem cake N"), row("Neem cake O")]), trader);
  const [{ proposalId } = { proposalId: 0 }] = await proposalsOf(trader);
  const body = { revision: 1, reason: "The price is too high." };
  await app.call(refuseProposal, { params: { proposalId }, body }, { as: admin.cookie });
  const unchanged = await post(sendProductFile, aProductFile([row("Neem cake O")]), trader);
  expect(unchanged.data.rejected.map(({ reason }) => reason)).toEqual([
    "Not approved. Correct it here or under your proposals, and send it again.",
  ]);
  const corrected = aProductFile([row("Neem cake O", { price: "1100" })]);
  const both = await Promise.all([
    post(sendProductFile, corrected, trader),
    post(sendProductFile, corrected, trader),
  ]);
  expect(both.map(({ data }) => data.products.length).toSorted()).toEqual([0, 1]);
  const proposals = await proposalsOf(trader);
  expect(proposals).toHaveLength(2);
  expect(proposals.find((proposal) => proposal.proposalId === proposalId)).toMatchObject({
    ...{ state: "waiting", revision: 2 },
    draft: { packs: [{ priceInPaise: 1_100_00 }] },
  });
});

it("a category whose name two have is written with what is above it, also in the template", async () => {
  const twin = await aGroup(app, { category: "tools", group: "twin" });
  const { title_en: before } = await app.platform.database
    .selectFrom("product_level2")
    .select("title_en")
    .where("id", "=", twin.level2Id)
    .executeTakeFirstOrThrow();
  const rename = (title: string) =>
    app.platform.database
      .updateTable("product_level2")
      .set({ title_en: title })
      .where("id", "=", twin.level2Id)
      .execute();
  await rename(group);
  const trader = await aTrader();
  const template = await app.app.inject(requestOf(readProductTemplate, {}, { as: trader.cookie }));
  const written = template.body.replaceAll("EXAMPLE ", "Fine ");
  const { data } = await post(checkProductFile, new TextEncoder().encode(written), trader);
  await rename(before);
  expect(data.rejected).toEqual([]);
});

it("a seller whose approved products are hidden is told how many and why", async () => {
  const trader = await aPerson(app, { roles: ["seller"] });
  await aSeller(app, {
    profileId: trader.profileId,
    licences: [{ kind: "seed", licenceNumber: "WGL/SD/77", validUntil: "2026-12-31" }],
  });
  for (const [titleEn, licenceNeeded] of [
    ["Maize seed A", "seed"],
    ["Maize seed B", "seed"],
    ["Sieve C", null],
  ] as const)
    await aProposal(
      app,
      trader.cookie,
      aDraft({ level2Id, hsn, titleEn, licenceNeeded, packs: [aProposedPack()] }),
    );
  await app.platform.database
    .updateTable("seller_licences")
    .set({ valid_until: "2026-07-13" })
    .where("licence_number", "=", "WGL/SD/77")
    .execute();
  const proposals = (await proposalsOf(trader)).map(({ proposalId }) => ({ proposalId, revision: 1 }));
  await app.call(approveProposals, { body: { proposals } }, { as: admin.cookie });
  const news = await app.platform.database
    .selectFrom("notifications")
    .select("body_en")
    .where("profile_id", "=", trader.profileId)
    .execute();
  expect(news).toEqual([
    {
      body_en: "3 products you proposed are approved. 2 are hidden, since a valid dealer licence is missing.",
    },
  ]);
});
