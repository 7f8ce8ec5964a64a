import { type Calls, type MakeInput, missingId } from "#testing/calls/calls.ts";
import { aGroup } from "#testing/shop/builders.ts";

type World = Parameters<MakeInput>[0];

const everybodys = "the tables are all admins'";
let made = 0;
const own = (word: string): string => {
  made += 1;
  return `${word} ${made}`;
};
const look = (word: string) => ({ titleEn: own(word), titleTe: "వర్గం", drawing: "paddy" });
const freshGroup = ({ app }: World) =>
  aGroup(app, { category: own("category").replace(" ", "-"), group: own("group").replace(" ", "-") });

const ofCategory =
  (body: () => object): MakeInput =>
  async (world, _, kind) => {
    const { level1Id } = await freshGroup(world);
    return [{ params: { level1Id: kind === "missing" ? missingId : level1Id }, body: body() }];
  };
const ofEntry =
  (body: object): MakeInput =>
  async (world, _, kind) => {
    const { level1Id, level2Id } = await freshGroup(world);
    const idOf = (id: number) => (kind === "missing" ? missingId : id);
    return [
      { params: { level: "category", id: idOf(level1Id) }, body },
      { params: { level: "group", id: idOf(level2Id) }, body },
    ];
  };

/** A maker made for the call. */
async function aMaker({ app }: World): Promise<number> {
  const name = own("Maker");
  const { id } = await app.platform.database
    .insertInto("makers")
    .values({ name_en: name, spelling: name.toLowerCase().replaceAll(" ", "") })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A crop made for the call. */
async function aCrop({ app }: World): Promise<string> {
  const title = own("Crop");
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const crop = { slug, title_en: title, title_te: own("పంట"), position: 500 };
  await app.platform.database.insertInto("crops").values(crop).execute();
  return slug;
}

const ofCrop =
  (body: () => object): MakeInput =>
  async (world, _, kind) => [
    { params: { slug: kind === "missing" ? "moonflower" : await aCrop(world) }, body: body() },
  ];
const cropNames = () => ({ titleEn: own("Crop"), titleTe: own("పంట"), otherNames: [own("weed")] });

const ofMaker =
  (body: (world: World) => object | Promise<object>): MakeInput =>
  async (world, _, kind) => {
    const makerId = kind === "missing" ? missingId : await aMaker(world);
    return [{ params: { makerId }, body: await body(world) }];
  };

/** What the calls of the catalogue answer, and what is sent to them. */
export const calls: Calls = {
  "catalogue/list-category-table": { own: 200 },
  "catalogue/add-usual-categories": { own: 409, note: "the store of the world has categories" },
  "catalogue/add-category": { own: 201, sends: () => [{ body: { ...look("Stall"), bed: "seed" } }] },
  "catalogue/add-group": { own: 201, missing: 404, note: everybodys, sends: ofCategory(() => look("Bench")) },
  "catalogue/change-category": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofCategory(() => ({ ...look("Stall"), bed: "feed", revision: 0 })),
  },
  "catalogue/change-group": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: async (world, _, kind) => {
      const { level2Id } = await freshGroup(world);
      const params = { level2Id: kind === "missing" ? missingId : level2Id };
      return [{ params, body: { ...look("Bench"), revision: 0 } }];
    },
  },
  "catalogue/move-entry": { own: 200, missing: 404, note: everybodys, sends: ofEntry({ to: "up" }) },
  "catalogue/retire-entry": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofEntry({ isRetired: true, revision: 0 }),
  },
  "catalogue/list-crop-table": { own: 200 },
  "catalogue/add-crop": { own: 201, sends: () => [{ body: cropNames() }] },
  "catalogue/change-crop": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofCrop(() => ({ ...cropNames(), revision: 0 })),
  },
  "catalogue/move-crop": { own: 200, missing: 404, note: everybodys, sends: ofCrop(() => ({ to: "up" })) },
  "catalogue/withdraw-crop": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofCrop(() => ({ isWithdrawn: true, revision: 0 })),
  },
  "catalogue/list-tax-rates": { own: 200 },
  "catalogue/add-tax-rate": {
    own: 201,
    sends: () => {
      made += 1;
      const hsn = String(40_000_000 + made);
      return [{ body: { hsn, rateInBasisPoints: 500, validFrom: "2098-04-01" } }];
    },
  },
  "catalogue/remove-tax-rate": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: async ({ app }, _, kind) => {
      made += 1;
      const params = { hsn: String(50_000_000 + made), validFrom: "2098-04-01" };
      const rate = { hsn: params.hsn, valid_from: params.validFrom, rate_in_basis_points: 500 };
      if (kind !== "missing") await app.platform.database.insertInto("gst_rates").values(rate).execute();
      return [{ params }];
    },
  },
  "catalogue/list-synonyms": { own: 200 },
  "catalogue/add-synonyms": {
    own: 201,
    sends: () => [{ body: { words: [own("one").replace(" ", ""), own("other").replace(" ", "")] } }],
  },
  "catalogue/remove-synonyms": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: async ({ app }, _, kind) => {
      const { id } = await app.platform.database
        .insertInto("synonym_groups")
        .values({ words: ["one", "other"], added_at: app.clock.now() })
        .returning("id")
        .executeTakeFirstOrThrow();
      return [{ params: { groupId: kind === "missing" ? missingId : id } }];
    },
  },
  "catalogue/list-makers": { own: 200 },
  "catalogue/add-maker": { own: 201, sends: () => [{ body: { nameEn: own("Maker"), nameTe: "" } }] },
  "catalogue/rename-maker": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofMaker(() => ({ nameEn: own("Maker"), nameTe: "తయారీదారు", revision: 0 })),
  },
  "catalogue/merge-makers": {
    own: 200,
    missing: 404,
    note: everybodys,
    sends: ofMaker(async (world) => ({ intoMakerId: await aMaker(world), products: 0 })),
  },
  "catalogue/change-photos": {
    own: 200,
    missing: 404,
    note: "products are the store's",
    sends: ({ product }, _, kind) => [
      {
        params: { level3Id: kind === "missing" ? missingId : product.level3Id },
        body: { photos: [], seen: [] },
      },
    ],
  },
};
