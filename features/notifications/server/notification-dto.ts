import type { LocalizedText } from "#engine/contract/language.ts";
import { type Measure, packText } from "#engine/contract/pack-text.ts";
import type { Notification } from "../contract/notifications.ts";

/** A notification as it is kept, with what is known of its order. */
export interface NotificationRow {
  readonly told_at: number;
  readonly activity_id: string;
  readonly kind: string;
  readonly heading_en: string;
  readonly heading_te: string;
  readonly body_en: string;
  readonly body_te: string;
  readonly leads_to: string;
  readonly read_at: Date | null;
  readonly noticed: Noticed | null;
}

interface Noticed {
  readonly order_id: string;
  readonly farmer_name: string | null;
  readonly title_en: string;
  readonly title_te: string;
  readonly attributes: readonly Measure[];
  readonly drawing: string;
  readonly bed: "seed" | "feed" | "care" | "tool";
  readonly photo: string | null;
  readonly other_lines: number;
}

/** A kept row as the caller gets it. */
export function notificationOf(row: NotificationRow): Notification {
  const text = { en: row.body_en, te: row.body_te };
  return {
    timestamp: row.told_at,
    latestActivity: { id: row.activity_id },
    kind: row.kind,
    heading: { en: row.heading_en, te: row.heading_te },
    text,
    leadsTo: row.leads_to,
    isRead: row.read_at !== null,
    about: row.noticed && aboutOf(row.noticed, text, row.leads_to),
  };
}

function aboutOf(noticed: Noticed, text: LocalizedText, leadsTo: string): Notification["about"] {
  const { order_id: orderId, drawing, photo, bed } = noticed;
  const number = new RegExp(`^#${orderId}[:,] `);
  // A seller sends to the one who takes the parcel; for whom an agent ordered is the agent's.
  const farmer = leadsTo.startsWith("/app/order/") ? noticed.farmer_name : null;
  return {
    orderId,
    subject: { en: subjectIn("en", noticed, farmer), te: subjectIn("te", noticed, farmer) },
    said: { en: text.en.replace(number, ""), te: text.te.replace(number, "") },
    ...{ drawing, photo, bed },
  };
}

function subjectIn(language: "en" | "te", noticed: Noticed, farmer: string | null): string {
  const product = [noticed[`title_${language}`], packText(noticed.attributes, language)]
    .filter(Boolean)
    .join(", ");
  const others = noticed.other_lines;
  if (language === "te") {
    const goods = others > 0 ? `${product}, మరో ${others}` : product;
    return farmer === null ? goods : `${farmer} కోసం ${goods}`;
  }
  const goods = others > 0 ? `${product} and ${others} more` : product;
  return farmer === null ? goods : `${goods} for ${farmer}`;
}
