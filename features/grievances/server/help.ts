import type { HelpPage } from "#engine/server/feature.ts";

export const grievancesHelp: readonly HelpPage[] = [
  {
    route: "/app/grievances",
    title: { en: "Grievances", te: "ఫిర్యాదులు" },
    paragraphs: {
      en: [
        "Write here what was not set right elsewhere. You get a ticket number at once, also as a text message.",
        "Your grievance is acknowledged within 48 hours and settled within one month. Every answer stands under its ticket.",
      ],
      te: [
        "వేరేచోట పరిష్కారం కానిది ఇక్కడ రాయండి. వెంటనే టికెట్ సంఖ్య వస్తుంది, SMS కూడా వస్తుంది.",
        "48 గంటల్లో ఫిర్యాదు అందినట్టు తెలుపుతారు, నెలలో పరిష్కరిస్తారు. ప్రతి జవాబు టికెట్ కింద ఉంటుంది.",
      ],
    },
  },
  {
    route: "/app/admin/support/grievances",
    roles: ["support"],
    title: { en: "Grievances to answer", te: "ఫిర్యాదులకు జవాబు" },
    paragraphs: {
      en: [
        "Open grievances stand here, the soonest due first. What is overdue is marked.",
        "Acknowledge each within 48 hours and settle it within one month; the person gets a text message for each step.",
      ],
      te: [
        "పరిష్కరించాల్సిన ఫిర్యాదులు ఇక్కడ ఉంటాయి; గడువు దగ్గరైనవి ముందు. గడువు దాటినవి గుర్తించి ఉంటాయి.",
        "48 గంటల్లో అందినట్టు తెలపండి, నెలలో పరిష్కరించండి; ప్రతి అడుగుకూ వ్యక్తికి SMS వెళ్తుంది.",
      ],
    },
  },
];
