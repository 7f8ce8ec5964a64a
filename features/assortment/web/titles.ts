import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the pages about a seller's products in menus and headers. */
export const useAssortmentTitles = defineTexts(
  {
    products: "Your products",
    product: "Your product",
    add: "Add product",
    proposals: "Proposed products",
    proposal: "Proposed product",
    propose: "Propose a product",
    productFile: "Propose by file",
    review: "Proposed products to check",
    photos: "Photos of a product",
    offers: "Your offers",
  },
  {
    products: "మీ ఉత్పత్తులు",
    product: "మీ ఉత్పత్తి",
    add: "ఉత్పత్తి చేర్చండి",
    proposals: "ప్రతిపాదించిన ఉత్పత్తులు",
    proposal: "ప్రతిపాదించిన ఉత్పత్తి",
    propose: "ఉత్పత్తిని ప్రతిపాదించండి",
    productFile: "ఫైల్ ద్వారా ప్రతిపాదన",
    review: "పరిశీలించాల్సిన ఉత్పత్తులు",
    photos: "ఉత్పత్తి ఫోటోలు",
    offers: "మీ ఆఫర్లు",
  },
);
