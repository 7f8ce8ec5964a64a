import type { Query } from "./search-queries.ts";

/** What is asked for with a number: varieties, of which the store has only the seed, grades, and packs of a size. */
const asked: readonly (readonly [wanted: RegExp, ...queries: string[]])[] = [
  [/^Paddy/, "bpt 5204", "bpt5204", "BPT-5204", "b.p.t 5204", "బీపీటీ 5204", "బీపీటీ ౫౨౦౪", "mtu 1010", "mtu1010"],
  [
    /^Paddy/,
    "1010 mtu",
    "ఎంటీయూ 1010",
    "rnr 15048",
    "jgl 1798",
    "sona masuri",
    "swarna mtu 7029",
    "arize 6444",
  ],
  [/^Maize/, "pioneer 3396", "pioneer3396", "dhm 117"],
  [/[Cc]otton/, "rch 659"],
  [/^Red gram/, "lrg 41"],
  [/^Black gram/, "lbg 752"],
  [/^Chilli/, "lca 334", "teja mirchi"],
  [/^Groundnut/, "kadiri 6"],
  [/10-26-26/, "npc 10 26 26", "10:26:26", "10/26/26", "npk10-26-26", "102626", "౧౦ ౨౬ ౨౬"],
  [/19-19-19/, "19 19 19", "19 19 19 1kg", "౧౯-౧౯-౧౯"],
  [/20-20-0-13/, "20 20 0 13 50 kg"],
  [/^DAP/, "dap 50kg", "dap50kg", "డీఏపీ ౫౦ కిలోలు"],
  [/urea/, "urea 45 kg", "urea45kg", "యూరియా ౪౫ కిలోలు", "urea 46"],
  [/^Single super/, "ssp 16%"],
  [/^Muriate/, "mop 60"],
  [/^Imidacloprid 17/, "imidacloprid 17.8"],
  [/^2,4-D/, "2,4-d 58"],
  [/200 GSM/, "tarpaulin 200 gsm"],
];

export const numberedQueries: readonly Query[] = asked.flatMap(([wanted, ...queries]) =>
  queries.map((q) => ({ q, wanted })),
);
