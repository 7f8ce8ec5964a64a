import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the pages in headers. */
export const usePeopleTitles = defineTexts(
  {
    person: "Profile",
    network: "Your network",
    views: "Who viewed you",
    search: "Search",
  },
  {
    person: "ప్రొఫైల్",
    network: "మీ వారు",
    views: "మిమ్మల్ని ఎవరు చూశారు",
    search: "వెతకండి",
  },
);
