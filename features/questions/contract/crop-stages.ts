import type { LocalizedText } from "#engine/contract/language.ts";

/** How far a crop has grown. */
export interface CropStage {
  /** Its name in requests. */
  readonly slug: string;
  readonly title: LocalizedText;
}

const stage = (slug: string, en: string, te: string): CropStage => ({ slug, title: { en, te } });

/** The stages of a crop that a question may name, in the order of the season. */
export const cropStages: readonly CropStage[] = [
  stage("land", "Before sowing", "విత్తే ముందు"),
  stage("nursery", "Nursery or seedlings", "నారు దశ"),
  stage("growing", "Growing leaves", "పెరిగే దశ"),
  stage("flowering", "Flowering", "పూత దశ"),
  stage("fruiting", "Fruits, bolls or grain", "కాయ లేదా గింజ దశ"),
  stage("harvest", "Harvest and storage", "కోత, నిల్వ"),
];
