import type { HelpPage } from "#engine/server/feature.ts";

export const ordersHelp: readonly HelpPage[] = [
  {
    route: "/app/admin/support",
    roles: ["support"],
    title: { en: "Support desk", te: "సహాయ కేంద్రం పని" },
    paragraphs: {
      en: [
        "Find any order by its whole number, or by the mobile number of the buyer, the farmer, or who gets the parcel.",
        "To decide: what buyers ask for and nobody has decided. At the top stands what a seller has refused and the buyer has put to you. Read both sides, call them if you need to, and decide each product. What you accept is refunded; say why you refuse.",
        "Stuck orders: parcels that are late or could not be delivered and refunds that failed, the longest first. Late is an order two days after its expected day. Open one to see what you can do: a parcel that does not come any more could not be delivered, and is then taken back and refunded.",
      ],
      te: [
        "పూర్తి ఆర్డర్ నంబర్‌తో, లేదా కొనుగోలుదారు, రైతు, పార్సిల్ తీసుకునేవారి మొబైల్ నంబర్‌తో ఏ ఆర్డర్‌నైనా వెతకండి.",
        "నిర్ణయించాలి: కొనుగోలుదారులు అడిగి, ఇంకా ఎవరూ నిర్ణయించనివి. అమ్మకందారు నిరాకరించి, కొనుగోలుదారు మీకు పంపినవి పైన ఉంటాయి. ఇద్దరి మాటలూ చదవండి, అవసరమైతే ఫోన్ చేయండి, ఒక్కో ఉత్పత్తిగా నిర్ణయించండి. అంగీకరించినవాటి సొమ్ము వాపసు వెళ్తుంది; నిరాకరిస్తే ఎందుకో చెప్పండి.",
        "ఆగిన ఆర్డర్లు: ఆలస్యమైన పార్సిళ్లు, డెలివరీ కుదరని పార్సిళ్లు, విఫలమైన సొమ్ము వాపసులు; ఎక్కువ కాలంగా ఆగినవి ముందు. చేరాల్సిన తేదీ దాటిన రెండో రోజు నుండి ఆర్డర్ ఆలస్యమైనట్టు. మీరు ఏం చేయగలరో చూడటానికి ఆర్డర్ తెరవండి: ఇక రాని పార్సిల్‌కు డెలివరీ కుదరలేదని నమోదు చేసి, వెనక్కి తీసుకుంటే సొమ్ము వాపసు వెళ్తుంది.",
      ],
    },
  },
  {
    route: "/app/admin/support/orders/{orderId}",
    roles: ["support"],
    title: { en: "Order for support", te: "సహాయ కేంద్రానికి ఆర్డర్" },
    paragraphs: {
      en: [
        "The whole order: who to call, what is in it, what it came to, its refunds, and every move with who made it and why.",
        "The buttons are what you can do now. A parcel that could not be delivered you send out again or take back; talk to buyer and seller first. A refund that failed goes to finance again.",
      ],
      te: [
        "ఆర్డర్ మొత్తం: ఎవరికి ఫోన్ చేయాలి, ఏమున్నాయి, ఎంత అయింది, సొమ్ము వాపసులు, ఎవరు ఏం చేశారు, ఎందుకు.",
        "మీరు ఇప్పుడు చేయగలిగినవే బటన్లుగా కనిపిస్తాయి. డెలివరీ కుదరని పార్సిల్‌ను మళ్లీ పంపవచ్చు లేదా వెనక్కి తీసుకోవచ్చు; ముందు కొనుగోలుదారు, అమ్మకందారుతో మాట్లాడండి. విఫలమైన సొమ్ము వాపసు మళ్లీ లెక్కల విభాగానికి వెళ్తుంది.",
      ],
    },
  },
  {
    route: "/app/admin/orders",
    roles: ["platform-admin"],
    title: { en: "Orders", te: "ఆర్డర్లు" },
    paragraphs: {
      en: [
        "All orders, the newest first. Find one by its whole number, by the mobile number of the buyer, the farmer or who gets the parcel, or by a part of the buyer's name; or choose a state.",
        "Practice orders are found only by their number.",
      ],
      te: [
        "అన్ని ఆర్డర్లు, కొత్తవి ముందు. పూర్తి నంబర్‌తో, కొనుగోలుదారు, రైతు లేదా పార్సిల్ తీసుకునేవారి మొబైల్ నంబర్‌తో, కొనుగోలుదారు పేరులో కొంత భాగంతో వెతకండి; లేదా స్థితి ఎంచుకోండి.",
        "అభ్యాస ఆర్డర్లు వాటి నంబర్‌తో మాత్రమే దొరుకుతాయి.",
      ],
    },
  },
  {
    route: "/app/admin/orders/{orderId}",
    roles: ["platform-admin"],
    title: { en: "Order for admin", te: "నిర్వహణకు ఆర్డర్" },
    paragraphs: {
      en: [
        "The whole order: who to call, what is in it, what it came to, its refunds, and every move with who made it and why.",
        "Nothing is changed here. Who also has the role of support opens it at the support desk from here.",
      ],
      te: [
        "ఆర్డర్ మొత్తం: ఎవరికి ఫోన్ చేయాలి, ఏమున్నాయి, ఎంత అయింది, సొమ్ము వాపసులు, ఎవరు ఏం చేశారు, ఎందుకు.",
        "ఇక్కడ ఏదీ మార్చలేరు. సహాయ విభాగం పాత్ర కూడా ఉన్నవారు ఇక్కడి నుండి సహాయ కేంద్రంలో తెరవవచ్చు.",
      ],
    },
  },
  {
    route: "/app/admin/finance",
    roles: ["finance"],
    title: { en: "Finance", te: "లెక్కలు" },
    paragraphs: {
      en: [
        "Transfers: look for the number in the bank account, then say how much has come, or that nothing has. Only then is the order paid. If less has come, the rest stays due; what is more than is due goes back as a refund.",
        "Cash not confirmed: delivered orders whose sellers have not said that they have the cash. Call the seller, and the buyer where he says that he has paid.",
        "Cash received: where a receipt or both sides show what the seller took, note it for him with the number of the receipt. It has to be at least what is owed; what is more goes back to the buyer. Each payment that the buyer has entered stands below and is decided by itself: it was received, and the rest stays due, or it was not received. Where nothing is owed any more, ₹0 says that none came. The seller is told, and it counts as cash that he has.",
        "Cash of another order: for cash of an order that came back whole before anybody had confirmed it.",
        "Each list shows the 100 oldest lines; Load more brings the next.",
        "Refunds are approved, sent under the bank's own number, and confirmed when they have come. Sellers are paid when nothing can be given back any more. What a seller sends above what he owes comes with his next payment.",
        "What is paid to a seller is noted as it left the bank. When what was due has changed by then, what is too much the seller owes, and what is missing stays due.",
        "Refund money gives back a part of what was paid without taking goods back: the buyer reads why. What was paid online goes back by itself; what the provider cannot pay back you send another way.",
        "Online payments settle by themselves. Where the provider could not say in a day what became of one, ask him again, or look at his own pages and say here whether the money came.",
        "Payouts of the payment provider: what he holds, and what should be in the bank by now, two days after it was paid. Note each payout as the bank statement shows it, with the fee that he kept; where it is not what was expected, the line says by how much.",
        "Undo: for a payout of the provider that you have mistyped. Say why; it stays in the list, struck out, the books are as before, and you can note it again.",
      ],
      te: [
        "బదిలీలు: ఆ నంబర్‌ను బ్యాంక్ ఖాతాలో చూసి, ఎంత వచ్చిందో, లేదా రాలేదో చెప్పండి. అప్పుడే ఆర్డర్ చెల్లింపు పూర్తవుతుంది. తక్కువ వస్తే మిగతాది బాకీగా ఉంటుంది; ఎక్కువ వస్తే అది సొమ్ము వాపసుగా తిరిగి వెళ్తుంది.",
        "నిర్ధారించని నగదు: డెలివరీ అయినా నగదు అందిందని అమ్మకందారు చెప్పని ఆర్డర్లు. అమ్మకందారుకు కాల్ చేయండి; చెల్లించానని చెప్పిన కొనుగోలుదారుకు కూడా.",
        "నగదు అందింది: అమ్మకందారు ఎంత తీసుకున్నారో రసీదు లేదా ఇద్దరి మాట చూపిస్తే, రసీదు నంబర్‌తో వారి తరఫున నమోదు చేయండి. అది బాకీ కంటే తక్కువ ఉండకూడదు; ఎక్కువైతే కొనుగోలుదారుకు తిరిగి వెళ్తుంది. కొనుగోలుదారు నమోదు చేసిన ప్రతి చెల్లింపు కింద విడిగా కనిపిస్తుంది: అది అందిందని చెబితే మిగతాది బాకీగా ఉంటుంది, లేదా అందలేదని చెప్పండి. బాకీ ఏమీ లేనప్పుడు ₹0 అంటే నగదు రాలేదని. అమ్మకందారుకు తెలుపుతాం; ఆ నగదు వారి దగ్గర ఉన్నట్టు లెక్క.",
        "వేరే ఆర్డర్ నగదు: ఎవరూ నగదు నిర్ధారించక ముందే అన్నీ తిరిగి వచ్చిన ఆర్డర్ నగదు కోసం.",
        "ప్రతి జాబితాలో పాతవి 100 ముందు కనిపిస్తాయి; మరిన్ని చూపండి నొక్కితే తర్వాతివి వస్తాయి.",
        "సొమ్ము వాపసులను ఆమోదించి, బ్యాంక్ నంబర్‌తో పంపి, చేరాక నిర్ధారించాలి. ఇక వస్తువులు వాపసు వచ్చే అవకాశం లేనప్పుడు అమ్మకందారులకు చెల్లిస్తారు. అమ్మకందారు ఇవ్వాల్సిన దానికంటే ఎక్కువ పంపితే తదుపరి చెల్లింపులో కలుస్తుంది.",
        "అమ్మకందారుకు చెల్లించింది బ్యాంకు నుండి వెళ్లినట్టే నమోదు అవుతుంది. అప్పటికి ఇవ్వాల్సింది మారితే, ఎక్కువ వెళ్లింది అమ్మకందారు ఇవ్వాలి; తక్కువైంది ఇంకా ఇవ్వాల్సి ఉంటుంది.",
        "సొమ్ము వాపసు: సరుకు వెనక్కి తీసుకోకుండా చెల్లించిన దానిలో కొంత తిరిగి ఇవ్వండి; ఎందుకో కొనుగోలుదారు చూస్తారు. ఆన్‌లైన్‌లో చెల్లించింది తానే తిరిగి వెళ్తుంది; చెల్లింపు సంస్థ పంపలేనిది మీరు వేరే విధంగా పంపండి.",
        "ఆన్‌లైన్ చెల్లింపులు వాటంతటవే తేలుతాయి. ఒక చెల్లింపు ఏమైందో సంస్థ ఒక రోజులో చెప్పలేకపోతే, మళ్లీ అడగండి, లేదా ఆ సంస్థ పేజీలు చూసి సొమ్ము అందిందో లేదో ఇక్కడ చెప్పండి.",
        "చెల్లింపు సంస్థ పంపిన సొమ్ము: ఆ సంస్థ దగ్గర ఎంత ఉందో, చెల్లించిన రెండు రోజుల తర్వాత బ్యాంకుకు ఎంత వచ్చి ఉండాలో చూపిస్తుంది. వచ్చిన ప్రతి మొత్తాన్ని, సంస్థ తీసుకున్న రుసుముతో సహా, బ్యాంక్ స్టేట్‌మెంట్‌లో ఉన్నట్టే నమోదు చేయండి; రావాల్సిన దానికి తేడా ఉంటే ఎంతో కనిపిస్తుంది.",
        "వెనక్కి తీసుకోండి: తప్పుగా నమోదు చేసిన చెల్లింపు సంస్థ సొమ్ము కోసం. ఎందుకో చెప్పండి; అది కొట్టివేతతో జాబితాలోనే ఉంటుంది, లెక్కలు ముందున్నట్టే ఉంటాయి, మళ్లీ నమోదు చేయవచ్చు.",
      ],
    },
  },
  {
    route: "/app/sell",
    roles: ["seller"],
    title: { en: "Today", te: "ఈ రోజు" },
    paragraphs: {
      en: [
        "What waits for you now, in three stages: Accept new orders, Pack the accepted ones, Hand over what is packed. The longest wait comes first; what is over its time is red. A new order is given up after three days.",
        "The button on an order does its step. Tick several and do them together; if one cannot be done, you read why, and the others are done all the same. To reject an order, or for anything else, open it.",
        "Packing proposes the batch in your stock that expires first, else the one that you packed last while it has not expired. Change it where you pack another one. Where the stock is counted by batch, what one batch lacks comes from the next, and the slip says how many of each.",
        "Packing slips has a page for each order, to lie in the parcel. Day list sums up all packs to take from the store-room, and lists who gets a parcel and how much cash to collect.",
        "Below are late orders, your money with Santha, and packs that last a week at most at the pace of the last 14 days.",
      ],
      te: [
        "ఇప్పుడు మీరు చేయాల్సినవి మూడు దశల్లో: కొత్త ఆర్డర్లు అంగీకరించడం, అంగీకరించినవి ప్యాక్ చేయడం, ప్యాక్ చేసినవి అప్పగించడం. ఎక్కువ కాలంగా ఉన్నవి ముందు వస్తాయి; సమయం దాటినవి ఎరుపులో ఉంటాయి. మూడు రోజుల్లో అంగీకరించని కొత్త ఆర్డర్ ముగుస్తుంది.",
        "ఆర్డర్ మీది బటన్ ఆ దశను పూర్తి చేస్తుంది. కొన్నింటిని టిక్ చేసి ఒకేసారి చేయవచ్చు; ఏదైనా కుదరకపోతే ఎందుకో కనిపిస్తుంది, మిగిలినవి పూర్తవుతాయి. తిరస్కరించడానికి, ఇతర పనులకు ఆర్డర్ తెరవండి.",
        "స్టాక్‌లో గడువు ముందు ముగిసే బ్యాచ్‌ను చూపిస్తుంది; స్టాక్‌లో బ్యాచ్‌లు లేకపోతే, గడువు ముగియని, మీరు చివరగా వాడిన బ్యాచ్. వేరే బ్యాచ్ ప్యాక్ చేస్తే మార్చండి. స్టాక్ బ్యాచ్‌లవారీగా ఉంటే, ఒక బ్యాచ్‌లో తక్కువైనవి తర్వాతి బ్యాచ్ నుండి వస్తాయి; ఏది ఎన్నో స్లిప్‌లో ఉంటుంది.",
        "ప్యాకింగ్ స్లిప్‌లలో ఒక్కో ఆర్డర్‌కు ఒక పేజీ, పార్సిల్‌లో పెట్టడానికి. ఈ రోజు జాబితాలో గోదాము నుండి తీయాల్సిన మొత్తం ప్యాక్‌లు, ఎవరికి పార్సిల్ ఇవ్వాలి, ఎంత నగదు తీసుకోవాలి అన్నవి ఉంటాయి.",
        "కింద ఆలస్యమైన ఆర్డర్లు, సంతలో మీ సొమ్ము, గత 14 రోజుల అమ్మకాల వేగంతో వారం లోపే అయిపోయే ప్యాక్‌లు ఉంటాయి.",
      ],
    },
  },
  {
    route: "/app/admin/finance/refunds",
    roles: ["finance"],
    title: { en: "Refunds", te: "సొమ్ము వాపసులు" },
    paragraphs: {
      en: [
        "All refunds by state, the longest wait first. Search by name, phone or order number. Open a line to see why the money goes back, and decide it there.",
        "To decide several at once, tick them, or choose all that the search finds. The preview shows each refund, what is left out and why, and the sum. If anything has changed since, nothing is done and you see it anew.",
        "Refunds above the set sum need two people. After the first approval they stand under Second person; the same person cannot approve twice. Whoever finds that the first approval was wrong takes it back with a reason. Money that finance granted can be refused until both have approved; the buyer reads the reason.",
      ],
      te: [
        "అన్ని సొమ్ము వాపసులు స్థితి వారీగా; ఎక్కువ కాలం ఎదురుచూస్తున్నవి ముందు. పేరు, ఫోన్ లేదా ఆర్డర్ నంబర్‌తో వెతకండి. ఒక వరుసను తెరిస్తే సొమ్ము ఎందుకు వెనక్కి వెళ్తుందో కనిపిస్తుంది; అక్కడే నిర్ణయించండి.",
        "ఒకేసారి చాలా నిర్ణయించాలంటే వాటిని టిక్ చేయండి, లేదా వెతికినవన్నీ ఎంచుకోండి. ప్రతి వాపసు, వదిలేసినవి, ఎందుకో, మొత్తం ముందే కనిపిస్తాయి. ఆ తర్వాత ఏదైనా మారితే ఏమీ జరగదు; మళ్లీ చూపిస్తాం.",
        "నిర్ణీత మొత్తం దాటిన వాపసులను ఇద్దరు ఆమోదించాలి. మొదటి ఆమోదం తర్వాత అవి రెండోవారు కింద ఉంటాయి; ఒకే వ్యక్తి రెండుసార్లు ఆమోదించలేరు. మొదటి ఆమోదం తప్పని తేలితే కారణం రాసి వెనక్కి తీసుకోవచ్చు. మంజూరు చేసిన సొమ్మును ఇద్దరూ ఆమోదించే వరకు తిరస్కరించవచ్చు; కారణం కొనుగోలుదారు చదువుతారు.",
      ],
    },
  },
  {
    route: "/app/sell/orders",
    roles: ["seller"],
    title: { en: "Orders received", te: "వచ్చిన ఆర్డర్లు" },
    paragraphs: {
      en: [
        "All orders of your products, the newest at the top. The chips show only those that wait for you: new ones, those to pack, to send, or to decide, those whose cash you have not confirmed, and those that are late.",
        "Search by the order's number; its first digits are enough. An order that is not answered in three days is given up.",
        "At the end of the page you name the UPI id or bank account to which Santha pays you. Every change is told to you by text message.",
      ],
      te: [
        "మీ ఉత్పత్తులకు వచ్చిన అన్ని ఆర్డర్లు, కొత్తవి పైన. కొత్తవి, ప్యాక్ చేయాల్సినవి, పంపాల్సినవి, నిర్ణయించాల్సినవి, నగదు నిర్ధారించాల్సినవి, ఆలస్యమైనవి మాత్రమే చూడటానికి పై బటన్లు నొక్కండి.",
        "ఆర్డర్ నంబర్‌తో వెతకండి; మొదటి అంకెలు చాలు. మూడు రోజుల్లో జవాబు ఇవ్వని ఆర్డర్ ముగుస్తుంది.",
        "సంత మీకు చెల్లించాల్సిన UPI ID లేదా బ్యాంక్ ఖాతాను పేజీ చివర ఇవ్వండి. అది మారిన ప్రతిసారీ మీకు SMS వస్తుంది.",
      ],
    },
  },
  {
    route: "/app/sell/orders/{orderId}",
    roles: ["seller"],
    title: { en: "Order received", te: "వచ్చిన ఆర్డర్" },
    paragraphs: {
      en: [
        "The green button is the next step. Packing asks for batch and expiry date, sending for carrier and tracking number (the buyer gets the carrier's tracking link), delivery for the buyer's four-digit code.",
        "What has expired since you packed it cannot be sent: enter the batch that you send instead. If you have none, ask Santha support to cancel the order.",
        "I have the cash: press it when the cash is in your hand; the order is then paid. Each payment that the buyer has entered has buttons of its own: say of each whether you have it. What came leaves the rest due; what is more than is owed Santha refunds the buyer.",
        "No cash received: where the buyer says that he has paid and nothing is owed any more, as after a return, say so if you have none of it. When everything came back before you confirmed the cash, you can still confirm it here: Santha refunds the buyer.",
        "If you say nothing, Santha may note the cash for you, as the buyer's receipt shows it. You are told at once; call Santha if it is wrong.",
        "What the buyer cancels or gives back you decide product by product; say why you refuse.",
      ],
      te: [
        "ఆకుపచ్చ బటన్ తర్వాతి దశ. ప్యాకింగ్‌కు బ్యాచ్, గడువు తేదీ; పంపడానికి రవాణా సంస్థ, పార్సిల్ నంబర్ (కొనుగోలుదారుకు ఆ సంస్థ ట్రాకింగ్ లింక్ కనిపిస్తుంది); డెలివరీకి కొనుగోలుదారు నాలుగు అంకెల కోడ్ అడుగుతుంది.",
        "ప్యాక్ చేసిన తర్వాత గడువు ముగిసినది పంపలేరు: బదులుగా పంపే బ్యాచ్ ఇవ్వండి. వేరే బ్యాచ్ లేకపోతే, ఆర్డర్ రద్దు చేయమని సంత సహాయ కేంద్రాన్ని అడగండి.",
        "నగదు అందింది: నగదు మీ చేతికి వచ్చాక నొక్కండి; అప్పుడు ఆర్డర్ చెల్లింపు పూర్తవుతుంది. కొనుగోలుదారు నమోదు చేసిన ప్రతి చెల్లింపుకు విడి బటన్లు ఉంటాయి: ఒక్కోటి అందిందో లేదో చెప్పండి. అందిన తర్వాత మిగతాది బాకీగా ఉంటుంది; బాకీ కంటే ఎక్కువైనది సంత కొనుగోలుదారుకు తిరిగి ఇస్తుంది.",
        "నగదు రాలేదు: చెల్లించానని కొనుగోలుదారు చెప్పినా, వాపసు తర్వాత వంటి సందర్భంలో బాకీ ఏమీ లేకపోతే, మీకు నగదు అందలేదని దీనితో చెప్పండి. నగదు నిర్ధారించక ముందే అన్నీ తిరిగి వస్తే, అందిన నగదును ఇక్కడ ఇంకా నిర్ధారించవచ్చు: సంత కొనుగోలుదారుకు తిరిగి ఇస్తుంది.",
        "మీరు ఏమీ చెప్పకపోతే, కొనుగోలుదారు రసీదులో ఉన్నట్టు సంత మీ తరఫున నగదు నమోదు చేయవచ్చు. మీకు వెంటనే తెలుపుతాం; తప్పయితే సంతకు కాల్ చేయండి.",
        "కొనుగోలుదారు రద్దు చేసేవి, వాపసు ఇచ్చేవి ఒక్కో ఉత్పత్తిగా నిర్ణయించండి; నిరాకరిస్తే ఎందుకో చెప్పండి.",
      ],
    },
  },
  {
    route: "/app/order",
    title: { en: "Earnings", te: "ఆదాయం" },
    paragraphs: {
      en: [
        "Total earnings is the margin of all orders that were delivered and fully paid. Pending earnings is the margin of orders still on their way or not yet paid. An order that ended without delivery promises nothing any more.",
        "Each tile is one order of one seller and names the farmer it is for. Tap it to see the items, the address and the price breakup; its first button is what helps most now.",
        "Search by the farmer's name, a phone number or the order's number, and choose to see only orders to be paid, in progress, delivered or ended.",
        "A delivered order that is not fully paid stays pending until the balance is paid.",
      ],
      te: [
        "మొత్తం ఆదాయం అంటే డెలివరీ అయ్యి, పూర్తిగా చెల్లింపు జరిగిన ఆర్డర్ల మార్జిన్. పెండింగ్ ఆదాయం అంటే ఇంకా దారిలో ఉన్న లేదా చెల్లింపు పూర్తికాని ఆర్డర్ల మార్జిన్. డెలివరీ కాకుండా ముగిసిన ఆర్డర్‌కు మార్జిన్ రాదు.",
        "ప్రతి కార్డు ఒక అమ్మకందారుకు చెందిన ఒక ఆర్డర్; ఏ రైతు కోసమో దానిపై ఉంటుంది. వస్తువులు, చిరునామా, ధర వివరాలు చూడటానికి దాన్ని తాకండి; ఇప్పుడు ఎక్కువ ఉపయోగపడేది మొదటి బటన్.",
        "రైతు పేరు, ఫోన్ లేదా ఆర్డర్ నంబర్‌తో వెతకండి. చెల్లించాల్సినవి, నడుస్తున్నవి, డెలివరీ అయినవి, ముగిసినవి మాత్రమే కూడా చూడవచ్చు.",
        "డెలివరీ అయినా చెల్లింపు పూర్తికాని ఆర్డర్, మిగిలిన మొత్తం చెల్లించే వరకు పెండింగ్‌లో ఉంటుంది.",
      ],
    },
  },
  {
    route: "/app/order/{id}",
    title: { en: "Order", te: "ఆర్డర్" },
    paragraphs: {
      en: [
        "The page shows every step of the order, what comes next and by when, what was bought, and every part of the price. While the parcel is out for delivery, the delivery code stands here: tell it only once the parcel is in hand.",
        "Invoice gives a proforma until the parcel is sent, and the tax invoice or bill of supply after that. Under the button stands which of them it is.",
        "Final customer price is what the farmer pays in all: the order total plus your margin. Beside the margin stands who takes it: Santha or the seller for you, or you yourself.",
        "Beside the margin stands when it becomes yours, and how much of it went back to your customer with a refund. If an agent ordered for you, you see the agent's service charge instead.",
        "Under Cancel or return you choose single items and packs, and see what changes before you send it. What the seller refuses you can put to Santha support.",
      ],
      te: [
        "ఆర్డర్ దాటిన ప్రతి దశ, తర్వాత ఏమి జరుగుతుందో, ఎప్పటిలోపు, ఏమి కొన్నారో, ధరలోని ప్రతి భాగం ఈ పేజీలో కనిపిస్తుంది. పార్సిల్ డెలివరీకి బయలుదేరాక డెలివరీ కోడ్ ఇక్కడే ఉంటుంది: పార్సిల్ చేతికి అందాకే చెప్పండి.",
        "పార్సిల్ పంపేవరకు ఇన్‌వాయిస్ బటన్ ప్రొఫార్మా ఇస్తుంది, పంపాక పన్ను ఇన్‌వాయిస్ లేదా సరఫరా బిల్లు ఇస్తుంది. ఏది వస్తుందో బటన్ కింద ఉంటుంది.",
        "తుది కస్టమర్ ధర అంటే రైతు చెల్లించే మొత్తం: ఆర్డర్ మొత్తం, మీ మార్జిన్ కలిపి. మార్జిన్ ఎవరు తీసుకుంటారో దాని పక్కనే ఉంటుంది: మీ తరఫున సంత లేదా అమ్మకందారు, లేదా మీరే.",
        "మార్జిన్ మీకు ఎప్పుడు వస్తుందో, సొమ్ము వాపసుతో కస్టమర్‌కు ఎంత తిరిగి వెళ్లిందో దాని పక్కనే ఉంటుంది. మీ కోసం ఏజెంట్ ఆర్డర్ చేస్తే, మార్జిన్‌కు బదులు ఏజెంట్ సేవా ఛార్జీ కనిపిస్తుంది.",
        "“రద్దు లేదా వాపసు” కింద ఒక్కో వస్తువు, ఎన్ని ప్యాక్‌లు అనేది ఎంచుకోండి; పంపే ముందే ఏం మారుతుందో కనిపిస్తుంది. అమ్మకందారు నిరాకరిస్తే సంత సహాయ కేంద్రాన్ని అడగవచ్చు.",
      ],
    },
  },
  {
    route: "/app/order/{orderId}/status",
    title: { en: "Order status", te: "ఆర్డర్ స్థితి" },
    paragraphs: {
      en: [
        "Every step the order has taken, the newest at the top, with day and time. Above it stands what is still to come, and by when.",
        "From dispatch on you see who carries the parcel, and a link to the carrier's own page where there is one. While it is out for delivery, the delivery code stands on top.",
        "If the parcel is late or something is wrong, call support or write a complaint from here.",
      ],
      te: [
        "ఆర్డర్ దాటిన ప్రతి దశ, కొత్తది పైన, తేదీ, సమయంతో కనిపిస్తుంది. ఇంకా జరగాల్సినవి, ఎప్పటిలోపు అన్నది దాని పైన ఉంటుంది.",
        "పంపిన తర్వాత పార్సిల్‌ను ఎవరు తెస్తున్నారో, ఉంటే వారి పేజీకి లింక్ కనిపిస్తాయి. డెలివరీకి బయలుదేరాక డెలివరీ కోడ్ పైన కనిపిస్తుంది.",
        "పార్సిల్ ఆలస్యమైనా, ఏదైనా సమస్య ఉన్నా ఇక్కడి నుంచే సహాయ కేంద్రానికి ఫోన్ చేయండి లేదా ఫిర్యాదు రాయండి.",
      ],
    },
  },
  {
    route: "/app/order/success/{id}",
    title: { en: "Order success", te: "ఆర్డర్ నమోదైంది" },
    paragraphs: {
      en: [
        "Once your order is placed, its order number stands on top; the farmer also gets a message. An order that waits for your payment says first how much to pay, until when and where.",
        "Open the price breakup to see each charge. The order is under Earnings at once.",
      ],
      te: [
        "ఆర్డర్ నమోదయ్యాక దాని నంబర్ పైన ఉంటుంది; రైతుకు కూడా SMS వస్తుంది. చెల్లింపు కోసం వేచి ఉన్న ఆర్డర్ ఎంత, ఎప్పటిలోపు, ఎక్కడ చెల్లించాలో ముందుగా చెబుతుంది.",
        "ప్రతి ఛార్జీ చూడటానికి ధర వివరాలు తెరవండి. ఆర్డర్ వెంటనే ఆదాయం పేజీలో కనిపిస్తుంది.",
      ],
    },
  },
  {
    route: "/app/order/my-orders",
    title: { en: "My orders", te: "నా ఆర్డర్లు" },
    paragraphs: {
      en: [
        "All your orders, the latest first. Tap an order to see its items, where it is, and every part of its price.",
        "Search by the farmer's name, a phone number or the order's number, or choose a state.",
        "To buy the same again, press Order again on the order: its products go into your cart at today's prices.",
      ],
      te: [
        "మీ ఆర్డర్లన్నీ ఇక్కడ ఉంటాయి, తాజావి ముందు. వస్తువులు, ఆర్డర్ ఎక్కడ ఉందో, ధరలోని ప్రతి భాగం చూడటానికి ఆర్డర్‌ను తాకండి.",
        "రైతు పేరు, ఫోన్ లేదా ఆర్డర్ నంబర్‌తో వెతకండి, లేదా స్థితి ఎంచుకోండి.",
        "అవే వస్తువులు మళ్లీ కొనాలంటే ఆ ఆర్డర్ తెరిచి “మళ్లీ ఆర్డర్ చేయండి” నొక్కండి: అవి నేటి ధరలతో మీ కార్ట్‌లోకి వస్తాయి.",
      ],
    },
  },
  {
    route: "/app/order/failed",
    title: { en: "Order failed", te: "ఆర్డర్ విఫలమైంది" },
    paragraphs: {
      en: [
        "The payment was not completed, so the order is not confirmed. If the bank still confirms it, you see the order under Earnings within 24 hours.",
        "Money that left your account for a failed payment comes back to the bank in 7-10 working days. Call us if it does not.",
      ],
      te: [
        "చెల్లింపు పూర్తి కాలేదు, అందుకే ఆర్డర్ ఖరారు కాలేదు. బ్యాంకు తర్వాత ఖరారు చేస్తే, 24 గంటల్లో ఆర్డర్ ఆదాయం పేజీలో కనిపిస్తుంది.",
        "విఫలమైన చెల్లింపుకు మీ ఖాతా నుండి వెళ్లిన డబ్బు 7-10 పని దినాల్లో బ్యాంకుకు తిరిగి వస్తుంది. రాకపోతే మాకు ఫోన్ చేయండి.",
      ],
    },
  },
];
