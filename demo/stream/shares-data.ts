/** One share of the demo world; words as their author writes them. */
export interface DemoShare {
  /** Number of an agent or of the platform admin; left out, a seller who sells all the products. */
  readonly by?: string;
  readonly hoursAgo: number;
  /** Slugs. */
  readonly products: readonly string[];
  readonly title: string;
  readonly text?: string;
  readonly isPinned?: boolean;
}

const padma = "9000000001";
const saidulu = "9000000101";
const vijayalakshmi = "9000000102";
const nagaraju = "9000000103";
const swaroopa = "9000000104";
const anjamma = "9000000108";
const hussain = "9000000111";
const house = "9000000010";

/** July: paddy is transplanted, cotton and maize stand, chilli is in the nursery. Oldest first. */
export const demoShares: readonly DemoShare[] = [
  {
    hoursAgo: 505,
    products: ["dhaincha-green-manure-seed"],
    title: "వరి నాటే ముందు జీలుగ చల్లండి, నేలకు బలం",
    text: "విత్తిన 45 రోజులకు పూత దశలో కలియదున్నితే చాలు. యూరియా ఖర్చు తగ్గుతుంది.",
  },
  {
    by: hussain,
    hoursAgo: 470,
    products: ["black-gram-certified-seed-ymv-tolerant"],
    title: "Black gram that stood the yellow mosaic last year",
    text: "Three farmers of Allagadda sowed it beside the old variety. The difference showed by the fourth week.",
  },
  {
    hoursAgo: 441,
    products: ["soil-test-kit-npk"],
    title: "మట్టి పరీక్ష చేసి ఎరువు వేయండి",
    text: "ఇంట్లోనే పది నిమిషాలలో నత్రజని, భాస్వరం, పొటాష్ స్థాయి తెలుస్తుంది.",
  },
  {
    hoursAgo: 396,
    products: ["trichoderma-viride-1-percent-wp", "neem-cake"],
    title: "Wilt in red gram? Mix Trichoderma with neem cake before sowing",
    text: "Keep the mixture moist in the shade for a week, then spread it along the rows.",
  },
  {
    by: anjamma,
    hoursAgo: 372,
    products: ["groundnut-seed-pods"],
    title: "వేరుశనగకు ఇంకా పది రోజుల అదను ఉంది",
    text: "నాగర్‌కర్నూల్ చుట్టుపక్కల వాళ్ళకు శుక్రవారం వరకు ఆర్డర్లు తీసుకుంటున్నాను.",
  },
  {
    by: house,
    hoursAgo: 340,
    products: ["ppe-kit-for-spraying", "nitrile-gloves-pair"],
    title: "మందు కొట్టేటప్పుడు జాగ్రత్త: చేతి తొడుగులు, మాస్క్, గాలికి ఎదురుగా వద్దు",
    text: "మందు కొట్టేటప్పుడు చేతి తొడుగులు, మాస్క్ తప్పనిసరి. గాలికి ఎదురుగా పిచికారీ చేయకండి. ఒంట్లో బాగోకపోతే డబ్బాతో సహా ఆసుపత్రికి వెళ్ళండి.",
    isPinned: true,
  },
  {
    hoursAgo: 316,
    products: ["battery-sprayer-16-l-12-v-8-ah", "battery-for-sprayer-12-v-8-ah"],
    title: "Sixteen litres without pumping: battery sprayers are here",
    text: "A spare battery sprays a second acre the same morning.",
  },
  {
    by: nagaraju,
    hoursAgo: 288,
    products: ["cono-weeder-for-paddy"],
    title: "Two passes with this weeder saved me one round of labour",
    text: "Tenth day and twentieth day after planting, in lines. My field is opposite the Kodad market yard, come and try it.",
  },
  {
    hoursAgo: 243,
    products: ["pheromone-lure-fall-armyworm"],
    title: "మొక్కజొన్నలో కత్తెర పురుగు వచ్చిందా? ముందే తెలుసుకోండి",
    text: "ఎర బుట్టలో రోజూ పడే రెక్కల పురుగులను లెక్కపెడితే మందు ఎప్పుడు కొట్టాలో తెలుస్తుంది.",
  },
  {
    by: padma,
    hoursAgo: 220,
    products: ["nano-urea-liquid"],
    title: "Half a litre in place of a bag: for the second top dressing",
    text: "I bring orders from Narsampet to Khanapur every Tuesday.",
  },
  {
    hoursAgo: 172,
    products: ["tarpaulin-hdpe-200-gsm-24-x-18-ft"],
    title: "Heavy rain is on the way: keep seed and urea dry",
  },
  {
    by: vijayalakshmi,
    hoursAgo: 149,
    products: ["bt-cotton-hybrid-seed-bg-ii-475-g-packet", "red-gram-seed-medium-duration"],
    title: "పత్తి చేను చుట్టూ నాలుగు వరుసల కంది",
    text: "కంది అడ్డుగా ఉంటే పురుగు తగ్గుతుంది, పప్పు కూడా వస్తుంది. గతేడాది మా వైరాలో అందరూ ఇలాగే వేశారు.",
  },
  {
    hoursAgo: 125,
    products: ["zinc-sulphate-heptahydrate-21-percent-zn"],
    title: "Rusty, stunted leaves in the paddy nursery? It may be zinc",
  },
  {
    by: saidulu,
    hoursAgo: 99,
    products: ["chilli-hybrid-seed-dry-red-type", "seaweed-extract-liquid"],
    title: "మిరప నారు గట్టిపడాలంటే ఈ రెండూ",
    text: "కురవిలో పది మంది రైతులకు తెప్పించాను. నారు వాడిపోకుండా నిలబడింది.",
  },
  {
    hoursAgo: 75,
    products: ["pheromone-lure-pink-bollworm"],
    title: "Cotton is flowering: hang pink bollworm lures now",
    text: "Eight moths in a trap three nights running means it is time to act.",
  },
  {
    hoursAgo: 51,
    products: ["chilli-nursery-seedling-tray-104-cells"],
    title: "మిరప నారు ట్రేలు వచ్చాయి, ఈ వారమే తీసుకోండి",
    text: "35 రోజుల నారు, వేరు దెబ్బతినకుండా నేరుగా పొలంలో నాటవచ్చు.",
  },
  {
    hoursAgo: 26,
    products: ["micronutrient-mixture-for-foliar-spray", "zinc-edta-12-percent-chelated"],
    title: "Yellow between the veins? One spray of micronutrients",
  },
  {
    by: swaroopa,
    hoursAgo: 4,
    products: ["yellow-sticky-trap-a4", "azadirachtin-0-15-percent-ec-neem-1500-ppm"],
    title: "Sucking pests on young chilli? Hang yellow traps this week",
    text: "Twenty traps an acre at the height of the leaves. Neem oil in the evening, not in the sun.",
  },
];
