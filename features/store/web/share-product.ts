import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { currentLanguage, wordsIn } from "#engine/web/words/language.ts";
import { type ProductView, sharedProductPath } from "../contract/store.ts";
import { useProductTexts } from "./product/product.texts.ts";

/**
 * Hands the product's public address to the phone's own choice of apps; where there is none the address is copied.
 * Name and address only: whoever gets it sees no margin.
 */
export async function shareProduct(product: Pick<ProductView, "level3Id" | "title">): Promise<void> {
  const language = currentLanguage();
  const title = wordsIn(language, product.title).text;
  const url = location.origin + sharedProductPath(product.level3Id, language);
  const texts = useProductTexts.now();
  try {
    if (typeof navigator.share === "function") return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showMessage(texts.linkCopied);
  } catch (error) {
    // The person closed the choice of apps.
    if (error instanceof DOMException && error.name === "AbortError") return;
    showMessage(texts.linkToCopy(url));
  }
}
