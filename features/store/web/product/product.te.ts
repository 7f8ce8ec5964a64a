import { measureText, unitText } from "#engine/contract/pack-text.ts";
import type { Same } from "#engine/web/words/language.ts";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import type { LicenceKind } from "../../contract/store.ts";
import type { en } from "./product.en.ts";

const licences: Readonly<Record<LicenceKind, string>> = {
  seed: "విత్తన డీలర్ లైసెన్స్",
  fertiliser: "ఎరువుల డీలర్ లైసెన్స్",
  insecticide: "పురుగుమందుల డీలర్ లైసెన్స్",
};

const missingLicences: Readonly<Record<LicenceKind, string>> = {
  seed: "అమ్మకందారు విత్తన డీలర్ లైసెన్స్ చూపలేదు.",
  fertiliser: "అమ్మకందారు ఎరువుల డీలర్ లైసెన్స్ చూపలేదు.",
  insecticide: "అమ్మకందారు పురుగుమందుల డీలర్ లైసెన్స్ చూపలేదు.",
};

export const te: Same<typeof en> = {
  soldBy: (seller) => `అమ్మేవారు: ${seller}`,
  offer: (amount) => `మీ ఊరిలో ${amount} తగ్గింపు`,
  delivered: (pinCode, date) => `${pinCode}: ${date} లోపు అందుతుంది`,
  shipping: (paise) => (paise === 0 ? "డెలివరీ ఉచితం" : `డెలివరీ ${formatPaise(paise)}`),
  handling: (paise) => `హ్యాండ్లింగ్ ${formatPaise(paise)}`,
  perOrder: (charges) => `ఒక్కో ఆర్డర్‌కు: ${charges}`,
  forElsewhere: "వేరే చోటికి కొనండి",
  chooseDelivering: "డెలివరీ చేసే అమ్మకందారును ఎంచుకోండి",
  notDelivered: (pinCode) => `${pinCode}కి డెలివరీ లేదు`,
  deliveryUnknown: "ఎక్కడికి డెలివరీ చేయాలి?",
  tellPinCode: "పిన్ కోడ్ చెప్పండి",
  changePinCode: "మార్చండి",
  mrp: "MRP",
  taxesIncluded: "పన్నులతో",
  perUnit: (amount, unit) => `${unit} ${amount}, పన్నులతో`,
  priceBreaks: "ఎక్కువ ప్యాక్‌ల ధర",
  priceBreak: (packs, price) => `${formatCount(packs)} లేదా ఎక్కువ ప్యాక్‌లు: ఒక్కొక్కటి ${price}`,
  soldOut: "అయిపోయింది",
  outOfStock: "స్టాక్ లేదు",
  bestBefore: (day) => `${day} లోపు వాడాలి`,
  onlyLeft: (count) => `${formatCount(count)} మాత్రమే ఉన్నాయి`,
  yourMargin: "మీ మార్జిన్",
  yourPrice: "మీ ధర",
  customerPays: "రైతు చెల్లించేది",
  sellers: "అమ్మకందారులు",
  about: "ఈ ఉత్పత్తి గురించి",
  labelHolds: "ప్యాక్‌పై లేబుల్, లోపలి కరపత్రం చెప్పిందే వర్తిస్తుంది. అందులో పేర్కొన్న పంటలకే వాడండి.",
  maker: "తయారీదారు",
  countryOfOrigin: "తయారైన దేశం",
  india: "భారతదేశం",
  hsn: "HSN కోడ్",
  gst: "జీఎస్టీ",
  percent: (rate) => `${rate} %`,
  licence: (kind) => licences[kind],
  noLicence: (kind) => missingLicences[kind],
  validUntil: "చెల్లుబాటు:",
  expiredOn: "గడువు ముగిసింది:",
  share: (title) => `షేర్ చేయండి: ${title}`,
  changePhotos: "ఫోటోలు మార్చండి",
  linkCopied: "లింక్ కాపీ అయింది. కావలసిన చోట పేస్ట్ చేయండి.",
  linkToCopy: (link) => `లింక్: ${link}`,
  boughtTogether: "కలిపి కొంటున్నవి",
  related: "ఇలాంటివి మరికొన్ని",
  addToCart: "కార్ట్‌లోకి",
  buyNow: "కొనండి",
  notFound: "ఈ ఉత్పత్తి స్టోర్‌లో లేదు",
  notFoundText: "దాన్ని తొలగించి ఉండవచ్చు, లేదా లింక్ పూర్తిగా లేదు.",
  toStore: "స్టోర్‌కు వెళ్లండి",
  unit: (unit) => unitText(unit, true, "te"),
  amount: (value, unit) => measureText({ value, unit }, "te"),
};
