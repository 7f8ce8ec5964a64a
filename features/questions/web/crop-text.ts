import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { crops } from "#features/profiles/contract/crops.ts";
import { cropStages } from "../contract/crop-stages.ts";

/** Crop and stage in words: "Cotton · Flowering"; empty where neither was named. */
export function useCropText({
  crop,
  stage,
}: {
  readonly crop: string | null;
  readonly stage: string | null;
}): string {
  const language = useLanguage();
  const named = [crops.find(({ slug }) => slug === crop), cropStages.find(({ slug }) => slug === stage)];
  return named.flatMap((each) => (each ? [wordsIn(language, each.title).text] : [])).join(" · ");
}
