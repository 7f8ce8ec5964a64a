import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { sumsOfParty } from "#features/ledger/server";
import { listNotifications } from "#features/notifications/contract/notifications.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { allowEachTest } from "#testing/process/long-run.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aStrayRefund } from "#testing/shop/stray-refunds.ts";
import { listOpenPayments, type moveProviderRefund } from "../../contract/online-payments.ts";

allowEachTest(120_000);

/** More repeats in the long run of the tests. */
const repeats = Number(process.env["SANTHA_RACES"] ?? "1");
let app: TestApp;
let finance: string;
beforeAll(async () => {
  app = await testApp({ connections: 10, environment: { LOG_LEVEL: "silent" } });
  finance = (await aPerson(app, { roles: ["finance"] })).cookie;
});
afterAll(() => app.close());

const amountInPaise = 1_080_00;
type Wish = InputOf<typeof moveProviderRefund>["body"];
let numbers = 0;

const aStray = () => aStrayRefund(app, finance);
type Stray = Awaited<ReturnType<typeof aStrayRefund>>;

/** A number under which finance has sent it. */
function byHand(): Wish {
  numbers += 1;
  return { action: "SENT", method: "upi", reference: `UPI LATE ${numbers}` };
}

/** What of it the books say went out and is owed, and what finance is shown, in amounts of the payment. */
async function booksOf({ profileId, txnid }: Stray) {
  const { database } = app.platform;
  const sums = await sumsOfParty(database, profileId, ["refunds-under-way", "buyer-receivable"]);
  const { rows } = await sql<{ out: number }>`
    select coalesce(-sum(amount_in_paise), 0)::bigint as out
    from ledger_entries entry join ledger_sets on ledger_sets.id = entry.set_id
    where account in ('gateway-money', 'platform-bank') and amount_in_paise < 0 and exists (
      select from refunds where txnid = ${txnid} and effect_key like 'refund-%:' || token)`.execute(database);
  const unbalanced =
    await sql`select set_id from ledger_entries group by set_id having sum(amount_in_paise) <> 0`.execute(
      database,
    );
  expect(unbalanced.rows).toEqual([]);
  const { data } = await app.call(listOpenPayments, { query: { limit: 100 } }, { as: finance });
  const counted = await sql<{ refunded: number }>`
    select refunded_in_paise as refunded from online_payments where txnid = ${txnid}`.execute(database);
  return {
    out: (rows[0]?.out ?? 0) / amountInPaise,
    stillOwed: Math.abs(sums.get("refunds-under-way") ?? 0) / amountInPaise,
    owedBack: (sums.get("buyer-receivable") ?? 0) / amountInPaise,
    open: data.refunds.filter((refund) => refund.txnid === txnid).length,
    twice: data.twice.filter((refund) => refund.txnid === txnid).length,
    counted: (counted.rows[0]?.refunded ?? 0) / amountInPaise,
  };
}

/** How the books stand after the money went out so often and nothing is open any more. */
const wentOut = (times: number) => ({
  ...{ out: times, stillOwed: 0, owedBack: times - 1, open: 0, twice: times - 1, counted: 1 },
});

/** What can become of the refund that took the place of a silent one, step by step, and how often that sends money. */
const ends: Readonly<Record<string, readonly ((stray: Stray, token: string) => Promise<number>)[]>> = {
  paid: [answers("nothing"), answers("success")],
  refused: [answers("failure")],
  "given up": [answers("nothing"), givesUp],
  "given up and paid": [givesUp, answers("success")],
  "refused and sent by hand": [answers("failure"), sends],
  "given up, sent by hand and paid": [givesUp, sends, answers("success")],
};

function answers(says: "success" | "failure" | "nothing") {
  return async (stray: Stray, token: string) => {
    await stray.answer(token, says);
    return says === "success" ? 1 : 0;
  };
}
async function givesUp(stray: Stray, token: string) {
  await stray.giveUp(token);
  return 0;
}
/** Finance sends it where that can still be done. */
async function sends(stray: Stray, token: string) {
  return (await stray.move(token, byHand())).status === 201 ? 1 : 0;
}

const arrivals = Object.entries(ends).flatMap(([name, steps]) =>
  Array.from({ length: steps.length + 1 }, (_, at) => ({ name, steps, at })),
);

