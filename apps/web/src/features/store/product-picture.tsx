import type { ProductView, Sku } from "@santha/contract/store";
import { Share2 } from "lucide-react";
import { ShareWithAll } from "#features/feed";
import { HeartButton } from "#features/wishlist";
import { productPicture } from "#lib/drawings";
import { useLanguage, wordsIn } from "#lib/language";
import { Bed } from "#ui/bed";
import { IconButton } from "#ui/icon-button";
import { useProductTexts } from "./product.texts.ts";
import { shareProduct } from "./share-product.ts";

/** The product on its bed with the chosen pack written on it, the heart, and the ways to share it. */
export function ProductPicture({ product, sku }: { readonly product: ProductView; readonly sku: Sku }) {
  const texts = useProductTexts();
  const language = useLanguage();
  const title = wordsIn(language, product.title).text;
  const pack = wordsIn(language, sku.pack).text;
  return (
    <section className="gal" aria-label={`${title}, ${pack}`}>
      <Bed className="gal-m" tint={product.bed} picture={productPicture(product.drawing)} eager>
        <HeartButton product={product} title={title} isKnownIn={product.isWishlisted} className="gal-like" />
        <IconButton
          className="gal-share"
          name={texts.share(title)}
          shape={Share2}
          onClick={() => void shareProduct(product)}
        />
        <ShareWithAll product={product} />
        <span className="gal-pack t-note b">{pack}</span>
      </Bed>
    </section>
  );
}
