/** A message of the demo world: from the one who opened the chat, or from the other side. */
interface DemoMessage {
  readonly from: "one" | "other";
  readonly text: string;
}

const padma = "9000000001";
const ramulu = "9000000002";
const seller = "9000000003";
const lakshmi = "9000001001";
const komuraiah = "9000001002";

/** Chats between people. */
export const demoChats: readonly {
  readonly by: string;
  readonly other: string;
  readonly minutesAgo: number;
  readonly messages: readonly DemoMessage[];
}[] = [
  {
    by: padma,
    other: seller,
    minutesAgo: 400,
    messages: [
      { from: "one", text: "Namaskaram. What is your price for 20 bags of urea in one delivery?" },
      {
        from: "other",
        text: "For 20 bags I can send them this week. Order 20 and the handling charge is the same.",
      },
      { from: "one", text: "Good. I will ask the farmers tomorrow." },
    ],
  },
  {
    by: ramulu,
    other: padma,
    minutesAgo: 150,
    messages: [
      { from: "one", text: "అక్కా, మిరప విత్తనాలు ఎప్పుడు వస్తాయి?" },
      { from: "other", text: "శుక్రవారం వస్తాయి. నేను ఇంటికి తెచ్చి ఇస్తాను." },
      { from: "one", text: "సరే, మంచిది. డబ్బు అప్పుడే ఇస్తాను." },
    ],
  },
  {
    by: lakshmi,
    other: padma,
    minutesAgo: 45,
    messages: [{ from: "one", text: "నా పత్తిలో ఆకులు ఎర్రగా మారుతున్నాయి. ఏం చేయాలి?" }],
  },
];

/** A group of farmers, made by the first agent, in which everybody has said yes but one. */
export const demoGroup = {
  name: "ఖానాపూర్ మిరప రైతులు",
  by: padma,
  others: [ramulu, lakshmi, komuraiah],
  isAsked: seller,
  minutesAgo: 2000,
  messages: [
    { by: padma, text: "నమస్కారం. మిరప ధరలు, పురుగుల గురించి ఇక్కడ మాట్లాడుకుందాం." },
    { by: ramulu, text: "మంచిది. వరంగల్ మార్కెట్‌లో ఈ రోజు మిరప క్వింటాల్ 14,200 అమ్మింది." },
    { by: komuraiah, text: "My leaves curl at the edges. Is it thrips?" },
    { by: lakshmi, text: "ఆకు కింద చూడండి. సన్నని పసుపు పురుగులు ఉంటే తామర పురుగులే." },
    { by: padma, text: "Neem oil in the evening, 5 ml to a litre. Look again after three days." },
    { by: komuraiah, text: "Thank you, I will spray today." },
  ],
} as const;

/** Chats with support; of one whose last message is the customer's somebody waits. */
export const demoSupportChats: readonly {
  readonly by: string;
  readonly minutesAgo: number;
  readonly messages: readonly DemoMessage[];
  readonly isSolved?: true;
}[] = [
  {
    by: padma,
    minutesAgo: 130,
    messages: [
      { from: "one", text: "Yadagiri wants the sprayer on Thursday, before the rain. Can it come earlier?" },
      {
        from: "other",
        text: "Namaskaram Padma. The van leaves Warangal tomorrow. It reaches Khanapur by Thursday noon.",
      },
      { from: "one", text: "Thank you. Please let him be called before the van comes." },
    ],
  },
  {
    by: ramulu,
    minutesAgo: 17,
    messages: [{ from: "one", text: "నా ఆర్డర్ ఎక్కడ ఉంది? రెండు రోజులుగా చూస్తున్నాను." }],
  },
  {
    by: komuraiah,
    minutesAgo: 2900,
    messages: [
      { from: "one", text: "How do I change the address of my order?" },
      {
        from: "other",
        text: "Before it is sent you can cancel it and order again. After that please call us.",
      },
      { from: "one", text: "Thank you" },
    ],
    isSolved: true,
  },
];
