import { defineFeature } from "#engine/server/feature.ts";
import { cartErrors, cartFields } from "./errors.ts";
import { cartRoutes } from "./routes.ts";

export const cartFeature = defineFeature({
  name: "cart",
  routes: cartRoutes,
  errors: cartErrors,
  fields: cartFields,
  listeners: [],
  jobs: [],
  notifications: [],
  help: [
    {
      route: "/app/store/checkout/cart",
      title: { en: "Cart", te: "కార్ట్" },
      paragraphs: {
        en: [
          "Change the number of packs with + and −, or take a product out with the bin.",
          "Products of several sellers become one order per seller. Prices are those of now; if one changes before you confirm, you are asked again.",
        ],
        te: [
          "+ మరియు − తో ప్యాక్‌ల సంఖ్య మార్చండి; చెత్తబుట్ట గుర్తుతో ఉత్పత్తిని తీసివేయండి.",
          "వేర్వేరు అమ్మకందారుల ఉత్పత్తులు విడివిడి ఆర్డర్లు అవుతాయి. ధరలు ప్రస్తుతానివి; నిర్ధారించే ముందు మారితే మళ్లీ అడుగుతాం.",
        ],
      },
    },
  ],
  privacy: {
    carts: {
      person: "profile_id",
      onExport: "included",
      onErasure: "kept",
      because: "orders, which tax law keeps eight years, point at it; it holds nothing but numbers and times",
    },
    cart_lines: {
      person: { column: "cart_id", of: "carts", key: "id" },
      onExport: "included",
      onErasure: "deleted",
    },
    cart_assists: {
      person: [{ column: "cart_id", of: "carts", key: "id" }, { mobile: "farmer_mobile_no" }],
      onExport: "included",
      onErasure: "deleted",
    },
  },
  demo: "Padma has a cart with three products of two sellers",
});
