import type { HelpPage } from "#engine/server/feature.ts";

export const licencesHelp: readonly HelpPage[] = [
  {
    route: "/app/sell/licences",
    roles: ["seller"],
    title: { en: "Licences", te: "లైసెన్స్‌లు" },
    paragraphs: {
      en: [
        "Your dealer licences for seeds, fertilisers and pesticides, with number and last day. Add one or renew it with a photo; only you and our admins see the photo.",
        "An admin checks it and you get a message. Until then the earlier licence counts to its last day. If it is sent back, the reason stands here: correct it and send it again.",
        "We remind you 30, 7 and 1 days before a licence ends. After its last day the products that need it leave the store by themselves, and are back when the new one is approved. Orders already placed go on.",
      ],
      te: [
        "విత్తనాలు, ఎరువులు, పురుగుమందుల డీలర్ లైసెన్స్‌లు నంబర్, చివరి రోజుతో ఇక్కడ ఉంటాయి. ఫోటోతో కొత్తది చేర్చండి లేదా పునరుద్ధరించినది పంపండి; ఫోటోను మీరు, మా నిర్వాహకులు మాత్రమే చూస్తారు.",
        "నిర్వాహకులు పరిశీలిస్తారు, మీకు సందేశం వస్తుంది. అప్పటివరకు పాత లైసెన్స్ దాని చివరి రోజు వరకు చెల్లుతుంది. తిరిగి పంపితే కారణం ఇక్కడ ఉంటుంది: సరిచేసి మళ్లీ పంపండి.",
        "గడువుకు 30, 7, 1 రోజుల ముందు గుర్తు చేస్తాం. చివరి రోజు దాటాక ఆ లైసెన్స్ కావాల్సిన సరుకు స్టోర్‌లో కనిపించదు; కొత్తది ఆమోదం పొందగానే తిరిగి వస్తుంది. వచ్చిన ఆర్డర్లు కొనసాగుతాయి.",
      ],
    },
  },
  {
    route: "/app/admin/licences",
    roles: ["platform-admin"],
    title: { en: "Sellers' licences", te: "అమ్మకందారుల లైసెన్స్‌లు" },
    paragraphs: {
      en: [
        "Licences that sellers sent after they were let in, the longest waiting first. Compare number and last day with the photo; press it to see it large.",
        "Approve makes it count at once; products that waited for it are back in the store. Send back asks for a reason, which the seller reads. Each is decided once, with your name in the audit log.",
      ],
      te: [
        "అమ్మకందారులు తర్వాత పంపిన లైసెన్స్‌లు, ఎక్కువ కాలంగా ఎదురుచూస్తున్నవి ముందు. నంబర్, చివరి రోజును ఫోటోతో పోల్చండి; పెద్దగా చూడటానికి ఫోటోను నొక్కండి.",
        "ఆమోదిస్తే వెంటనే చెల్లుతుంది; దాని కోసం ఆగిన సరుకు స్టోర్‌లోకి వస్తుంది. తిరిగి పంపడానికి కారణం రాయాలి, దాన్ని అమ్మకందారు చదువుతారు. ప్రతిదానిపై ఒక్కసారే నిర్ణయం; మీ పేరు ఆడిట్ లాగ్‌లో ఉంటుంది.",
      ],
    },
  },
];
