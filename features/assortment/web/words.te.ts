import { plural, type Same } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { RuleScope } from "#features/commissions/contract.ts";
import type { ProductState } from "../contract/listings.ts";
import type { en } from "./words.en.ts";

const states: Readonly<Record<ProductState, string>> = {
  live: "అమ్మకంలో ఉంది",
  outOfStock: "స్టాక్ లేదు",
  licenceMissing: "లైసెన్స్ లేదు",
  hidden: "దాచింది",
  suspended: "నిలిపివేశారు",
};
const licencesShort = { seed: "విత్తన", fertiliser: "ఎరువుల", insecticide: "పురుగుమందుల" } as const;
const licences = {
  seed: "విత్తన డీలర్ లైసెన్స్",
  fertiliser: "ఎరువుల డీలర్ లైసెన్స్",
  insecticide: "పురుగుమందుల డీలర్ లైసెన్స్",
} as const;

const rules: Readonly<Record<RuleScope, string>> = {
  group: "ఉపవర్గం నియమం",
  category: "వర్గం నియమం",
  all: "అన్ని ఉత్పత్తుల నియమం",
};

const packs = (count: number) =>
  plural("te", count, { one: "1\u00a0ప్యాక్", other: `${formatCount(count)}\u00a0ప్యాక్‌లు` });

