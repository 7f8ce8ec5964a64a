import type { LocalizedText } from "#engine/contract/language.ts";

/** A crop by which goods are chosen. */
export interface Crop {
  /** Its name in addresses. */
  readonly slug: string;
  readonly title: LocalizedText;
}

const crop = (slug: string, en: string, te: string): Crop => ({ slug, title: { en, te } });

/** The crops of the two states that the store has goods for. */
export const crops: readonly Crop[] = [
  crop("paddy", "Paddy", "వరి"),
  crop("cotton", "Cotton", "పత్తి"),
  crop("maize", "Maize", "మొక్కజొన్న"),
  crop("chilli", "Chilli", "మిరప"),
  crop("turmeric", "Turmeric", "పసుపు"),
  crop("groundnut", "Groundnut", "వేరుశనగ"),
  crop("red-gram", "Red gram", "కంది"),
  crop("green-gram", "Green gram", "పెసర"),
  crop("black-gram", "Black gram", "మినుము"),
  crop("bengal-gram", "Bengal gram", "శనగ"),
  crop("soybean", "Soybean", "సోయాబీన్"),
  crop("sesame", "Sesame", "నువ్వు"),
  crop("sunflower", "Sunflower", "పొద్దుతిరుగుడు"),
  crop("sorghum", "Sorghum", "జొన్న"),
  crop("pearl-millet", "Pearl millet", "సజ్జ"),
  crop("finger-millet", "Finger millet", "రాగి"),
  crop("sugarcane", "Sugarcane", "చెరకు"),
  crop("tomato", "Tomato", "టమాటా"),
  crop("brinjal", "Brinjal", "వంగ"),
  crop("okra", "Okra", "బెండ"),
  crop("onion", "Onion", "ఉల్లి"),
  crop("mango", "Mango", "మామిడి"),
  crop("banana", "Banana", "అరటి"),
];
