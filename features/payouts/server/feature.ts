import { defineFeature } from "#engine/server/feature.ts";
import { duePayouts } from "./due-payouts.ts";
import { payoutsHindrances } from "./erasure.queries.ts";
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
  audited: {
    "payouts/account-saved": {
      en: "Saved where margins are paid to",
      te: "మార్జిన్ ఎక్కడికి చెల్లించాలో సేవ్ చేశారు",
    },
    "payouts/batch-made": {
      en: "Made a batch of payouts",
      te: "మార్జిన్ చెల్లింపుల జాబితా తయారు చేశారు",
    },
    "payouts/approved-first": {
      en: "Approved a payout as the first of two people",
      te: "ఇద్దరిలో మొదటివారిగా మార్జిన్ చెల్లింపును ఆమోదించారు",
    },
    "payouts/approval-taken-back": {
      en: "Took back the first approval of a payout",
      te: "మార్జిన్ చెల్లింపు మొదటి ఆమోదాన్ని వెనక్కి తీసుకున్నారు",
    },
    "payouts/paid": {
      en: "Noted a payout as paid",
      te: "మార్జిన్ చెల్లించినట్టు నమోదు చేశారు",
    },
    "payouts/failed": {
      en: "Noted a payout as failed",
      te: "మార్జిన్ చెల్లింపు విఫలమైనట్టు నమోదు చేశారు",
    },
    "payouts/returned": {
      en: "Noted a payout that the bank sent back",
      te: "బ్యాంకు తిప్పి పంపిన మార్జిన్ చెల్లింపు నమోదు చేశారు",
    },
  },
  hindersErasure: payoutsHindrances,
  adminQueues: [duePayouts],
  privacy: {
    payout_accounts: { person: "profile_id", onExport: "included", onErasure: "deleted" },
    payout_approvals: {
      person: "profile_id",
      onExport: "not personal",
      onErasure: "kept",
      because: "who of finance approved what, until it is paid",
    },
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
      person: { column: "payout_id", of: "payouts", key: "id" },
      onExport: "included",
      onErasure: "kept",
      because: "part of a payout",
    },
  },
  demo: "none yet paid out: agents collect their margins themselves",
});
