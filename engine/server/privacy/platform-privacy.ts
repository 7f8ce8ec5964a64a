import { sql } from "kysely";
import type { Hindrance, Privacy } from "./table-privacy.ts";

const ofTheHouse = { person: null, onExport: "not personal", onErasure: "not personal" } as const;

/** What happens to a person's rows of the platform's own tables. */
export const platformPrivacy: Privacy = {
  audit_log: {
    person: "actor_profile_id",
    onExport: "included",
    // Whom staff acted upon is another person's data.
    withheld: ["subject", "detail"],
    onErasure: "kept",
    because: "append-only evidence of who did what; it names people by number alone",
  },
  sessions: {
    person: "profile_id",
    onExport: "included",
    withheld: ["token_hash"],
    onErasure: "deleted",
  },
  role_grants: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  seller_access: { person: ["profile_id", "seller_profile_id"], onExport: "included", onErasure: "deleted" },
  idempotency_keys: {
    person: "profile_id",
    onExport: "not personal",
    onErasure: "deleted",
    because: "answers of the last month, made of rows that are handed out themselves",
  },
  sms_messages: {
    person: { mobile: "mobile_no", since: "created_at" },
    onExport: "included",
    withheld: ["sealed_body"],
    onErasure: "deleted",
  },
  mails: { person: "profile_id", onExport: "included", onErasure: "deleted" },
  rate_limits: {
    person: { mobileWithin: "subject" },
    onExport: "secret",
    onErasure: "deleted",
    because: "what keeps strangers from guessing, forgotten after a day",
  },
  fake_payu_refunds: {
    person: { column: "mihpayid", of: "fake_payu_payments", key: "mihpayid" },
    onExport: "not personal",
    onErasure: "deleted",
    because: "no real money: the stand-in of the demo",
  },
  fake_payu_payments: {
    person: { mobileWithin: "form" },
    onExport: "not personal",
    onErasure: "deleted",
    because: "no real money: the stand-in of the demo",
  },
  events: { ...ofTheHouse, because: "they name rows by their ids alone" },
  event_deliveries: ofTheHouse,
  feature_flags: ofTheHouse,
  settings: ofTheHouse,
};

/** Staff hand their rights back first, so that never the last platform admin goes. */
export const platformHindrances: readonly Hindrance[] = [
  {
    text: {
      en: "You have a staff role. A platform admin has to take it away first.",
      te: "మీకు సిబ్బంది పాత్ర ఉంది. ముందు ప్లాట్‌ఫాం అడ్మిన్ దాన్ని తీసేయాలి.",
    },
    holds: (id) => sql<boolean>`exists (select from role_grants where profile_id = ${id}
      and role in ('support', 'finance', 'platform-admin'))`,
  },
];
