import type { HelpPage } from "#engine/server/feature.ts";

export const sellingHelp: readonly HelpPage[] = [
  {
    route: "/app/sell/areas",
    roles: ["seller"],
    title: { en: "Delivery areas", te: "డెలివరీ ప్రాంతాలు" },
    paragraphs: {
      en: [
        "Where you deliver, what it costs, in how many days, and whether cash is taken at the door. A buyer whose pin code is in no area cannot order from you.",
        "An area is a whole pin code, or its first digits: 506 holds all pin codes that begin with 506. Where several fit, the longest one counts, then the highest order value that the order reaches.",
        "For cheaper delivery of larger orders add the same area again with a higher order value. A change holds for new orders; placed ones keep their charge.",
      ],
      te: [
        "మీరు ఎక్కడికి డెలివరీ చేస్తారు, ఎంత ఛార్జీ, ఎన్ని రోజులు, డెలివరీ సమయంలో నగదు తీసుకుంటారా అన్నది ఇక్కడ ఉంటుంది. ఏ ప్రాంతంలోనూ లేని పిన్ కోడ్ వారు మీ దగ్గర ఆర్డర్ చేయలేరు.",
        "ప్రాంతం అంటే పూర్తి పిన్ కోడ్, లేదా దాని మొదటి అంకెలు: 506 అంటే 506తో మొదలయ్యే అన్ని పిన్ కోడ్‌లు. చాలా సరిపోతే, ఎక్కువ అంకెలున్నది, తర్వాత ఆర్డర్ చేరుకునే ఎక్కువ విలువది వర్తిస్తుంది.",
        "పెద్ద ఆర్డర్లకు తక్కువ ఛార్జీ కావాలంటే అదే ప్రాంతాన్ని ఎక్కువ ఆర్డర్ విలువతో మళ్లీ చేర్చండి. మార్పు కొత్త ఆర్డర్లకే; వచ్చిన ఆర్డర్ల ఛార్జీ మారదు.",
      ],
    },
  },
  {
    route: "/app/admin/people/$profileKey/selling",
    roles: ["platform-admin"],
    title: { en: "Selling", te: "అమ్మకం" },
    paragraphs: {
      en: [
        "Suspend a seller who must not sell for now. Write the reason: the seller reads it on every page of the sell area, with the number of support.",
        "All goods leave store, search and carts at once. Placed orders go on. The seller cannot list, price or make offers until you let the seller sell again; then the goods are back. Both stand in the audit log with your name.",
      ],
      te: [
        "కొంతకాలం అమ్మకూడని అమ్మకందారును నిలిపివేయండి. కారణం రాయండి: అమ్మకందారు తన అమ్మకం పేజీలన్నింటిలో దాన్ని, సపోర్ట్ నంబర్‌ను చూస్తారు.",
        "సరుకంతా స్టోర్, వెతకడం, కార్ట్‌ల నుండి వెంటనే పోతుంది. వచ్చిన ఆర్డర్లు కొనసాగుతాయి. మీరు మళ్లీ అమ్మనిచ్చేవరకు అమ్మకందారు సరుకు పెట్టలేరు, ధర మార్చలేరు, ఆఫర్ పెట్టలేరు; తర్వాత సరుకు తిరిగి వస్తుంది. రెండూ మీ పేరుతో ఆడిట్ లాగ్‌లో ఉంటాయి.",
      ],
    },
  },
];
