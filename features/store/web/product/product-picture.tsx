import { Share2 } from "lucide-react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { ProductImage } from "#engine/web/ui/goods/product-image.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { ShareWithAll } from "#features/feed/web";
import { HeartButton } from "#features/wishlist/web";
import type { ProductView, Sku } from "../../contract/store.ts";
import { shareProduct } from "../share-product.ts";
import { useProductTexts } from "./product.texts.ts";

/** The product on its bed with the chosen pack written on it, the heart, and the ways to share it. */
export function ProductPicture({ product, sku }: { readonly product: ProductView; readonly sku: Sku }) {
  const texts = useProductTexts();
  const language = useLanguage();
  const title = wordsIn(language, product.title).text;
  const pack = wordsIn(language, sku.pack).text;
  return (
    <section className="gal" aria-label={`${title}, ${pack}`}>
      <ProductImage className="gal-m" tint={product.bed} picture={productPicture(product.drawing)} eager>
        <HeartButton product={product} title={title} isKnownIn={product.isWishlisted} className="gal-like" />
        <IconButton
          className="gal-share"
          name={texts.share(title)}
          shape={Share2}
          onClick={() => void shareProduct(product)}
        />
        <ShareWithAll product={product} />
        <span className="gal-pack t-note b">{pack}</span>
      </ProductImage>
    </section>
  );
}
