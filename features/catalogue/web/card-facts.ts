import { productPicture } from "#engine/web/browser/drawings.ts";
import type { ProductFacts } from "#engine/web/ui/goods/product-card.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import { type ProductCard, priceWithOffer } from "#features/store/contract/store.ts";
import { useCatalogueTexts } from "./words.ts";

/** What a product of the store shows in cards and rows, in the language of the moment. */
export function useCardFacts(product: ProductCard): ProductFacts {
  const language = useLanguage();
  const texts = useCatalogueTexts();
  return {
    title: wordsIn(language, product.title).text,
    pack: wordsIn(language, product.pack).text,
    seller: wordsIn(language, product.sellerName).text,
    tint: product.bed,
    picture: productPicture(product.drawing),
    photo: sourcesOf(product.photo),
    priceInPaise: priceWithOffer(product),
    offer: product.discountInPaise > 0 ? texts.offer(formatPaise(product.discountInPaise)) : undefined,
    hindrance: product.delivery === "not-here" ? texts.notDelivered : undefined,
    wayOn: product.delivery === "by-another" ? texts.deliveredByAnother : undefined,
    marginInPaise: product.marginInPaise,
  };
}
