import type { LocalizedText } from "#engine/contract/language.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { cropStages } from "../contract/crop-stages.ts";

/** Crop and stage in words: "Cotton · Flowering"; empty where neither was named. */
export function useCropText(cropTitle: LocalizedText | null | undefined, stage: string | null): string {
  const language = useLanguage();
  const named = [cropTitle, cropStages.find(({ slug }) => slug === stage)?.title];
  return named.flatMap((title) => (title ? [wordsIn(language, title).text] : [])).join(" · ");
}
