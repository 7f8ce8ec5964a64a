import type { Language } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { fillText, type PersonText, type TextValues } from "#engine/server/http/answers/errors.ts";
import { notify, tellHolders } from "#features/notifications/server";

export const securityNews: NotificationKind = {
  name: "SECURITY_ALARM",
  heading: { en: "Account security", te: "ఖాతా భద్రత" },
  title: {
    en: "A staff account was signed in on a new device, locked, or its roles or two-step sign-in changed",
    te: "సిబ్బంది ఖాతాలో కొత్త పరికరంలో సైన్ ఇన్ చేసినప్పుడు, ఖాతా లాక్ అయినప్పుడు, దాని పాత్రలు లేదా రెండంచెల సైన్ ఇన్ మారినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
  role: ["support", "finance", "platform-admin"],
};

const alarms = {
  "new-staff-device": {
    en: "{name}: signed in on a new device. If it was not you, change the password and tell the operator.",
    te: "{name}: కొత్త పరికరంలో సైన్ ఇన్ జరిగింది. అది మీరు కాకపోతే పాస్‌వర్డ్ మార్చి, నిర్వాహకులకు చెప్పండి.",
  },
  "second-factor-set": {
    en: "{name}: two-step sign-in was set up. If it was not you, tell the operator at once.",
    te: "{name}: రెండంచెల సైన్ ఇన్ పెట్టారు. అది మీరు కాకపోతే వెంటనే నిర్వాహకులకు చెప్పండి.",
  },
  "second-factor-reset": {
    en: "{name}: two-step sign-in was taken away by the operator.",
    te: "{name}: రెండంచెల సైన్ ఇన్‌ను నిర్వాహకులు తీసేశారు.",
  },
  "staff-locked-out": {
    en: "{name}: too many wrong tries to sign in. Somebody may be guessing.",
    te: "{name}: సైన్ ఇన్‌కు చాలాసార్లు తప్పు ప్రయత్నాలు జరిగాయి. ఎవరో ఊహిస్తూ ఉండవచ్చు.",
  },
  "staff-role-given": {
    en: "{name}: was given the staff role {role}. If that is wrong, take it away at once.",
    te: "{name}: సిబ్బంది పాత్ర ఇచ్చారు: {role}. అది తప్పయితే వెంటనే తీసేయండి.",
  },
  "staff-role-taken": {
    en: "{name}: the staff role {role} was taken away.",
    te: "{name}: సిబ్బంది పాత్ర తీసేశారు: {role}.",
  },
  "many-locked-out": {
    en: "Many accounts were locked within an hour. Somebody may be guessing passwords.",
    te: "ఒక గంటలో చాలా ఖాతాలు లాక్ అయ్యాయి. ఎవరో పాస్‌వర్డ్‌లు ఊహిస్తూ ఉండవచ్చు.",
  },
} as const satisfies Record<string, PersonText>;

export interface Alarm {
  readonly what: keyof typeof alarms;
  /** Told once for each: what happened, or the hour in which it did. */
  readonly occasion: string;
  /** Whose account it is about; null: about the whole house. */
  readonly person: {
    readonly profileId: number;
    readonly profileKey: string;
    readonly firstName: string;
  } | null;
  /** What stands in the sentence beside the person's name. */
  readonly values?: TextValues;
  /** The screen that the platform admins are led to; left out, that of their own devices. */
  readonly leadsAdminsTo?: string;
  /** True where somebody else tells the person in his own words. */
  readonly isForAdminsOnly?: true;
}

type Alarming = Pick<Platform, "clock" | "signals" | "log">;

/** Tells the platform admins and the person, and writes a line for the operator's log, once for an occasion. */
export async function raiseAlarm(
  platform: Alarming,
  transaction: Transaction,
  { what, occasion, person, values, leadsAdminsTo, isForAdminsOnly }: Alarm,
): Promise<void> {
  const filled = (language: Language) =>
    fillText(alarms[what], language, { name: person?.firstName ?? "", ...values });
  const leadsTo = "/app/profiles/sessions";
  const news = {
    kind: securityNews,
    activityId: `auth/${what}/${occasion}`,
    text: { en: filled("en"), te: filled("te") },
  };
  platform.log.warn({ alarm: what, occasion, account: person?.profileKey }, "security alarm");
  const toAdmins = { ...news, leadsTo: leadsAdminsTo ?? leadsTo, role: "platform-admin" } as const;
  await tellHolders(platform, transaction, toAdmins);
  if (person && !isForAdminsOnly)
    await notify(platform, transaction, { ...news, leadsTo, profileId: person.profileId });
}
