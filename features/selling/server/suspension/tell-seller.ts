import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";
import { notify } from "#features/notifications/server";
import { findPerson } from "#features/profiles/server";

export const suspensionNews: NotificationKind = {
  name: "SELLER_SUSPENDED",
  heading: { en: "Selling on Santha", te: "సంతలో మీ అమ్మకం" },
  title: {
    en: "Your selling was suspended, or you may sell again",
    te: "మీ అమ్మకం నిలిపివేసినప్పుడు, లేదా మళ్లీ అమ్మగలిగినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
  role: "seller",
};

const sentences = {
  suspended: {
    en: "your selling is suspended. Your goods are out of the store; placed orders go on. See the reason under Your products in the app.",
    te: "మీ అమ్మకాన్ని నిలిపివేశాం. మీ సరుకు స్టోర్‌లో కనిపించదు; వచ్చిన ఆర్డర్లు కొనసాగుతాయి. కారణం యాప్‌లో మీ ఉత్పత్తుల పేజీలో చూడండి.",
  },
  reinstated: {
    en: "you may sell again. Your goods are back in the store.",
    te: "మీరు మళ్లీ అమ్మవచ్చు. మీ సరుకు స్టోర్‌లోకి తిరిగి వచ్చింది.",
  },
} as const;

const titles = {
  suspended: { en: "Selling suspended", te: "అమ్మకం నిలిపివేశాం" },
  reinstated: { en: "May sell again", te: "మళ్లీ అమ్మవచ్చు" },
} as const;

const signed = (what: keyof typeof sentences) => ({
  en: `Santha: ${sentences[what].en}`,
  te: `సంత: ${sentences[what].te}`,
});

/** The text messages about a suspension with their words as DLT registers them. */
export const suspensionSmsKinds: readonly SmsKind[] = (["suspended", "reinstated"] as const).map((what) => ({
  ...{ name: `selling/${what}`, purpose: "news", title: titles[what] },
  registered: signed(what),
}));

/** Tells a seller that he may not sell, or may again; the reason stands on his pages. */
export async function tellSuspended(
  context: MemberContext,
  transaction: Transaction,
  { profileId, isSuspended }: { readonly profileId: number; readonly isSuspended: boolean },
): Promise<void> {
  const person = await findPerson(transaction, profileId);
  if (!person) return;
  const what = isSuspended ? "suspended" : "reinstated";
  const { mobileNo, language } = person;
  const body = signed(what)[language];
  await context.sms.send(transaction, { mobileNo, template: `selling/${what}`, language, body });
  const { en, te } = sentences[what];
  await notify(context, transaction, {
    profileId,
    kind: suspensionNews,
    activityId: `selling/${what}/${context.requestId}`,
    text: { en: en.charAt(0).toUpperCase() + en.slice(1), te },
    leadsTo: "/app/sell/catalogue",
  });
}
