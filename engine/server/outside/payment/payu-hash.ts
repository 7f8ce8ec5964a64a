import { createHash, timingSafeEqual } from "node:crypto";

/** Fields of a PayU form by name, exactly as posted: the hash is over the very text (`10.00` is not `10`). */
export type PayuFields = Readonly<Record<string, string>>;

export interface PayuKeys {
  readonly key: string;
  readonly salt: string;
  /** Whether split settlement is agreed with PayU: its formula is right only then. */
  readonly isSplit: boolean;
}

/** udf6 to udf10 are reserved and empty. */
const reserved = ["", "", "", "", ""];
const signed = [
  "txnid",
  "amount",
  "productinfo",
  "firstname",
  "email",
  "udf1",
  "udf2",
  "udf3",
  "udf4",
  "udf5",
];

function sha512(parts: readonly string[]): string {
  return createHash("sha512").update(parts.join("|"), "utf8").digest("hex");
}

function valuesOf(fields: PayuFields): string[] {
  return signed.map((name) => fields[name] ?? "");
}

/** Hash of a payment request: `key|txnid|amount|productinfo|firstname|email|udf1..udf5||||||SALT`. */
export function requestHash({ key, salt }: PayuKeys, fields: PayuFields): string {
  return sha512([key, ...valuesOf(fields), ...reserved, salt]);
}

/**
 * Hash of a response or webhook: the request backwards with the status behind the salt. Extra charges stand before
 * everything, `splitInfo` behind the status where split settlement is agreed.
 */
export function responseHash(keys: PayuKeys, fields: PayuFields): string {
  const charges = fields["additional_charges"] ?? fields["additionalCharges"];
  const split = keys.isSplit ? fields["splitInfo"] : undefined;
  return sha512([
    ...(charges ? [charges] : []),
    keys.salt,
    fields["status"] ?? "",
    ...(split ? [split] : []),
    ...reserved,
    ...valuesOf(fields).toReversed(),
    keys.key,
  ]);
}

/** Hash of a server command: `key|command|var1|SALT`. */
export function commandHash({ key, salt }: PayuKeys, command: string, var1: string): string {
  return sha512([key, command, var1, salt]);
}

/** Compares two texts in a time that does not tell where they differ. */
export function isSameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text, "utf8").digest();
  return timingSafeEqual(digest(left), digest(right));
}

/** Reads a posted form; null when a name stands in it twice, since the other side may have read the other one. */
export function readForm(form: string): PayuFields | null {
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(form)) {
    if (Object.hasOwn(fields, name)) return null;
    fields[name] = value;
  }
  return fields;
}
