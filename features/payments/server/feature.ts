import { defineFeature } from "#engine/server/feature.ts";
import { erased } from "#engine/server/privacy/erased.ts";
import { paymentsAudited } from "./audited.ts";
import { askAboutCash, cashNoted, cashToConfirm, tellCashDecided } from "./cash/cash-notices.ts";
import { cashClaimListeners } from "./cash/close-cash-claims.ts";
import { partPaid } from "./cash/part-paid-notices.ts";
import { paymentsHindrances } from "./erasure.queries.ts";
import { paymentsErrors, paymentsFields } from "./errors.ts";
import { freeCart } from "./free-cart.ts";
import { paymentsHelp } from "./help.ts";
import { goodsBlocked } from "./online/blocked-notices.ts";
import { onlineJobs } from "./online/online-jobs.ts";
import { openOnlinePayments, waitingTransfers } from "./open-online-payments.ts";
import { sendApprovedRefund } from "./refunds/approved-refund.ts";
import { cameTwice, paidTwice, twiceJobs } from "./refunds/owe-duplicate.ts";
import { paymentsRoutes } from "./routes.ts";
import { paymentsJobs } from "./transfers/expire-transfers.ts";
import { transferNews, transferNotices } from "./transfers/transfer-notices.ts";

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
  notifications: [partPaid, goodsBlocked, cashToConfirm, cashNoted, transferNews, paidTwice, cameTwice],
  help: paymentsHelp,
  audited: paymentsAudited,
  hindersErasure: paymentsHindrances,
  adminQueues: [waitingTransfers, openOnlinePayments],
  privacy: {
    payment_claims: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "blanked",
      blanked: { proof: null },
      because: "belongs to the accounts of an order, which tax law keeps eight years; the picture goes",
    },
    online_payments: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "belongs to the accounts of an order, which tax law keeps eight years",
    },
    online_payment_parts: {
      person: { column: "txnid", of: "online_payments", key: "txnid" },
      onExport: "included",
      onErasure: "kept",
      because: "part of an online payment",
    },
    payment_reports: {
      person: { column: "txnid", of: "online_payments", key: "txnid" },
      onExport: "not personal",
      onErasure: "blanked",
      blanked: { raw: erased },
      because: "that the payment provider reported a payment, and when; its words hold name and phone",
    },
    refunds: {
      person: { column: "txnid", of: "online_payments", key: "txnid" },
      onExport: "included",
      onErasure: "blanked",
      blanked: { reason: erased },
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
