/** Queries for the proof of the search, made by rules from the products of the demo world. */

/** A query, and the titles of which one must be among the first five products. */
export interface Query {
  readonly q: string;
  readonly wanted: readonly string[] | RegExp;
}

interface Title {
  readonly en: string;
  readonly te: string;
}

/** The same numbers from 0 up to 1 for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const wordsOf = (title: string): string[] => title.split(/[\s,()/]+/).filter((word) => word !== "");
/** So much of a title does somebody type. */
const typedWords = 3;

/** The beginning of an English title with one letter put in, left out, changed or swapped in a word of 4 letters or more. */
export function withOneWrongLetter(titles: readonly Title[], random: () => number): Query[] {
  return titles.flatMap((title) => {
    const words = wordsOf(title.en.toLowerCase()).slice(0, typedWords);
    const long = words.flatMap((word, at) => (/^[a-z]{4,}$/.test(word) ? [at] : []));
    const at = long[Math.floor(random() * long.length)];
    if (at === undefined) return [];
    const typed = words.map((word, place) => (place === at ? oneEdit(word, random) : word));
    return [{ q: typed.join(" "), wanted: [title.en] }];
  });
}

function oneEdit(word: string, random: () => number): string {
  const at = Math.floor(random() * (word.length - 1));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
  const kind = Math.floor(random() * 4);
  if (kind === 0) return head + letter + word.slice(at);
  if (kind === 1) return head + tail;
  if (kind === 2) return head + letter + tail;
  return head + tail.slice(0, 1) + word[at] + tail.slice(1);
}

/** The beginning of a Telugu title. */
export function inTelugu(titles: readonly Title[]): Query[] {
  return titles
    .map((title) => ({ q: wordsOf(title.te).slice(0, typedWords).join(" "), wanted: [title.en] }))
    .filter(({ q }) => /\p{Script=Telugu}/u.test(q));
}

/** The beginning of a Telugu title as people type it on an English keyboard: long vowels doubled or not, h or not. */
export function inLatinLetters(titles: readonly Title[], random: () => number): Query[] {
  return inTelugu(titles).map(({ q, wanted }) => ({
    q: q
      .split(" ")
      .map((word) => typedInLatin(word, random))
      .join(" "),
    wanted,
  }));
}

const typedConsonants: Readonly<Record<string, readonly string[]>> = {
  ...{ క: ["k"], ఖ: ["kh"], గ: ["g"], ఘ: ["gh"], చ: ["ch"], ఛ: ["ch"], జ: ["j"], ఝ: ["jh"] },
  ...{
    ట: ["t"],
    ఠ: ["th"],
    డ: ["d"],
    ఢ: ["dh"],
    ణ: ["n"],
    త: ["th", "t"],
    థ: ["th"],
    ద: ["d", "dh"],
    ధ: ["dh"],
  },
  ...{ న: ["n"], ప: ["p"], ఫ: ["ph", "f"], బ: ["b"], భ: ["bh"], మ: ["m"], య: ["y"], ర: ["r"], ఱ: ["r"] },
  ...{ ల: ["l"], ళ: ["l"], వ: ["v", "w"], శ: ["sh", "s"], ష: ["sh"], స: ["s"], హ: ["h"], ఞ: ["n"] },
};
const typedVowels: Readonly<Record<string, readonly string[]>> = {
  ...{ అ: ["a"], ఆ: ["aa", "a"], ఇ: ["i"], ఈ: ["ee", "i"], ఉ: ["u"], ఊ: ["oo", "u"], ఎ: ["e"], ఏ: ["e"] },
  ...{ ఐ: ["ai"], ఒ: ["o"], ఓ: ["o"], ఔ: ["au"] },
};
const typedSigns: Readonly<Record<string, readonly string[]>> = {
  ...{ "ా": ["aa", "a"], "ి": ["i"], "ీ": ["ee", "i"], "ు": ["u"], "ూ": ["oo", "u"], "ృ": ["ru"] },
  ...{ "ె": ["e"], "ే": ["e"], "ై": ["ai"], "ొ": ["o"], "ో": ["o"], "ౌ": ["au"], "్": [""] },
};

function typedInLatin(word: string, random: () => number): string {
  const pick = (spellings: readonly string[]): string =>
    spellings[Math.floor(random() * spellings.length)] ?? "";
  const letters = [...word.replaceAll(/[\u200c\u200d]/g, "")];
  return letters
    .map((letter, at) => {
      const consonant = typedConsonants[letter];
      const next = letters[at + 1] ?? "";
      if (consonant) return pick(consonant) + (next in typedSigns ? "" : "a");
      if (letter === "ం") return typedNasal(next);
      return pick(typedVowels[letter] ?? typedSigns[letter] ?? [letter]);
    })
    .join("");
}

/** The nasal is an m before lips and at the end of a word. */
function typedNasal(next: string): string {
  return next === "" || "పబమ".includes(next) ? "m" : "n";
}

