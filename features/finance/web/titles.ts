import { defineTexts } from "#engine/web/words/language.ts";

/** The words of finance's page in menus and headers. */
export const useFinanceTitles = defineTexts(
  {
    finance: "Finance",
    refunds: "Refunds",
    settlements: "Payments to sellers",
    transfers: "Transfers to confirm",
  },
  {
    finance: "లెక్కలు",
    refunds: "సొమ్ము వాపసులు",
    settlements: "అమ్మకందారులకు చెల్లింపులు",
    transfers: "నిర్ధారించాల్సిన బదిలీలు",
  },
);
