import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./card.en.ts";

export const te: Same<typeof en> = {
  linkCopied: "లింక్ కాపీ అయింది. కావలసిన చోట పేస్ట్ చేయండి.",
  linkToCopy: (link) => `లింక్: ${link}`,
  write: "మీ ఊరికి చెప్పండి",
  seller: "అమ్మకందారు",
  agent: "ఏజెంట్",
  farmer: "రైతు",
  santha: "సంత బృందం",
  edited: "మార్చారు",
  more: "ఇంకా చదవండి",
  photo: (number, all) => `ఫోటో ${number}, మొత్తం ${all}`,
  photos: (count) => `${count} ఫోటోలు`,
  useful: "బాగుంది",
  reply: "జవాబు",
  share: "షేర్",
  save: "దాచండి",
  isSaved: "దాచారు",
  menu: (name) => `${name} రాసిన అప్‌డేట్ గురించి మరిన్ని`,
  sharedBy: (name) => `${name}, సంతలో`,
};
