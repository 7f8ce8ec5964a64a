import type { Same } from "../words/language.ts";
import type { en } from "./shell.en.ts";

export const te: Same<typeof en> = {
  product: "సంత",
  skip: "నేరుగా పేజీలోకి వెళ్లండి",
  notFound: "ఈ పేజీ లేదు",
  home: "హోమ్",
  slow: "నెట్‌వర్క్ నెమ్మదిగా ఉంది. జవాబు కోసం ఇంకా వేచి ఉంది.",
  helpFailed: "సహాయానికి ఇంటర్నెట్ కావాలి. ఇప్పుడు ఇంటర్నెట్ లేదు.",
};
