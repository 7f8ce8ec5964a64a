import { pests } from "./pests.ts";
import { type Synonym, said } from "./synonym.ts";
import { varieties } from "./varieties.ts";

/*
 * Other names under which farmers ask for goods: everyday names, trade names and uses; pests have a table of their own.
 * English and Telugu; Latin spellings of Telugu come from the sound of the words.
 */

const goods: readonly Synonym[] = [
  said(/\bseeds?\b|for sowing/, "గింజలు", "విత్తులు", "beej"),
  said(/\bpaddy\b/, "rice", "dhan", "ధాన్యం", "వడ్లు", "బియ్యం"),
  said(/\bmaize\b|sweet corn/, "corn", "makka", "మక్క", "మొక్క జొన్న"),
  said(/\bsorghum\b/, "jowar", "jonna", "జొన్నలు"),
  said(/pearl millet/, "bajra", "సజ్జలు"),
  said(/finger millet/, "ragi", "రాగులు", "తైదలు"),
  said(/red gram/, "redgram", "pigeon pea", "tur", "toor", "arhar", "కందులు"),
  said(/green gram/, "greengram", "moong", "mung", "పెసలు"),
  said(/black gram/, "blackgram", "urad", "మినుములు", "మినప", "మినపప్పు"),
  said(/bengal gram/, "bengalgram", "chickpea", "chick pea", "chana", "శనగలు"),
  said(/\bcowpea\b/, "lobia", "బొబ్బర్లు", "అలసందలు"),
  said(/\bsoybean\b/, "soya", "soyabean"),
  said(/\bgroundnut\b/, "peanut", "palli", "పల్లీలు"),
  said(/\bsesame\b/, "gingelly", "til", "నువ్వులు"),
  said(/\bmustard\b/, "ఆవాలు"),
  said(/\bcotton\b/, "kapas", "పత్తి"),
  said(/\bbg ii\b/, "bg2", "bg-2", "bt2", "bt-2", "bollgard"),
  said(/\bchilli\b/, "chili", "chilly", "mirchi", "మిర్చి", "మిరపకాయ"),
  said(/\bbrinjal\b/, "eggplant", "aubergine", "baingan", "వంకాయ"),
  said(/\bokra\b/, "bhendi", "bhindi", "ladies finger", "బెండకాయ"),
  said(/\bonion\b/, "pyaz", "ఉల్లిపాయ", "ఉల్లిగడ్డ"),
  said(/\btomato\b/, "టమోటా"),
  said(/bottle gourd/, "సొరకాయ", "ఆనపకాయ", "lauki"),
  said(/bitter gourd/, "కాకరకాయ", "karela"),
  said(/ridge gourd/, "బీరకాయ", "turai"),
  said(/\bcucumber\b/, "దోసకాయ", "kheera"),
  said(/\bspinach\b/, "palakura"),
  said(/\bcoriander\b/, "dhania", "ధనియాలు"),
  said(/\bdrumstick\b/, "moringa", "మునక్కాయ", "ములక్కాడ", "మునగకాడ", "ములగ"),
  said(/\bsunflower\b/, "సూర్యకాంతి", "సూర్యముఖి", "surajmukhi"),
  said(/\bmango\b/, "మామిడికాయ"),
  said(/sapling|coconut seedling|oil palm seedling|(?:budded|culture) plant/, "tree", "చెట్టు"),
  said(/sweet orange/, "mosambi", "citrus", "lime", "lemon", "నిమ్మ", "నిమ్మ జాతి"),
  said(/\burea\b/, "uria", "nitrogen", "నత్రజని", "top dressing", "పై పాటు"),
  said(/single super phosphate/, "ssp", "సూపర్"),
  said(/muriate of potash/, "mop", "potash", "పొటాష్", "0-0-60", "red potash", "ఎర్ర పొటాష్"),
  said(/fodder (?:maize )?seed|napier/, "grass seed", "గడ్డి విత్తనాలు"),
  said(/sulphate of potash/, "sop"),
  said(/\bdap\b/, "diammonium phosphate", "di ammonium", "d a p", "డి ఎ పి", "డిఎపి"),
  said(/mono ammonium phosphate/, "map"),
  said(/mono potassium phosphate/, "mkp"),
  said(/potassium nitrate/, "kno3"),
  said(/nps 20-20-0-13/, "20-20-13", "20-20-013"),
  said(/zinc/, "జింకు"),
  said(/zinc sulphate/, "znso4"),
  said(/magnesium sulphate/, "mgso4", "epsom salt"),
  said(/ferrous sulphate/, "iron", "feso4", "ఇనుము"),
  said(/copper sulphate/, "blue vitriol", "cuso4", "మైలుతుత్తం", "తుత్తం"),
  said(/beauveria/, "beveria"),
  said(/\bgypsum\b/, "calcium sulphate", "భూసారం"),
  said(/\bvermicompost\b/, "earthworm", "వానపాముల ఎరువు"),
  said(/farmyard manure/, "fym", "పేడ ఎరువు", "dung"),
  said(/\bdap\b|super phosphate|complex fertilisers/, "basal", "దుక్కి"),
  said(/(?<!bait )\bcake(?: \||$)/, "oil cake", "పిండి", "చెక్క", "khali"),
  said(/organic manures/, "organic fertilizer", "సేంద్రియ ఎరువు"),
  said(/biofertilisers/, "bio fertilizer", "జీవ ఎరువు"),
  said(/fertilisers?\b/, "fertilizer", "fertilizers", "ఎరువు"),
  said(/(?:monoblock|submersible) pump/, "motor", "మోటారు", "motor pump", "బోరు మోటార్", "borewell"),
  said(/\bsprayer\b/, "pump", "పిచికారీ యంత్రం", "మందు కొట్టే పంపు"),
  said(/\bdrone\b/, "డ్రోను"),
  said(/\btarpaulin\b/, "tadpatri", "tirpal", "తాటిపత్రి", "పట్టా"),
  said(/gunny bag/, "గోనె బస్తా"),
  said(/\bsickle\b/, "కొడవళ్లు"),
  said(/\bspade\b/, "phawda", "పలుగు"),
  said(/\bgumboots\b/, "boots", "బూట్లు"),
  said(/seedling tray|nursery seedling/, "pro tray"),
  said(/shade net/, "నీడ వల"),
  said(/bromadiolone/, "rodenticide", "mouse", "ఎలుక"),
  said(/cattle/, "cow", "buffalo", "ఆవు", "గేదె"),
  said(/poultry/, "chicken", "hen", "కోడి", "కోళ్ల మేత"),
  said(/cattle feed/, "పశువుల మేత", "గేదెల దాణా"),
  said(/biostimulants|growth regulators/, "growth promoter", "plant tonic", "booster", "టానిక్"),
  said(/\bhumic\b/, "root growth"),
  said(/brush cutter/, "grass cutter", "గడ్డి కోసే యంత్రం"),
  said(/chaff cutter/, "fodder cutter", "గడ్డి కట్టర్"),
  said(/ppe kit/, "spray suit", "mask", "మాస్క్", "goggles", "కళ్లద్దాలు", "రక్షణ దుస్తులు"),
  said(/mulching film/, "mulching sheet", "mulch paper"),
  said(/pheromone lure/, "pheromone trap"),
  said(/platform scale/, "weighing machine", "kata", "తూకం యంత్రం"),
];