export const te: Same<typeof en> = {
  all: "అన్నీ",
  show: "ఉత్పత్తులు చూపండి",
  state: (state) => states[state],
  counted: (what, count) => `${what} (${count})`,
  products: (count) => plural("te", count, { one: "1 ఉత్పత్తి", other: `${formatCount(count)} ఉత్పత్తులు` }),
  packs,
  stockWorth: (amount) => `స్టాక్ విలువ ${amount}`,
  addProduct: "ఉత్పత్తి చేర్చండి",
  importAndExport: "దిగుమతి, ఎగుమతి",
  proposed: "ప్రతిపాదించినవి",
  search: "మీ ఉత్పత్తుల్లో వెతకండి",
  searchHint: "పేరు లేదా తయారీదారు",
  find: "వెతకండి",
  product: "ఉత్పత్తి",
  packsAndPrice: "ప్యాక్‌లు, ధర",
  stock: "స్టాక్",
  stateHead: "స్థితి",
  ofPack: (count) => packs(count),
  packHidden: "దాచింది",
  emptyTitle: "మీరు ఇంకా ఏమీ అమ్మడం లేదు",
  emptyHint: "ఉమ్మడి జాబితాలో ఉత్పత్తిని వెతికి, మీ ధర, స్టాక్ ఇవ్వండి.",
  noneFound: "ఉత్పత్తులు దొరకలేదు",
  showAll: "అన్ని ఉత్పత్తులు చూపండి",
  end: "ఇక ఉత్పత్తులు లేవు",
  noConnection: "కనెక్షన్ లేదు. మళ్లీ ప్రయత్నించండి.",
  searchCommon: "ఉమ్మడి జాబితాలో వెతకండి",
  searchCommonHint: "పేరు, తయారీదారు లేదా పంట, తెలుగు లేదా ఇంగ్లిష్‌లో",
  youSell: (own, all) => `${packs(all)}, వాటిలో ${own} మీరు అమ్ముతున్నారు`,
  youSellNone: (all) => packs(all),
  notInList: "జాబితాలో లేదా?",
  propose: "ఉత్పత్తిని ప్రతిపాదించండి",
  noneInList: "ఉమ్మడి జాబితాలో ఏమీ దొరకలేదు",
  needsLicence: (licence) => `${licences[licence]} కావాలి`,
  licenceMissing: (licence) => `దీన్ని అమ్మడానికి చెల్లుబాటయ్యే ${licences[licence]} కావాలి.`,
  licenceEnded: (licence) => `స్టోర్‌లో లేదు: ${licencesShort[licence]} లైసెన్స్ గడువు ముగిసింది`,
  renew: "లైసెన్స్ పునరుద్ధరించండి",
  addLicence: "లైసెన్స్ చేర్చండి",
  photoNumber: (number) => `ఫోటో ${number}`,
  inStore: "స్టోర్‌లో చూడండి",
  hsnAndTax: (hsn, percent) => `HSN కోడ్ ${hsn}, జీఎస్టీ ${percent}\u00a0%`,
  hsnOnly: (hsn) => `HSN కోడ్ ${hsn}`,
  packsYouSell: "మీరు అమ్మే ప్యాక్‌లు",
  otherPacks: "మీరు చేర్చగల ప్యాక్‌లు",
  price: "మీ ధర",
  mrp: "MRP",
  commission: "ఏజెంట్ మార్జిన్",
  commissionHint: "ఏజెంట్ ఆర్డర్ చేస్తే మీ ధరకు కలుస్తుంది.",
  onHand: "స్టాక్ (ప్యాక్‌లు)",
  byRule: (scope, percent, amount) =>
    `${rules[scope]} ప్రకారం: ${percent}\u00a0%${amount === null ? "" : `, ${amount}`}`,
  byRuleNone: "వర్గం నియమం ప్రకారం (ఇప్పుడు నియమం లేదు, మార్జిన్ రాదు)",
  goesByRule: (scope, percent) => `ఏజెంట్ మార్జిన్: ${rules[scope]} ప్రకారం ${percent}\u00a0%`,
  priceBreaks: "ఎక్కువ ప్యాక్‌లకు తక్కువ ధర",
  priceBreaksHint: "ఒకేసారి ఎక్కువ ప్యాక్‌లు కొనేవారికి తక్కువ ధర.",
  breakQuantity: (place) => `ఎన్ని ప్యాక్‌ల నుండి (${place})`,
  breakPrice: (place) => `ఒక్కో ప్యాక్ ధర (${place})`,
  addBreak: "తక్కువ ధర చేర్చండి",
  removeBreak: (place) => `తక్కువ ధర ${place} తీసేయండి`,
  noBreaksNow: "ఇప్పుడు ఎక్కువ ప్యాక్‌లకు తక్కువ ధర లేదు",
  breakText: (count, price) => `${formatCount(count)}+ ${price}`,
  inUse: (inOrders, inCheckout, free) =>
    [
      ...(inOrders > 0 ? [`ఆర్డర్లలో ${formatCount(inOrders)}`] : []),
      ...(inCheckout > 0 ? [`కొనేవారి దగ్గర ${formatCount(inCheckout)}`] : []),
      `అమ్మడానికి ${formatCount(free)}`,
    ].join(" · "),
  now: (value) => `ఇప్పుడు ${value}`,
  youGet: (amount, most) => `ప్యాక్‌కు మీకు ${amount}. ఏజెంట్ ద్వారా కొంటే ${most} చెల్లిస్తారు.`,
  youGetOnly: (amount) => `ప్యాక్‌కు మీకు ${amount}.`,
  save: "సేవ్ చేయండి",
  saved: "సేవ్ అయింది",
  discard: "మార్పులు వద్దు",
  hide: "దాచండి",
  hideNamed: (pack) => `దాచండి: ${pack}`,
  hideTitle: (pack) => `${pack}: స్టోర్ నుండి దాచాలా?`,
  hideText: "కొనేవారికి కనిపించదు. వచ్చిన ఆర్డర్లు అలాగే ఉంటాయి.",
  hidden: "స్టోర్ నుండి దాచాం",
  putBack: "మళ్లీ అమ్మకంలోకి",
  putBackNamed: (pack) => `మళ్లీ అమ్మకంలోకి: ${pack}`,
  isBack: "మళ్లీ స్టోర్‌లో ఉంది",
  sell: "ఈ ప్యాక్ అమ్మండి",
  sellNamed: (pack) => `ఈ ప్యాక్ అమ్మండి: ${pack}`,
  added: "మీ ఉత్పత్తుల్లో చేరింది",
  cancel: "వద్దు",
};
