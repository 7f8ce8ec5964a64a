import type { Reader, Transaction } from "#engine/server/data/client.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { findBusinessName, freeBankReference, keepBankReference } from "./bank-references.queries.ts";

/**
 * Incoming money by purpose. The id names a master order, indebted seller, duplicate refund, returned payout,
 * month of a tax refund, or day of a provider's payout.
 */
const incoming = [
  "order",
  "seller-debt",
  "refund-twice",
  "payout-returned",
  "tax-refund",
  "gateway",
] as const;
/** Outgoing money by purpose. The id is the order, payment, payout, seller or month that it is for. */
const outgoing = ["refund", "returned-payment", "payout", "settlement", "seller-credit", "tax"] as const;

/** The purpose of the money under a bank reference number. */
export interface BankUse {
  readonly kind: (typeof incoming)[number] | (typeof outgoing)[number];
  readonly id: string;
}

/** The error beside a number that was entered twice. */
export const numberUsedBefore: PersonText = {
  en: "This number was used before, for {use}. Every payment has a number of its own.",
  te: "ఈ నంబర్‌ను ఇంతకు ముందే {use} కోసం వాడారు. ప్రతి చెల్లింపుకు వేరే నంబర్ ఉంటుంది.",
};

const directionOf = ({ kind }: Pick<BankUse, "kind">): "in" | "out" =>
  (incoming as readonly string[]).includes(kind) ? "in" : "out";

/**
 * Reserves a bank reference number for one payment while that stands. Incoming and outgoing money have separate
 * sets of numbers. Returns null, or a text that names the earlier use.
 */
export async function takeBankNumber(
  transaction: Transaction,
  reference: string,
  use: BankUse,
): Promise<PersonText | null> {
  const before = await keepBankReference(transaction, directionOf(use), reference, use);
  return before === null ? null : wordsOf(transaction, before);
}

/**
 * Frees a number whose payment was withdrawn, so that it can be used again. @throws Error when it was not used
 * for this purpose.
 */
export async function freeBankNumber(
  transaction: Transaction,
  reference: string,
  use: Pick<BankUse, "kind"> & { readonly at: Date },
): Promise<void> {
  if (!(await freeBankReference(transaction, directionOf(use), reference, use)))
    throw new Error(`the number ${reference} is not kept for ${use.kind}`);
}

async function wordsOf(reader: Reader, { kind, id }: BankUse): Promise<PersonText> {
  switch (kind) {
    case "order":
      return { en: `order #${id}`, te: `ఆర్డర్ #${id}` };
    case "seller-debt": {
      const name = await findBusinessName(reader, Number(id));
      return { en: `what ${name?.en} owed`, te: `${name?.te} ఇవ్వాల్సిన సొమ్ము` };
    }
    case "refund-twice":
      return { en: `the refund ${id} that went out twice`, te: `రెండుసార్లు వెళ్లిన సొమ్ము వాపసు ${id}` };
    case "gateway":
      return {
        en: `the payment provider's payout of ${id}`,
        te: `${id}న చెల్లింపు సంస్థ పంపిన సొమ్ము`,
      };
    case "seller-credit": {
      const name = await findBusinessName(reader, Number(id));
      return { en: `what ${name?.en} got back`, te: `${name?.te} తిరిగి పొందిన సొమ్ము` };
    }
    case "refund":
      return { en: `a refund of order #${id}`, te: `ఆర్డర్ #${id} సొమ్ము వాపసు` };
    case "returned-payment":
      return { en: `returning the online payment ${id}`, te: `ఆన్‌లైన్ చెల్లింపు ${id} సొమ్ము వాపసు` };
    case "payout":
      return { en: `the payout ${id}`, te: `ఏజెంట్ చెల్లింపు ${id}` };
    case "payout-returned":
      return { en: `the payout ${id} that came back`, te: `తిరిగి వచ్చిన ఏజెంట్ చెల్లింపు ${id}` };
    case "tax-refund":
      return {
        en: `a tax of ${id} that the state paid back`,
        te: `ప్రభుత్వం తిరిగి ఇచ్చిన {id} పన్ను`.replace("{id}", id),
      };
    case "settlement":
      return { en: `paying the seller of order #${id}`, te: `ఆర్డర్ #${id} అమ్మకందారు చెల్లింపు` };
    case "tax":
      return { en: `a tax of ${id}`, te: `${id} పన్ను` };
  }
}
