import { formatDate } from "#engine/contract/date-text.ts";
import type { Language } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";
import { ticketOf } from "./grievance-dto.ts";
import type { GrievanceRow } from "./queries.ts";

type Happening = "raised" | "acknowledged" | "answered" | "settled";

const sentences: Record<Language, Record<Happening, (ticket: string, day: string) => string>> = {
  en: {
    raised: (ticket, day) =>
      `Santha: your grievance ${ticket} is with us. You hear from us within 48 hours; it is settled by ${day}.`,
    acknowledged: (ticket, day) =>
      `Santha: we are looking into your grievance ${ticket}. It is settled by ${day}.`,
    answered: (ticket) =>
      `Santha: there is an answer to your grievance ${ticket}. See Grievances in the app.`,
    settled: (ticket) =>
      `Santha: your grievance ${ticket} is settled. See the answer under Grievances in the app.`,
  },
  te: {
    raised: (ticket, day) => `సంత: మీ ఫిర్యాదు ${ticket} అందింది. 48 గంటల్లో మీకు తెలుపుతాం; ${day} లోపు పరిష్కరిస్తాం.`,
    acknowledged: (ticket, day) => `సంత: మీ ఫిర్యాదు ${ticket} పరిశీలిస్తున్నాం. ${day} లోపు పరిష్కరిస్తాం.`,
    answered: (ticket) => `సంత: మీ ఫిర్యాదు ${ticket}కు జవాబు వచ్చింది. యాప్‌లో ఫిర్యాదులు చూడండి.`,
    settled: (ticket) => `సంత: మీ ఫిర్యాదు ${ticket} పరిష్కారమైంది. జవాబు యాప్‌లో ఫిర్యాదుల కింద ఉంది.`,
  },
};

const titles: Record<Happening, SmsKind["title"]> = {
  raised: { en: "Grievance received", te: "ఫిర్యాదు అందింది" },
  acknowledged: { en: "Grievance acknowledged", te: "ఫిర్యాదు పరిశీలిస్తున్నాం" },
  answered: { en: "Grievance answered", te: "ఫిర్యాదుకు జవాబు వచ్చింది" },
  settled: { en: "Grievance settled", te: "ఫిర్యాదు పరిష్కారమైంది" },
};

/** The text messages about grievances with their words as DLT registers them. */
export const grievanceSmsKinds: readonly SmsKind[] = (Object.keys(titles) as Happening[]).map((what) => ({
  ...{ name: `grievances/${what}`, purpose: "news", title: titles[what] },
  registered: {
    en: sentences.en[what]("{#var#}", "{#var#}"),
    te: sentences.te[what]("{#var#}", "{#var#}"),
  },
}));

/** Tells the person by text message, in the language of his profile; it leaves only if the change commits. */
export async function tellPerson(
  { sms }: Pick<Platform, "sms">,
  transaction: Transaction,
  row: GrievanceRow,
  happening: Happening,
): Promise<void> {
  const language = row.language === "te" ? "te" : "en";
  const day = formatDate(row.settleBy.getTime(), language);
  await sms.send(transaction, {
    mobileNo: row.mobileNo,
    template: `grievances/${happening}`,
    language,
    body: sentences[language][happening](ticketOf(row.id), day),
  });
}