test.each(arrivals)(
  "[R21] a silent refund that is paid after all, before step $at of a successor that is $name, counts once, and what is more is owed back",
  async ({ steps, at }) => {
    const stray = await aStray();
    await stray.giveUp(stray.token);
    expect((await stray.move(stray.token, { action: "RETRY" })).status).toBe(201);
    const successor = await stray.latest();
    expect(successor).not.toBe(stray.token);
    let times = 0;
    for (const [index, step] of steps.entries()) {
      if (index === at) times += await answers("success")(stray, stray.token);
      times += await step(stray, successor);
    }
    if (at === steps.length) times += await answers("success")(stray, stray.token);
    // Asked again, nobody says anything new.
    for (const token of [stray.token, successor]) await stray.ask(token);
    expect(await booksOf(stray)).toEqual(wentOut(times));
    for (const token of [stray.token, successor]) {
      expect((await stray.move(token, { action: "RETRY" })).status).toBe(409);
      expect((await stray.move(token, byHand())).status).toBe(409);
    }
  },
);

test("[R21] of three refunds of one payment that all were paid after all two are owed back", async () => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [1, 0, 2],
  ]) {
    const stray = await aStray();
    const tokens = [stray.token];
    for (const _ of [1, 2]) {
      const token = tokens.at(-1) ?? "";
      await stray.giveUp(token);
      await stray.move(token, { action: "RETRY" });
      tokens.push(await stray.latest());
    }
    expect(new Set(tokens).size).toBe(3);
    for (const at of order) await stray.answer(tokens[at] ?? "", "success");
    expect(await booksOf(stray)).toEqual(wentOut(3));
  }
});

test("[R21] a successor that was not asked for yet is not asked for once the first one is paid", async () => {
  const stray = await aStray();
  await stray.giveUp(stray.token);
  await stray.move(stray.token, { action: "RETRY" });
  await stray.answer(stray.token, "success");
  const successor = await stray.latest();
  await stray.ask(successor);
  const { rows } = await sql`select from fake_payu_refunds where token = ${successor}`.execute(
    app.platform.database,
  );
  expect(rows).toEqual([]);
  expect(await booksOf(stray)).toMatchObject({ out: 1, stillOwed: 0, owedBack: 0, twice: 0 });
});

test("[R21] [R22] whatever is said and done about both at the same moment is booked as often as money went out", async () => {
  for (let round = 0; round < 6 * repeats; round += 1) {
    const stray = await aStray();
    await stray.giveUp(stray.token);
    await stray.move(stray.token, { action: "RETRY" });
    const successor = await stray.latest();
    await stray.answer(successor, "nothing");
    for (const token of [stray.token, successor]) await stray.provider(token, "success");
    await Promise.all([stray.ask(stray.token), stray.ask(successor), stray.ask(stray.token)]);
    expect(await booksOf(stray)).toEqual(wentOut(2));
  }
});

test("[R21] [R22] money that finance sends at the moment in which the provider pays the first one is booked as often as it went out", async () => {
  for (let round = 0; round < 6 * repeats; round += 1) {
    const stray = await aStray();
    await stray.giveUp(stray.token);
    await stray.move(stray.token, { action: "RETRY" });
    const successor = await stray.latest();
    await stray.answer(successor, "failure");
    await stray.provider(stray.token, "success");
    const isByHand = round % 2 === 0;
    const [, moved] = await Promise.all([
      stray.ask(stray.token),
      stray.move(successor, isByHand ? byHand() : { action: "RETRY" }),
    ]);
    const isMoved = moved.status === 201;
    const third = await stray.latest();
    if (isMoved && !isByHand) await stray.answer(third, "success");
    expect(await booksOf(stray)).toEqual(wentOut(isMoved ? 2 : 1));
  }
});

test("[R21] who got money back twice that became no order is led to what became of its payment", async () => {
  const stray = await aStray();
  await stray.giveUp(stray.token);
  await stray.move(stray.token, byHand());
  await stray.answer(stray.token, "success");
  const { data } = await app.call(listNotifications, { query: {} }, { as: stray.as });
  const told = data.notifications.filter(({ kind }) => kind === "REFUND_CAME_TWICE");
  expect(told.map(({ leadsTo }) => leadsTo)).toEqual([`/rbl_payment?txnid=${stray.txnid}`]);
});
