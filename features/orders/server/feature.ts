import { defineFeature } from "#engine/server/feature.ts";
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

export const ordersFeature = defineFeature({
  name: "orders",
  routes: ordersRoutes,
  errors: ordersErrors,
  fields: ordersFields,
  listeners: ordersListeners,
  jobs: ordersJobs,
  notifications: [...Object.values(orderKinds), disputeOverdue, refundNews],
  smsKinds: [...placedKinds, ...stateKinds],
  help: ordersHelp,
  audited: {
    "orders/refund-moved": {
      en: "Moved a refund on",
      te: "సొమ్ము వాపసును ముందుకు కదిలించారు",
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
  privacy: {
    master_orders: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "tax law keeps orders eight years; recipient, phone and address lines are blanked on erasure",
    },
    orders: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "tax law keeps orders eight years; the buyer is a number without a person",
    },
    order_lines: { person: null, onExport: "included", onErasure: "kept", because: "part of an order" },
    order_shipments: { person: null, onExport: "included", onErasure: "kept", because: "part of an order" },
    order_state_changes: {
      person: "actor_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "history of an order, append-only; the actor is a number without a person",
    },
    order_line_removals: {
      person: null,
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
    order_requests: { person: null, onExport: "included", onErasure: "kept", because: "part of an order" },
    order_request_lines: {
      person: null,
      onExport: "included",
      onErasure: "kept",
      because: "part of an order",
    },
    order_refunds: {
      person: "buyer_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "books must be kept eight years; the buyer is a number without a person",
    },
  },
  demo: "300 orders of 60 days, by agents for farmers and by farmers themselves, delivered and settled; and one on every other way",
});
