import { createHmac } from "node:crypto";
import type {
  PaymentForm,
  PaymentProvider,
  PaymentReport,
  PaymentWish,
  RefundWish,
} from "./payment-provider.ts";
import { paiseOf, refundStandingOf, refundStartOf, standingOf, verifiedOf } from "./payu-answers.ts";
import {
  commandHash,
  isSameText,
  type PayuFields,
  type PayuKeys,
  readForm,
  requestHash,
  responseHash,
} from "./payu-hash.ts";

/** The routes that PayU and the payer's browser call; the only ones that take posted forms of another site. */
export const payuRoutes = {
  done: "/v2/payu/success",
  failed: "/v2/payu/failure",
  webhook: "/v2/payu/webhook",
  refund: "/v2/payu/refunds",
} as const;

export interface PayuOptions extends PayuKeys {
  /** Where the payer's browser posts its form to. */
  readonly paymentUrl: string;
  /** Posts a command to PayU and gives its JSON answer; throws when none comes. */
  readonly send: (fields: PayuFields) => Promise<unknown>;
  /** Our own origin; empty: the same one as the payment page's. */
  readonly ownOrigin: string;
  /** Makes the secret that a refund's callback has to carry. */
  readonly secret: string;
}

/** PayU India by its classic hash protocol: hosted page, verify_payment, refunds. */
export function payu(options: PayuOptions): PaymentProvider {
  const command = (name: string, var1: string, more: PayuFields = {}) =>
    options.send({
      key: options.key,
      command: name,
      hash: commandHash(options, name, var1),
      var1,
      ...more,
    });
  const refundStanding = async ({ mihpayid, token }: RefundWish) =>
    refundStandingOf(await command("check_action_status", mihpayid), token);
  return {
    formFor: (wish) => formFor(options, wish),
    readReport: (form) => readReport(options, form),
    async verify(txnid) {
      return verifiedOf(await command("verify_payment", txnid), txnid);
    },
    async refund(wish) {
      const callback = `${options.ownOrigin}${payuRoutes.refund}?secret=${refundSecret(options, wish.token)}`;
      const start = refundStartOf(
        await command("cancel_refund_transaction", wish.mihpayid, {
          var2: wish.token,
          var3: rupeeText(wish.amountInPaise),
          var5: callback,
        }),
      );
      return start === "known-token" ? refundStanding(wish) : start;
    },
    refundStanding,
    readRefundReport(form, secret) {
      const token = readForm(form)?.["token"] ?? "";
      return token !== "" && isSameText(refundSecret(options, token), secret) ? token : null;
    },
  };
}

/** PayU signs no refund reports, so the address it is given for one carries a secret made for that refund. */
function refundSecret({ secret }: PayuOptions, token: string): string {
  return createHmac("sha256", secret).update(`payu-refund:${token}`).digest("base64url");
}

/** An amount as PayU is sent it: rupees with two decimals. */
export function rupeeText(paise: number): string {
  return `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`;
}

/** Short plain text: no pipe, which would move the fields of the hash, and nothing that a bank page could not show. */
function plain(text: string, most: number): string {
  return text
    .replace(/[^A-Za-z0-9 .,-]/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, most);
}

function formFor(options: PayuOptions, wish: PaymentWish): PaymentForm {
  const fields: Record<string, string> = {
    key: options.key,
    txnid: wish.txnid,
    amount: rupeeText(wish.amountInPaise),
    productinfo: `Order ${wish.masterId}`,
    firstname: plain(wish.payerName, 60) || "Customer",
    // Many farmers have no mail: an address of the payer's number, which nobody reads.
    email: `payer${wish.payerProfileId}@santha.example`,
    phone: wish.payerPhone,
    udf1: wish.masterId,
    udf5: wish.language,
    surl: options.ownOrigin + payuRoutes.done,
    furl: options.ownOrigin + payuRoutes.failed,
  };
  return { action: options.paymentUrl, fields: { ...fields, hash: requestHash(options, fields) } };
}

function readReport(options: PayuOptions, form: string): PaymentReport | null {
  const fields = readForm(form);
  if (!fields) return null;
  const isOurs =
    isSameText(responseHash(options, fields), fields["hash"] ?? "") &&
    isSameText(options.key, fields["key"] ?? "");
  if (!isOurs) return null;
  const { status = "", unmappedstatus: unmappedStatus = "" } = fields;
  // PayU does not sign his second word: only the few that he has for the first one tell a report from another.
  const word = standingOf(status, unmappedStatus) === "unknown" ? "" : unmappedStatus.toLowerCase();
  return {
    txnid: fields["txnid"] ?? "",
    mihpayid: fields["mihpayid"] ?? "",
    masterId: fields["udf1"] ?? "",
    amountInPaise: paiseOf(fields["amount"] ?? ""),
    status,
    unmappedStatus,
    sameAs: `${status}:${word}:${fields["hash"]}`,
  };
}
