import type { HelpPage } from "#engine/server/feature.ts";

/** Pages that belong to no other feature of the server. */
export const helpPages: readonly HelpPage[] = [
  {
    route: "/app/home",
    title: { en: "Home", te: "హోమ్" },
    paragraphs: {
      en: [
        "From here you reach everything: the search, the stalls of the store, your latest order and the newest products.",
        "The place below your name, your village or town, decides which offers and delivery days you see. Tap it to change your pin code.",
        "The three lines at the top open the menu: your orders, your earnings, the language and the support phone.",
        "Data saver, near the end of the menu, keeps pictures small and fetches only what you open. It is on by itself where your phone asks for it, and on 2G.",
      ],
      te: [
        "ఇక్కడి నుండి అన్నీ చేరుకోవచ్చు: వెతకడం, స్టోర్ విభాగాలు, మీ తాజా ఆర్డర్, కొత్త ఉత్పత్తులు.",
        "మీ పేరు కింద ఉన్న ఊరిని బట్టి ఆఫర్లు, డెలివరీ రోజులు కనిపిస్తాయి. మీ ఊరు, పిన్ కోడ్ మార్చడానికి దాన్ని తాకండి.",
        "పైన ఉన్న మూడు గీతలు మెనూ తెరుస్తాయి: మీ ఆర్డర్లు, ఆదాయం, భాష, సహాయ ఫోన్ నంబర్.",
        "మెనూ చివర ఉన్న డేటా ఆదా ఆన్ చేస్తే బొమ్మలు చిన్నగా వస్తాయి, మీరు తెరిచినవి మాత్రమే వస్తాయి. ఫోన్‌లో డేటా ఆదా పెట్టుకున్నా, 2G ఉన్నా అదే ఆన్ అవుతుంది.",
      ],
    },
  },
  {
    route: "/app/unsent",
    title: { en: "Waiting changes", te: "పంపని మార్పులు" },
    paragraphs: {
      en: [
        "Without a connection (offline) you can still change the cart, the wishlist and your profile, and write replies, answers and messages. The phone keeps each change and sends it when there is a connection again, once and in order.",
        "Here you see every change that waits. If Santha does not take one, its reason stands with it: correct it, try again, or delete it. Nothing goes away by itself.",
        "Draft orders wait here too, but you place them yourself. When you log out you are asked what is to become of everything that is not sent.",
      ],
      te: [
        "కనెక్షన్ లేకపోయినా (ఆఫ్‌లైన్) కార్ట్, విష్‌లిస్ట్, ప్రొఫైల్ మార్చవచ్చు; జవాబులు, సందేశాలు రాయవచ్చు. ఫోన్ ప్రతి మార్పును దాచి, కనెక్షన్ రాగానే ఒక్కసారి, వరుసగా పంపుతుంది.",
        "వేచి ఉన్న ప్రతి మార్పు ఇక్కడ కనిపిస్తుంది. సంత దేనినైనా అంగీకరించకపోతే కారణం దానితోనే ఉంటుంది: సరిచేయండి, మళ్లీ ప్రయత్నించండి, లేదా తొలగించండి. ఏదీ తనంతట తాను పోదు.",
        "డ్రాఫ్ట్ ఆర్డర్లు కూడా ఇక్కడ ఉంటాయి, కానీ వాటిని మీరే ఆర్డర్ చేయాలి. లాగ్ అవుట్ చేసేటప్పుడు పంపనివాటిని ఏం చేయాలో అడుగుతాం.",
      ],
    },
  },
  {
    route: "/app/home/social/faq",
    title: { en: "FAQ", te: "సాధారణ ప్రశ్నలు" },
    paragraphs: {
      en: [
        "What people ask most about orders, payments, earnings and delivery. Tap a question to read its answer.",
        "Did not find your answer? Write to us or call us from the page Contact us.",
      ],
      te: [
        "ఆర్డర్లు, చెల్లింపులు, ఆదాయం, డెలివరీ గురించి ఎక్కువగా అడిగేవి ఇక్కడ ఉన్నాయి. జవాబు చదవడానికి ప్రశ్నను తాకండి.",
        "మీ ప్రశ్న ఇక్కడ లేదా? మమ్మల్ని సంప్రదించండి పేజీ నుండి రాయండి లేదా ఫోన్ చేయండి.",
      ],
    },
  },
  {
    route: "/app/admin/support/messages",
    roles: ["support"],
    title: { en: "Messages to support", te: "సహాయ సందేశాలు" },
    paragraphs: {
      en: [
        "What people write under Contact us waits here, the longest waiting first.",
        "Write an answer: the person is notified and reads it under Contact us. Or call, and press I have called. Both close the message, and closed ones stand in their own tab.",
      ],
      te: [
        "మమ్మల్ని సంప్రదించండి పేజీలో రాసిన సందేశాలు ఇక్కడ ఉంటాయి, ఎక్కువసేపు వేచి ఉన్నవి ముందు.",
        "జవాబు రాస్తే వారికి తెలియజేస్తాం, వారు దాన్ని అదే పేజీలో చదువుతారు. లేదా ఫోన్ చేసి, “ఫోన్ చేశాను” నొక్కండి. రెండూ సందేశాన్ని ముగిస్తాయి; ముగిసినవి వేరే ట్యాబ్‌లో ఉంటాయి.",
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
