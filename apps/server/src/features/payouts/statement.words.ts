import type { Language } from "@santha/contract/language";

const en = {
  title: "Statement of margins",
  month: "Month",
  agent: "Agent",
  phone: "Phone",
  madeOn: "Made on",
  earned: "Margin earned",
  reversed: "Taken back with returns",
  netEarned: "Earned in the month",
  openBefore: "With Santha before",
  paidOut: "Paid out in the month",
  openAfter: "With Santha at the end",
  margins: "Margins earned",
  noMargins: "No margin was earned in this month.",
  payouts: "Paid out by Santha",
  noPayouts: "Nothing was paid out in this month.",
  date: "Date",
  order: "Order",
  amount: "Amount",
  total: "Total",
  note: "Margins that you collect from your customers yourself are yours at once. Only those that came to Santha with an online payment are paid out.",
  page: "Page {page} of {pages}",
};

const te: typeof en = {
  title: "మార్జిన్ల నివేదిక",
  month: "నెల",
  agent: "ఏజెంట్",
  phone: "ఫోన్",
  madeOn: "తయారైన తేదీ",
  earned: "సంపాదించిన మార్జిన్",
  reversed: "వాపసులతో తగ్గినది",
  netEarned: "ఈ నెల సంపాదన",
  openBefore: "అంతకు ముందు సంత దగ్గర",
  paidOut: "ఈ నెల చెల్లించినది",
  openAfter: "నెలాఖరున సంత దగ్గర",
  margins: "సంపాదించిన మార్జిన్లు",
  noMargins: "ఈ నెల మార్జిన్ సంపాదించలేదు.",
  payouts: "సంత చెల్లించినవి",
  noPayouts: "ఈ నెల చెల్లింపులు లేవు.",
  date: "తేదీ",
  order: "ఆర్డర్",
  amount: "మొత్తం",
  total: "మొత్తం",
  note: "మీ కస్టమర్ల నుండి మీరే తీసుకునే మార్జిన్ అప్పుడే మీది. ఆన్‌లైన్ చెల్లింపుతో సంతకు వచ్చిన మార్జిన్లు మాత్రమే సంత చెల్లిస్తుంది.",
  page: "పేజీ {page} / {pages}",
};

/** Words of the statement in both languages. */
export const statementWords: Readonly<Record<Language, typeof en>> = { en, te };
