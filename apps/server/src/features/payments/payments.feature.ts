import { defineFeature } from "#platform/feature";
import { sendApprovedRefund } from "./approved-refund.ts";
import { askAboutCash, cashNoted, cashToConfirm, tellCashDecided } from "./cash-notices.ts";
import { cashClaimListeners } from "./close-cash-claims.ts";
import { paymentsJobs } from "./expire-transfers.ts";
import { freeCart } from "./free-cart.ts";
import { onlineJobs } from "./online-jobs.ts";
import { cameTwice, paidTwice, twiceJobs } from "./owe-twice.ts";
import { partPaid } from "./part-paid-notices.ts";
import { paymentsErrors, paymentsFields } from "./payments.errors.ts";
import { paymentsHelp } from "./payments.help.ts";
import { paymentsRoutes } from "./payments.routes.ts";
import { transferNews, transferNotices } from "./transfer-notices.ts";

/** What payments tells the house about itself. */
export const paymentsFeature = defineFeature({
  name: "payments",
  routes: paymentsRoutes,
  errors: paymentsErrors,
  fields: paymentsFields,
  listeners: [
    sendApprovedRefund,
    freeCart,
    ...cashClaimListeners,
    askAboutCash,
    tellCashDecided,
    ...transferNotices,
  ],
  jobs: [...paymentsJobs, ...onlineJobs, ...twiceJobs],
  notifications: [partPaid, cashToConfirm, cashNoted, transferNews, paidTwice, cameTwice],
  help: paymentsHelp,
  privacy: {
    payment_claims: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "belongs to the accounts of an order, which tax law keeps eight years",
    },
    online_payments: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "belongs to the accounts of an order, which tax law keeps eight years",
    },
    online_payment_parts: {
      person: null,
      onExport: "included",
      onErasure: "kept",
      because: "part of an online payment",
    },
    payment_reports: {
      person: null,
      onExport: "not personal",
      onErasure: "kept",
      because: "what the payment provider sent, evidence for a payment; erasure blanks name and phone in it",
    },
    refunds: {
      person: "asked_by_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "belongs to the accounts of an order, which tax law keeps eight years",
    },
    gateway_settlements: {
      person: "noted_by",
      onExport: "not personal",
      onErasure: "kept",
      because: "part of the books, which must be kept eight years; the person is who noted it for Santha",
    },
  },
  demo: "some unpaid orders carry payments that wait for confirmation; one order is paid online, of one the payment failed; the provider has paid out what he took",
});
