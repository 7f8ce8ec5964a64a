import type { HelpPage } from "#engine/server/feature.ts";
import {
  mostPointsADay,
  mostPointsFromOne,
  mostPointsFromOneEver,
  needsOf,
  pointsOf,
  rightsOf,
} from "../contract.ts";

const { villager, trusted, guide } = needsOf;
const { new: first } = rightsOf;

export const reputationHelp: readonly HelpPage[] = [
  {
    route: "/app/standing",
    title: { en: "Your standing", te: "మీ స్థాయి" },
    paragraphs: {
      en: [
        "Points come from others who find your words helpful, never from yourself or from money.",
        `Somebody finds your answer useful: ${pointsOf["useful-answer"]}. Your answer solved a question: ${pointsOf.solved}. An expert agrees with it: ${pointsOf.agreed}. Somebody finds your update useful: ${pointsOf["useful-update"]}.`,
        `A day brings at most ${mostPointsADay} points, one person at most ${mostPointsFromOne} of them and ${mostPointsFromOneEver} in all. Points stay below a step until they come from as many people as it asks for. Marks of new accounts, of people who were stopped from writing, and of people whom you have blocked or who have blocked you bring none.`,
        `Who takes a mark back takes its points back, and hidden or deleted words bring none. After a block, or where a question is hidden or deleted, your points fall by the next morning at the latest.`,
        `New: ${first.postsADay} posts a day, without links. Villager, after ${villager.days} days or with ${villager.points} points from ${villager.givers} people: ${rightsOf.villager.postsAnHour} posts an hour, with links.`,
        `Trusted, with ${trusted.points} points from ${trusted.givers} people after ${trusted.days} days: ${rightsOf.trusted.postsAnHour} posts an hour, and two trusted reports take words out of sight until support has looked, where others need three. Guide, with ${guide.points} points from ${guide.givers} people after ${guide.days} days: you may also say which crop another's question is about, and your report and one more of somebody who is not new are enough.`,
        "Agents, sellers and the Santha team are never new. While support has stopped your writing you have no rights of a step; afterwards they are there again. Others see your step and your points, not who gave them.",
      ],
      te: [
        "మీరు రాసినవి ఉపయోగపడ్డాయని ఇతరులు చెప్పినప్పుడు పాయింట్లు వస్తాయి. మీకు మీరు ఇచ్చుకోలేరు, డబ్బుతో కొనలేరు.",
        `మీ జవాబు ఒకరికి ఉపయోగపడితే: ${pointsOf["useful-answer"]}. మీ జవాబుతో ఒక ప్రశ్న తీరితే: ${pointsOf.solved}. నిపుణులు దానితో ఒప్పుకుంటే: ${pointsOf.agreed}. మీ అప్‌డేట్ ఒకరికి బాగుందనిపిస్తే: ${pointsOf["useful-update"]}.`,
        `ఒక రోజులో గరిష్ఠంగా ${mostPointsADay} పాయింట్లు, అందులో ఒకరి నుండి గరిష్ఠంగా ${mostPointsFromOne}, మొత్తం మీద ఒకరి నుండి ${mostPointsFromOneEver} వస్తాయి. స్థాయికి కావలసినంత మంది ఇచ్చే వరకు పాయింట్లు దాని కంటే తక్కువగానే ఉంటాయి. కొత్త ఖాతాల వారు, మేము రాయకుండా ఆపినవారు, మీరు బ్లాక్ చేసినవారు, మిమ్మల్ని బ్లాక్ చేసినవారు ఇచ్చినవి లెక్కలోకి రావు.`,
        `ఎవరైనా వెనక్కి తీసుకుంటే ఆ పాయింట్లు పోతాయి. కనిపించకుండా చేసినవాటికి, తొలగించినవాటికి పాయింట్లు ఉండవు. ఎవరైనా బ్లాక్ చేసినా, ప్రశ్నను కనిపించకుండా చేసినా, తొలగించినా మరుసటి ఉదయానికల్లా ఆ పాయింట్లు తగ్గుతాయి.`,
        `కొత్తవారు: రోజుకు ${first.postsADay} సార్లు, లింక్‌లు లేకుండా రాయవచ్చు. ఊరివారు, ${villager.days} రోజుల తర్వాత లేదా ${villager.givers} మంది ఇచ్చిన ${villager.points} పాయింట్లతో: గంటకు ${rightsOf.villager.postsAnHour} సార్లు, లింక్‌లతో రాయవచ్చు.`,
        `నమ్మకస్తులు, ${trusted.days} రోజుల తర్వాత ${trusted.givers} మంది ఇచ్చిన ${trusted.points} పాయింట్లతో: గంటకు ${rightsOf.trusted.postsAnHour} సార్లు రాయవచ్చు; ఇతరులైతే ముగ్గురు కావాలి, నమ్మకస్తులైతే ఇద్దరు ఫిర్యాదు చేస్తే సహాయక బృందం చూసే వరకు ఆ మాటలు కనిపించవు. మార్గదర్శకులు, ${guide.days} రోజుల తర్వాత ${guide.givers} మంది ఇచ్చిన ${guide.points} పాయింట్లతో: ఇతరుల ప్రశ్న ఏ పంట గురించో కూడా చెప్పవచ్చు; మీ ఫిర్యాదుతో పాటు కొత్తవారు కాని ఇంకొకరిది చాలు.`,
        "ఏజెంట్లు, అమ్మకందారులు, సంత బృందం ఎప్పుడూ కొత్తవారు కారు. సహాయక బృందం మీరు రాయకుండా ఆపినంత కాలం ఈ స్థాయి హక్కులు ఉండవు; ఆ తర్వాత మళ్లీ వస్తాయి. ఇతరులకు మీ స్థాయి, పాయింట్లు కనిపిస్తాయి; ఎవరు ఇచ్చారో కనిపించదు.",
      ],
    },
  },
];
