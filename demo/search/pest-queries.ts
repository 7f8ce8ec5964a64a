import type { Query } from "./search-queries.ts";

/** What is in common use against a pest, a disease or a weed, and how people ask for it, the crop beside it or not. */
const asked: readonly (readonly [wanted: RegExp, ...queries: string[]])[] = [
  [
    /Chlorantran|Fipronil|Cartap|Thiameth|Lambda/,
    "paddy stem borers",
    "వరి మొవ్వు పురుగు మందు",
    "kandam toluchu purugu",
    "మొగి పురుగు",
    "mogi purugu mandu",
  ],
  [/Fipronil|Thiameth|Lambda/, "gall midges in paddy", "వరిలో ఉల్లికోడు", "ullikodu mandu"],
  [/Chlorantran|Fipronil|Cartap|Thiameth|Lambda|Beau/, "leaffolder", "ఆకుచుట్టు పురుగుకు"],
  [/Imida|Thiameth|Bupro|Fipro|Meta|Beau/, "brown plant hopper rice", "సుడిదోమకు మందు"],
  [/Tricycl|Isopro|Carbend|Azoxy/, "neck blast of rice", "మెడవిరుపు తెగులు"],
  [/Hexa|Propi|Azoxy/, "sheeth blight", "pamupoda tegulu"],
  [/Copper|Pseudo/, "BLB", "వరి ఎండాకు తెగులు", "bacterial leaf blite"],
  [/Propi|Copper/, "paddy false smut", "manipandu tegulu"],
  [/pink|Profen|Lambda|Indox|Emam/, "pinkbollworm trap", "గులాబీ రంగు పురుగుల మందు"],
  [/Bupro|Profen|Thiameth/, "mealybugs", "పిండినల్లికి"],
  [/Copper|Mancozeb|Propi/, "cotton boll rot", "పత్తి కాయకుళ్ళు"],
  [
    /Spino|Fipro|Imida|Thiameth|Lambda|Blue|Azadi/,
    "black thrips in chilli",
    "నల్లతామర పురుగు",
    "tamara purugulu",
  ],
  [/Propar|Spiro|Diafen|Sulphur 80/, "red spider mites", "erra nalli mandu"],
  [/Propar|Spiro|Diafen|Sulphur 80/, "tella nalli", "తెల్ల నల్లి"],
  [/Emam|Chlorantran|Spino|NPV|Lambda/, "పచ్చ పురుగు", "pacha purugu mandu"],
  [/Azoxy|Carbend|Copper|Mancozeb/, "chilli dieback", "మిరప పండుకుళ్ళు", "anthraknose"],
  [/Imida|Thiameth|Spino|Fipro|Diafen|Spiro|Propar/, "virus leaf curl", "bobbara tegulu"],
  [/armyworm|Emam|Chlorantran|Spino/, "maize army worms", "కత్తెరపురుగుకి"],
  [/Carbend|Mancozeb|Hexa|Propi/, "groundnut tikka disease", "tikka macha tegulu"],
  [
    /Emam|Chlorantran|Spino|Indox|Lambda|Profen|thuring/,
    "spodoptera caterpillars",
    "దాసరి పురుగు",
    "semi loopers",
  ],
  [
    /Emam|Chlorantran|Spino|Indox|Lambda|NPV|thuring|Beau/,
    "red gram maruca",
    "kaya toluchu purugulu",
    "గొంగళి పురుగులు",
  ],
  [/Propar|Sulphur 80|Spiro/, "sterility mosaic of red gram", "goddumothu tegulu"],
  [/Tricho|Pseudo|Carbend|Copper/, "wilting", "vadalu tegulu", "వేరుకుళ్ళు"],
  [/Emam|Spino|Chlor|Indox|Fipro|thuring|Azadi/, "dimondback moth cabbage"],
  [/Azadi|Imida|Lambda|Yellow|Cartap/, "leafminers", "aaku toluchu purugu"],
  [/Tricho|Pseudo|thiram|Thiram|Metal|Copper/, "dampingoff nursery", "నారుకుళ్ళు మందు"],
  [/Azoxy|Mancozeb|Copper/, "alternaria leaf blight", "tomato early blite"],
  [/Metal|Azoxy/, "downey mildew"],
  [/Imida|Meta|Chlorantran/, "termites", "cheda purugulu"],
  [/Meta|Beau|Imida/, "white grubs"],
  [/Neem cake|Tricho|Pseudo|Marigold/, "root knot nematodes"],
  [/Chlorantran|Lambda|Emam/, "cut worms"],
  [/2,4-D|Bispyri/, "nutgrass weed", "తుంగ కలుపు"],
];

export const pestQueries: readonly Query[] = asked.flatMap(([wanted, ...queries]) =>
  queries.map((q) => ({ q, wanted })),
);

/** A pest and a crop in one search: what is used on that crop stands first, then what is used against the pest on others. */
export const pestOnCropQueries: readonly {
  readonly q: string;
  readonly first: RegExp;
}[] = [
  ...["tomato leaf curl", "tomoto leaf curl virus", "టమాటా ఆకు ముడత", "tamata aaku mudatha"].map((q) => ({
    q,
    first: /Imidacloprid 17|Thiamethoxam|Diafen|Spiromesifen|Lambda|Chlorantraniliprole 18/,
  })),
  ...[
    "వరి కాండం తొలుచు పురుగు",
    "paddy stem borer medicine",
    "vari kandam tholuchu purugu",
    "rice stem borer",
  ].map((q) => ({
    q,
    first: /Chlorantran|Fipronil|Cartap|Thiamethoxam|Lambda/,
  })),
  ...["cotton pink bollworm spray", "పత్తి గులాబీ రంగు పురుగు", "patti gulabi purugu mandu"].map((q) => ({
    q,
    first: /pink bollworm|Profenofos|Lambda|Indoxacarb|Emamectin/,
  })),
  ...["chilli thrips", "mirchi tamara purugu", "మిరపలో తామర పురుగు", "thrips in chilli"].map((q) => ({
    q,
    first: /Imidacloprid 17|Spinosad|Fipronil|Lambda|Blue sticky|Azadirachtin/,
  })),
  ...["maize fall armyworm", "మొక్కజొన్న కత్తెర పురుగు", "mokkajonna kattera purugu"].map((q) => ({
    q,
    first: /armyworm|Emamectin|Chlorantraniliprole 18|Spinosad/,
  })),
  ...["red gram pod borer", "కంది కాయ తొలుచు పురుగు", "kandi kaya tholuchu purugu"].map((q) => ({
    q,
    first: /Emamectin|Spinosad|Chlorantraniliprole 18|Indoxacarb|Lambda|NPV|thuringiensis/,
  })),
  ...["brinjal fruit borer", "వంగ కాయ తొలుచు పురుగు"].map((q) => ({
    q,
    first: /Emamectin|Chlorantraniliprole 18|Lambda|Metarhizium|Azadirachtin/,
  })),
  ...["groundnut tikka", "వేరుశనగ టిక్కా తెగులు", "verusanaga tikka tegulu"].map((q) => ({
    q,
    first: /Carbendazim|Hexaconazole|Propiconazole/,
  })),
];
