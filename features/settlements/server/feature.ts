import { defineFeature } from "#engine/server/feature.ts";
import { closeEmptyJob } from "./close-empty.ts";
import { creditPaidBack } from "./debts/pay-back-credit.ts";
import { debtReminder, settlementsJobs } from "./debts/remind-debtors.ts";
import { settlementsHindrances } from "./erasure.queries.ts";
import { settlementsErrors, settlementsFields } from "./errors.ts";
import { settlementsHelp } from "./help.ts";
import { settlementsListeners } from "./listeners.ts";
import { sellerPaidNews } from "./pay-seller.ts";
import { settlementsRoutes } from "./routes.ts";

/** What settlements tell the house about themselves. */
export const settlementsFeature = defineFeature({
  name: "settlements",
  routes: settlementsRoutes,
  errors: settlementsErrors,
  fields: settlementsFields,
  listeners: settlementsListeners,
  jobs: [...settlementsJobs, closeEmptyJob],
  notifications: [debtReminder, creditPaidBack, sellerPaidNews],
  help: settlementsHelp,
  audited: {
    "settlements/settled": {
      en: "Moved a seller's payment for an order on",
      te: "ఆర్డర్ కోసం అమ్మకందారు చెల్లింపును ముందుకు కదిలించారు",
    },
    "settlements/received": {
      en: "Noted money received from a seller",
      te: "అమ్మకందారు నుండి వచ్చిన సొమ్ము నమోదు చేశారు",
    },
    "settlements/credit-paid-back": {
      en: "Paid a seller's credit back",
      te: "అమ్మకందారుకు జమ ఉన్న సొమ్ము తిరిగి చెల్లించారు",
    },
  },
  hindersErasure: settlementsHindrances,
  privacy: {
    seller_payments: {
      person: "paid_by",
      onExport: "not personal",
      onErasure: "kept",
      because: "part of the books, which must be kept eight years; the person is who paid for Santha",
    },
  },
  demo: "delivered orders whose days of return are over are settled with their sellers",
});
