import { formatDate } from "@santha/contract/date-text";
import type { Language } from "@santha/contract/language";
import type { Transaction } from "@santha/database/client";
import type { Platform } from "#platform/context";
import { ticketOf } from "./grievance-wire.ts";
import type { GrievanceRow } from "./grievances.queries.ts";

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
