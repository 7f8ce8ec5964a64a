import type { HelpPage } from "#engine/server/feature.ts";

export const chatsHelp: readonly HelpPage[] = [
  {
    route: "/app/chats",
    title: { en: "Chat", te: "చాట్" },
    paragraphs: {
      en: [
        "Santha support stands first: tap it to ask anything about an order, a payment or the app. Below are your chats with other people, the newest first.",
        'A yellow number says how many messages you have not read. To write to somebody new, open that person\'s page and press "Message".',
        "Support answers from 9 AM to 6 PM, Monday to Saturday. You can write at any time; the answer comes when support is there.",
        "Write at the bottom and press send. With the paper clip you add photos, a product or an order. While the field is empty, tap the microphone to record your voice, up to 2 minutes; you can listen to it before you send it. An order can be shown only to its buyer, its seller and support.",
        'One tick: the message has arrived. Two ticks and "Read": it was read. A dashed edge: it is not sent yet. It goes by itself when there is internet, or press "Send again".',
        "Somebody who is not in your network can send you three messages until you accept. You can accept, block or report the person. Never send a code, password or card number.",
        "In the chat with support we show the team your name, phone and e-mail from your profile, so that you need not write them.",
      ],
      te: [
        "మొదట సంత సహాయక బృందం ఉంటుంది: ఆర్డర్, డబ్బు, యాప్ గురించి ఏదైనా అడగడానికి దాన్ని తాకండి. దాని కింద ఇతరులతో మీ చాట్‌లు ఉంటాయి, కొత్తవి ముందు.",
        'పసుపు రంగు సంఖ్య మీరు చదవని సందేశాలు ఎన్నో చెబుతుంది. కొత్తగా ఎవరికైనా రాయాలంటే వారి పేజీ తెరిచి "సందేశం" నొక్కండి.',
        "సహాయక బృందం సోమవారం నుంచి శనివారం వరకు, ఉదయం 9 నుంచి సాయంత్రం 6 వరకు జవాబిస్తుంది. మీరు ఎప్పుడైనా రాయవచ్చు; బృందం వచ్చాక జవాబు వస్తుంది.",
        "కింద రాసి పంపు నొక్కండి. క్లిప్ గుర్తుతో ఫోటోలు, ఉత్పత్తి లేదా ఆర్డర్ జోడించవచ్చు. ఏమీ రాయనప్పుడు మైక్ గుర్తును తాకి 2 నిమిషాల వరకు మాట్లాడి రికార్డ్ చేయవచ్చు; పంపే ముందు వినవచ్చు. ఆర్డర్‌ను కొన్నవారికి, అమ్మినవారికి, సహాయక బృందానికి మాత్రమే చూపగలరు.",
        'ఒక టిక్: సందేశం చేరింది. రెండు టిక్‌లు, "చదివారు": చదివారు. గీతల అంచు: ఇంకా వెళ్లలేదు. ఇంటర్నెట్ వచ్చాక తనంతట తానే వెళ్తుంది, లేదా "మళ్లీ పంపండి" నొక్కండి.',
        "మీ నెట్‌వర్క్‌లో లేనివారు, మీరు ఒప్పుకునేదాకా మూడు సందేశాలే పంపగలరు. మీరు ఒప్పుకోవచ్చు, బ్లాక్ చేయవచ్చు లేదా ఫిర్యాదు చేయవచ్చు. కోడ్, పాస్‌వర్డ్, కార్డు నంబర్ ఎప్పుడూ పంపకండి.",
        "సహాయక బృందంతో చాట్‌లో మీ ప్రొఫైల్‌లోని పేరు, ఫోన్, ఈమెయిల్ బృందానికి కనిపిస్తాయి. మీరు వాటిని రాయనవసరం లేదు.",
      ],
    },
  },
  {
    route: "/app/chats/$chatKey/group",
    title: { en: "Group", te: "గ్రూప్" },
    paragraphs: {
      en: [
        'Give the group a name, choose people, and press "Make the group". A picture is optional.',
        "Who follows you, or has your number among the contacts, is in the group at once. All others are asked first and see nothing before they say yes. Who says no is not asked again.",
        "People whom you have blocked, or who have blocked you, cannot be added. A group has at most 100 people.",
        "Here is who is in the group. Admins add people, take people out, change name and picture, and make others admins. A group always has an admin: when the last one leaves, the one who is in it longest takes over.",
        "Who joins sees what is written from then on. Who leaves or is taken out can read what was written until then, and sees nothing that comes after.",
        "To report a message, press the name above it. Support then sees that message with its photos and voice note, and no other. Messages of somebody you have blocked are folded.",
        'With "No notifications" you are not told of new messages; the list of chats still shows them.',
      ],
      te: [
        'గ్రూప్‌కు పేరు పెట్టి, సభ్యులను ఎంచుకుని "గ్రూప్ మొదలుపెట్టండి" నొక్కండి. ఫోటో తప్పనిసరి కాదు.',
        "మిమ్మల్ని అనుసరించేవారు, మీ నంబర్ తమ కాంటాక్ట్‌లలో ఉన్నవారు వెంటనే గ్రూప్‌లో చేరుతారు. మిగతావారిని ముందు అడుగుతాం; ఒప్పుకునేదాకా వారికి ఏమీ కనిపించదు. వద్దన్నవారిని మళ్లీ అడగం.",
        "మీరు బ్లాక్ చేసినవారిని, మిమ్మల్ని బ్లాక్ చేసినవారిని చేర్చలేరు. గ్రూప్‌లో 100 మందికి మించి ఉండలేరు.",
        "గ్రూప్‌లో ఎవరెవరు ఉన్నారో ఇక్కడ కనిపిస్తుంది. అడ్మిన్‌లు సభ్యులను చేర్చగలరు, తీసేయగలరు, పేరు, ఫోటో మార్చగలరు, ఇతరులను అడ్మిన్ చేయగలరు. గ్రూప్‌కు ఎప్పుడూ ఒక అడ్మిన్ ఉంటారు: చివరి అడ్మిన్ వెళ్లిపోతే, అందరికంటే ముందు చేరినవారు అడ్మిన్ అవుతారు.",
        "కొత్తగా చేరినవారికి అప్పటి నుంచి రాసినవే కనిపిస్తాయి. వెళ్లిపోయినవారు, తీసేసినవారు అప్పటిదాకా రాసినవి చదవగలరు; తర్వాత వచ్చేవి కనిపించవు.",
        "ఒక సందేశంపై ఫిర్యాదు చేయాలంటే దాని పైనున్న పేరు నొక్కండి. సహాయక బృందం ఆ సందేశాన్ని, దాని ఫోటోలు, వాయిస్ నోట్‌తో సహా చూస్తుంది; మరేదీ చూడదు. మీరు బ్లాక్ చేసినవారి సందేశాలు మూసి ఉంటాయి.",
        '"నోటిఫికేషన్లు వద్దు" ఎంచుకుంటే కొత్త సందేశాల గురించి తెలపం; చాట్‌ల జాబితాలో అవి కనిపిస్తూనే ఉంటాయి.',
      ],
    },
  },
  {
    route: "/app/admin/support/chats",
    title: { en: "Customer chats", te: "కస్టమర్ చాట్‌లు" },
    roles: ["support"],
    paragraphs: {
      en: [
        "The customer who waits longest stands first. Choose above whether you see the chats of nobody, your own, all, or those that are solved.",
        "Open a chat to answer. Whoever answers a chat of nobody has it from then on.",
        "Answer below the messages; the buttons above the field write a usual answer in the customer's language, which you can change before you send it.",
        "Beside it are the customer's phone, e-mail and last orders, and notes that only support sees. Give the chat to yourself, to a colleague or back to nobody.",
        "Waiting: you wait for something. Solved: the customer is told and can give stars. When the customer writes again, the chat is open again.",
      ],
      te: [
        "ఎక్కువసేపు ఎదురుచూస్తున్న కస్టమర్ ముందు ఉంటారు. ఎవరికీ ఇవ్వనివి, మీవి, అన్నీ, పరిష్కారమైనవి: ఏవి చూడాలో పైన ఎంచుకోండి.",
        "జవాబివ్వడానికి చాట్ తెరవండి. ఎవరికీ ఇవ్వని చాట్‌కు జవాబిచ్చినవారికే అది చెందుతుంది.",
        "సందేశాల కింద జవాబు రాయండి; పెట్టె పైనున్న బటన్లు కస్టమర్ భాషలో సాధారణ జవాబు రాస్తాయి, పంపే ముందు దాన్ని మార్చుకోవచ్చు.",
        "పక్కన కస్టమర్ ఫోన్, ఈమెయిల్, చివరి ఆర్డర్లు, సహాయక బృందానికి మాత్రమే కనిపించే నోట్‌లు ఉంటాయి. చాట్‌ను మీరు తీసుకోవచ్చు, తోటివారికి ఇవ్వవచ్చు, లేదా వదిలేయవచ్చు.",
        "వేచి ఉంది: మీరు దేనికోసమో ఎదురుచూస్తున్నారు. పరిష్కారమైంది: కస్టమర్‌కు తెలుస్తుంది, నక్షత్రాలు ఇవ్వవచ్చు. కస్టమర్ మళ్లీ రాస్తే చాట్ మళ్లీ తెరుచుకుంటుంది.",
      ],
    },
  },
];
