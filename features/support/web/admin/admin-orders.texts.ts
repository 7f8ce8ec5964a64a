import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the platform admin's pages of orders. */
export const useAdminOrdersTexts = defineTexts(
  {
    forAdmins: "This page is for the platform admin",
    find: "Order number, mobile number or buyer's name",
    findHint: "Full number, or part of the name",
    search: "Search",
    state: "State",
    everyState: "All states",
    orders: "Orders",
    none: "No orders yet",
    noneFound: "No matching orders",
    noneFoundHint: "Check the number or the name, or choose another state.",
    showAll: "Clear search and filters",
    end: "These are all.",
    actElsewhere: "Support changes orders and finance handles money, each at their own desk.",
    atSupport: "Open at support desk",
  },
  {
    forAdmins: "ఈ పేజీ ప్లాట్‌ఫామ్ నిర్వాహకుల కోసం",
    find: "ఆర్డర్ నంబర్, మొబైల్ నంబర్ లేదా కొనుగోలుదారు పేరు",
    findHint: "పూర్తి నంబర్, లేదా పేరులో కొంత భాగం",
    search: "వెతకండి",
    state: "స్థితి",
    everyState: "అన్ని స్థితులు",
    orders: "ఆర్డర్లు",
    none: "ఇంకా ఆర్డర్లు లేవు",
    noneFound: "సరిపోలే ఆర్డర్లు లేవు",
    noneFoundHint: "నంబర్ లేదా పేరు సరిచూడండి, లేదా మరో స్థితి ఎంచుకోండి.",
    showAll: "వెతుకులాట, ఫిల్టర్‌లు తీసేయండి",
    end: "ఇవే అన్నీ.",
    actElsewhere: "ఆర్డర్లను సహాయ విభాగం, డబ్బును లెక్కల విభాగం తమ పేజీల్లో చూసుకుంటాయి.",
    atSupport: "సహాయ కేంద్రంలో తెరవండి",
  },
);
