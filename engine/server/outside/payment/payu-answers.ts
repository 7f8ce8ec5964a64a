import type { PaymentStanding, RefundReport, VerifiedPayment } from "./payment-provider.ts";

type Json = Readonly<Record<string, unknown>>;

function objectOf(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

/** A non-empty text; PayU writes "NA" and "Not Found" where it has none. */
function textOf(value: unknown): string | null {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text !== "" && text !== "NA" && text !== "Not Found" ? text : null;
}

/** Whole paise of an amount in rupees with at most two decimals; NaN for any other text. */
export function paiseOf(amount: string): number {
  const match = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(amount);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : Number.NaN;
}

const standings: Readonly<Record<string, PaymentStanding>> = {
  "success captured": "captured",
  "success auth": "authorised",
  "pending initiated": "pending",
  "pending in progress": "pending",
  "pending pending": "pending",
  "failure usercancelled": "failed",
  "failure failed": "failed",
  "failure bounced": "dropped",
  "failure dropped": "dropped",
  "failure autorefund": "returned",
};

/** PayU's two words for a payment as one of ours; words that nobody knows prove nothing. */
export function standingOf(status: string, unmappedStatus: string): PaymentStanding {
  return standings[`${status} ${unmappedStatus}`.toLowerCase()] ?? "unknown";
}

/** The answer of `verify_payment`. The inner values count: the outer status may be 1 where nothing was found. */
export function verifiedOf(answer: unknown, txnid: string): VerifiedPayment {
  const found = objectOf(objectOf(objectOf(answer)["transaction_details"])[txnid]);
  const nothing = { mihpayid: null, amountInPaise: null, mode: null, bankRefNum: null };
  if (found["status"] === "Not Found") return { standing: "not-found", ...nothing };
  // A number has lost its last digits already on the way: only text names a payment.
  const mihpayid = typeof found["mihpayid"] === "string" ? textOf(found["mihpayid"]) : null;
  const amount = paiseOf(textOf(found["transaction_amount"]) ?? textOf(found["amt"]) ?? "");
  return {
    standing: standingOf(textOf(found["status"]) ?? "", textOf(found["unmappedstatus"]) ?? ""),
    mihpayid,
    amountInPaise: Number.isNaN(amount) ? null : amount,
    mode: textOf(found["mode"]),
    bankRefNum: textOf(found["bank_ref_num"]),
  };
}

/** The answer to a refund: queued, or refused for good. */
export function refundStartOf(answer: unknown): RefundReport | "known-token" {
  const { status, msg, request_id: requestId } = objectOf(answer);
  if (Number(status) === 1) return { standing: "pending", requestId: textOf(requestId), bankArn: null };
  if (/token/i.test(String(msg))) return "known-token";
  return { standing: "failed", requestId: null, bankArn: null };
}

const doneWords = new Set(["success", "refunded"]);
const failedWords = new Set(["failure", "failed"]);

/** The answer of `check_action_status`: our refund is found by its token, however deep PayU puts it. */
export function refundStandingOf(answer: unknown, token: string): RefundReport {
  const found = findByToken(answer, token, 0);
  const word = String(found?.["status"] ?? "").toLowerCase();
  const standing = doneWords.has(word) ? "done" : failedWords.has(word) ? "failed" : "pending";
  return { standing, requestId: textOf(found?.["request_id"]), bankArn: textOf(found?.["bank_arn"]) };
}

function findByToken(value: unknown, token: string, depth: number): Json | null {
  const object = objectOf(value);
  if (object["token"] === token) return object;
  if (depth > 4) return null;
  for (const part of Object.values(object)) {
    const found = findByToken(part, token, depth + 1);
    if (found) return found;
  }
  return null;
}
