import { useQuery } from "@tanstack/react-query";
import type { LocalizedText } from "#engine/contract/language.ts";
import type { Crop } from "#features/store/contract/store.ts";
import { categoriesQuery } from "./api.ts";

const noCrops: readonly Crop[] = [];

/** The crops come with the categories, so that no page asks for them alone. */
const useCrops = (): readonly Crop[] => useQuery(categoriesQuery).data?.crops ?? noCrops;

/** The crops that are offered, and those that were chosen before; none until they are known. */
export function useCropChoice(before: readonly string[]): readonly Crop[] {
  return useCrops().filter(({ slug, isWithdrawn }) => !isWithdrawn || before.includes(slug));
}

/** Gives the name of a crop, also of a withdrawn one; undefined for what is none, and until they are known. */
export function useCropTitles(): (slug: string | null) => LocalizedText | undefined {
  const crops = useCrops();
  return (slug) => crops.find((crop) => crop.slug === slug)?.title;
}
