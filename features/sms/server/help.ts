import type { HelpPage } from "#engine/server/feature.ts";

export const smsHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/sms",
    roles: ["platform-admin"],
    title: { en: "Text messages", te: "SMS సందేశాలు" },
    paragraphs: {
      en: [
        "Operators deliver a message only if its words are registered with DLT. Register each text here exactly as shown, with {#var#} for what changes, and enter the template id that you get.",
        "Latest messages shows what became of each: queued, handed over to the gateway, delivered, or failed with the reason. The words of messages are not shown.",
        "An English message has 160 letters a part, a Telugu one 70; the gateway bills each part.",
      ],
      te: [
        "DLTలో నమోదైన పదాలున్న సందేశాలనే ఆపరేటర్లు చేరవేస్తారు. ఇక్కడ కనిపించే ప్రతి పాఠాన్ని, మారే చోట {#var#}తో, ఉన్నది ఉన్నట్టు నమోదు చేసి, వచ్చిన టెంప్లేట్ ఐడీ రాయండి.",
        "తాజా సందేశాల్లో ఒక్కొక్కటి ఏమైందో ఉంటుంది: వరుసలో ఉంది, గేట్‌వేకు ఇచ్చాం, చేరింది, లేదా కారణంతో సహా విఫలమైంది. సందేశాల పదాలు చూపించం.",
        "ఆంగ్ల సందేశంలో ఒక్కో భాగానికి 160 అక్షరాలు, తెలుగులో 70; గేట్‌వే ప్రతి భాగానికీ వసూలు చేస్తుంది.",
      ],
    },
  },
];
