import type { Language } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";
import { notify } from "#features/notifications/server";
import { findPerson } from "#features/profiles/server";

type News = "ready" | "waits" | "held" | "refused" | "taken-back";

export const privacyNews: NotificationKind = {
  name: "PRIVACY_REQUEST",
  heading: { en: "Your data", te: "మీ డేటా" },
  title: {
    en: "A copy of your data is ready, or something happens to the deletion of your account",
    te: "మీ డేటా కాపీ సిద్ధమైనప్పుడు, లేదా మీ ఖాతా తొలగింపులో ఏదైనా జరిగినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
};

const sentences: Record<Language, Record<News, string>> = {
  en: {
    ready: "The copy of your data is ready. Download it within 7 days.",
    waits: "Your account is deleted in 7 days. If that is wrong, open Your data and take it back.",
    held: "Your account could not be deleted yet, because something is still open. See Your data.",
    refused: "Your account is not deleted. See the reason under Your data.",
    "taken-back": "The deletion of your account is taken back. Everything stays as it is.",
  },
  te: {
    ready: "మీ డేటా కాపీ సిద్ధంగా ఉంది. 7 రోజుల్లో డౌన్‌లోడ్ చేసుకోండి.",
    waits: "7 రోజుల్లో మీ ఖాతా తొలగిపోతుంది. అది పొరపాటైతే, మీ డేటా పేజీలో వెనక్కి తీసుకోండి.",
    held: "ఇంకా పూర్తికానిది ఉన్నందున మీ ఖాతాను ఇప్పుడే తొలగించలేకపోయాం. మీ డేటా పేజీ చూడండి.",
    refused: "మీ ఖాతాను తొలగించలేదు. కారణం మీ డేటా పేజీలో చూడండి.",
    "taken-back": "మీ ఖాతా తొలగింపును వెనక్కి తీసుకున్నారు. అన్నీ అలాగే ఉంటాయి.",
  },
};

const titles: Record<"waits" | "refused", SmsKind["title"]> = {
  waits: { en: "Account is going to be deleted", te: "ఖాతా తొలగిపోబోతోంది" },
  refused: { en: "Deletion of the account refused", te: "ఖాతా తొలగింపును తిరస్కరించాం" },
};

const smsOf = (news: News, language: Language) =>
  `${language === "te" ? "సంత" : "Santha"}: ${sentences[language][news]}`;

/** The text messages about erasures: a stranger at an open phone must not erase somebody unnoticed. */
export const privacySmsKinds: readonly SmsKind[] = (["waits", "refused"] as const).map((news) => ({
  ...{ name: `privacy/${news}`, purpose: "news", title: titles[news] },
  registered: { en: smsOf(news, "en"), te: smsOf(news, "te") },
}));

/** Tells the person how his request stands, in the app, and by text message where it must not be missed. */
export async function tellPerson(
  platform: Pick<Platform, "clock" | "signals" | "sms">,
  transaction: Transaction,
  { requestId, profileId, news }: { requestId: number; profileId: number; news: News },
): Promise<void> {
  const person = await findPerson(transaction, profileId);
  if (!person) return;
  const { mobileNo, language } = person;
  if (news === "waits" || news === "refused") {
    const body = smsOf(news, language);
    await platform.sms.send(transaction, { mobileNo, template: `privacy/${news}`, language, body });
  }
  await notify(platform, transaction, {
    ...{ profileId, kind: privacyNews, activityId: `privacy/${requestId}/${news}` },
    text: { en: sentences.en[news], te: sentences.te[news] },
    leadsTo: "/app/profiles/your-data",
  });
}
