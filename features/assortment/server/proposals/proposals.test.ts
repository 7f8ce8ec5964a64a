import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { upsertGstRate } from "#features/catalogue/server";
import { approveLicence } from "#features/licences/contract.ts";
import { listProducts, viewProduct } from "#features/store/contract/store.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aGroup, aPerson, aSeller, type TestPerson } from "#testing/shop/builders.ts";
import { lastRequestId, sendALicence } from "#testing/shop/licences.ts";
import { aDraft, aProposal, aProposedPack } from "../../builders.ts";
import { listOwnProducts } from "../../contract/listings.ts";
import {
  approveProposal,
  changeProposal,
  listOwnProposals,
  listProposals,
  type ProductDraft,
  proposeProduct,
  readOwnProposal,
  refuseProposal,
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

async function aTrader(options: Parameters<typeof aSeller>[1] = {}): Promise<TestPerson> {
  const person = await aPerson(app, { roles: ["seller"] });
  await aSeller(app, { ...options, profileId: person.profileId });
  return person;
}
const draft = (part: Partial<ProductDraft> = {}) => aDraft({ level2Id, hsn, ...part });
const propose = (part: Partial<ProductDraft> = {}, as = seller) =>
  app.call(proposeProduct, { body: draft(part) }, { as: as.cookie });
const approve = (proposalId: number, revision = 1) =>
  app.call(approveProposal, { params: { proposalId }, body: { revision } }, { as: admin.cookie });
const refuseIt = (proposalId: number, reason: string, revision = 1) =>
  app.call(refuseProposal, { params: { proposalId }, body: { revision, reason } }, { as: admin.cookie });
const read = (proposalId: number, as = seller) =>
  app.call(readOwnProposal, { params: { proposalId } }, { as: as.cookie });
const newsOf = async ({ profileId }: TestPerson) =>
  app.platform.database
    .selectFrom("notifications")
    .select(["body_en", "leads_to"])
    .where("profile_id", "=", profileId)
    .orderBy("told_at")
    .execute();

describe("a proposed product", () => {
  it("[SELL-003] is not sold until the platform admin approves it; then it is in the store with its seller's price and stock", async () => {
    const trader = await aTrader();
    const title = { titleEn: "Jeevamrutham concentrate", titleTe: "జీవామృతం గాఢ ద్రవం" };
    const packs = [aProposedPack({ amount: "1", unit: "L" }), aProposedPack({ amount: "0.50", unit: "L" })];
    const proposalId = await aProposal(app, trader.cookie, draft({ ...title, packs }));
    const inStore = async () =>
      (await app.call(listProducts, { query: { q: "jeevamrutham" } }, { as: trader.cookie })).data.products;
    expect(await inStore()).toEqual([]);
    expect((await read(proposalId, trader)).data).toMatchObject({ state: "waiting", level3Id: null });
    expect((await approve(proposalId)).data).toEqual({ proposalId, state: "approved" });
    const [card] = await inStore();
    expect(card?.title).toEqual({ en: title.titleEn, te: title.titleTe });
    const level3Id = card?.level3Id ?? 0;
    const { data } = await app.call(viewProduct, { params: { level3Id } }, { as: trader.cookie });
    expect(data.skus.map(({ pack, weightInGrams }) => [pack, weightInGrams])).toEqual([
      [{ en: "1 L", te: "1 లీటరు" }, 1000],
      [{ en: "0.5 L", te: "0.5 లీటర్లు" }, 500],
    ]);
    const own = await app.call(listOwnProducts, { query: {} }, { as: trader.cookie });
    expect(own.data.products).toMatchObject([
      { level3Id, state: "live", packs: [{ onHand: 25 }, { onHand: 25 }] },
    ]);
    expect(await newsOf(trader)).toEqual([
      {
        body_en: "Jeevamrutham concentrate: approved and in the store.",
        leads_to: `/app/sell/catalogue/${level3Id}`,
      },
    ]);
  });

  it("that is refused tells its seller why, and can be changed and sent again", async () => {
    const trader = await aTrader();
    const proposalId = await aProposal(app, trader.cookie, draft());
    await refuseIt(proposalId, "The name must say the strength.");
    expect((await read(proposalId, trader)).data).toMatchObject({
      state: "refused",
      reason: "The name must say the strength.",
    });
    expect((await newsOf(trader))[0]).toEqual({
      body_en: "Neem cake powder: not approved. The name must say the strength.",
      leads_to: `/app/sell/proposals/${proposalId}`,
    });
    const again = await app.call(
      changeProposal,
      { params: { proposalId }, body: { ...draft({ titleEn: "Neem cake powder 5 %" }), revision: 1 } },
      { as: trader.cookie },
    );
    expect(again.data).toMatchObject({ state: "waiting", revision: 2, reason: null });
    expect((await approve(proposalId, 2)).status).toBe(200);
  });

  it("is decided once: of ten approvals and refusals at the same time one holds, and one product at most is made", async () => {
    const proposalId = await aProposal(app, seller.cookie, draft());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        at % 2 === 0 ? approve(proposalId) : refuseIt(proposalId, "It is in the store already."),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "assortment/proposal-changed")).toHaveLength(9);
    const lines = await app.platform.database
      .selectFrom("audit_log")
      .select("action")
      .where("subject", "=", `proposal ${proposalId}`)
      .execute();
    expect(lines).toHaveLength(2);
  });

  it("is not approved as it is no more: a decision names what was looked at", async () => {
    const proposalId = await aProposal(app, seller.cookie, draft());
    const body = { ...draft({ titleEn: "Quite another thing" }), revision: 1 };
    await app.call(changeProposal, { params: { proposalId }, body }, { as: seller.cookie });
    expect((await approve(proposalId, 1)).code).toBe("assortment/proposal-changed");
    expect(
      (await app.call(changeProposal, { params: { proposalId }, body }, { as: seller.cookie })).code,
    ).toBe("assortment/proposal-changed");
    expect((await approve(proposalId, 2)).status).toBe(200);
    expect((await app.call(withdrawProposal, { params: { proposalId } }, { as: seller.cookie })).status).toBe(
      409,
    );
  });

  it.each([
    [{ titleEn: "వేప" }, "titleEn"],
    [{ titleTe: "Neem" }, "titleTe"],
    [{ descriptionTe: "Pressed neem kernels" }, "descriptionTe"],
    [{ level2Id: 4_000_000_000 }, "level2Id"],
    [{ hsn: "99999999" }, "hsn"],
    [{ licenceNeeded: "insecticide" }, "licenceNeeded"],
    [{ packs: [] }, "packs"],
    [{ packs: [aProposedPack({ priceInPaise: 1_400_01 })] }, "packs.0.mrpInPaise"],
    [{ packs: [aProposedPack(), aProposedPack({ amount: "40.0" })] }, "packs.1.amount"],
    [
      { packs: [aProposedPack({ amount: "1", unit: "kg" }), aProposedPack({ amount: "1000", unit: "g" })] },
      "packs.1.amount",
    ],
    [{ packs: [aProposedPack({ unit: "pc" })] }, "packs.0.weightInGrams"],
    [{ packs: [aProposedPack({ amount: "0" })] }, "packs.0.amount"],
    [{ packs: [aProposedPack({ onHand: 1.5 })] }, "packs.0.onHand"],
  ] as const)("[SELL-003] with %j is refused beside that field", async (part, field) => {
    const { status, fields } = await propose(part as Partial<ProductDraft>);
    expect([status, Object.keys(fields ?? {})]).toEqual([422, [field]]);
  });

  it("whose licence has run out meanwhile is made, and its packs are out of the store until the licence is renewed", async () => {
    const trader = await aTrader({
      licences: [{ kind: "seed", licenceNumber: "WGL/SD/9", validUntil: "2026-07-14" }],
    });
    const proposalId = await aProposal(app, trader.cookie, draft({ licenceNeeded: "seed" }));
    await app.platform.database
      .updateTable("seller_licences")
      .set({ valid_until: "2026-07-13" })
      .where("licence_number", "=", "WGL/SD/9")
      .execute();
    await approve(proposalId);
    const { data } = await app.call(listOwnProducts, { query: {} }, { as: trader.cookie });
    expect(data.products).toMatchObject([{ state: "licenceMissing", packs: [{ isListed: true }] }]);
    expect((await newsOf(trader)).at(-1)?.body_en).toContain(
      "It is hidden, since a valid dealer licence is missing.",
    );
    await sendALicence(app, trader);
    const params = { requestId: await lastRequestId(app) };
    await app.call(approveLicence, { params }, { as: admin.cookie });
    const { data: renewed } = await app.call(listOwnProducts, { query: {} }, { as: trader.cookie });
    expect(renewed.products).toMatchObject([{ state: "live" }]);
  });

  it("[SELL-009] is seen, changed and taken back by its seller alone, and decided by nobody but the platform admin", async () => {
    const proposalId = await aProposal(app, seller.cookie, draft());
    const other = await aTrader();
    const params = { proposalId };
    const byOther = [
      await read(proposalId, other),
      await app.call(changeProposal, { params, body: { ...draft(), revision: 1 } }, { as: other.cookie }),
      await app.call(withdrawProposal, { params }, { as: other.cookie }),
    ];
    expect(byOther.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(
      (await app.call(approveProposal, { params, body: { revision: 1 } }, { as: seller.cookie })).status,
    ).toBe(403);
    expect((await app.call(withdrawProposal, { params }, { as: seller.cookie })).status).toBe(200);
    expect((await read(proposalId)).status).toBe(404);
    expect((await approve(proposalId)).status).toBe(404);
  });
});

