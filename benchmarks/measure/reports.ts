// R16: the payment provider is answered at once while nobody works on the queue, or he stops reporting.

import { fakePayuKeys } from "../../engine/server/outside/payment/fake-payu.ts";
import { type PayuFields, responseHash } from "../../engine/server/outside/payment/payu-hash.ts";
import { atMost, type Mark, percentile } from "./numbers.ts";
import { openPlace, type Place } from "./place.ts";

const atOnce = 200;
const rounds = 5;
const most = 2000;

/** Posts 200 reports at the same moment, five times, to a server without a worker; every report is another one. */
export async function measureReports(): Promise<Mark[]> {
  const place = await openPlace("none");
  try {
    const times: number[] = [];
    // The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const reports = await openedPayments(place, round);
      const took = await Promise.all(reports.map((report) => postReport(place, report)));
      if (round > 0) times.push(...took);
    }
    await expectKept(place);
    const name = `a payment report, p99 of ${atOnce} at once, ${rounds} times, queue stopped (R16)`;
    return [atMost(name, percentile(times, 0.99), most)];
  } finally {
    await place.stop();
  }
}

/** As many open payments of an order of the demo world, with the signed report of the success of each. */
async function openedPayments(place: Place, round: number): Promise<PayuFields[]> {
  const opened = await place.query(`
    insert into online_payments (txnid, master_id, buyer_profile_id, amount_in_paise, started_at)
    select master_id || 'R${round}N' || each, master_id, buyer_profile_id, amount_in_paise, now()
    from (select * from online_payments order by txnid limit 1) paid, generate_series(1, ${atOnce}) each
    returning txnid, master_id`);
  if (opened.length !== atOnce) throw new Error("the demo world has no online payment");
  return opened.map(({ txnid, master_id: masterId }, at) => {
    const fields = {
      ...{ key: fakePayuKeys.key, txnid: String(txnid), udf1: String(masterId), amount: "1.00" },
      ...{ status: "success", unmappedstatus: "captured", mihpayid: `4039937155${round}${1000 + at}` },
    };
    return { ...fields, hash: responseHash(fakePayuKeys, fields) };
  });
}

/** Milliseconds until the provider has his answer. @throws when the report is not taken. */
async function postReport({ origin }: Place, report: PayuFields): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/v2/payu/webhook`, {
    method: "POST",
    body: new URLSearchParams(report),
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`a report was answered ${answer.status}`);
  return performance.now() - startedAt;
}

/** @throws when a report was answered and not kept. */
async function expectKept(place: Place): Promise<void> {
  const [kept] = await place.query(
    "select count(*)::int as reports from payment_reports where txnid like '%R_N%'",
  );
  const all = atOnce * (rounds + 1);
  if (kept?.["reports"] !== all) throw new Error(`${String(kept?.["reports"])} of ${all} reports are kept`);
}
