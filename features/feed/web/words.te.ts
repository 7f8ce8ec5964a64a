import { plural, type Same } from "#engine/web/words/language.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  loadMore: "మరిన్ని చూపండి",
  noMore: "ఇంకేమీ విశేషాలు లేవు",
  emptyHint: "అమ్మకందారులు, ఏజెంట్లు ఏదైనా షేర్ చేస్తే ఇక్కడ కనిపిస్తుంది.",
  seeStore: "స్టోర్ చూడండి",
  newUpdates: (count) =>
    count >= 20 ? "20+ కొత్త విశేషాలు" : plural("te", count, { one: "1 కొత్త విశేషం", other: `${count} కొత్త విశేషాలు` }),
  notCome: "మరిన్ని రాలేదు, దయచేసి మళ్లీ ప్రయత్నించండి.",
  newsNotCome: "కొత్త విశేషాలు రాలేదు, దయచేసి మళ్లీ ప్రయత్నించండి.",
  keptOnTop: "ముఖ్యం",
  moreOrders: (count) => `మీ మరో ${count} ఆర్డర్లు`,
  orderPlaced: "ఆర్డర్ నమోదైంది",
  orderUpdated: "ఆర్డర్‌లో మార్పు",
  comes: "వస్తోంది",
  question: "ప్రశ్న",
  toAnswers: "జవాబులు చూడండి",
  withdraw: (title) => `తీసివేయండి: ${title}`,
  withdrawTitle: "మీరు షేర్ చేసినదాన్ని తీసివేయాలా?",
  withdrawText: "ఇది ఇకపై ఎవరికీ కనిపించదు. ఉత్పత్తిని మళ్లీ షేర్ చేయవచ్చు.",
  withdrawn: "తీసివేశాం",
  notWithdrawn: "తీసివేయలేకపోయాం, దయచేసి మళ్లీ ప్రయత్నించండి.",
};
