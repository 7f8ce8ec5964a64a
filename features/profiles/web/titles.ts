import { defineTexts } from "#engine/web/words/language.ts";

/** The word of the own profile in headers and menus. */
export const useProfilesTitles = defineTexts(
  { profile: "My profile", drawer: "Profile" },
  { profile: "నా ప్రొఫైల్", drawer: "ప్రొఫైల్" },
);
