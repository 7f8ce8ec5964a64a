import { formatDate, momentOfDay } from "#engine/contract/date-text.ts";
import type { Language, LocalizedText } from "#engine/contract/language.ts";
import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import { notify } from "#features/notifications/server";
import type { ExpiringBatch } from "./expiry.queries.ts";

/** Stock that expires soon or has expired. */
export const stockExpires: NotificationKind = {
  name: "STOCK_EXPIRES",
  heading: { en: "Stock that expires", te: "గడువు దాటే స్టాక్" },
  title: {
    en: "A batch of your stock expires soon or has expired",
    te: "మీ స్టాక్‌లో బ్యాచ్ గడువు దగ్గరపడినప్పుడు లేదా ముగిసినప్పుడు",
  },
  usually: "push",
  role: "seller",
};

interface Told {
  readonly profileId: number;
  readonly activityId: string;
  /** At least one. */
  readonly batches: readonly ExpiringBatch[];
}

type Teller = Pick<Platform, "clock" | "signals">;

const dayText = (day: string, language: Language): string => formatDate(momentOfDay(day), language);
function nameOf({ title, pack, batchNumber }: ExpiringBatch, language: Language): string {
  const batch = batchNumber === null ? "" : ` (${language === "te" ? "బ్యాచ్" : "batch"} ${batchNumber})`;
  return `${title[language]}, ${pack[language]}${batch}`;
}

const packsTe = (packs: number): string => (packs === 1 ? "ప్యాక్" : "ప్యాక్‌ల");

/** Tells a seller of batches that expire soon, in one message. */
export async function tellExpiring(
  platform: Teller,
  transaction: Transaction,
  told: Told & { readonly daysBefore: number },
): Promise<void> {
  const [first, ...more] = told.batches;
  if (!first) return;
  const { packs, expiresOn } = first;
  await tell(platform, transaction, told, {
    en:
      more.length === 0
        ? `${nameOf(first, "en")}: ${packs === 1 ? "1 pack expires" : `${packs} packs expire`} on ${dayText(expiresOn, "en")}.`
        : `${told.batches.length} batches expire within ${told.daysBefore} days, first ${nameOf(first, "en")} on ${dayText(expiresOn, "en")}.`,
    te:
      more.length === 0
        ? `${nameOf(first, "te")}: ${packs} ${packsTe(packs)} గడువు ${dayText(expiresOn, "te")}న ముగుస్తుంది.`
        : `${told.daysBefore} రోజుల్లో ${told.batches.length} బ్యాచ్‌ల గడువు ముగుస్తుంది. మొదటిది ${nameOf(first, "te")}: ${dayText(expiresOn, "te")}.`,
  });
}

/** Tells a seller of batches that are out of stock since they have expired, in one message. */
export async function tellExpired(
  platform: Teller,
  transaction: Transaction,
  { packs, ...told }: Told & { readonly packs: number },
): Promise<void> {
  const [first, ...more] = told.batches;
  if (!first) return;
  await tell(platform, transaction, told, {
    en:
      more.length === 0
        ? `${nameOf(first, "en")}: ${packs === 1 ? "1 pack has expired and is" : `${packs} packs have expired and are`} no longer for sale.`
        : `${told.batches.length} batches with ${packs} packs have expired and are no longer for sale.`,
    te:
      more.length === 0
        ? `${nameOf(first, "te")}: ${packs} ${packsTe(packs)} గడువు ముగిసింది. ఇక అమ్మకానికి ఉంచం.`
        : `${told.batches.length} బ్యాచ్‌ల (${packs} ప్యాక్‌లు) గడువు ముగిసింది. అవి ఇక అమ్మకానికి లేవు.`,
  });
}

async function tell(
  platform: Teller,
  transaction: Transaction,
  { profileId, activityId, batches }: Told,
  text: LocalizedText,
): Promise<void> {
  const products = new Set(batches.map(({ level3Id }) => level3Id));
  const [only] = products;
  const leadsTo = products.size === 1 ? `/app/sell/catalogue/${only}` : "/app/sell/catalogue";
  await notify(platform, transaction, { profileId, kind: stockExpires, activityId, text, leadsTo });
}
