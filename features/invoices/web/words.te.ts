import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  documents: "పత్రాలు",
  invoice: "ఇన్‌వాయిస్",
  proforma: "ఇది ప్రొఫార్మా మాత్రమే, ఇంకా పన్ను ఇన్‌వాయిస్ కాదు. పార్సిల్ పంపినప్పుడు బిల్లు తయారవుతుంది.",
  saved: "ఫైల్ సేవ్ అయింది.",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
  "tax-invoice": "పన్ను ఇన్‌వాయిస్",
  "bill-of-supply": "సరఫరా బిల్లు",
  "invoice-cum-bill-of-supply": "ఇన్‌వాయిస్ మరియు సరఫరా బిల్లు",
  "credit-note": "క్రెడిట్ నోట్",
  "agent-receipt": "రైతుకు ఏజెంట్ రసీదు",
  "agent-credit-note": "రైతుకు ఏజెంట్ క్రెడిట్ నోట్",
};
