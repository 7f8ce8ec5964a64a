import type { CropRow } from "../crops.queries.ts";

/** A thing that questions are about, under all names by which farmers write of it. */
export interface Topic {
  /** Stands for it among the words of a question. */
  readonly token: string;
  /** How much it says about what is asked: a pest more than a crop. */
  readonly weight: number;
  readonly names: readonly string[];
}

const topic = (token: string, ...names: string[]): Topic => ({ token: `#${token}`, weight: 2, names });

/** Pests, diseases and lacks in English and Telugu. */
export const troubles: readonly Topic[] = [
  topic("thrips", "thrips", "తామర పురుగు", "నల్ల తామర పురుగు", "tamara purugu"),
  topic("whitefly", "whitefly", "white fly", "తెల్ల దోమ", "తెల్లదోమ", "tella doma"),
  topic("hopper", "leaf hopper", "jassid", "green leafhopper", "పచ్చ దోమ", "పచ్చదోమ", "pacha doma"),
  topic("planthopper", "brown plant hopper", "bph", "plant hopper", "సుడి దోమ", "సుడిదోమ", "దోమపోటు", "దోమ పోటు"),
  topic("aphid", "aphid", "పేనుబంక", "పేను బంక"),
  topic("mite", "mite", "red mite", "yellow mite", "నల్లి", "ఎర్ర నల్లి"),
  topic("mealybug", "mealybug", "mealy bug", "పిండి నల్లి", "పిండినల్లి"),
  topic("pink-bollworm", "pink bollworm", "pink boll worm", "గులాబీ పురుగు", "గులాబి పురుగు", "గులాబీ రంగు పురుగు"),
  topic("stem-borer", "stem borer", "కాండం తొలుచు పురుగు", "కాండం తొలిచే పురుగు", "dead heart", "మొవ్వు చనిపోవడం"),
  topic("fruit-borer", "fruit borer", "pod borer", "కాయ తొలుచు పురుగు", "కాయతొలుచు పురుగు"),
  topic("armyworm", "fall armyworm", "army worm", "armyworm", "కత్తెర పురుగు"),
  topic("leaf-folder", "leaf folder", "ఆకు ముడత పురుగు", "ఆకు చుట్టు పురుగు"),
  topic("leaf-curl", "leaf curl", "curling", "curl up", "ఆకు ముడత", "బొబ్బర", "ముడుచుకు"),
  topic("blast", "blast", "అగ్గి తెగులు", "అగ్గితెగులు"),
  topic("blight", "blight", "ఎండు తెగులు", "ఆకు ఎండు"),
  topic("sheath-blight", "sheath blight", "పాముపొడ"),
  topic("wilt", "wilt", "ఎండి పోవడం", "వాడి పోవడం", "వాడు తెగులు", "ఎండు"),
  topic("powdery-mildew", "powdery mildew", "బూడిద తెగులు"),
  topic("leaf-spot", "leaf spot", "tikka", "ఆకు మచ్చ", "టిక్కా", "మచ్చ"),
  topic("rot", "rot", "root rot", "fruit rot", "కుళ్లు", "కుళ్లు తెగులు", "వేరు కుళ్లు"),
  topic("mosaic", "mosaic", "yellow mosaic", "పల్లాకు", "మొజాయిక్"),
  topic("yellow", "yellow", "yellowing", "పసుపు రంగు", "పసుపు పచ్చ", "పచ్చబడ", "పాలిపో"),
  topic("drop", "flower drop", "flowers fall", "పూత రాలడం", "పూత రాలి", "కాయ రాలడం"),
  topic("zinc", "zinc", "khaira", "జింక్", "జింకు"),
  topic("weeds", "weed", "herbicide", "కలుపు", "గడ్డి మందు"),
  topic("urea", "urea", "top dressing", "యూరియా", "పై పాటు"),
  topic("storage", "storage", "godown", "నిల్వ"),
];

/** The crops as topics; they weigh as much as any word. */
export function cropTopics(crops: readonly CropRow[]): Topic[] {
  return crops.map(({ slug, names }) => ({ token: `#${slug}`, weight: 1, names }));
}
