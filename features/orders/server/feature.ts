import { defineFeature } from "#engine/server/feature.ts";
import { erased } from "#engine/server/privacy/erased.ts";
import { orderFigures } from "./admin/order-figures.ts";
import { orderQueues } from "./admin/order-queues.ts";
import { ordersHindrances } from "./erasure.queries.ts";
import { ordersErrors, ordersFields } from "./errors.ts";
import { ordersHelp } from "./help.ts";
import { ordersJobs } from "./jobs.ts";
import { ordersListeners } from "./listeners.ts";
import { placedKinds } from "./messages.ts";
import { refundNews } from "./refunds/refund-notices.ts";
import { disputeOverdue } from "./requests/overdue-disputes.ts";
import { ordersRoutes } from "./routes.ts";
import { orderKinds } from "./states/notices.ts";
import { stateKinds } from "./states/order-messages.ts";
import { partCancelledKinds } from "./states/part-cancelled-messages.ts";

const ofOrder = { column: "order_id", of: "orders", key: "id" } as const;

export const ordersFeature = defineFeature({
  name: "orders",
  routes: ordersRoutes,
  errors: ordersErrors,
  fields: ordersFields,
  listeners: ordersListeners,
  jobs: ordersJobs,
  notifications: [...Object.values(orderKinds), disputeOverdue, refundNews],
  smsKinds: [...placedKinds, ...stateKinds, ...partCancelledKinds],
  help: ordersHelp,
  audited: {
    "orders/refund-moved": {
      en: "Moved a refund on",
      te: "సొమ్ము వాపసును ముందుకు కదిలించారు",
    },
    "orders/refund-approved-first": {
      en: "Approved a refund as the first of two people",
      te: "ఇద్దరిలో మొదటివారిగా సొమ్ము వాపసును ఆమోదించారు",
    },
    "orders/refund-approval-taken-back": {
      en: "Took back the first approval of a refund",
      te: "సొమ్ము వాపసు మొదటి ఆమోదాన్ని వెనక్కి తీసుకున్నారు",
    },
    "orders/refund-refused": {
      en: "Refused money that was granted",
      te: "మంజూరు చేసిన సొమ్ము వాపసును తిరస్కరించారు",
    },
    "orders/cash-confirmed": {
      en: "Said what cash was received for an order",
      te: "ఆర్డర్‌కు ఎంత నగదు అందిందో చెప్పారు",
    },
    "orders/decided-for-support": {
      en: "Decided a cancellation or return for the seller",
      te: "రద్దు లేదా వాపసు అభ్యర్థనను అమ్మకందారు బదులు నిర్ణయించారు",
    },
    "orders/moved-for-support": {
      en: "Moved an order on for support",
      te: "సహాయ విభాగం ఆర్డర్‌ను ముందుకు కదిలించింది",
    },
  },
  hindersErasure: ordersHindrances,
  adminQueues: orderQueues,
  adminFigures: orderFigures,
  privacy: {
    master_orders: {
      // Recipient and farmer may be somebody else than the buyer, so each number takes its own columns along.
      person: [
        { profile: "buyer_profile_id", blanks: [] },
        {
          mobile: "phone",
          since: "created_at",
          blanks: ["recipient_name", "phone", "address_line1", "address_line2", "landmark", "city"],
        },
        { mobile: "farmer_mobile_no", since: "created_at", blanks: ["farmer_name", "farmer_mobile_no"] },
      ],
      onExport: "included",
      onErasure: "blanked",
      blanked: {
        ...{ recipient_name: erased, phone: erased, farmer_name: erased, farmer_mobile_no: erased },
        ...{ address_line1: erased, address_line2: "", landmark: "", city: erased },
      },
      because:
        "tax law keeps orders eight years; of the address state and pin code stay, the place of supply",
    },
    orders: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "tax law keeps orders eight years; the buyer is a number without a person",
    },
    order_lines: {
      person: ofOrder,
      onExport: "included",
      onErasure: "kept",
      because: "part of an order: goods and parcels, nobody's name",
    },
    order_shipments: {
      person: ofOrder,
      onExport: "included",
      onErasure: "kept",
      because: "part of an order: goods and parcels, nobody's name",
    },
    order_state_changes: {
      person: ofOrder,
      onExport: "included",
      onErasure: "blanked",
      blanked: { reason: erased },
      because: "history of an order, append-only; the actor is a number without a person",
    },
    order_line_removals: {
      person: ofOrder,
      onExport: "included",
      onErasure: "kept",
      because: "part of an order",
    },
    buyer_order_days: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "numbers counted from the orders, which are kept",
    },
    order_requests: {
      person: ofOrder,
      onExport: "included",
      onErasure: "blanked",
      blanked: { note: "", answer: erased },
      because: "part of an order; what was written to each other goes",
    },
    order_request_lines: {
      person: { column: "request_id", of: "order_requests", key: "id" },
      onExport: "included",
      onErasure: "kept",
      because: "part of an order",
    },
    order_refunds: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "blanked",
      blanked: { reason: erased },
      because: "books must be kept eight years; the buyer is a number without a person",
    },
  },
  demo: "300 orders of 60 days, by agents for farmers and by farmers themselves, delivered and settled; and one on every other way",
});
