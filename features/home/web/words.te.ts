import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  hail: (name) => `నమస్కారం, ${name} గారూ`,
  setPlace: "మీ ఊరు చెప్పండి",
  search: "విత్తనాలు, మందులు, పనిముట్లు వెతకండి",
  latestOrder: "మీ తాజా ఆర్డర్",
  allOrders: "అన్ని ఆర్డర్లు",
  latestProducts: "కొత్త ఉత్పత్తులు",
  seeAll: "అన్నీ చూడండి",
  noProducts: "స్టోర్‌లో ఇంకా ఉత్పత్తులు లేవు",
  installTitle: "మీ హోమ్ స్క్రీన్‌పై సంత",
  installMore: "ఒక్క ట్యాప్‌తో తెరుచుకుంటుంది, నెట్‌వర్క్ లేకపోయినా. ఫోన్‌లో చాలా తక్కువ చోటు తీసుకుంటుంది.",
  install: "సంతను ఇన్‌స్టాల్ చేయండి",
  installByHand: "Safariలో Share నొక్కి, తర్వాత Add to Home Screen నొక్కండి.",
  installNo: "దీన్ని మళ్లీ చూపించవద్దు",
};
