import type { ProductView } from "@santha/contract/store";
import { HeartButton } from "#features/wishlist";
import { productPicture } from "#lib/drawings";
import { useLanguage, wordsIn } from "#lib/language";
import { Bed } from "#ui/bed";

/** The product on its bed, with the heart. */
export function ProductPicture({ product }: { readonly product: ProductView }) {
  const title = wordsIn(useLanguage(), product.title).text;
  return (
    <section className="gal" aria-label={title}>
      <Bed className="gal-m" tint={product.bed} picture={productPicture(product.drawing)} eager>
        <HeartButton product={product} title={title} isKnownIn={product.isWishlisted} className="gal-like" />
      </Bed>
    </section>
  );
}
