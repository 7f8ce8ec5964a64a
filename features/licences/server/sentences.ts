import type { Language, LocalizedText } from "#engine/contract/language.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";
import type { LicenceKind } from "../contract.ts";

export type Said = "approved" | "returned" | "ends" | "ended";

/** What each licence is called in a sentence. */
export const licenceNames: Readonly<Record<LicenceKind, LocalizedText>> = {
  seed: { en: "seed licence", te: "విత్తన లైసెన్స్" },
  fertiliser: { en: "fertiliser licence", te: "ఎరువుల లైసెన్స్" },
  insecticide: { en: "pesticide licence", te: "పురుగుమందుల లైసెన్స్" },
};

/** What a seller is told of a licence, by its name and its last day. */
export const sentences: Readonly<Record<Said, Record<Language, (licence: string, day: string) => string>>> = {
  approved: {
    en: (licence, day) => `your ${licence} is approved. It counts until ${day}.`,
    te: (licence, day) => `మీ ${licence} ఆమోదం పొందింది. ${day} వరకు చెల్లుతుంది.`,
  },
  returned: {
    en: (licence, day) =>
      `your ${licence} until ${day} was sent back. See why under Licences in the app and send it again.`,
    te: (licence, day) => `మీ ${licence} (${day} వరకు) తిరిగి పంపాం. కారణం యాప్‌లో "లైసెన్స్‌లు" పేజీలో చూసి మళ్లీ పంపండి.`,
  },
  ends: {
    en: (licence, day) =>
      `your ${licence} ends on ${day}. Renew it under Licences in the app, or its products leave the store.`,
    te: (licence, day) =>
      `మీ ${licence} గడువు ${day}న ముగుస్తుంది. యాప్‌లో "లైసెన్స్‌లు" పేజీలో కొత్తది పంపండి, లేదంటే ఆ సరుకు స్టోర్‌లో కనిపించదు.`,
  },
  ended: {
    en: (licence, day) =>
      `your ${licence} ended on ${day}. Its products are out of the store until you renew it under Licences in the app.`,
    te: (licence, day) =>
      `మీ ${licence} గడువు ${day}న ముగిసింది. యాప్‌లో "లైసెన్స్‌లు" పేజీలో కొత్తది పంపేవరకు ఆ సరుకు స్టోర్‌లో కనిపించదు.`,
  },
};

const titles: Readonly<Record<Said, SmsKind["title"]>> = {
  approved: { en: "Licence approved", te: "లైసెన్స్ ఆమోదం పొందింది" },
  returned: { en: "Licence sent back", te: "లైసెన్స్ తిరిగి పంపాం" },
  ends: { en: "Licence ends soon", te: "లైసెన్స్ గడువు దగ్గరపడింది" },
  ended: { en: "Licence ended", te: "లైసెన్స్ గడువు ముగిసింది" },
};

/** The text messages about licences with their words as DLT registers them. */
export const licencesSmsKinds: readonly SmsKind[] = (Object.keys(titles) as Said[]).map((said) => ({
  ...{ name: `licences/${said}`, purpose: "news", title: titles[said] },
  registered: {
    en: `Santha: ${sentences[said].en("{#var#}", "{#var#}")}`,
    te: `సంత: ${sentences[said].te("{#var#}", "{#var#}")}`,
  },
}));
