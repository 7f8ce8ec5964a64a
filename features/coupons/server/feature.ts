import { defineFeature } from "#engine/server/feature.ts";
import { couponsErrors, couponsFields } from "./errors.ts";
import { couponsHelp } from "./help.ts";
import { couponEarned, couponsListeners } from "./listeners.ts";
import { couponsRoutes } from "./routes.ts";

/** What coupons tells the house about itself. */
export const couponsFeature = defineFeature({
  name: "coupons",
  routes: couponsRoutes,
  errors: couponsErrors,
  fields: couponsFields,
  listeners: couponsListeners,
  jobs: [],
  notifications: [couponEarned],
  help: couponsHelp,
  audited: {
    "coupons/voided": { en: "Voided a coupon", te: "కూపన్‌ను రద్దు చేశారు" },
    "coupons/terms-added": { en: "Added terms of coupons", te: "కూపన్ల నిబంధనలు చేర్చారు" },
    "coupons/terms-removed": { en: "Removed coming terms of coupons", te: "రాబోయే కూపన్ నిబంధనలు తీసేశారు" },
  },
  privacy: {
    coupon_terms: {
      person: null,
      onExport: "not personal",
      onErasure: "kept",
      because: "what the operator gives to everybody",
    },
    coupons: {
      person: ["holder_profile_id", "friend_profile_id"],
      onExport: "included",
      onErasure: "kept",
      because:
        "belongs to the accounts of the order that used it; holder and friend are numbers without a person",
    },
  },
  demo: "Padma has coupons to use, a used one and an expired one; everyone named has a welcome coupon",
});
