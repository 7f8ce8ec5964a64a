/** What somebody says below an update; words as they are written. */
export interface DemoReply {
  /** Number of who says it. */
  readonly by: string;
  /** Hours after the update. */
  readonly after: number;
  readonly text: string;
  /** Said to the reply before it. */
  readonly isToReply?: true;
}

/** One update of the demo world. */
export interface DemoUpdate {
  readonly by: string;
  readonly hoursAgo: number;
  readonly text: string;
  /** Slugs. */
  readonly crops?: readonly string[];
  /** Slug of the product below the words. */
  readonly product?: string;
  /** Numbers of those who found it useful. */
  readonly useful: readonly string[];
  readonly replies?: readonly DemoReply[];
  readonly poll?: DemoPoll;
}

/** A poll below an update, open for a week. */
export interface DemoPoll {
  readonly options: readonly string[];
  /** Who voted, and for which option, the first at 0. */
  readonly votes: readonly (readonly [person: string, option: number])[];
}

const padma = "9000000001";
const ramulu = "9000000002";
const kakatiya = "9000000003";
const palamuru = "9000000012";
const golkonda = "9000000014";
const saidulu = "9000000101";
const vijayalakshmi = "9000000102";
const nagaraju = "9000000103";
const swaroopa = "9000000104";
const lakshmi = "9000001001";
const komuraiah = "9000001002";
const balu = "9000001003";
const ravi = "9000001005";
const bujji = "9000001006";
const sujatha = "9000001011";
const upender = "9000001015";
const sammaiah = "9000001020";

