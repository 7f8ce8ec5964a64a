import type { HelpPage } from "#engine/server/feature.ts";

export const adminHelp: readonly HelpPage[] = [
  {
    route: "/app/admin",
    roles: ["platform-admin", "finance", "support"],
    title: { en: "Admin", te: "నిర్వహణ" },
    paragraphs: {
      en: [
        "The desks that you may open stand here: what waits for finance and for support.",
        "It opens in a tab of its own, so that what you were doing in the shop stays as it is.",
      ],
      te: [
        "మీరు తెరవగల పని బల్లలు ఇక్కడ ఉంటాయి: లెక్కల విభాగం, సహాయ విభాగం చేయాల్సిన పనులు.",
        "ఇది వేరే ట్యాబ్‌లో తెరుచుకుంటుంది; మీరు దుకాణంలో చేస్తున్నది అలాగే ఉంటుంది.",
      ],
    },
  },
];
