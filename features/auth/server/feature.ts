import { defineFeature } from "#engine/server/feature.ts";
import { codeKinds } from "./codes/messages.ts";
import { securityNews } from "./devices/security-alarm.ts";
import { authErrors, authFields } from "./errors.ts";
import { authHelp } from "./help.ts";
import { authJobs } from "./jobs.ts";
import { authRoutes } from "./routes.ts";

export const authFeature = defineFeature({
  name: "auth",
  routes: authRoutes,
  errors: authErrors,
  fields: authFields,
  listeners: [],
  jobs: authJobs,
  notifications: [securityNews],
  smsKinds: codeKinds,
  help: authHelp,
  audited: {
    "auth/account-opened": {
      en: "Opened an account",
      te: "ఖాతా తెరిచారు",
    },
    "auth/password-changed": {
      en: "Set a new password",
      te: "కొత్త పాస్‌వర్డ్ పెట్టుకున్నారు",
    },
    "auth/second-factor-set": {
      en: "Set up two-step sign-in",
      te: "రెండంచెల సైన్ ఇన్ పెట్టుకున్నారు",
    },
    "auth/second-factor-reset": {
      en: "Took two-step sign-in away",
      te: "రెండంచెల సైన్ ఇన్ తీసేశారు",
    },
  },
  privacy: {
    credentials: {
      person: "profile_id",
      onExport: "secret",
      onErasure: "deleted",
      because: "A password hash serves nobody outside and could be guessed at.",
    },
    one_time_codes: {
      person: { mobile: "mobile_no" },
      onExport: "secret",
      onErasure: "deleted",
      because: "Codes are bound to a number, live ten minutes and are deleted a day later.",
    },
    known_devices: {
      person: "profile_id",
      onExport: "secret",
      onErasure: "deleted",
      because: "Hashes of tokens that lie in the person's browsers.",
    },
    second_factors: {
      person: "profile_id",
      onExport: "secret",
      onErasure: "deleted",
      because: "Whoever had it could sign in.",
    },
    recovery_codes: {
      person: "profile_id",
      onExport: "secret",
      onErasure: "deleted",
      because: "Hashes of codes that stand in for the second factor.",
    },
    referrals: {
      person: ["new_profile_id", "referrer_profile_id"],
      onExport: "included",
      onErasure: "kept",
      because: "A reward was paid for it; it names two numbers of accounts and nothing else.",
    },
  },
  demo: "The password of the ten named accounts.",
});
