import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./photos.en.ts";

export const te: Same<typeof en> = {
  forAdmins: "ఈ పేజీ ప్లాట్‌ఫామ్ నిర్వాహకుల కోసం",
  photos: "ఫోటోలు",
  hint: "8 వరకు. జాబితాల్లో మొదటిది కనిపిస్తుంది. ఫోటోలు లేకపోతే బొమ్మ కనిపిస్తుంది.",
  save: "సేవ్ చేయండి",
  saved: "ఫోటోలు సేవ్ అయ్యాయి.",
  photosMissing: "కొన్ని ఫోటోలు ఇంకా వెళ్లలేదు. ఆగండి, మళ్లీ ప్రయత్నించండి లేదా వాటిని తొలగించండి.",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
  checkPhotos: "గుర్తించిన ఫోటోలను సరిచేయండి.",
  inStoreNow: "ఇప్పుడు స్టోర్‌లో ఉన్నవి",
  nonePutThere: "ఫోటోలు లేవు",
  inStore: "స్టోర్‌లో చూడండి",
};
