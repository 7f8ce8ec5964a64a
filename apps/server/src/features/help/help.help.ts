import type { HelpPage } from "#platform/feature";

/** Pages that belong to no other feature of the server. */
export const helpPages: readonly HelpPage[] = [
  {
    route: "/app/home",
    title: { en: "Home", te: "హోమ్" },
    paragraphs: {
      en: [
        "From here you reach everything: the search, the stalls of the store, your latest order and the newest products.",
        "The place below your name decides which offers and delivery days you see. Tap it to change your pin code.",
        "The three lines at the top open the menu: your orders, your earnings, the language and the support phone.",
      ],
      te: [
        "ఇక్కడి నుండి అన్నీ చేరుకోవచ్చు: వెతకడం, స్టోర్ విభాగాలు, మీ తాజా ఆర్డర్, కొత్త ఉత్పత్తులు.",
        "మీ పేరు కింద ఉన్న ఊరిని బట్టి ఆఫర్లు, డెలివరీ రోజులు కనిపిస్తాయి. పిన్ కోడ్ మార్చడానికి దాన్ని తాకండి.",
        "పైన ఉన్న మూడు గీతలు మెనూ తెరుస్తాయి: మీ ఆర్డర్లు, ఆదాయం, భాష, సహాయ ఫోన్ నంబర్.",
      ],
    },
  },
  {
    route: "/app/home/social/faq",
    title: { en: "FAQ", te: "తరచుగా అడిగే ప్రశ్నలు" },
    paragraphs: {
      en: [
        "What people ask most about orders, payments, earnings and delivery. Touch a question to read its answer.",
        "Your question is not here? Write to us or call us from the page Contact us.",
      ],
      te: [
        "ఆర్డర్లు, చెల్లింపులు, ఆదాయం, డెలివరీ గురించి ఎక్కువగా అడిగేవి ఇక్కడ ఉన్నాయి. జవాబు చదవడానికి ప్రశ్నను తాకండి.",
        "మీ ప్రశ్న ఇక్కడ లేదా? మమ్మల్ని సంప్రదించండి పేజీ నుండి రాయండి లేదా ఫోన్ చేయండి.",
      ],
    },
  },
  {
    route: "/app/home/social/contact-us",
    title: { en: "Contact us", te: "మమ్మల్ని సంప్రదించండి" },
    paragraphs: {
      en: [
        "Call the support line, or write what you need. We read your message and call the number of your profile.",
        "Write the order number if it is about an order: then nothing needs to be asked again.",
      ],
      te: [
        "సహాయ నంబర్‌కు ఫోన్ చేయండి, లేదా మీకు ఏమి కావాలో రాయండి. మీ సందేశం చదివి, మీ ప్రొఫైల్‌లోని నంబర్‌కు ఫోన్ చేస్తాం.",
        "ఆర్డర్ గురించి అయితే ఆర్డర్ నంబర్ రాయండి: అప్పుడు మళ్లీ అడగాల్సిన అవసరం ఉండదు.",
      ],
    },
  },
];
