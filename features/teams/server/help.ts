import type { HelpPage } from "#engine/server/feature.ts";

export const teamsHelp: readonly HelpPage[] = [
  {
    route: "/app/sell/sales-teams",
    title: { en: "Sales teams", te: "అమ్మకాల బృందాలు" },
    roles: ["seller"],
    paragraphs: {
      en: [
        "Make a team and add people by their mobile number. They accept or decline in the app, and then work with their own sign-in.",
        "Catalogue: products, prices, offers and delivery areas. Orders: accept, pack, hand over, cash. Accounts: accounts, sales and purchases. Owner: all of it, and the teams.",
        "Whoever you remove is refused at once. The figure beside the target is what the members have accepted this month, without cancelled orders. News of new orders goes to you alone, not to members.",
      ],
      te: [
        "బృందం తయారు చేసి, మొబైల్ నంబర్‌తో వ్యక్తులను చేర్చండి. వారు యాప్‌లో అంగీకరిస్తారు లేదా తిరస్కరిస్తారు, తర్వాత తమ సొంత లాగిన్‌తో పని చేస్తారు.",
        "సరుకులు: సరుకులు, ధరలు, ఆఫర్లు, డెలివరీ ప్రాంతాలు. ఆర్డర్లు: అంగీకరించడం, ప్యాక్ చేయడం, అప్పగించడం, నగదు. ఖాతాలు: ఖాతాలు, అమ్మకాలు, కొనుగోళ్లు. యజమాని: అన్నీ, బృందాలు కూడా.",
        "మీరు తీసేసిన వారికి వెంటనే అనుమతి ఆగిపోతుంది. లక్ష్యం పక్కన ఉన్న మొత్తం: ఈ నెలలో సభ్యులు అంగీకరించిన ఆర్డర్లు, రద్దైనవి కాకుండా. కొత్త ఆర్డర్ల సమాచారం మీకు మాత్రమే వస్తుంది, సభ్యులకు కాదు.",
      ],
    },
  },
  {
    route: "/app/my-team",
    title: { en: "My team", te: "నా బృందం" },
    paragraphs: {
      en: [
        "Invitations appear here. Accept one to work in that seller's area with your own sign-in; you can work for one seller at a time.",
        "You can leave the team at any time.",
      ],
      te: [
        "అమ్మకందారుల ఆహ్వానాలు ఇక్కడ ఉంటాయి. ఒకటి అంగీకరిస్తే, మీ సొంత లాగిన్‌తో ఆ అమ్మకందారు పనులు చేయవచ్చు; ఒకసారికి ఒక అమ్మకందారు దగ్గరే.",
        "మీరు ఎప్పుడైనా బృందాన్ని వదలవచ్చు.",
      ],
    },
  },
];