/** July again: nurseries, transplanting, the first sprays and the first heavy rain. Oldest first. */
export const demoUpdates: readonly DemoUpdate[] = [
  {
    by: komuraiah,
    hoursAgo: 410,
    crops: ["cotton"],
    text: "మా ముత్తోజిపేటలో నిన్న రాత్రి గంటన్నర పెద్ద వాన పడింది. పత్తి గింజలు మొలకెత్తని చోట మళ్లీ పెట్టడానికి అదను వచ్చింది. వాన ఆగాక రెండు రోజుల్లో పెట్టేయండి.",
    useful: [padma, ramulu, lakshmi],
    replies: [{ by: ramulu, after: 2, text: "మాదన్నపేటలో చినుకులే పడ్డాయి. మీ దగ్గర ఎన్ని సెంటీమీటర్లు పడింది?" }],
  },
  {
    by: nagaraju,
    hoursAgo: 352,
    crops: ["paddy"],
    product: "cono-weeder-for-paddy",
    text: "Planted in lines this year with a rope, 25 cm apart. It took half a day more for one acre, but the weeder goes through easily. If you are still in the nursery, try it on at least half an acre.",
    useful: [upender, padma, sujatha, sammaiah],
    replies: [
      { by: upender, after: 5, text: "How many people for one acre?" },
      { by: nagaraju, after: 6, text: "Nine, from seven in the morning to two.", isToReply: true },
      { by: sujatha, after: 20, text: "మేం కూడా ఈసారి తాడుతోనే నాటాం. కలుపు తీయడం తేలికైంది." },
    ],
  },
  {
    by: sujatha,
    hoursAgo: 300,
    crops: ["chilli"],
    text: "మిరప నారులో కొన్ని మొక్కలు నేల దగ్గర కుళ్లి పడిపోతున్నాయి. నీళ్లు తగ్గించాను. ఇంకా ఏం చేయాలి?",
    useful: [vijayalakshmi],
    replies: [
      {
        by: vijayalakshmi,
        after: 3,
        text: "బెడ్ మీద నీళ్లు నిలవకుండా కాలువ తీయండి. పడిపోయిన మొక్కలు తీసేసి దూరంగా పూడ్చండి. రేపు వచ్చి చూస్తాను.",
      },
      { by: sujatha, after: 30, text: "వచ్చి చూసినందుకు ధన్యవాదాలు. ఇప్పుడు కొత్తగా పడిపోవడం లేదు.", isToReply: true },
    ],
  },
  {
    by: golkonda,
    hoursAgo: 262,
    text: "Our repair van stands at the Narsampet market yard on Sunday from nine to one. Bring sprayers that lost pressure: washers and nozzles are changed while you wait, you pay for the parts only.",
    useful: [padma, balu, komuraiah, saidulu, lakshmi],
    replies: [{ by: balu, after: 8, text: "పవర్ స్ప్రేయర్లు కూడా చూస్తారా?" }],
  },
  {
    by: ravi,
    hoursAgo: 231,
    crops: ["maize"],
    product: "pheromone-lure-fall-armyworm",
    text: "మొక్కజొన్న 22 రోజుల పంట. సుడిలో చిన్న పురుగులు కనిపించాయి. ఎకరానికి నాలుగు ఎర బుట్టలు పెట్టాను, రోజూ పొద్దున లెక్కపెడుతున్నాను: ఆరు, తొమ్మిది, నాలుగు.",
    useful: [bujji, saidulu, padma],
    replies: [
      { by: saidulu, after: 4, text: "మంచి పని. మూడు రోజులు వరుసగా పెరిగితే చెప్పండి, అప్పుడు చూద్దాం." },
      { by: bujji, after: 9, text: "బుట్టలు ఎక్కడ దొరికాయి?" },
    ],
  },
  {
    by: padma,
    hoursAgo: 190,
    text: "Farmers of Khanapur and Nagurlapalle: I come with the orders on Tuesday by the ten o'clock bus. Those who pay in cash, please keep the exact amount ready. The receipt is in the app.",
    useful: [balu, ramulu],
    replies: [
      { by: balu, after: 1, text: "అక్కా, నా ఆర్డర్ కూడా వస్తుందా?" },
      { by: padma, after: 2, text: "వస్తుంది బాలూ, బస్టాండ్ దగ్గరికి రండి.", isToReply: true },
    ],
  },
  {
    by: upender,
    hoursAgo: 158,
    crops: ["paddy"],
    product: "zinc-sulphate-heptahydrate-21-percent-zn",
    text: "Rust-coloured spots on the lower leaves eight days after planting. The soil test of last year already said zinc is low. I broadcast it now and will write in ten days whether the new leaves are clean.",
    useful: [nagaraju, sammaiah, ramulu],
    replies: [{ by: sammaiah, after: 12, text: "మా చేల్పూరులో కూడా ఇలాగే ఉంది. పది రోజుల తర్వాత తప్పకుండా చెప్పండి." }],
  },
  {
    by: bujji,
    hoursAgo: 121,
    crops: ["cotton", "red-gram"],
    text: "పత్తి చేను చుట్టూ మూడు వరుసల కంది వేశాం. ఇప్పుడు జానెడు ఎత్తు వచ్చింది. గొర్రెలు రాకుండా ముళ్ల కంప అడ్డం పెట్టాం.",
    useful: [ravi, vijayalakshmi, saidulu, komuraiah],
  },
  {
    by: palamuru,
    hoursAgo: 88,
    crops: ["groundnut"],
    text: "Groundnut at 40 days: this is the week for gypsum, before the pegs go down. Put it beside the row and earth up lightly, not on the leaves.",
    useful: [nagaraju, padma],
    replies: [{ by: lakshmi, after: 15, text: "ఎకరానికి ఎంత వేయాలి?" }],
  },
  {
    by: sammaiah,
    hoursAgo: 47,
    crops: ["chilli"],
    product: "yellow-sticky-trap-a4",
    text: "పసుపు అట్టలు కట్టి మూడు రోజులైంది. ఒక్కో అట్టకు 40 దాకా తెల్లదోమలు అంటుకున్నాయి. ఆకు ముడత తగ్గింది. ఇంకా మందు కొట్టలేదు.",
    useful: [padma, swaroopa, sujatha, lakshmi, vijayalakshmi, balu],
    replies: [
      { by: swaroopa, after: 3, text: "అట్టలను మొక్క కొసకు కొంచెం పైన కట్టండి, వారానికి ఒకసారి పైకి జరపండి." },
      { by: sujatha, after: 7, text: "ఎకరానికి ఎన్ని కట్టారు?" },
      { by: sammaiah, after: 8, text: "ఇరవై.", isToReply: true },
    ],
  },
  {
    by: vijayalakshmi,
    hoursAgo: 33,
    crops: ["chilli"],
    text: "When will you plant out your chilli seedlings? I order the trays from the nursery by your answers.",
    poll: {
      options: ["This week", "Next week", "Later", "Already planted"],
      votes: [
        ...([
          [sujatha, 1],
          [sammaiah, 3],
          [lakshmi, 1],
          [swaroopa, 1],
          [komuraiah, 2],
        ] as const),
        ...([
          [balu, 0],
          [ramulu, 1],
          [ravi, 0],
          [upender, 2],
        ] as const),
      ],
    },
    useful: [sujatha, swaroopa, ramulu],
    replies: [{ by: sujatha, after: 4, text: "నాకు వచ్చే వారం ఐదు ట్రేలు కావాలి మేడమ్." }],
  },
  {
    by: lakshmi,
    hoursAgo: 20,
    text: "ఇటుకాలపల్లి చెరువు సగం నిండింది. ఈ వారం కాలువకు నీళ్లు వదులుతారని పంచాయతీలో చెప్పారు. నాట్లు మిగిలిన వాళ్లు సిద్ధం చేసుకోండి.",
    crops: ["paddy"],
    useful: [ramulu, komuraiah, padma],
    replies: [{ by: ramulu, after: 2, text: "మంచి కబురు చెప్పారు లక్ష్మి గారూ." }],
  },
  {
    by: kakatiya,
    hoursAgo: 6,
    crops: ["cotton"],
    product: "pheromone-lure-pink-bollworm",
    text: "Lures for pink bollworm are in stock again after the rains. Hang them when the first squares appear, change them after four weeks, and keep the new ones in a cool place until then.",
    useful: [komuraiah, bujji],
    replies: [{ by: komuraiah, after: 3, text: "శుక్రవారం వరంగల్ వస్తాను, ఒక ప్యాకెట్ పక్కన పెట్టండి." }],
  },
];

/** Waits for its time in the demo world, so long that who tries it still finds it. */
export const waitingUpdate = {
  by: padma,
  hoursAhead: 6 * 24 + 1,
  text: "Tomorrow is my day in Khanapur again: I come with the orders by the ten o'clock bus. Please keep the exact amount ready.",
} as const;
