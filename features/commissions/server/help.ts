import type { HelpPage } from "#engine/server/feature.ts";

export const commissionsHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/commissions",
    roles: ["platform-admin"],
    title: { en: "Agent's margin by category", te: "వర్గాల వారీ ఏజెంట్ మార్జిన్" },
    paragraphs: {
      en: [
        "What an agent earns on a pack whose seller goes by the rule, as a part of its price. The rule of the group comes before that of its category, and that before the one for all products. A seller's own margin comes before every rule.",
        "A rule begins with a day, today at the earliest. Placed orders keep their margin. Price and margin together never exceed the MRP: where the rule would, the margin is smaller.",
      ],
      te: [
        "అమ్మకందారు నియమాన్ని ఎంచుకున్న ప్యాక్‌పై ఏజెంట్‌కు వచ్చేది, ధరలో శాతంగా. వర్గం కంటే ఉపవర్గం నియమం ముందు; అన్ని ఉత్పత్తుల నియమం కంటే వర్గం నియమం ముందు. అమ్మకందారు సొంత మార్జిన్ అన్ని నియమాల కంటే ముందు.",
        "నియమం ఒక రోజు నుండి మొదలవుతుంది, ఈ రోజు నుండి కూడా పెట్టవచ్చు. వచ్చిన ఆర్డర్ల మార్జిన్ మారదు. ధర, మార్జిన్ కలిపి MRPని దాటవు: దాటితే మార్జిన్ తగ్గుతుంది.",
      ],
    },
  },
];
