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
    "coupons/batch-added": { en: "Made a batch of coupon codes", te: "కూపన్ కోడ్‌లు చేశారు" },
    "coupons/batch-changed": { en: "Changed a batch of coupon codes", te: "కూపన్ కోడ్‌ల నిబంధనలు మార్చారు" },
    "coupons/batch-voided": { en: "Voided a batch of coupon codes", te: "కూపన్ కోడ్‌లను రద్దు చేశారు" },
    "coupons/batch-exported": { en: "Saved coupon codes as a file", te: "కూపన్ కోడ్‌లను ఫైల్‌గా సేవ్ చేశారు" },
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
    coupon_batches: {
      person: null,
      onExport: "not personal",
      onErasure: "not personal",
      because: "terms of codes that the operator hands out",
    },
    coupon_codes: {
      person: "taken_by_profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "a code that was taken gives no second coupon; the person is a number then",
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
