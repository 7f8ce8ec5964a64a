import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { aMember } from "#features/teams/builders.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aProduct } from "#testing/shop/builders.ts";
import { importDesk, importedTerms } from "../builders.ts";
import * as contract from "../contract.ts";
import { deleteOldRows } from "./imports.queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { aTrader, read, rows, move, preview, applied, undone, stateOf } = importDesk(() => app);

const suspend = ({ sellerId }: { readonly sellerId: number }) =>
  app.platform.database
    .updateTable("sellers")
    .set({ suspended_at: app.clock.now(), suspension_reason: "Seeds without a bill." })
    .where("id", "=", sellerId)
    .execute();

it("the preview of a suspended seller rejects prices and new packs as the import would, and takes stock and hiding", async () => {
  const trader = await aTrader(3);
  const other = await aProduct(app);
  await suspend(trader);
  const [one, two, three] = trader.goods.map(({ skuId }) => skuId);
  const lines = [
    `${one},,,,440,,,`,
    `${two},,,,,,25,`,
    `${three},,,,,,,yes`,
    `${other.skuIds[0]},,,600,550,,7,`,
  ];
  const found = await preview(trader, lines);
  expect(found).toMatchObject({ changedRows: 2, newRows: 0, rejectedRows: 2 });
  const rejected = await rows(trader, found.importId, "rejected");
  expect(rejected.map(({ rowNumber }) => rowNumber)).toEqual([2, 5]);
  expect(await applied(trader, found.importId)).toMatchObject({ changedRows: 2, rejectedRows: 2 });
});

it("a seller who is suspended after the preview lists and prices nothing by the import", async () => {
  const trader = await aTrader();
  const [goods] = trader.goods;
  const { importId } = await preview(trader, [`${goods?.skuId},,,520,440,20,25,no`]);
  await suspend(trader);
  expect(await applied(trader, importId)).toMatchObject({ changedRows: 0, rejectedRows: 1 });
  expect(await stateOf(goods?.listingId ?? 0)).toMatchObject({ price_in_paise: importedTerms.priceInPaise });
});

it("[SELL-009] a team member's import changes the seller's packs, and the log names who confirmed and who undid it", async () => {
  const trader = await aTrader();
  const [goods] = trader.goods;
  const member = await aMember(app, trader.cookie, ["catalogue"]);
  const colleague = await aMember(app, trader.cookie, ["catalogue"]);
  const { importId } = await preview(member, [`${goods?.skuId},,,,440,,,`]);
  await applied(member, importId);
  await undone(colleague, importId);
  const { rows: lines } = await sql<{ by: number }>`select actor_profile_id as by from audit_log
    where request_id = ${`import-${importId}`} order by id`.execute(app.platform.database);
  expect(lines.map(({ by }) => by)).toEqual([member.profileId, colleague.profileId]);
  expect(await stateOf(goods?.listingId ?? 0)).toMatchObject({ price_in_paise: 450_00 });
});

it("a new file takes the place of the sender's own preview, not of a colleague's", async () => {
  const trader = await aTrader();
  const member = await aMember(app, trader.cookie, ["catalogue"]);
  const line = `${trader.goods[0]?.skuId},,,,440,,,`;
  const [first, theirs] = [await preview(trader, [line]), await preview(member, [line])];
  await preview(trader, [line]);
  const statuses = [first, theirs].map(async ({ importId }) => {
    const answer = await app.call(contract.readImport, { params: { importId } }, { as: trader.cookie });
    return answer.status;
  });
  expect(await Promise.all(statuses)).toEqual([404, 200]);
});

it("a stopped import whose rows are no longer kept says so instead of ending as done", async () => {
  const trader = await aTrader();
  const { importId } = await preview(trader, [`${trader.goods[0]?.skuId},,,,440,,,`]);
  await move(contract.applyImport, trader, importId);
  await move(contract.stopImport, trader, importId);
  await inTransaction(app.platform, (transaction) =>
    deleteOldRows(transaction, new Date(app.clock.now().getTime() + 1)),
  );
  expect((await move(contract.applyImport, trader, importId)).code).toBe("imports/too-old");
  expect((await read(trader, importId)).state).toBe("stopped");
});
