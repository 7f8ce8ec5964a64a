/** One answer of the demo world. */
export interface DemoAnswer {
  readonly by: string;
  readonly hoursLater: number;
  readonly words: string;
  readonly usefulTo?: readonly string[];
  /** An expert of the operator agrees. */
  readonly isAgreed?: boolean;
  readonly isSolution?: boolean;
}

/** One question of the demo world; words as their author writes them. */
interface DemoQuestion {
  readonly by: string;
  readonly hoursAgo: number;
  readonly title: string;
  readonly words?: string;
  readonly crop: string;
  readonly stage: string;
  readonly meToo: readonly string[];
  readonly answers: readonly DemoAnswer[];
}

const padma = "9000000001";
const ramulu = "9000000002";
const saidulu = "9000000101";
const vijayalakshmi = "9000000102";
const nagaraju = "9000000103";
const anjamma = "9000000108";
const hussain = "9000000111";
const lakshmi = "9000001001";
const komuraiah = "9000001002";
const balu = "9000001003";
const sarojana = "9000001004";
const ravi = "9000001005";
const bujji = "9000001006";
const yakaiah = "9000001007";
const nagesh = "9000001008";
const mangamma = "9000001009";
const support = "9000000008";

/** July: paddy is transplanted, cotton and maize stand, chilli is in the nursery. Oldest first. */
export const demoQuestions: readonly DemoQuestion[] = [
  {
    ...{ by: komuraiah, hoursAgo: 480, crop: "paddy", stage: "nursery", meToo: [balu, ramulu] },
    title: "వరి నారు పసుపు రంగులోకి మారుతోంది, ఏం చేయాలి?",
    words: "నారు పోసి 15 రోజులు అయింది. కొత్త ఆకులు పాలిపోతున్నాయి. ఇప్పటివరకు యూరియా మాత్రమే వేశాను.",
    answers: [
      {
        ...{ by: vijayalakshmi, hoursLater: 5, usefulTo: [balu, ramulu, lakshmi], isAgreed: true },
        isSolution: true,
        words: "ఇది జింకు లోపం. లీటరు నీటికి 2 గ్రాముల జింక్ సల్ఫేట్ కలిపి 5 రోజుల తేడాతో రెండుసార్లు పిచికారీ చేయండి. మొక్క తేరుకుంటుంది.",
      },
      { by: yakaiah, hoursLater: 20, words: "మా నారుమడిలో నీళ్లు తీసేసి మళ్లీ కొత్త నీళ్లు పెడితే కొంత మెరుగైంది." },
    ],
  },
  {
    ...{ by: padma, hoursAgo: 410, crop: "cotton", stage: "growing", meToo: [sarojana, nagesh, ravi] },
    title: "Cotton leaves turn yellow, then red at the edges. What is it?",
    words:
      "It began on the east side five days ago. The leaves curl down, and small pale insects jump when I touch the plant.",
    answers: [
      {
        ...{
          by: saidulu,
          hoursLater: 6,
          usefulTo: [sarojana, nagesh, padma],
          isAgreed: true,
          isSolution: true,
        },
        words:
          "These are leaf hoppers (పచ్చదోమ). They suck under the leaf, so the edges burn.\n1. Turn ten leaves over: with more than two hoppers on a leaf, act.\n2. Hang ten yellow sticky traps for each acre.\n3. Spray neem oil 1500 ppm, 5 ml in a litre of water, under the leaves, in the evening.",
      },
      {
        ...{ by: nagesh, hoursLater: 26, usefulTo: [ravi] },
        words: "మాకూ పోయినేడాది ఇలాగే వచ్చింది. పసుపు అట్టలు కట్టి, వేప నూనె రెండుసార్లు కొట్టాక తగ్గింది.",
      },
      {
        ...{ by: sarojana, hoursLater: 49 },
        words:
          "Check for standing water on that side too. Mine turned red after the field stayed wet for four days.",
      },
    ],
  },
  {
    ...{ by: lakshmi, hoursAgo: 350, crop: "maize", stage: "growing", meToo: [mangamma, bujji] },
    title: "మొక్కజొన్న సుడిలో పురుగు తింటోంది, ఏ మందు కొట్టాలి?",
    words: "సుడిలో రంపపు పొట్టు లాంటిది ఉంది. 25 రోజుల పంట, రెండు ఎకరాలు.",
    answers: [
      {
        ...{ by: anjamma, hoursLater: 3, usefulTo: [mangamma, bujji], isAgreed: true },
        words:
          "ఇది కత్తెర పురుగు. ఉదయం లేదా సాయంత్రం సుడిలోకి పడేలా ఇమామెక్టిన్ బెంజోయేట్ 0.4 గ్రాములు లీటరు నీటికి కలిపి కొట్టండి. చేతికి గ్లౌజులు, ముఖానికి మాస్క్ తప్పనిసరి.",
      },
      {
        ...{ by: bujji, hoursLater: 30, usefulTo: [lakshmi] },
        words: "పొడి ఇసుక, సున్నం 9:1 కలిపి సుడిలో చిటికెడు వేశాం. చిన్న పురుగులు చాలావరకు చచ్చాయి.",
      },
    ],
  },
  {
    ...{ by: balu, hoursAgo: 300, crop: "chilli", stage: "nursery", meToo: [hussain, komuraiah] },
    title: "Thrips on chilli seedlings: when should I begin to spray?",
    words: "Last year black thrips took half of the crop. The seedlings are 20 days old now.",
    answers: [
      {
        ...{
          by: hussain,
          hoursLater: 8,
          usefulTo: [balu, komuraiah, padma],
          isAgreed: true,
          isSolution: true,
        },
        words:
          "Do not wait for curling. Put blue sticky traps at the height of the plants in the nursery already. Plant two rows of maize around the field as a fence. Spray only when you count more than two thrips on a leaf, and change the substance every time.",
      },
      {
        ...{ by: support, hoursLater: 30 },
        words:
          "Take care of the waiting time on the label, and never mix more than two products. Call the Kisan Call Centre for free if you are not sure: 1800 180 1551.",
      },
    ],
  },
  {
    ...{ by: ramulu, hoursAgo: 240, crop: "paddy", stage: "growing", meToo: [lakshmi] },
    title: "దుక్కిలో డీఏపీ ఎంత వేయాలి, నాటిన తర్వాత వేయవచ్చా?",
    words: "నేల నల్లరేగడి. నాటి మూడు రోజులు అయింది, దుక్కిలో ఏమీ వేయలేదు.",
    answers: [
      {
        ...{ by: nagaraju, hoursLater: 10, usefulTo: [ramulu, lakshmi] },
        words: "నాటిన 10 రోజులలోపు ఎకరానికి ఒక బస్తా డీఏపీ వేయవచ్చు, ఆ తర్వాత భాస్వరం వేస్తే వృథా. పై పాటుకు యూరియా, పొటాష్ మాత్రమే వాడండి.",
      },
    ],
  },
  {
    ...{ by: sarojana, hoursAgo: 190, crop: "red-gram", stage: "land", meToo: [] },
    title: "Red gram between rows of cotton: how far apart?",
    words: "I have three acres of red soil and want to sow both together this week.",
    answers: [
      {
        ...{ by: yakaiah, hoursLater: 14, usefulTo: [sarojana], isSolution: true },
        words:
          "One row of red gram after every six rows of cotton works well for us. Then the sprayer still gets through.",
      },
    ],
  },
  {
    ...{
      by: mangamma,
      hoursAgo: 130,
      crop: "cotton",
      stage: "flowering",
      meToo: [padma, nagesh, sarojana, ravi],
    },
    title: "పత్తిలో గులాబీ పురుగు రాకుండా ఇప్పుడే ఏం చేయాలి?",
    words: "మా ఊళ్లో పోయినేడాది కాయలన్నీ పాడయ్యాయి. ఈసారి 45 రోజుల పంట.",
    answers: [
      {
        ...{ by: padma, hoursLater: 4, usefulTo: [mangamma, nagesh, sarojana], isAgreed: true },
        words:
          "ఎకరానికి 4 లింగాకర్షక బుట్టలు పెట్టి రోజూ చూడండి. వరుసగా మూడు రోజులు బుట్టకు 8 రెక్కల పురుగులు పడితే మందు కొట్టాలి. గుడ్డి పూలు కనిపిస్తే ఏరి కాల్చేయండి.",
      },
      { by: ravi, hoursLater: 22, words: "వేప గింజల కషాయం 5 శాతం 45 రోజులకు ఒకసారి కొడితే గుడ్లు పెట్టడం తగ్గుతుంది." },
    ],
  },
  {
    ...{ by: nagesh, hoursAgo: 75, crop: "groundnut", stage: "growing", meToo: [balu] },
    title: "Brown spots on groundnut leaves after the rain, do I need to spray?",
    words: "Round spots with a yellow ring, on the lower leaves only. Sown 40 days ago.",
    answers: [
      {
        ...{ by: vijayalakshmi, hoursLater: 7, usefulTo: [nagesh] },
        words:
          "It looks like tikka leaf spot. While it is on the lower leaves only, remove them and look again in five days.",
      },
    ],
  },
  {
    ...{ by: bujji, hoursAgo: 30, crop: "turmeric", stage: "growing", meToo: [anjamma] },
    title: "పసుపు దుంపలు కుళ్లిపోతున్నాయి, నీళ్లు ఎక్కువైనందుకా?",
    words: "గట్ల మీద వేశాను. వానలకు రెండు రోజులు నీళ్లు నిలిచాయి.",
    answers: [],
  },
  {
    ...{ by: ravi, hoursAgo: 9, crop: "paddy", stage: "growing", meToo: [] },
    title: "Which herbicide can I use ten days after transplanting paddy?",
    words: "Mostly grasses, and a little sedge near the bund. Two acres, water stands two fingers deep.",
    answers: [],
  },
];
