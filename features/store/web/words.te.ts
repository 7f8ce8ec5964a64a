import type { Same } from "#engine/web/words/language.ts";
import { formatCount } from "#engine/web/words/money.ts";
import type { en } from "./words.en.ts";

export const te: Same<typeof en> = {
  clearSearch: "వెతుకులాటను తుడిచివేయండి",
  allProducts: "అన్ని ఉత్పత్తులు",
  groups: "రకాలు",
  allGroups: "అన్నీ",
  results: (q) => `"${q}" కోసం ఫలితాలు`,
  counted: (count) => formatCount(count),
  loadMore: "మరిన్ని చూపండి",
  loadMoreFailed: "మరిన్ని ఉత్పత్తులు లోడ్ కాలేదు.",
  noResults: (q) => `"${q}" కోసం ఫలితాలు లేవు`,
  noResultsHint: "తక్కువ పదాలతో లేదా వేరే పదాలతో వెతికి చూడండి.",
  noResultsHere: (category) => `${category} వర్గంలో సరిపోయేవి ఏవీ లేవు.`,
  searchEverywhere: "స్టోర్ అంతటా వెతకండి",
  noGoods: "ఇక్కడ ఇంకా ఉత్పత్తులు లేవు",
  noneWithFilters: "ఈ ఫిల్టర్లకు సరిపోయే ఉత్పత్తి లేదు",
  clearFilters: "ఫిల్టర్లు తీసివేయండి",
  looseResults: "ఈ పదాలన్నీ ఉన్న ఉత్పత్తి లేదు. దగ్గరగా ఉన్నవి ఇవి.",
  notDeliveredHere: "ఉత్పత్తులు ఉన్నాయి, కానీ మీ పిన్ కోడ్‌కు ఏదీ డెలివరీ కాదు.",
  noPlace: "ఎక్కడికి డెలివరీ చేయాలి?",
  tellPlace: "పిన్ కోడ్ చెప్పండి",
  changePlace: "మార్చండి",
  changePinCode: "పిన్ కోడ్ మార్చండి",
  suggestions: "సూచనలు",
  recentSearches: "ఇటీవల వెతికినవి",
  clearRecent: "ఇటీవల వెతికినవి తుడిచివేయండి",
  didYouMean: (words) => `"${words}" అని మీ ఉద్దేశమా?`,
  categoriesInstead: "ఒక వర్గంలో చూడండి",
  seeAll: "అన్ని ఉత్పత్తులు చూడండి",
};
