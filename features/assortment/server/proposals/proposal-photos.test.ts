import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { upsertGstRate } from "#features/catalogue/server";
import { listProducts, viewProduct } from "#features/store/contract/store.ts";
import { uploadedPhoto } from "#testing/files/product-photos.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aGroup, aPerson, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { aDraft } from "../../builders.ts";
import {
  approveProposal,
  changeProposal,
  listProposals,
  proposeProduct,
  readOwnProposal,
  withdrawProposal,
} from "../../contract/proposals.ts";

let app: TestApp;
let seller: TestPerson;
let admin: TestPerson;
let level2Id: number;
const hsn = "31010099";
beforeAll(async () => {
  app = await testApp();
  seller = await aTrader();
  admin = await aPerson(app, { roles: ["platform-admin"] });
  level2Id = (await aGroup(app)).level2Id;
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
const photo = (by = seller) => uploadedPhoto(app, by.cookie);
const propose = (photos: string[], titleEn = "Neem cake powder") =>
  app.call(proposeProduct, { body: aDraft({ level2Id, hsn, titleEn, photos }) }, { as: seller.cookie });
const change = (proposalId: number, photos: string[], revision = 1, by = seller) =>
  app.call(
    changeProposal,
    { params: { proposalId }, body: { ...aDraft({ level2Id, hsn, photos }), revision } },
    { as: by.cookie },
  );
const useOf = async (key: string) =>
  app.platform.database
    .selectFrom("files")
    .select(["owner_profile_id", "used_by"])
    .where("file_key", "=", key)
    .executeTakeFirstOrThrow();

describe("the photos of a proposed product", () => {
  it("are seen by the admin with it, and stand in the store in their order once it is approved", async () => {
    const photos = [await photo(), await photo()];
    const { proposalId } = (await propose(photos, "Photographed castor cake")).data;
    expect(await useOf(photos[0] ?? "")).toEqual({
      owner_profile_id: seller.profileId,
      used_by: "assortment/proposal",
    });
    const waiting = await app.call(listProposals, { query: {} }, { as: admin.cookie });
    const listed = waiting.data.proposals.find((each) => each.proposalId === proposalId);
    expect(listed?.draft.photos).toEqual(photos);
    const decision = { params: { proposalId }, body: { revision: 1 } };
    expect((await app.call(approveProposal, decision, { as: admin.cookie })).status).toBe(200);
    const query = { q: "photographed castor" };
    const [card] = (await app.call(listProducts, { query }, { as: seller.cookie })).data.products;
    expect(card?.photo).toBe(photos[0]);
    const params = { level3Id: card?.level3Id ?? 0 };
    expect((await app.call(viewProduct, { params }, { as: seller.cookie })).data.photos).toEqual(photos);
    expect((await useOf(photos[0] ?? "")).owner_profile_id).toBeNull();
    expect((await change(proposalId, [])).status).toBe(409);
  });

  it("are exchanged with it: new ones are taken, those left out given up", async () => {
    const [kept, dropped, added] = [await photo(), await photo(), await photo()];
    const { proposalId } = (await propose([dropped, kept])).data;
    expect((await change(proposalId, [kept, added])).data.draft.photos).toEqual([kept, added]);
    expect((await useOf(dropped)).used_by).toBeNull();
    await app.call(withdrawProposal, { params: { proposalId } }, { as: seller.cookie });
    expect([(await useOf(kept)).used_by, (await useOf(added)).used_by]).toEqual([null, null]);
  });

  it("of two changes at the same moment only one takes its photos", async () => {
    const { proposalId } = (await propose([])).data;
    const [one, two] = [await photo(), await photo()];
    const answers = await Promise.all([change(proposalId, [one]), change(proposalId, [two])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const params = { proposalId };
    const { photos } = (await app.call(readOwnProposal, { params }, { as: seller.cookie })).data.draft;
    const lost = photos[0] === one ? two : one;
    expect((await useOf(lost)).used_by).toBeNull();
  });

  it("are the seller's own uploads; another's photo, or proposal, is refused and nothing is kept", async () => {
    const [own, strange] = [await photo(), await photo(await aTrader())];
    const refused = await propose([own, strange]);
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ["photos.1"]]);
    expect((await useOf(own)).used_by).toBeNull();
    const { proposalId } = (await propose([own])).data;
    expect((await change(proposalId, [], 1, await aTrader())).status).toBe(404);
    expect((await useOf(own)).used_by).toBe("assortment/proposal");
  });
});