/** What farmers ask for by grade, everyday name, pest or crop. */
export const fixedQueries: readonly Query[] = [
  { q: "18 46 0", wanted: /^DAP 18-46-0/ },
  { q: "18:46:0", wanted: /^DAP 18-46-0/ },
  { q: "19 19 19", wanted: /19-19-19/ },
  { q: "npk 19.19.19", wanted: /19-19-19/ },
  { q: "10:26:26", wanted: /10-26-26/ },
  { q: "12.61.0", wanted: /12-61-0/ },
  { q: "0 0 50", wanted: /0-0-50/ },
  { q: "13:0:45", wanted: /13-0-45/ },
  { q: "20 20 0 13", wanted: /20-20-0-13/ },
  { q: "28:28:0", wanted: /28-28-0/ },
  { q: "0:52:34", wanted: /0-52-34/ },
  { q: "diamonium phosfate", wanted: /DAP/ },
  { q: "మిర్చి విత్తనాలు", wanted: /Chilli/ },
  { q: "mirchi seeds", wanted: /Chilli/ },
  { q: "bhendi seed", wanted: /Okra/ },
  { q: "rice seed", wanted: /Paddy/ },
  { q: "vadlu", wanted: /Paddy/ },
  { q: "kandulu", wanted: /Red gram/ },
  { q: "pesalu", wanted: /Green gram/ },
  { q: "minumulu", wanted: /Black gram/ },
  { q: "shanagalu", wanted: /Bengal gram/ },
  { q: "chick peas for sowing", wanted: /Bengal gram/ },
  { q: "pallilu", wanted: /Groundnut/ },
  { q: "peanuts", wanted: /Groundnut/ },
  { q: "నువ్వుల విత్తనం", wanted: /Sesame/ },
  { q: "jonnalu", wanted: /Sorghum/ },
  { q: "వంకాయ విత్తనం", wanted: /Brinjal/ },
  { q: "vankaya", wanted: /Brinjal/ },
  { q: "bendakaya", wanted: /Okra/ },
  { q: "sorakaya", wanted: /Bottle gourd/ },
  { q: "kakarakaya vittanam", wanted: /Bitter gourd/ },
  { q: "dosakaya", wanted: /Cucumber/ },
  { q: "ullipaya", wanted: /Onion/ },
  { q: "కత్తెర పురుగుకు మందు", wanted: /armyworm|Emamectin|Chlorantraniliprole/ },
  { q: "kattera purugu", wanted: /armyworm|Emamectin|Chlorantraniliprole/ },
  { q: "fall army worm", wanted: /armyworm|Emamectin|Chlorantraniliprole/ },
  {
    q: "bollworm cotton",
    wanted: /Emamectin|Profenofos|Spinosad|Indoxacarb|Chlorantraniliprole|Lambda|NPV|thuringiensis|bollworm/,
  },
  { q: "గులాబీ పురుగు", wanted: /pink bollworm/ },
  { q: "borer stem", wanted: /Chlorantraniliprole|Fipronil|Cartap/ },
  { q: "కాండం తొలుచు", wanted: /Chlorantraniliprole|Fipronil|Cartap/ },
  {
    q: "తెల్లదోమ",
    wanted: /Imidacloprid|Thiamethoxam|Flonicamid|Diafenthiuron|Spiromesifen|Yellow sticky|Azadirachtin/,
  },
  {
    q: "white fly spray",
    wanted: /Imidacloprid|Thiamethoxam|Flonicamid|Diafenthiuron|Spiromesifen|Yellow sticky|Fruit fly/,
  },
  { q: "పేనుబంక మందు", wanted: /Imidacloprid|Thiamethoxam|Flonicamid|Azadirachtin/ },
  { q: "penubanka", wanted: /Imidacloprid|Thiamethoxam|Flonicamid|Azadirachtin/ },
  { q: "sudidoma", wanted: /Imidacloprid|Thiamethoxam|Buprofezin/ },
  { q: "red mites on chilli", wanted: /Propargite|Spiromesifen|Diafenthiuron/ },
  { q: "అగ్గి తెగులు మందు", wanted: /Tricyclazole|Isoprothiolane|Carbendazim/ },
  { q: "aggi tegulu", wanted: /Tricyclazole|Isoprothiolane|Carbendazim/ },
  { q: "blast fungicide", wanted: /Tricyclazole|Isoprothiolane|Carbendazim/ },
  { q: "బూడిద తెగులు మందు", wanted: /Sulphur 80|Hexaconazole|Azoxystrobin/ },
  { q: "powdery mildew spray", wanted: /Sulphur 80|Hexaconazole|Azoxystrobin/ },
  { q: "పొడ తెగులుకు మందు", wanted: /Hexaconazole|Propiconazole/ },
  { q: "kalupu mandu", wanted: /2,4-D|Pendimethalin|Pretilachlor|Butachlor|Bispyribac|Atrazine|Tembotrione/ },
  { q: "వరిలో గడ్డి మందు", wanted: /2,4-D|Pendimethalin|Pretilachlor|Butachlor|Bispyribac|Atrazine|Tembotrione/ },
  { q: "vepa pindi", wanted: /Neem cake/ },
  { q: "vanapamula eruvu", wanted: /Vermicompost/ },
  { q: "వానపాముల ఎరువు సంచి", wanted: /Vermicompost/ },
  { q: "potash fertilizer", wanted: /otash/ },
  { q: "జింకు సల్ఫేట్", wanted: /Zinc sulphate/ },
  { q: "tarpalin", wanted: /Tarpaulin/ },
  { q: "gonne sanchi", wanted: /gunny/ },
  { q: "battery pump sprayer", wanted: /Battery sprayer|Battery for sprayer/ },
  { q: "చేతి పంపు", wanted: /sprayer/ },
  { q: "kodavali", wanted: /Sickle/ },
  { q: "ఎలుకలకు మందు", wanted: /rat bait/ },
  { q: "cow feed", wanted: /Cattle feed|Mineral mixture/ },
  { q: "mamidi mokka", wanted: /Mango/ },
];
