import type { Language } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";
import { notify, tellHolders } from "#features/notifications/server";
import { findPerson } from "#features/profiles/server";
import { numberOf } from "./applications-dto.ts";
import type { ApplicationRow } from "./queries.ts";

export type Outcome = "approved" | "refused" | "more-needed";

/** News for the applicant. */
export const applicationNews: NotificationKind = {
  name: "APPLICATION_DECIDED",
  heading: { en: "Your application", te: "మీ దరఖాస్తు" },
  title: {
    en: "Your application to be an agent or a seller was decided, or more is needed",
    te: "ఏజెంట్ లేదా అమ్మకందారు కావడానికి మీ దరఖాస్తుపై నిర్ణయం వచ్చినప్పుడు, లేదా మరిన్ని వివరాలు కావాల్సినప్పుడు",
  },
  usually: "push",
};

/** News for the admins. */
export const applicationSent: NotificationKind = {
  name: "APPLICATION_SENT",
  heading: { en: "An application to check", te: "పరిశీలించాల్సిన దరఖాస్తు" },
  title: {
    en: "Somebody applies to be an agent or a seller",
    te: "ఎవరైనా ఏజెంట్ లేదా అమ్మకందారు కావడానికి దరఖాస్తు చేసినప్పుడు",
  },
  usually: "push",
  role: "platform-admin",
};

const sentences: Record<Language, Record<Outcome, (number: string) => string>> = {
  en: {
    approved: (number) => `Santha: your application ${number} is approved. Open the app to begin.`,
    refused: (number) =>
      `Santha: your application ${number} was refused. See the reason under Work with Santha in the app.`,
    "more-needed": (number) =>
      `Santha: your application ${number} needs something more. See what under Work with Santha in the app.`,
  },
  te: {
    approved: (number) => `సంత: మీ దరఖాస్తు ${number} ఆమోదం పొందింది. మొదలుపెట్టడానికి యాప్ తెరవండి.`,
    refused: (number) => `సంత: మీ దరఖాస్తు ${number} తిరస్కరించాం. కారణం యాప్‌లో "సంతతో పని చేయండి" పేజీలో చూడండి.`,
    "more-needed": (number) => `సంత: మీ దరఖాస్తు ${number}కు మరిన్ని వివరాలు కావాలి. ఏవో యాప్‌లో "సంతతో పని చేయండి" పేజీలో చూడండి.`,
  },
};

const titles: Record<Outcome, SmsKind["title"]> = {
  approved: { en: "Application approved", te: "దరఖాస్తు ఆమోదం పొందింది" },
  refused: { en: "Application refused", te: "దరఖాస్తు తిరస్కరించాం" },
  "more-needed": { en: "Application needs more", te: "దరఖాస్తుకు మరిన్ని వివరాలు కావాలి" },
};

/** The text messages about applications with their words as DLT registers them. */
export const applicationSmsKinds: readonly SmsKind[] = (Object.keys(titles) as Outcome[]).map((outcome) => ({
  ...{ name: `applications/${outcome}`, purpose: "news", title: titles[outcome] },
  registered: { en: sentences.en[outcome]("{#var#}"), te: sentences.te[outcome]("{#var#}") },
}));

/** The same without the name that stands before every text message. */
function unsigned(sentence: string): string {
  const said = sentence.replace(/^(?:Santha|సంత): /u, "");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Tells the applicant what was decided, by text message and in the app. */
export async function tellApplicant(
  platform: Pick<Platform, "clock" | "signals" | "sms">,
  transaction: Transaction,
  { id, profileId, kind, revision }: ApplicationRow,
  outcome: Outcome,
): Promise<void> {
  const person = await findPerson(transaction, profileId);
  if (!person) return;
  const { mobileNo, language } = person;
  const number = numberOf(id);
  const body = sentences[language][outcome](number);
  await platform.sms.send(transaction, { mobileNo, template: `applications/${outcome}`, language, body });
  await notify(platform, transaction, {
    profileId,
    kind: applicationNews,
    activityId: `applications/${id}/${outcome}/${revision}`,
    text: { en: unsigned(sentences.en[outcome](number)), te: unsigned(sentences.te[outcome](number)) },
    leadsTo: `/app/apply?kind=${kind}`,
  });
}

/** Tells the admins that an application waits. */
export async function tellAdmins(
  platform: Pick<Platform, "clock" | "signals">,
  transaction: Transaction,
  { id, kind, revision }: ApplicationRow,
): Promise<void> {
  const number = numberOf(id);
  const what = {
    agent: { en: `${number}: somebody wants to be an agent.`, te: `${number}: ఏజెంట్ కావడానికి దరఖాస్తు.` },
    seller: { en: `${number}: a business wants to sell.`, te: `${number}: అమ్మడానికి ఒక వ్యాపారం దరఖాస్తు.` },
  };
  await tellHolders(platform, transaction, {
    role: "platform-admin",
    kind: applicationSent,
    activityId: `applications/${id}/sent/${revision}`,
    text: what[kind],
    leadsTo: `/app/admin/applications/${id}`,
  });
}
