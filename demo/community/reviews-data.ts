type Bed = "seed" | "feed" | "care" | "tool";

/** Words of customers by what they got and by their stars; an empty text is stars alone. */
export const productWords: Readonly<Record<Bed, Readonly<Record<number, readonly string[]>>>> = {
  seed: {
    5: [
      "మొలక శాతం చాలా బాగుంది. నూటికి తొంభై గింజలు మొలిచాయి.",
      "Sprouted evenly in six days. I will buy it again next season.",
      "",
      "సంచి సీల్ బాగుంది, బిల్లు కూడా ఇచ్చారు.",
    ],
    4: ["Good seed. The bag came a day late, but dry and sealed.", "మొక్కలు బలంగా ఉన్నాయి.", ""],
    3: ["మొలక పరవాలేదు. నీళ్లు ఎక్కువైతే కొన్ని కుళ్లాయి.", "Some gaps in the rows. I had to sow again in two places."],
    2: ["గింజలు కొన్ని పగిలి ఉన్నాయి. నారు పలుచగా వచ్చింది."],
  },
  feed: {
    5: ["Leaves turned green again within a week.", "వారంలోనే ఆకులు పచ్చబడ్డాయి.", ""],
    4: ["బస్తా తడవకుండా వచ్చింది. ధర కూడా తక్కువే.", "Dissolves well. The measuring cup was missing.", ""],
    3: ["గడ్డలు కట్టి ఉంది, కలపడానికి కష్టమైంది."],
    2: ["The bag was torn at one corner and some of it was lost."],
  },
  care: {
    5: [
      "రెండు రోజుల్లోనే తేడా కనిపించింది.",
      "Worked after the first use. The label says everything in Telugu.",
      "",
      "గడువు తేదీ చాలా దూరం ఉంది, సీల్ బాగుంది.",
      "My neighbour told me about it. Good result.",
    ],
    4: [
      "Good, but follow the label and wear gloves.",
      "ఫలితం బాగుంది. వాన పడితే మళ్లీ వేయాలి.",
      "",
      "ధర తక్కువే. మూత కాస్త గట్టిగా ఉంది.",
      "Did what it should. One packet was enough for an acre.",
    ],
    3: ["ఒకసారి వేస్తే సరిపోలేదు, పది రోజులకు మళ్లీ వేశాను.", "Some effect, but slower than I hoped."],
    2: ["Little effect in my field. Perhaps I used it too late.", "ప్యాకెట్ మూల చిరిగి వచ్చింది."],
  },
  tool: {
    5: ["బరువు తక్కువ, పట్టు బాగుంది.", "Strong and light. My wife uses it too.", ""],
    4: ["Works well. The manual is only in English.", "ధరకు తగ్గ వస్తువు."],
    3: ["నాజిల్ రెండు వారాలకే కారుతోంది."],
    2: ["The handle came loose on the first day."],
  },
};

/** Words about sellers. */
export const sellerWords: Readonly<Record<number, readonly string[]>> = {
  5: ["చెప్పిన రోజే వచ్చింది. ఫోన్ చేస్తే వెంటనే సమాధానం చెప్పారు.", "Packed well and on time.", ""],
  4: ["సరుకు బాగుంది. డెలివరీ ఒక రోజు ఆలస్యం.", "Polite people and a correct bill."],
  3: ["It came, but I had to call twice."],
  2: ["ఆలస్యంగా పంపారు. చెప్పిన సమయానికి రాలేదు."],
};

/** Replies of sellers: thanks for a good review, help for another. */
export const replies = {
  good: ["ధన్యవాదాలు! మళ్లీ రండి.", "Thank you. Good harvest!"],
  poor: [
    "క్షమించండి. మాకు సందేశం పంపండి, ఏం చేయవచ్చో చూస్తాం.",
    "Sorry for that. Send us a message with a photo, and we put it right.",
  ],
} as const;

/** Stars in the order in which they are given. */
export const starsGiven: readonly number[] = [5, 4, 5, 5, 3, 4, 5, 4, 5, 2, 4, 5];
