import type { Language } from "#engine/contract/language.ts";
import { formatPaise } from "#engine/contract/money-text.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";
import { notify } from "#features/notifications/server";
import { findPerson } from "#features/profiles/server";
import { payoutNumber } from "./payouts-dto.ts";
import type { PayoutRow } from "./queries.ts";

export const payoutNews: NotificationKind = {
  name: "PAYOUT_MOVED",
  heading: { en: "Payout of your margins", te: "మీ మార్జిన్ చెల్లింపు" },
  title: {
    en: "Your margins were paid out, the money did not reach you, or some comes off your next payouts",
    te: "మీ మార్జిన్లు చెల్లించినప్పుడు, సొమ్ము మీకు చేరనప్పుడు, లేదా తర్వాతి చెల్లింపుల నుండి తగ్గించేటప్పుడు",
  },
  usually: "push",
  isAwaited: true,
  role: "agent",
};

const sentences: Record<
  Language,
  Record<"account" | "paid" | "failed" | "returned", (number: string, amount: string) => string>
> = {
  en: {
    account: () =>
      "Santha: the account to which you are paid was changed. If it was not you, call the support line at once.",
    paid: (number, amount) => `Santha: ${amount} of your margins was paid out (${number}).`,
    failed: (number, amount) =>
      `Santha: the bank did not take the payout ${number} of ${amount}. Please check your account in the app.`,
    returned: (number, amount) =>
      `Santha: the payout ${number} of ${amount} came back from the bank. Please check your account in the app; it is paid again with the next payout.`,
  },
  te: {
    account: () => "సంత: మీకు చెల్లించే ఖాతా మారింది. మార్చింది మీరు కాకపోతే వెంటనే సహాయ ఫోన్‌కు తెలపండి.",
    paid: (number, amount) => `సంత: మీ మార్జిన్ ${amount} చెల్లించాం (${number}).`,
    returned: (number, amount) =>
      `సంత: ${amount} చెల్లింపు ${number} బ్యాంక్ నుండి తిరిగి వచ్చింది. యాప్‌లో మీ ఖాతా వివరాలు సరిచూడండి; తర్వాతి చెల్లింపుతో మళ్లీ పంపుతాం.`,
    failed: (number, amount) => `సంత: ${amount} చెల్లింపు ${number}ను బ్యాంక్ తీసుకోలేదు. యాప్‌లో మీ ఖాతా వివరాలు సరిచూడండి.`,
  },
};

const smsTitles: Record<"account" | "paid" | "failed" | "returned", SmsKind["title"]> = {
  account: { en: "Payout account changed", te: "చెల్లింపు ఖాతా మారింది" },
  paid: { en: "Margins paid out", te: "మార్జిన్ చెల్లించాం" },
  failed: { en: "Payout not taken by the bank", te: "చెల్లింపును బ్యాంక్ తీసుకోలేదు" },
  returned: { en: "Payout came back", te: "చెల్లింపు తిరిగి వచ్చింది" },
};

/** The text messages about payouts with their words as DLT registers them. */
export const payoutSmsKinds: readonly SmsKind[] = (["account", "paid", "failed", "returned"] as const).map(
  (what) => ({
    ...{ name: `payouts/${what}`, purpose: "news", title: smsTitles[what] },
    registered: {
      en: sentences.en[what]("{#var#}", "{#var#}"),
      te: sentences.te[what]("{#var#}", "{#var#}"),
    },
  }),
);

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

/** The same without the name that stands before every text message. */
function unsigned(sentence: string): string {
  const said = sentence.replace(/^(?:Santha|సంత): /u, "");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Tells the agent what became of a payout, by text message and in the app. */
export async function tellOfPayout(
  platform: Pick<Platform, "clock" | "signals" | "sms">,
  transaction: Transaction,
  row: PayoutRow,
  outcome: "paid" | "failed" | "returned",
): Promise<void> {
  const language = row.language === "te" ? "te" : "en";
  const number = payoutNumber(row.payoutId);
  const say = (spoken: Language) => sentences[spoken][outcome](number, formatPaise(row.amountInPaise));
  await platform.sms.send(transaction, {
    ...{ mobileNo: row.mobileNo, template: `payouts/${outcome}`, language, body: say(language) },
  });
  await notify(platform, transaction, {
    profileId: row.profileId,
    kind: payoutNews,
    activityId: `payouts/${number}/${outcome}`,
    text: { en: unsigned(say("en")), te: unsigned(say("te")) },
    leadsTo: "/app/payouts",
  });
}
