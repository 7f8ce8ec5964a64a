import type { Same } from "../../words/language.ts";
import type { en } from "./visit.en.ts";

export const te: Same<typeof en> = {
  welcome: "సంతకు స్వాగతం",
  slogan: "ఊరి సంత, ప్రతి రోజూ",
  tour: "చిన్న పరిచయం",
  tourHelp: "ఏ పేజీలోనైనా ఇక్కడ నొక్కితే, ఆ పేజీ దేనికో చెబుతుంది.",
  tourWishlist: "హృదయం గుర్తుతో ఎంచుకున్న ఉత్పత్తులు ఇక్కడ ఉంటాయి.",
  tourCart: "ఇది మీ కార్ట్: మీ కోసం లేదా రైతు కోసం ఇప్పుడు కొనాలనుకున్నవి.",
  tourStep: (at, all) => `${all}లో ${at}`,
  tourNext: "తర్వాత",
  tourDone: "సరే",
  tourEnd: "ముగించండి",
};
