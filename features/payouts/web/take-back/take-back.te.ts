import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./take-back.en.ts";

export const te: Same<typeof en> = {
  takeBack: "వెనక్కి తీసుకోండి",
  takeBackHint:
    "లెక్కలో నమోదైనది రద్దయి, నెల మళ్లీ తెరుచుకుంటుంది; వెనక్కి తీసుకున్నది కొట్టివేతతో ఇక్కడే ఉంటుంది. అదే నంబర్‌తో మళ్లీ నమోదు చేయవచ్చు.",
  takeBackDone: "వెనక్కి తీసుకున్నాం: నెల మళ్లీ తెరుచుకుంది.",
  wasTakenBack: (name, day, reason) => `${name} ${day}న వెనక్కి తీసుకున్నారు: ${reason}`,
  why: "ఎందుకు",
};