it("the queue of the platform admin has what waits, the oldest first, page after page, with the count of each state", async () => {
  const trader = await aTrader();
  const waiting: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    waiting.push(await aProposal(app, trader.cookie, draft()));
    app.clock.advance(60_000);
  }
  const queue = async (query: object) =>
    (await app.call(listProposals, { query }, { as: admin.cookie })).data;
  const ids: number[] = [];
  let page = await queue({ limit: 2 });
  const { counts } = page;
  while (true) {
    ids.push(...page.proposals.map(({ proposalId }) => proposalId));
    if (page.nextAfter === null) break;
    page = await queue({ limit: 2, after: page.nextAfter });
  }
  expect(ids).toHaveLength(counts.waiting);
  expect(ids.slice(-3)).toEqual(waiting);
  await refuseIt(waiting[0] ?? 0, "It is in the store already.");
  expect((await queue({ state: "refused" })).proposals[0]).toMatchObject({
    proposalId: waiting[0],
    gstRateInBasisPoints: 500,
    hasLicence: true,
  });
  expect(JSON.stringify(await queue({}))).not.toContain("commission");
  expect((await queue({ limit: 2, after: "1_abc" })).proposals).toHaveLength(2);
  const own = await app.call(listOwnProposals, { query: {} }, { as: trader.cookie });
  expect(own.data.proposals.map(({ proposalId }) => proposalId)).toEqual(waiting.toReversed());
});
