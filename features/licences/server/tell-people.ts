import { formatDate } from "#engine/contract/date-text.ts";
import type { Language, LocalizedText } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { notify, tellHolders } from "#features/notifications/server";
import { findPerson } from "#features/profiles/server";
import { lockSeller } from "#features/selling/server";
import type { LicenceKind } from "../contract.ts";
import { licenceDecided, licenceEnds, licenceSent } from "./news-kinds.ts";
import type { DecidedRequest } from "./queries.ts";
import { licenceNames, type Said, sentences } from "./sentences.ts";

type Teller = Pick<Platform, "clock" | "signals" | "sms">;

interface Notice {
  readonly sellerId: number;
  readonly kind: LicenceKind;
  readonly validUntil: string;
}

const dayText = (day: string, language: Language): string =>
  formatDate(Date.parse(`${day}T12:00:00+05:30`), language);

/** Tells the seller by text message and in the app. */
async function tell(
  platform: Teller,
  transaction: Transaction,
  said: Said,
  { sellerId, kind, validUntil, activityId }: Notice & { readonly activityId: string },
): Promise<void> {
  const profileId = (await lockSeller(transaction, sellerId))?.profileId;
  const person = profileId === undefined ? undefined : await findPerson(transaction, profileId);
  if (profileId === undefined || !person) return;
  const text = (language: Language): string =>
    sentences[said][language](licenceNames[kind][language], dayText(validUntil, language));
  const { mobileNo, language } = person;
  const name = language === "en" ? "Santha: " : "సంత: ";
  const body = name + text(language);
  await platform.sms.send(transaction, { mobileNo, template: `licences/${said}`, language, body });
  const en = text("en");
  await notify(platform, transaction, {
    profileId,
    kind: said === "ends" || said === "ended" ? licenceEnds : licenceDecided,
    activityId,
    text: { en: en.charAt(0).toUpperCase() + en.slice(1), te: text("te") },
    leadsTo: "/app/sell/licences",
  });
}

/** Tells the seller what was decided about a licence that he sent. */
export async function tellDecided(
  platform: Teller,
  transaction: Transaction,
  decision: {
    readonly requestId: number;
    readonly request: DecidedRequest;
    readonly state: "approved" | "returned";
  },
): Promise<void> {
  const { requestId, request, state } = decision;
  await tell(platform, transaction, state, { ...request, activityId: `licences/${requestId}/${state}` });
}

/** Tells the seller that a licence ends in some days, or, with 0, that it has ended. */
export async function tellEnd(
  platform: Teller,
  transaction: Transaction,
  notice: Notice & { readonly daysBefore: number },
): Promise<void> {
  const { sellerId, kind, validUntil, daysBefore } = notice;
  const activityId = `licences/ends/${sellerId}/${kind}/${validUntil}/${daysBefore}`;
  await tell(platform, transaction, daysBefore === 0 ? "ended" : "ends", { ...notice, activityId });
}

/** Tells the admins that a licence waits. */
export async function tellAdmins(
  platform: Teller,
  transaction: Transaction,
  { requestId, kind }: { readonly requestId: number; readonly kind: LicenceKind },
): Promise<void> {
  const what: LocalizedText = licenceNames[kind];
  await tellHolders(platform, transaction, {
    role: "platform-admin",
    kind: licenceSent,
    activityId: `licences/${requestId}/sent`,
    text: { en: `A seller sent a ${what.en}.`, te: `ఒక అమ్మకందారు పంపారు: ${what.te}.` },
    leadsTo: "/app/admin/licences",
  });
}
