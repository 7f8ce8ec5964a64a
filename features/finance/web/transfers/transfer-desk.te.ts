import { plural, type Same } from "#engine/web/words/language.ts";
import type { en } from "./transfer-desk.en.ts";

export const te: Same<typeof en> = {
  count: (count) => `${count} బదిలీలు`,
  search: "పేరు, ఫోన్, ఆర్డర్, బ్యాంక్ నంబర్",
  buyer: "కొనుగోలుదారు",
  number: "బ్యాంక్ నంబర్",
  paidBy: "చెల్లించిన విధం",
  none: "నిర్ధారించాల్సిన బదిలీలు లేవు",
  noneHint: "కొనుగోలుదారులు నమోదు చేసిన బదిలీలన్నీ చూశారు.",
  previewTitle: (count) => plural("te", count, { one: "1 బదిలీ అందిందా?", other: `${count} బదిలీలు అందాయా?` }),
  submit: (count, amount) =>
    plural("te", count, { one: `అందింది: 1 బదిలీ · ${amount}`, other: `అందాయి: ${count} బదిలీలు · ${amount}` }),
  givenTwice: "ఇదే నంబర్ వేరే ఆర్డర్‌కూ ఇచ్చారు: దీన్ని విడిగా చూడండి",
  total: "మొత్తం",
  afterwards: "కొనుగోలుదారు నమోదు చేసిన మొత్తంతోనే ఒక్కొక్కటి లెక్కలో చేరుతుంది. దీన్ని వెనక్కి తీసుకోలేరు.",
  limited: (count) => `ఒకసారికి పాతవి ${count}; మిగతావి తర్వాత నిర్ణయించండి.`,
  done: (count) => plural("te", count, { one: "1 బదిలీ లెక్కలో చేరింది.", other: `${count} బదిలీలు లెక్కలో చేరాయి.` }),
  partPaid: "కొంత మాత్రమే అందినవి",
};
