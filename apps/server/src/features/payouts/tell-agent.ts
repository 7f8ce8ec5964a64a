import type { Language } from "@santha/contract/language";
import { formatPaise } from "@santha/contract/money-text";
import type { Transaction } from "@santha/database/client";
import { findPerson } from "#features/profiles";
import type { Platform } from "#platform/context";
import type { PayoutRow } from "./payouts.queries.ts";
import { payoutNumber } from "./payouts-wire.ts";

const sentences: Record<
  Language,
  Record<"account" | "paid" | "failed", (number: string, amount: string) => string>
> = {
  en: {
    account: () =>
      "Santha: the account to which you are paid was changed. If it was not you, call the support line at once.",
    paid: (number, amount) => `Santha: ${amount} of your margins was paid out (${number}).`,
    failed: (number, amount) =>
      `Santha: the bank did not take the payout ${number} of ${amount}. Please check your account in the app.`,
  },
  te: {
    account: () => "సంత: మీకు చెల్లించే ఖాతా మారింది. మార్చింది మీరు కాకపోతే వెంటనే సహాయ ఫోన్‌కు తెలపండి.",
    paid: (number, amount) => `సంత: మీ మార్జిన్ ${amount} చెల్లించాం (${number}).`,
    failed: (number, amount) => `సంత: ${amount} చెల్లింపు ${number}ను బ్యాంక్ తీసుకోలేదు. యాప్‌లో మీ ఖాతా వివరాలు సరిచూడండి.`,
  },
};

/** Tells an agent or a seller that his account was changed. */
export async function tellOfAccount(
  { sms }: Pick<Platform, "sms">,
  transaction: Transaction,
  profileId: number,
): Promise<void> {
  const person = await findPerson(transaction, profileId);
  if (!person) return;
  const { mobileNo, language } = person;
  const body = sentences[language].account("", "");
  await sms.send(transaction, { mobileNo, template: "payouts/account", language, body });
}

/** Tells the agent what became of a payout. */
export async function tellOfPayout(
  { sms }: Pick<Platform, "sms">,
  transaction: Transaction,
  row: PayoutRow,
  outcome: "paid" | "failed",
): Promise<void> {
  const language = row.language === "te" ? "te" : "en";
  await sms.send(transaction, {
    mobileNo: row.mobileNo,
    template: `payouts/${outcome}`,
    language,
    body: sentences[language][outcome](payoutNumber(row.payoutId), formatPaise(row.amountInPaise)),
  });
}
