import { sql } from "kysely";
import type { InputOf } from "#engine/contract/endpoint.ts";
import { checkPayment, moveProviderRefund } from "#features/payments/contract/online-payments.ts";
import type { TestApp } from "../process/app.ts";
import { aWaitingOrder, pay, runJob, started } from "./online-payments.ts";

const amountInPaise = 1_080_00;

/** What was taken for one order twice: the second payment goes back, and the provider is silent about that. */
export async function aStrayRefund(app: TestApp, finance: string) {
  const order = await aWaitingOrder(app);
  const first = await started(app, order);
  app.clock.advance(60_000);
  const second = await started(app, order);
  for (const { txnid, fields } of [first, second]) {
    await pay(app, fields, "success", { fault: "drop" });
    await app.call(checkPayment, { params: { txnid } }, { as: order.as });
  }
  const { txnid } = second;
  const { database } = app.platform;
  /** The provider will say this of a refund when he is asked; he takes several for one payment, as he should not. */
  const provider = async (token: string, says: "success" | "failure" | "nothing") => {
    const { rows } = await sql<{ mihpayid: string }>`
      update fake_payu_payments set fails_refunds = ${says === "failure"} where txnid = ${txnid}
      returning mihpayid`.execute(database);
    await sql`
      insert into fake_payu_refunds (token, request_id, mihpayid, amount_in_paise, callback, asked_at)
      values (${token}, ${`Q${token}`}, ${rows[0]?.mihpayid}, ${amountInPaise}, '', '2100-01-01')
      on conflict (token) do nothing`.execute(database);
    await sql`
      update fake_payu_refunds set asked_at = ${says === "nothing" ? "2100-01-01" : "2020-01-01"}::timestamptz
      where token = ${token}`.execute(database);
  };
  const ask = (token: string) => runJob(app, "payments/send-refund", { token });
  const answer = async (token: string, says: Parameters<typeof provider>[1]) => {
    await provider(token, says);
    await ask(token);
  };
  const move = (token: string, body: InputOf<typeof moveProviderRefund>["body"]) =>
    app.call(moveProviderRefund, { params: { token }, body }, { as: finance });
  const giveUp = async (token: string) => {
    await answer(token, "nothing");
    await sql`update refunds set asked_at = asked_at - interval '15 days' where token = ${token}`.execute(
      database,
    );
    await move(token, { action: "GIVE_UP" });
  };
  /** The refund that was asked for last. */
  const latest = async () => {
    const { rows } = await sql<{ token: string }>`
      select token from refunds where txnid = ${txnid} order by (state = 'waiting') desc, asked_at desc limit 1`.execute(
      database,
    );
    return rows[0]?.token ?? "";
  };
  return { ...order, txnid, token: `${txnid}R`, provider, ask, answer, move, giveUp, latest };
}