/** What whole groups are called: said of the group itself, it tells more than the same word in the name of one pest. */
const kinds: readonly Synonym[] = [
  said(
    /insecticides/,
    "pesticide",
    "insecticide",
    "insect killer",
    "spray",
    "పురుగుమందు",
    "పురుగు మందు",
    "కీటక నాశిని",
  ),
  said(
    /fungicides/,
    "fungicide",
    "disease",
    "fungus",
    "spray",
    "బూజు మందు",
    "తెగులు మందు",
    "తెగుళ్ల మందు",
    "శిలీంద్ర నాశిని",
  ),
  said(/herbicides/, "weedicide", "weed killer", "weedkiller", "grass killer", "కలుపుమందు", "గడ్డి మందు"),
];

/**
 * Names under which makers sell a substance, as farmers ask the dealer for it. They are marks of their owners and stand
 * on no screen: the product that is shown goes by its substance.
 */
const tradeNames: readonly Synonym[] = [
  said(/imidacloprid 17/, "confidor", "tatamida"),
  said(/imidacloprid 48/, "gaucho"),
  said(/thiamethoxam/, "actara"),
  said(/flonicamid/, "ulala"),
  said(/buprofezin/, "applaud"),
  said(/profenofos/, "curacron"),
  said(/lambda cyhalothrin/, "karate"),
  said(/emamectin/, "proclaim"),
  said(/spinosad/, "tracer"),
  said(/chlorantraniliprole 18/, "coragen"),
  said(/chlorantraniliprole 0/, "ferterra"),
  said(/indoxacarb/, "avaunt"),
  said(/fipronil/, "regent"),
  said(/cartap/, "padan"),
  said(/diafenthiuron/, "pegasus"),
  said(/spiromesifen/, "oberon"),
  said(/propargite/, "omite"),
  said(/carbendazim 50/, "bavistin"),
  said(/carbendazim 12/, "saaf"),
  said(/copper oxychloride/, "blitox", "coc"),
  said(/hexaconazole/, "contaf"),
  said(/propiconazole/, "tilt"),
  said(/isoprothiolane/, "fujione"),
  said(/azoxystrobin/, "amistar"),
  said(/metalaxyl/, "ridomil"),
  said(/pendimethalin/, "stomp"),
  said(/pretilachlor/, "rifit"),
  said(/butachlor/, "machete"),
  said(/bispyribac/, "nominee gold"),
  said(/tembotrione/, "laudis"),
  said(/ethephon/, "ethrel"),
  said(/carboxin/, "vitavax"),
  said(/mancozeb/, "dithane", "indofil", "m45", "m-45"),
  said(/diafenthiuron/, "polo"),
  said(/hexaconazole/, "sitara"),
  said(/tricyclazole/, "beam", "baan"),
  said(/sulphur 80/, "sulfex", "thiovit"),
  said(/copper oxychloride/, "blue copper"),
  said(/pretilachlor/, "sofit", "eraze"),
  said(/atrazine/, "atrataf"),
  said(/2,4-d/, "weedmar"),
  said(/mepiquat/, "chamatkar"),
  said(/bromadiolone/, "roban"),
  said(/gibberellic/, "ga3", "progibb"),
  said(/naphthyl acetic/, "planofix", "naphthalene acetic"),
  said(/paraquat/, "gramoxone"),
  said(/glyphosate/, "roundup", "glycel"),
  said(/dimethoate/, "rogor"),
  said(/acephate/, "asataf", "starthene"),
  said(/chlorpyriphos/, "dursban"),
];

