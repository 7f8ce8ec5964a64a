import type { HelpPage } from "#engine/server/feature.ts";

export const contactsHelp: readonly HelpPage[] = [
  {
    route: "/app/contacts",
    title: { en: "Contacts", te: "పరిచయాలు" },
    paragraphs: {
      en: [
        "Keep the names and mobile numbers of people you know. Only you can see this list.",
        "Press Add to write one, or Import to take them from a vCard file (.vcf) that your phone's contacts app can save. Only names and mobile numbers are taken from it.",
        "If someone is on Santha, See profile opens their page. If not, Invite opens an SMS that you send yourself; Santha sends nothing.",
      ],
      te: [
        "మీకు తెలిసిన వారి పేర్లు, మొబైల్ నంబర్లు ఇక్కడ దాచుకోండి. ఈ జాబితా మీకు మాత్రమే కనిపిస్తుంది.",
        "ఒకరిని రాయడానికి చేర్చండి నొక్కండి. లేదా మీ ఫోన్ కాంటాక్ట్స్ యాప్ సేవ్ చేసే vCard ఫైల్ (.vcf) నుండి తీసుకోండి; అందులోంచి పేర్లు, మొబైల్ నంబర్లు మాత్రమే తీసుకుంటాం.",
        "వారు సంతలో ఉంటే ప్రొఫైల్ చూడండి నొక్కి వారి పేజీ తెరవండి. లేకపోతే ఆహ్వానించండి నొక్కితే SMS తెరుచుకుంటుంది, దాన్ని మీరే పంపాలి; సంత ఏమీ పంపదు.",
      ],
    },
  },
];
