import type { HelpPage } from "#engine/server/feature.ts";
import { awayForDays } from "../contract.ts";

export const digestsHelp: readonly HelpPage[] = [
  {
    route: "/app/week",
    title: { en: "This week", te: "ఈ వారం" },
    paragraphs: {
      en: [
        `On Sunday evening you get one message of what is new, if you have not opened Santha for ${awayForDays} days: updates from your village, your district and the people you follow, and updates and questions about your crops. Nothing new, no message.`,
        "Here are a few of them: those that most people found useful or talked about. What was deleted or hidden since is not shown any more.",
        "You can switch it off in Notifications, under Settings. Your crops are those that you chose for updates and for questions.",
      ],
      te: [
        `మీరు ${awayForDays} రోజులు సంత తెరవకపోతే, ఆదివారం సాయంత్రం కొత్త సంగతులపై ఒక సందేశం వస్తుంది: మీ ఊరు, మీ జిల్లా, మీరు అనుసరించేవారి అప్‌డేట్‌లు, మీ పంటల గురించిన అప్‌డేట్‌లు, ప్రశ్నలు. కొత్తవి లేకపోతే సందేశం రాదు.`,
        "వాటిలో ఎక్కువమందికి ఉపయోగపడినవి, ఎక్కువమంది మాట్లాడినవి కొన్ని ఇక్కడ ఉంటాయి. ఆ తర్వాత తొలగించినవి, కనిపించకుండా చేసినవి ఇక కనిపించవు.",
        "నోటిఫికేషన్ల సెట్టింగ్‌లలో దీన్ని ఆపవచ్చు. మీ పంటలంటే అప్‌డేట్‌ల కోసం, ప్రశ్నల కోసం మీరు ఎంచుకున్నవి.",
      ],
    },
  },
];
