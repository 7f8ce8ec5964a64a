import { shareLink } from "#engine/web/browser/share-link.ts";
import { currentLanguage, wordsIn } from "#engine/web/words/language.ts";
import { type ProductView, sharedProductPath } from "../contract/store.ts";
import { useProductTexts } from "./product/product.texts.ts";

/** Shares the product's public address. Name and address only: whoever gets it sees no margin. */
export function shareProduct(product: Pick<ProductView, "level3Id" | "title">): Promise<void> {
  const language = currentLanguage();
  const title = wordsIn(language, product.title).text;
  const url = location.origin + sharedProductPath(product.level3Id, language);
  const { linkCopied, linkToCopy } = useProductTexts.now();
  return shareLink({ title, url }, { linkCopied, linkToCopy });
}
