import type { Same } from "#lib/language";
import type { en } from "./earnings.en.ts";

export const te: Same<typeof en> = {
  title: "ఆదాయం",
  totalEarnings: "మొత్తం ఆదాయం",
  pendingEarnings: "రావాల్సిన ఆదాయం",
  orders: "ఆర్డర్లు",
  asOn: (date) => `${date} నాటికి`,
  note: "కొత్త ఆర్డర్లు కనిపించడానికి 2 నిమిషాలు పడుతుంది",
  refresh: "రిఫ్రెష్ చేయండి",
  loadMore: "మరిన్ని చూపండి",
  end: "ఇంకేమీ లేవు",
  empty: "చూపడానికి ఇటీవలి ఆర్డర్లు లేవు.",
  startShopping: "షాపింగ్ ప్రారంభించండి",
  noConnection: "కనెక్షన్ లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
};
