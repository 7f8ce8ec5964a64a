import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";
import { notify } from "#features/notifications/server";
import type { Person } from "#features/profiles/server";

/** News for somebody who is invited, or works for a seller. */
export const teamInvitation: NotificationKind = {
  name: "TEAM_INVITATION",
  heading: { en: "A seller's team", te: "అమ్మకందారు బృందం" },
  title: {
    en: "A seller invites you to a team, or changes what you may do there",
    te: "అమ్మకందారు మిమ్మల్ని బృందంలోకి పిలిచినప్పుడు, లేదా అక్కడ మీ పనులు మార్చినప్పుడు",
  },
  usually: "push",
  isAwaited: true,
};

/** News for the seller. */
export const teamNews: NotificationKind = {
  name: "TEAM_NEWS",
  heading: { en: "Your sales teams", te: "మీ అమ్మకాల బృందాలు" },
  title: {
    en: "Somebody accepts or declines your invitation, or leaves a team",
    te: "ఎవరైనా మీ ఆహ్వానాన్ని అంగీకరించినప్పుడు, తిరస్కరించినప్పుడు, లేదా బృందం వదిలినప్పుడు",
  },
  usually: "push",
  role: "seller",
};

const invitedSms: PersonText = {
  en: "Santha: a seller invites you to work in their team. Open My team in the app to accept or decline.",
  te: 'సంత: ఒక అమ్మకందారు మిమ్మల్ని తమ బృందంలో పనికి పిలుస్తున్నారు. అంగీకరించడానికి లేదా తిరస్కరించడానికి యాప్‌లో "నా బృందం" తెరవండి.',
};

/** The text message of an invitation, with its words as DLT registers them. */
export const teamSmsKinds: readonly SmsKind[] = [
  {
    name: "teams/invited",
    purpose: "news",
    title: { en: "Invitation to a seller's team", te: "అమ్మకందారు బృందంలోకి ఆహ్వానం" },
    registered: invitedSms,
  },
];

type Teller = Pick<Platform, "clock" | "signals" | "sms">;

/** Tells a person of an invitation, by text message and in the app. */
export async function tellInvited(
  platform: Teller,
  transaction: Transaction,
  { person, memberId }: { readonly person: Person; readonly memberId: number },
): Promise<void> {
  const { mobileNo, language, profileId } = person;
  await platform.sms.send(transaction, {
    ...{ mobileNo, language, template: "teams/invited" },
    body: invitedSms[language],
  });
  await notify(platform, transaction, {
    ...{ profileId, kind: teamInvitation, leadsTo: "/app/my-team" },
    activityId: `teams/${memberId}/invited`,
    text: {
      en: "A seller invites you to work in their team. Accept or decline.",
      te: "ఒక అమ్మకందారు మిమ్మల్ని తమ బృందంలో పనికి పిలుస్తున్నారు. అంగీకరించండి లేదా తిరస్కరించండి.",
    },
  });
}

const toMember = {
  changed: { en: "What you may do in your team has changed.", te: "బృందంలో మీరు చేయగల పనులు మారాయి." },
  removed: { en: "You no longer work in the seller's team.", te: "మీరు ఇకపై ఆ అమ్మకందారు బృందంలో లేరు." },
  sells: {
    en: "You are a seller now, so you have left the other seller's team.",
    te: "మీరు ఇప్పుడు అమ్మకందారు కాబట్టి ఆ అమ్మకందారు బృందం నుండి బయటకు వచ్చారు.",
  },
} as const;

/** Tells a member what the seller has changed. */
export async function tellMember(
  platform: Teller,
  transaction: Transaction,
  news: { readonly profileId: number; readonly occasion: string; readonly what: keyof typeof toMember },
): Promise<void> {
  await notify(platform, transaction, {
    ...{ profileId: news.profileId, kind: teamInvitation, leadsTo: "/app/my-team" },
    activityId: `teams/${news.occasion}/${news.what}`,
    text: toMember[news.what],
  });
}

const toSeller = {
  accepted: {
    en: (name: string) => `${name} now works in your team.`,
    te: (name: string) => `${name} ఇప్పుడు మీ బృందంలో పని చేస్తున్నారు.`,
  },
  declined: {
    en: () => "An invitation to your team was declined.",
    te: () => "మీ బృందంలోకి ఒక ఆహ్వానాన్ని తిరస్కరించారు.",
  },
  left: {
    en: (name: string) => `${name} has left your team.`,
    te: (name: string) => `${name} మీ బృందాన్ని వదిలారు.`,
  },
} as const;

/** Tells the seller how somebody answered, or that a member left. Who declines is not named. */
export async function tellSeller(
  platform: Teller,
  transaction: Transaction,
  news: {
    readonly id: number;
    readonly sellerProfileId: number;
    readonly person: Person;
    readonly what: keyof typeof toSeller;
  },
): Promise<void> {
  const { firstName, firstNameTe } = news.person;
  const { en, te } = toSeller[news.what];
  await notify(platform, transaction, {
    ...{ profileId: news.sellerProfileId, kind: teamNews, leadsTo: "/app/sell/sales-teams" },
    activityId: `teams/${news.id}/${news.what}`,
    text: { en: en(firstName), te: te(firstNameTe ?? firstName) },
  });
}
