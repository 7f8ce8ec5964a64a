import type { Same } from "#engine/web/words/language.ts";
import type { en } from "./finder.en.ts";

export const te: Same<typeof en> = {
  product: "స్టోర్‌లోని ఉత్పత్తి",
  hint: "పేరుతో వెతకండి.",
  find: "వెతకండి",
  choose: (title) => `${title} జోడించండి`,
  remove: "ఉత్పత్తిని తీసేయండి",
  none: "అలాంటి ఉత్పత్తి లేదు. వేరే మాటతో వెతకండి.",
  notSearched: "వెతకలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
};
