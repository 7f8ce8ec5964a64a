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
];
