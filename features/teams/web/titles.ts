import { defineTexts } from "#engine/web/words/language.ts";

export const useTeamsTitles = defineTexts(
  { teams: "Sales teams", ownTeam: "My team" },
  { teams: "అమ్మకాల బృందాలు", ownTeam: "నా బృందం" },
);
