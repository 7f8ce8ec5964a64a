import type { HelpPage } from "#engine/server/feature.ts";

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
  {
    route: "/app/notifications/settings",
    title: { en: "Notification settings", te: "నోటిఫికేషన్ సెట్టింగ్‌లు" },
    paragraphs: {
      en: [
        'Switch this device on, and short messages come to it also while Santha is closed. Your browser asks you once; a "no" changes nothing else. When you log out, nothing comes to this device any more.',
        'For each kind choose whether it comes to the phone, stands in the app only, or is not told at all. News of your orders and money comes at once. Of other things at most three messages a day come to the phone one by one; the rest comes once, as "Your daily summary". In quiet hours nothing comes; it waits until they end.',
      ],
      te: [
        "ఈ పరికరాన్ని ఆన్ చేస్తే, సంత మూసి ఉన్నా చిన్న సందేశాలు వస్తాయి. మీ బ్రౌజర్ ఒకసారి అనుమతి అడుగుతుంది; వద్దన్నా మిగతావన్నీ అలాగే పనిచేస్తాయి. మీరు లాగ్ అవుట్ చేస్తే ఈ పరికరానికి ఇక ఏమీ రాదు.",
        "ప్రతి రకానికీ ఫోన్‌కు రావాలా, యాప్‌లో మాత్రమే ఉండాలా, అసలు వద్దా అనేది ఎంచుకోండి. మీ ఆర్డర్లు, సొమ్ముకు సంబంధించిన సందేశాలు వెంటనే వస్తాయి. ఇతర విషయాలపై రోజుకు మూడు సందేశాలు మాత్రమే విడివిడిగా ఫోన్‌కు వస్తాయి; మిగిలినవి “ఈ రోజు సారాంశం” అని ఒకేసారి వస్తాయి. నిశ్శబ్ద సమయంలో ఏదీ రాదు; అది ముగిశాక వస్తుంది.",
      ],
    },
  },
];
