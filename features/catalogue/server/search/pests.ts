/**
 * Pests, diseases and weeds of both states, and common registered products against them in India. Each of `names`
 * finds products whose lower-case English title or group matches `when`. Crop names are left out, because they
 * would find those products too.
 */
import { diseases, weeds } from "./diseases.ts";
import { said as pest, type Synonym } from "./synonym.ts";

/** Substances against caterpillars and borers of fruits and pods. */
const caterpillarKillers =
  /emamectin|spinosad|chlorantraniliprole 18|indoxacarb|lambda cyhalothrin|profenofos|bacillus thuringiensis|helicoverpa npv/;
const leafEaterKillers =
  /emamectin|spinosad|chlorantraniliprole 18|indoxacarb|lambda cyhalothrin|profenofos|bacillus thuringiensis/;
const suckingPestKillers = /imidacloprid|thiamethoxam|flonicamid|azadirachtin/;

const caterpillars: readonly Synonym[] = [
  pest(caterpillarKillers, "bollworm", "helicoverpa", "caterpillar", "american bollworm", "worms", "larva"),
  pest(caterpillarKillers, "లద్దె పురుగు", "శనగ పచ్చ పురుగు", "కాయ తొలుచు పురుగు", "కాయ తొలిచే", "గొంగళి పురుగు"),
  pest(/neem, \d+ ppm|beauveria/, "caterpillar", "గొంగళి పురుగు", "లద్దె పురుగు"),
  pest(
    /emamectin|spinosad|chlorantraniliprole 18|indoxacarb|lambda cyhalothrin|helicoverpa npv|thuringiensis|beauveria/,
    ...["pod borer", "maruca", "spotted pod borer", "మరుకా", "మారుకా మచ్చల పురుగు", "కాయతొలుచు", "గూడు పురుగు"],
  ),
  pest(
    /emamectin|spinosad|chlorantraniliprole 18|indoxacarb|lambda cyhalothrin|fipronil|thuringiensis|npv|metarhizium/,
    ...["fruit borer", "shoot and fruit borer", "shoot borer", "మొవ్వు తొలుచు", "కొమ్మ", "పండు తొలుచు పురుగు"],
  ),
  pest(
    leafEaterKillers,
    "spodoptera litura",
    "tobacco caterpillar",
    "పొగాకు లద్దె పురుగు",
    "hairy caterpillar",
    "బొంత పురుగు",
  ),
  pest(
    leafEaterKillers,
    "semilooper",
    "semi looper",
    "దాసరి పురుగు",
    "నామాల పురుగు",
    "leaf eating",
    "ఆకు తినే పురుగు",
    "web worm",
  ),
  pest(
    /emamectin|spinosad|chlorantraniliprole 18|indoxacarb|fipronil|thuringiensis|azadirachtin/,
    ...["diamond back moth", "dbm", "plutella", "డైమండ్ బ్యాక్ మాత్", "వజ్రపు రెక్క పురుగు"],
  ),
  pest(
    /chlorantraniliprole 18|lambda cyhalothrin|emamectin/,
    "cut worm",
    "agrotis",
    "కత్తిరించు పురుగు",
    "మొదలు కొరికే పురుగు",
  ),
  pest(
    /pink bollworm|profenofos|lambda cyhalothrin|indoxacarb|emamectin/,
    "pink boll worm",
    "pectinophora",
    "గులాబీ రంగు పురుగు",
  ),
  pest(
    /armyworm|emamectin|chlorantraniliprole 18|spinosad/,
    "armyworm",
    "army worm",
    "faw",
    "spodoptera frugiperda",
    "కత్తెర పురుగు",
  ),
  pest(/light trap/, "moths", "రెక్కల పురుగులు", "దీపపు పురుగులు"),
];

const paddyPests: readonly Synonym[] = [
  pest(
    /chlorantraniliprole|fipronil|cartap|thiamethoxam|lambda cyhalothrin/,
    ...[
      "stem borer",
      "yellow stem borer",
      "ysb",
      "dead heart",
      "white ear",
      "మొవ్వు",
      "తెల్ల కంకి",
      "కాండం తొలిచే పురుగు",
      "మొగి పురుగు",
    ],
  ),
  pest(
    /chlorantraniliprole|fipronil|cartap|thiamethoxam|lambda cyhalothrin|beauveria/,
    ...["leaf folder", "leaf roller", "ఆకు చుట్టు పురుగు", "ఆకు ముడత పురుగు", "ఆకు నల్లి ముడత"],
  ),
  pest(
    /fipronil|thiamethoxam|lambda cyhalothrin/,
    "gall midge",
    "silver shoot",
    "ఉల్లి కోడు",
    "ఉల్లి గొట్టం",
    "కోడు ఈగ",
  ),
  pest(
    /imidacloprid 17|thiamethoxam|buprofezin|fipronil|metarhizium|beauveria/,
    ...[
      "brown planthopper",
      "plant hopper",
      "planthoppers",
      "bph",
      "దోమ పోటు",
      "wbph",
      "white backed",
      "hopper burn",
      "సుడి దోమ",
      "గోధుమ రంగు దోమ",
    ],
  ),
  pest(
    /imidacloprid 17|thiamethoxam|lambda cyhalothrin|fipronil/,
    "glh",
    "green leafhopper",
    "leaf hopper",
    "పచ్చ దీపపు పురుగు",
  ),
  pest(/lambda cyhalothrin|profenofos/, "hispa", "హిస్పా", "ముళ్ల పురుగు", "తాటాకు పురుగు"),
  pest(/cartap|lambda cyhalothrin|fipronil/, "case worm", "whorl maggot", "గొట్టపు పురుగు"),
  pest(/profenofos|propargite|spiromesifen/, "panicle mite", "కంకి నల్లి"),
];

