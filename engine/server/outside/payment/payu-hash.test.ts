import { describe, expect, test } from "vitest";
import { payu } from "./payu.ts";
import { paiseOf, refundStandingOf, refundStartOf, standingOf, verifiedOf } from "./payu-answers.ts";
import { commandHash, isSameText, readForm, requestHash, responseHash } from "./payu-hash.ts";

const keys = { key: "C0Dr8m", salt: "3sf0jURk", isSplit: false };
const fields = {
  txnid: "12345",
  amount: "10",
  productinfo: "Shopping",
  firstname: "Test",
  email: "test@test.com",
  udf2: "abc",
  udf4: "15",
};

describe("hashes", () => {
  test("[R15] the hash of a payment request is the one that PayU publishes", () => {
    expect(requestHash(keys, fields)).toBe(
      "ffcdbf04fa5beefdcc2dd476c18bc410f02b3968e7f4f54e8f43f1e1a310bb32e3b4dec9305232bb89db5b1d0c009a53bcace6f4bd8ec2f695baf3d43ba730ce",
    );
  });

  test("[R15] the hash of a response has the status in it", () => {
    expect(responseHash(keys, { ...fields, status: "success" })).toBe(
      "012af4d4cc8a3d93ef15ff56da20f74ac9f3f3d713f7d34fba17ff606793eda269b807ef06dd5c9267ed3113d0cc1050dd2ebc2079cad68e03215c2593c61d4f",
    );
    expect(responseHash(keys, { ...fields, status: "failure" })).not.toBe(
      responseHash(keys, { ...fields, status: "success" }),
    );
  });

  test("[R15] the hash of a command", () => {
    expect(commandHash(keys, "verify_payment", "12345")).toBe(
      "26e3f2b1fdc9c224abcd789fc54f067c08802e8739f25ca57b51b796b851a692cdc0568d1a89a644147a0d87be7ccc8a2b1da6cbfc0df515b1335ab055049fb6",
    );
  });

  test("the amount is hashed as it is written, charges stand before the salt, split information only where it is agreed", () => {
    const success = { ...fields, status: "success" };
    const plain = responseHash(keys, success);
    expect(responseHash(keys, { ...success, amount: "10.00" })).not.toBe(plain);
    expect(responseHash(keys, { ...success, additionalCharges: "2.00" })).toBe(
      responseHash(keys, { ...success, additional_charges: "2.00" }),
    );
    expect(responseHash(keys, { ...success, additional_charges: "2.00" })).not.toBe(plain);
    const split = { ...success, splitInfo: "splitNotReceived" };
    expect(responseHash(keys, split)).toBe(plain);
    expect(responseHash({ ...keys, isSplit: true }, split)).not.toBe(plain);
  });

  test("a form with a name twice is not read, and texts are compared whole", () => {
    expect(readForm("amount=1&amount=2")).toBeNull();
    expect(readForm("a=1+2&b=%7C")).toEqual({ a: "1 2", b: "|" });
    expect([isSameText("abc", "abc"), isSameText("abc", "abcd"), isSameText("", "x")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("field traps", () => {
  test("amounts are decimals of rupees with two places at most", () => {
    expect(["10", "10.5", "10.50", "10.500", "0.01"].map(paiseOf)).toEqual([1000, 1050, 1050, 1050, 1]);
    expect(["", "-1", "1e3", "10.005", "NaN", "1,000"].map(paiseOf).every(Number.isNaN)).toBe(true);
  });

  test("the inner values of verify_payment count, and a number never names a payment", () => {
    const inner = (details: object) => ({ status: 1, transaction_details: { T1: details } });
    expect(verifiedOf(inner({ mihpayid: "Not Found", status: "Not Found" }), "T1").standing).toBe(
      "not-found",
    );
    expect(verifiedOf({ status: 0, msg: "0 out of 1" }, "T1").standing).toBe("unknown");
    const paid = {
      status: "success",
      unmappedstatus: "captured",
      amt: "1080.00",
      mode: "UPI",
      bank_ref_num: "41",
    };
    expect(verifiedOf(inner({ ...paid, mihpayid: "403993715521889530" }), "T1")).toEqual({
      standing: "captured",
      mihpayid: "403993715521889530",
      amountInPaise: 1_080_00,
      mode: "UPI",
      bankRefNum: "41",
    });
    expect(verifiedOf(inner({ ...paid, mihpayid: 403993715521889 }), "T1").mihpayid).toBeNull();
  });

  test("only success and captured together are paid; unknown words prove nothing", () => {
    expect(standingOf("success", "captured")).toBe("captured");
    expect(standingOf("success", "auth")).toBe("authorised");
    expect(standingOf("failure", "userCancelled")).toBe("failed");
    expect(standingOf("failure", "dropped")).toBe("dropped");
    expect(standingOf("failure", "autoRefund")).toBe("returned");
    for (const [status, unmapped] of [
      ["captured", "success"],
      ["success", ""],
      ["failure", "captured"],
      ["", ""],
    ] as const) {
      expect(standingOf(status, unmapped)).toBe("unknown");
    }
  });

  test("a refund is found by its token, wherever PayU puts it; a token that is known is no failure", () => {
    expect(refundStartOf({ status: 1, request_id: 12345 })).toMatchObject({
      standing: "pending",
      requestId: "12345",
    });
    expect(refundStartOf({ status: 0, msg: "Token already used" })).toBe("known-token");
    expect(refundStartOf({ status: 0, msg: "Invalid amount" })).toMatchObject({ standing: "failed" });
    const deep = {
      transaction_details: { "1": { "2": { token: "R1", status: "success", request_id: "2" } } },
    };
    expect(refundStandingOf(deep, "R1")).toMatchObject({ standing: "done", requestId: "2" });
    expect(refundStandingOf(deep, "R2").standing).toBe("pending");
  });
});

test("what is posted to PayU is plain short text, signed, with the amount in rupees; the salt stays here", () => {
  const provider = payu({
    ...keys,
    paymentUrl: "https://test.payu.in/_payment",
    ownOrigin: "https://santha.example",
    secret: "s",
    send: async () => ({}),
  });
  const { action, fields: posted } = provider.formFor({
    txnid: "261121000001A12345678",
    masterId: "261121000001",
    amountInPaise: 1_080_05,
    payerName: "రాములు | Ramulu <b>",
    payerPhone: "9000000002",
    payerProfileId: 7,
    language: "te",
  });
  expect(action).toBe("https://test.payu.in/_payment");
  expect(posted).toMatchObject({
    amount: "1080.05",
    productinfo: "Order 261121000001",
    firstname: "Ramulu b",
    email: "payer7@santha.example",
    udf1: "261121000001",
    surl: "https://santha.example/v2/payu/success",
    furl: "https://santha.example/v2/payu/failure",
    hash: requestHash(keys, posted),
  });
  expect(JSON.stringify(posted)).not.toContain(keys.salt);
});
