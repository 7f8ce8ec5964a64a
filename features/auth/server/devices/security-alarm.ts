import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { notify, tellHolders } from "#features/notifications/server";

export const securityNews: NotificationKind = {
  name: "SECURITY_ALARM",
  heading: { en: "Account security", te: "ఖాతా భద్రత" },
  title: {
    en: "A staff account was signed in on a new device, locked, or its two-step sign-in changed",
    te: "సిబ్బంది ఖాతాలో కొత్త పరికరంలో సైన్ ఇన్ చేసినప్పుడు, ఖాతా లాక్ అయినప్పుడు, లేదా రెండంచెల సైన్ ఇన్ మారినప్పుడు",
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
}

type Alarming = Pick<Platform, "clock" | "signals" | "log">;

/** Tells the platform admins and the person, and writes a line for the operator's log, once for an occasion. */
export async function raiseAlarm(
  platform: Alarming,
  transaction: Transaction,
  { what, occasion, person }: Alarm,
): Promise<void> {
  const { en, te } = alarms[what];
  const named = (text: string) => text.replace("{name}", person?.firstName ?? "");
  const news = {
    kind: securityNews,
    activityId: `auth/${what}/${occasion}`,
    text: { en: named(en), te: named(te) },
    leadsTo: "/app/profiles/sessions",
  };
  platform.log.warn({ alarm: what, occasion, account: person?.profileKey }, "security alarm");
  await tellHolders(platform, transaction, { ...news, role: "platform-admin" });
  if (person) await notify(platform, transaction, { ...news, profileId: person.profileId });
}
