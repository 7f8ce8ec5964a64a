import type { Same } from "#lib/language";
import type { en } from "./home.en.ts";

export const te: Same<typeof en> = {
  hail: (firstName) => `నమస్కారం, ${firstName}`,
  setPlace: "మీ ఊరు చెప్పండి",
  search: "విత్తనాలు, మందులు, పనిముట్లు వెతకండి",
  latestOrder: "మీ తాజా ఆర్డర్",
  allOrders: "అన్ని ఆర్డర్లు",
  latestProducts: "కొత్త ఉత్పత్తులు",
  seeAll: "అన్నీ చూడండి",
  noProducts: "స్టోర్‌లో ఇంకా ఉత్పత్తులు లేవు",
};