const suckingPests: readonly Synonym[] = [
  pest(
    suckingPestKillers,
    "sucking pests",
    "aphid",
    "aphids",
    "jassid",
    "jassids",
    "leafhopper",
    "leaf hopper",
    "hoppers",
  ),
  pest(suckingPestKillers, "పేను బంక", "రసం పీల్చే పురుగు", "పచ్చ దోమ", "దీపపు పురుగు", "తేనె మంచు పురుగు", "నల్ల పేను"),
  pest(/diafenthiuron|buprofezin|beauveria|yellow sticky/, "jassid", "aphid", "పచ్చ దోమ", "పేను బంక"),
  pest(/lambda cyhalothrin|buprofezin/, "hoppers", "తేనె మంచు పురుగు"),
  pest(
    /imidacloprid|thiamethoxam|flonicamid|diafenthiuron|spiromesifen|azadirachtin|yellow sticky|buprofezin/,
    ...["white fly", "white flies", "తెల్ల దోమ", "తెల్ల ఈగ", "bemisia"],
  ),
  pest(
    /imidacloprid|thiamethoxam|spinosad|fipronil|lambda cyhalothrin|blue sticky|azadirachtin/,
    ...["thrips", "black thrips", "parvispinus", "తామర పురుగు", "నల్ల తామర పురుగు", "త్రిప్స్"],
  ),
  pest(
    /propargite|spiromesifen|diafenthiuron|sulphur 80/,
    ...[
      "mite",
      "red mites",
      "spider mite",
      "yellow mite",
      "broad mite",
      "acaricide",
      "miticide",
      "నల్లి",
      "ఎర్ర నల్లి",
      "తెల్ల నల్లి",
    ],
  ),
  pest(
    /propargite|sulphur 80|spiromesifen/,
    "sterility mosaic",
    "eriophyid",
    "వంధ్యత్వ తెగులు",
    "గొడ్డు మోతు తెగులు",
    "వెర్రి తల",
  ),
  pest(/buprofezin|profenofos|thiamethoxam/, "mealy bug", "పిండి నల్లి", "పిండి పురుగు"),
  pest(/buprofezin/, "scale insect", "పొలుసు పురుగు"),
  pest(/imidacloprid 17|thiamethoxam/, "psylla", "psyllid", "సిల్లా", "bunchy top", "ఆకు గుత్తి తెగులు"),
  pest(
    /imidacloprid 17|thiamethoxam|spinosad|fipronil|diafenthiuron|spiromesifen|propargite/,
    ...[
      "leaf curl",
      "leafcurl",
      "ఆకు ముడత తెగులు",
      "ముడత",
      "బొబ్బర తెగులు",
      "gemini virus",
      "జెమిని వైరస్",
      "curling",
    ],
  ),
  pest(
    /imidacloprid|thiamethoxam|diafenthiuron|yellow sticky|y[v]?mv tolerant/,
    ...["yellow mosaic", "ymv", "yvmv", "vein clearing", "mosaic virus", "పల్లాకు తెగులు", "శంఖు రోగం", "మొజాయిక్"],
  ),
  pest(
    /imidacloprid 17|azadirachtin|lambda cyhalothrin|yellow sticky|cartap/,
    ...["leaf miner", "leafminer", "serpentine", "ఆకు తొలుచు పురుగు", "పొర పురుగు"],
  ),
  pest(/sticky trap/, "flying insects", "ఎగిరే పురుగులు"),
];

const soilAndStorePests: readonly Synonym[] = [
  pest(/imidacloprid|metarhizium|chlorantraniliprole 18/, "termite", "white ants", "చెద పురుగు", "చెదలు", "చెద"),
  pest(
    /metarhizium|beauveria|imidacloprid 48/,
    "white grub",
    "root grub",
    "grubs",
    "వేరు పురుగు",
    "వేరు తొలుచు",
    "తెల్ల వేరు పురుగు",
  ),
  pest(/imidacloprid 48/, "shoot fly", "మొవ్వు ఈగ", "మొవ్వు చంపే ఈగ", "stem fly", "కాండం ఈగ"),
  pest(/beauveria/, "weevil", "ముక్కు పురుగు", "rhizome weevil", "దుంప పురుగు"),
  pest(
    /neem cake|trichoderma|pseudomonas|marigold/,
    "nematode",
    "root knot",
    "నెమటోడ్",
    "నులి పురుగు",
    "వేరు బుడిపెలు",
  ),
  pest(/fruit fly/, "melon fly", "bactrocera", "పండు ఈగ", "కాయ ఈగ"),
  pest(
    /bromadiolone/,
    "rats",
    "rodents",
    "bandicoot",
    "mice",
    "ఎలుకలు",
    "పందికొక్కు",
    "rat killer",
    "rat poison",
    "ఎలుకల మందు",
    "పంది కొక్కులు",
  ),
  pest(/hermetic/, "grain weevil", "store pest", "నిల్వ పురుగు", "పుచ్చు పురుగు"),
  pest(/bird net/, "birds", "parrots", "పిట్టలు", "పక్షులు", "చిలుకలు"),
  pest(/barbed wire/, "fence", "fencing", "wild boar", "కంచె", "అడవి పంది"),
];

const pestsAndDiseases = [...caterpillars, ...paddyPests, ...suckingPests, ...soilAndStorePests, ...diseases];

/** All names of pests, diseases and weeds, with the products against them. */
export const pests: readonly Synonym[] = [...pestsAndDiseases, ...weeds];

const namesOf = (list: readonly Synonym[]): string[] => list.flatMap(({ names }) => names);
export const pestNames: readonly string[] = namesOf(pestsAndDiseases);
export const weedNames: readonly string[] = namesOf(weeds);
