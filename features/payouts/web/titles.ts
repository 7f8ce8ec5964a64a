import { defineTexts } from "#engine/web/words/language.ts";

export const usePayoutsTitles = defineTexts(
  { payouts: "Payouts", toAgents: "Payouts to agents" },
  { payouts: "మార్జిన్ చెల్లింపులు", toAgents: "ఏజెంట్లకు చెల్లింపులు" },
);