/** Uses that name a crop: the substance is then for this crop. */
const uses: readonly Synonym[] = [
  said(
    /profenofos|lambda cyhalothrin|emamectin|spinosad|chlorantraniliprole 18|indoxacarb|helicoverpa npv|thuringiensis/,
    "cotton bollworm",
  ),
  said(/tricyclazole|isoprothiolane|carbendazim/, "rice blast"),
  said(/atrazine|tembotrione/, "maize weed", "మొక్కజొన్న కలుపు"),
  said(/pretilachlor|butachlor|bispyribac/, "paddy weed", "వరి కలుపు"),
  said(/azadirachtin/, "neem oil", "వేప నూనె"),
  said(/neem cake/, "వేప చెక్క"),
];

const named = [...goods, ...tradeNames, ...uses, ...pests, ...varieties];

/** Every name that is written down here for products, groups, pests, diseases and weeds. */
export const writtenNames: ReadonlySet<string> = new Set([...named, ...kinds].flatMap(({ names }) => names));

/** The names of the groups that the products are of, of which this was said, in lower case English. */
export function kindNamesOf(text: string): string[] {
  return kinds.filter(({ when }) => when.test(text)).flatMap(({ names }) => names);
}

/** The names that the products go by of which this was said, in lower case English. */
export function synonymsOf(text: string): string[] {
  return named.filter(({ when }) => when.test(text)).flatMap(({ names }) => names);
}
