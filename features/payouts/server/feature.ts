import { defineFeature } from "#engine/server/feature.ts";
import { payoutsErrors, payoutsFields } from "./errors.ts";
import { payoutsHelp } from "./help.ts";
import { payoutsListeners } from "./listeners.ts";
import { payoutsRoutes } from "./routes.ts";
import { payoutNews, payoutSmsKinds } from "./tell-agent.ts";

/** What payouts tell the house about themselves. */
export const payoutsFeature = defineFeature({
  name: "payouts",
  routes: payoutsRoutes,
  errors: payoutsErrors,
  fields: payoutsFields,
  listeners: payoutsListeners,
  jobs: [],
  notifications: [payoutNews],
  smsKinds: payoutSmsKinds,
  help: payoutsHelp,
  privacy: {
    payout_accounts: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    payout_batches: {
      person: "made_by",
      onExport: "not personal",
      onErasure: "kept",
      because: "part of the books, which must be kept eight years",
    },
    payouts: {
      person: "profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "part of the books, which must be kept eight years, with where the money went",
    },
    payout_lines: {
      person: null,
      onExport: "included",
      onErasure: "kept",
      because: "part of a payout",
    },
  },
  demo: "none yet paid out: agents collect their margins themselves",
});
