import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aWaitingOrder, checked, pay, postForm, runJob, started } from "#testing/shop/online-payments.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The queued looks at a payment: what they carry, and in how many seconds they run. */
async function queuedLooks(txnid: string) {
  const { rows } = await sql<{ payload: { txnid: string }; seconds: number }>`
    select payload, round(extract(epoch from run_at - now()))::integer as seconds
    from graphile_worker._private_jobs
    where payload ->> 'txnid' = ${txnid} order by id`.execute(app.platform.database);
  return rows;
}
const clear = () => sql`delete from graphile_worker._private_jobs`.execute(app.platform.database);

test("[R21] a report that is quicker than the provider's own books is followed by looks within seconds, until he knows of the money", async () => {
  const order = await aWaitingOrder(app);
  const { txnid, fields } = await started(app, order);
  const { fields: report } = await pay(app, fields, "pending", { fault: "drop" });
  await postForm(app, "/v2/payu/webhook", report);
  const waits: number[] = [];
  let [next] = await queuedLooks(txnid);
  for (let looks = 0; next && looks < 5; looks += 1) {
    await clear();
    await runJob(app, "payments/settle", next.payload);
    [next] = await queuedLooks(txnid);
    if (next) waits.push(next.seconds);
  }
  expect(waits).toEqual([5, 15, 45]);
  // The money is there by one of them.
  app.clock.advance(21_000);
  await runJob(app, "payments/settle", { txnid, looks: "1" });
  expect((await checked(app, order.as, txnid)).outcome).toBe("paid");
  expect(await queuedLooks(txnid)).toEqual([]);
});
