import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fakePayuKeys } from "#engine/server/outside/payment/fake-payu.ts";
import { type PayuFields, requestHash, responseHash } from "#engine/server/outside/payment/payu-hash.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { allowEachTest } from "#testing/process/long-run.ts";
import { aWaitingOrder, pay, postForm, runJob, started } from "#testing/shop/online-payments.ts";

allowEachTest(120_000);

const webhook = "/v2/payu/webhook";
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ connections: 10, environment: { LOG_LEVEL: "silent" } });
});
afterAll(() => app.close());

/** A payment whose success nobody has reported yet, with the form of its start and of its report. */
async function aReport() {
  const order = await aWaitingOrder(app);
  const { txnid, fields: request } = await started(app, order);
  const { fields: report } = await pay(app, request, "success", { fault: "drop" });
  return { ...order, txnid, request, report };
}

/** Everything that a report could change. */
async function allThatIs(): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*) from payment_reports) as reports, (select count(*) from ledger_sets) as sets,
      (select count(*) from order_state_changes) as moves, (select count(*) from events) as events,
      (select count(*) from graphile_worker._private_jobs) as jobs,
      (select string_agg(txnid || state || standing || captured_in_paise, ',' order by txnid) from online_payments)
        as payments,
      (select string_agg(id || state, ',' order by id) from orders) as orders`.execute(app.platform.database);
  return rows;
}

const bodyOf = (fields: PayuFields) => new URLSearchParams(fields).toString();
const signedWith = (keys: Partial<typeof fakePayuKeys>, fields: PayuFields) => ({
  ...fields,
  hash: responseHash({ ...fakePayuKeys, ...keys }, fields),
});
/** The fields that the hash is over. */
const inHash = ["txnid", "amount", "productinfo", "firstname", "email", "udf1", "udf5", "status", "key"];

/** The same report under another signature. */
function wrongHashes(report: PayuFields, request: PayuFields): PayuFields[] {
  const right = report["hash"] ?? "";
  const other = (digit: string) => (digit === "0" ? "1" : "0");
  const cut = [...right].map((_, at) => right.slice(0, at));
  const changed = [...right].map((digit, at) => right.slice(0, at) + other(digit) + right.slice(at + 1));
  const moved = [...right].slice(1).map((_, at) => right.slice(at + 1) + right.slice(0, at + 1));
  const values = ["txnid", "amount", "productinfo", "firstname", "email", "udf1"].map((name) => report[name]);
  const backwards = `||||||${report["udf5"]}||||${values.toReversed().join("|")}|${report["key"]}`;
  const texts = [
    // Without the status, as one of the provider's own libraries has it; without the salt; with the salt at the end.
    `${fakePayuKeys.salt}${backwards}`,
    `|${report["status"]}${backwards}`,
    `${report["key"]}|${report["status"]}${backwards}`,
    `${report["status"]}${backwards}|${fakePayuKeys.salt}`,
  ];
  const full = `${fakePayuKeys.salt}|${report["status"]}${backwards}`;
  const digest = (name: string, text: string) => createHash(name).update(text, "utf8").digest("hex");
  const others = [
    ...texts.map((text) => digest("sha512", text)),
    ...["md5", "sha1", "sha256", "sha384"].map((name) => digest(name, full)),
    createHash("sha512").update(full, "utf8").digest("base64"),
    ...[requestHash(fakePayuKeys, report), requestHash(fakePayuKeys, request), request["hash"] ?? ""],
    ...[
      right.toUpperCase(),
      ` ${right}`,
      `${right} `,
      `${right}0`,
      `0x${right}`,
      right + right,
      "null",
      "0",
      "",
    ],
  ];
  // The traps are what they say: the text that is right gives the right hash.
  expect(digest("sha512", full)).toBe(right);
  return [...cut, ...changed, ...moved, ...others].map((hash) => ({ ...report, hash }));
}

/** Signed by somebody who does not know the salt, and by another merchant. */
function wrongSalts(report: PayuFields): PayuFields[] {
  const { salt, key } = fakePayuKeys;
  const salts = [
    ...[
      "",
      " ",
      key,
      "salt",
      "SALT",
      "test",
      "null",
      "undefined",
      salt.toUpperCase(),
      `${salt} `,
      ` ${salt}`,
      salt + salt,
    ],
    ...Array.from(salt, (_, at) => salt.slice(0, at) + salt.slice(at + 1)),
    ...Array.from({ length: 60 }, (_, at) => `salt-of-merchant-${at}`),
  ];
  return [
    ...salts.map((each) => signedWith({ salt: each }, report)),
    // Another merchant signs rightly, with his key and his salt, and with his salt and our key.
    ...salts.map((each, at) => signedWith({ key: `M${at}`, salt: each }, { ...report, key: `M${at}` })),
    signedWith({ key: "OTHER" }, { ...report, key: "OTHER" }),
  ];
}

/** What the report says is changed, its signature is not. */
function changedFields(report: PayuFields): PayuFields[] {
  const ways: ((value: string) => string)[] = [
    ...[
      "",
      "0",
      "1",
      "1.00",
      "-1",
      "0.01",
      "null",
      "success",
      "failure",
      "captured",
      "%00",
      "\u0000",
      "₹",
    ].map((value) => () => value),
    ...["|", " ", "0", "\n", "\u200b", "&", "1", ".0", "%20"].flatMap((sign) => [
      (value: string) => value + sign,
      (value: string) => sign + value,
    ]),
    (value) => value.toUpperCase(),
    (value) => value.toLowerCase(),
    (value) => value.slice(0, -1),
    (value) => value.slice(1),
    (value) => value + value,
    (value) => [...value].toReversed().join(""),
  ];
  return inHash.flatMap((name) =>
    ways
      .map((way) => ({ ...report, [name]: way(report[name] ?? "") }))
      .filter((each) => each[name] !== report[name]),
  );
}

/** Fields that are missing, added or moved into their neighbour; the signature stays. */
function movedFields(report: PayuFields): PayuFields[] {
  const without = inHash.map((name) =>
    Object.fromEntries(Object.entries(report).filter(([each]) => each !== name)),
  );
  const added = ["additional_charges", "additionalCharges", "udf2", "udf3", "udf4"].flatMap((name) =>
    ["1.00", "0", "x", report["udf1"] ?? ""].map((value) => ({ ...report, [name]: value })),
  );
  const shifted = inHash.slice(1).flatMap((name, at) => {
    const before = inHash[at] ?? "";
    return [
      { ...report, [before]: `${report[before]}|${report[name]}`, [name]: "" },
      { ...report, [name]: `${report[before]}|${report[name]}`, [before]: "" },
      { ...report, [before]: report[name] ?? "", [name]: report[before] ?? "" },
    ];
  });
  return [...without, ...added, ...shifted].filter((each) => bodyOf(each) !== bodyOf(report));
}

/** A name that stands in the form twice: two readers may read two different ones. */
function namesTwice(report: PayuFields): string[] {
  const body = bodyOf(report);
  return [...inHash, "hash", "mihpayid", "unmappedstatus"].flatMap((name) => {
    const right = bodyOf({ [name]: report[name] ?? "" });
    return [bodyOf({ [name]: "1.00" }), right].flatMap((more) => [`${body}&${more}`, `${more}&${body}`]);
  });
}

/** Rightly signed, and not about a payment and an order of ours that belong together. */
function strange(report: PayuFields, other: PayuFields): PayuFields[] {
  const signed = (fields: PayuFields) => signedWith({}, fields);
  return [
    signed({ ...report, udf1: other["udf1"] ?? "" }),
    signed({ ...report, txnid: other["txnid"] ?? "" }),
    signed({ ...report, udf1: "" }),
    ...Array.from({ length: 40 }, (_, at) => signed({ ...report, txnid: `${report["txnid"]}${at}` })),
    ...Array.from({ length: 40 }, (_, at) => signed({ ...report, udf1: `26112199${1000 + at}` })),
  ];
}

/** An old report of another payment, which is authentic, made to speak of this one. */
function replayed(report: PayuFields, old: PayuFields): PayuFields[] {
  const hash = old["hash"] ?? "";
  return [
    { ...report, hash },
    ...inHash
      .filter((name) => report[name] !== old[name])
      .map((name) => ({ ...old, [name]: report[name] ?? "" })),
    ...["0.01", "1.00", "108.00", "1080", "1080.0", "1080.000", "10800.00"].map((amount) => ({
      ...old,
      amount,
    })),
  ];
}

async function post(url: string, payload: string) {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return app.app.inject({ method: "POST", url, headers, payload });
}

test("[R15] of more than 1,000 forged reports none is accepted and none changes anything, by webhook or by browser", async () => {
  const [old, payment] = [await aReport(), await aReport()];
  expect((await postForm(app, webhook, old.report)).statusCode).toBe(200);
  await runJob(app, "payments/settle", { txnid: old.txnid });
  const { report, request } = payment;
  const forged = new Set([
    ...wrongHashes(report, request).map(bodyOf),
    ...wrongSalts(report).map(bodyOf),
    ...changedFields(report).map(bodyOf),
    ...movedFields(report).map(bodyOf),
    ...namesTwice(report),
    ...strange(report, old.report).map(bodyOf),
    ...replayed(report, old.report).map(bodyOf),
    ...["", "hash", "&&&", "%", "{}", JSON.stringify(report), `${bodyOf(report)}`.replaceAll("%", "%25")],
  ]);
  expect(forged.size).toBeGreaterThanOrEqual(1000);
  const before = await allThatIs();
  for (const body of forged) {
    const answer = await post(webhook, body);
    expect([answer.statusCode, answer.json().code, body]).toEqual([403, "payments/forged", body]);
    const back = await post("/v2/payu/success", body);
    expect([back.statusCode, back.headers.location, body]).toEqual([303, "/#/rbl_payment", body]);
  }
  for (const contentType of ["application/json", "text/plain", "multipart/form-data; boundary=x"]) {
    const headers = { "content-type": contentType };
    const payload = contentType === "application/json" ? JSON.stringify(report) : bodyOf(report);
    const answer = await app.app.inject({ method: "POST", url: webhook, headers, payload });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
  expect(await allThatIs()).toEqual(before);
  // The report that all of them were made of is taken.
  expect((await postForm(app, webhook, report)).statusCode).toBe(200);
  expect(await allThatIs()).not.toEqual(before);
});

test("[R15] an authentic report of which unsigned fields are changed is the same report: 300 of them are kept once and queue one job", async () => {
  const payment = await aReport();
  const { report, txnid } = payment;
  const unsigned = Object.keys(report).filter((name) => !inHash.includes(name) && name !== "hash");
  expect(unsigned).toEqual(expect.arrayContaining(["mihpayid", "unmappedstatus", "mode", "bank_ref_num"]));
  expect((await postForm(app, webhook, report)).statusCode).toBe(200);
  const kept = async () => {
    const { rows } = await sql`
      select (select count(*) from payment_reports where txnid = ${txnid}) as reports,
        (select string_agg(raw, '') from payment_reports where txnid = ${txnid}) as raw,
        (select count(*) from graphile_worker._private_jobs where payload ->> 'txnid' = ${txnid}) as jobs`.execute(
      app.platform.database,
    );
    return rows[0];
  };
  const once = await kept();
  expect(once).toEqual({ reports: 1, raw: bodyOf(report), jobs: 1 });
  // Words that the provider does not have for this status say no more than the signed status does.
  const words = ["", "captured ", "CAPTURED", "failed", "dropped", "initiated", "xyz"];
  const changed = Array.from({ length: 300 }, (_, at) => {
    const name = unsigned[at % unsigned.length] ?? "";
    const value = name === "unmappedstatus" ? "captured" : `${report[name]}${at}`;
    return { ...report, [name]: value, [`field${at}`]: String(at) };
  });
  for (const each of changed) expect((await postForm(app, webhook, each)).statusCode).toBe(200);
  expect(await kept()).toEqual(once);
  for (const unmappedstatus of words) await postForm(app, webhook, { ...report, unmappedstatus });
  expect(await kept()).toMatchObject({ reports: 2, jobs: 1 });
  await runJob(app, "payments/settle", { txnid });
  expect(await kept()).toMatchObject({ reports: 2 });
});
