import type { HelpPage } from "#platform/feature";

export const notificationsHelp: readonly HelpPage[] = [
  {
    route: "/app/notifications",
    title: { en: "Notifications", te: "నోటిఫికేషన్లు" },
    paragraphs: {
      en: [
        "Here is what happened to your orders and accounts, the newest first. New ones come by themselves while the app is open.",
        'Tap one to open what it is about; it then counts as read. "Mark all as read" clears the number on the bell. After 90 days notifications are deleted.',
      ],
      te: [
        "మీ ఆర్డర్లు, ఖాతాలలో ఏం జరిగిందో ఇక్కడ కనిపిస్తుంది. తాజావి ముందు ఉంటాయి. యాప్ తెరిచి ఉన్నప్పుడు కొత్తవి వాటంతట అవే వస్తాయి.",
        'దేనికి సంబంధించిందో చూడటానికి దాన్ని నొక్కండి; అప్పుడు అది చదివినట్టు అవుతుంది. "అన్నీ చదివినట్టు గుర్తించండి" నొక్కితే గంటపై సంఖ్య పోతుంది. 90 రోజుల తర్వాత నోటిఫికేషన్లు తొలగిపోతాయి.',
      ],
    },
  },
];
